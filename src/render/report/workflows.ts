// Workflows as chains of steps: by hand in the business, by the customers, by itself.
import { tellSign } from "../../model/words.ts";
import { basisOf } from "../../model/basis-of-step.ts";
import type { ScanResults, Workflow, WorkflowStep } from "../../model/results.ts";
import { type Markup, markup } from "../markup.ts";
import { ratedWork } from "../rated-work.ts";
import { addressOn, hidden, potentialChip, section } from "./words.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.report.workflows;

const QUOTES = 2;

export function workflows({ workflows: all, opportunities, startUrl }: ScanResults): Markup | null {
  const rated = ratedWork(opportunities);
  return all.length === 0
    ? null
    : section("workflows", TEXTS.title, [
        markup`<p class="under">${TEXTS.note}</p>
<ul class="chain key"><li class="by-hand">${TEXTS.keyByHand}</li><li class="others">${TEXTS.keyOthers}</li><li>${TEXTS.keyItself}</li><li class="told">${TEXTS.keyTold}</li></ul>
<div class="cards flows">${all.map((one) => card(one, startUrl, rated.has(one.id ?? "")))}</div>`,
      ]);
}

function card(
  { name, description, steps = [], automationPotential, ...more }: Workflow,
  startUrl: string,
  isRated: boolean,
): Markup {
  const { evidence = [], confidence, tools = [], alreadyAutomated = [] } = more;
  const told = steps.map((step) => step.description ?? "").join("\n");
  const quotes = evidence.filter(({ quote }) => !told.includes(quote)).slice(0, QUOTES);
  return markup`
<article class="card">
<div class="title"><h3>${name}</h3>${isRated && potentialChip(automationPotential)}</div>
<p>${description}</p>
${steps.length > 0 && markup`<ol class="chain">${steps.map(step)}</ol>`}
${alreadyAutomated.length > 0 && markup`<p>${TEXTS.automated(alreadyAutomated)}</p>`}
${quotes.length > 0 && markup`<p class="evidence">${quotes.map((sign) => markup`<span class="line"><span class="where">${addressOn(startUrl, sign.url)}</span> ${tellSign(sign)}</span>`)}</p>`}
${(tools.length > 0 || confidence !== undefined) && markup`<p class="note">${tools.length > 0 && `${TEXTS.tools(tools)} `}${confidence !== undefined && TEXTS.confidence(confidence)}</p>`}
</article>`;
}

function step(one: WorkflowStep): Markup {
  const { name, description = "", isManual } = one;
  const basis = basisOf(one);
  if (basis === "told") return markup`<li class="told">${name}<small>${description}</small></li>`;
  if (isManual)
    return description === ""
      ? markup`<li class="by-hand">${name}<small class="hidden">${TEXTS.byHand}</small></li>`
      : markup`<li class="by-hand">${name}<small>${basis !== "promised" && hidden(TEXTS.byHandSo)}${description}</small></li>`;
  return basis === "seen"
    ? markup`<li>${name}<small class="hidden">${TEXTS.byItself}</small></li>`
    : markup`<li class="others">${name}<small>${description}</small></li>`;
}
