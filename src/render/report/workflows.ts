// Workflows as chains of steps: by hand in the business, by the customers, by itself.
import type { ScanResults, Workflow } from "../../model/results.ts";
import { type Markup, markup } from "../markup.ts";
import { addressOn, potentialChip, section } from "./words.ts";

const QUOTES = 2;

export const workflows = ({ workflows: all, startUrl }: ScanResults): Markup | null =>
  all.length === 0
    ? null
    : section("workflows", "How you work today", [
        markup`<p class="under">Workflows that the site gives away. Dashed steps look manual; dotted ones are done by others.</p>
<div class="cards">${all.map((one) => card(one, startUrl))}</div>`,
      ]);

const card = (
  { name, description, steps = [], automationPotential, evidence = [] }: Workflow,
  startUrl: string,
): Markup => markup`
<article class="card">
<h3>${name}</h3>
<p>${potentialChip(automationPotential)}</p>
<p>${description}</p>
${steps.length > 0 && markup`<ol class="chain">${steps.map(step)}</ol>`}
${evidence.slice(0, QUOTES).map(({ url, quote }) => markup`<p><span class="evidence"><span class="where">${addressOn(startUrl, url)}</span> “${quote}”</span></p>`)}
</article>`;

/** A step that the business's staff do not do has words for who does it, or runs by itself. */
function step({ name, description, isManual }: NonNullable<Workflow["steps"]>[number]): Markup {
  if (isManual)
    return markup`<li class="by-hand">${name}<small>by hand${description !== undefined && `: ${description}`}</small></li>`;
  return description === undefined
    ? markup`<li>${name}<small>by itself</small></li>`
    : markup`<li class="others">${name}<small>${description.startsWith("“") && "by others: "}${description}</small></li>`;
}
