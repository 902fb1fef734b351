// One opportunity opened: what is so now, how it goes, what it needs, what could go wrong and what helps.
import { tellSign } from "../../model/words.ts";
import type { Opportunity } from "../../model/results.ts";
import { type Markup, markup } from "../markup.ts";
import type { CheckLinks } from "./check-links.ts";
import { addressOn, ticked } from "./words.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.opportunities;

export interface OpportunityPlace {
  links: CheckLinks;
  startUrl: string;
}

const QUOTES = 2;

export const opportunityDetails = (one: Opportunity, { links, startUrl }: OpportunityPlace): Markup => markup`
<p>${ticked(one.description)}</p>
${told(TEXTS.now, one.currentState)}
${told(TEXTS.afterwards, one.potentialState)}
${quotes(one, startUrl)}
${listed("ol", TEXTS.steps, one.automationApproach)}
${told(TEXTS.takes, one.ease)}
${checks(TEXTS.holdsFirst, one.prerequisites, links)}
${told(TEXTS.tools, one.recommendedTools && WORDS.formats.list(one.recommendedTools))}
${listed("ul", TEXTS.risks, one.risks)}
${told(TEXTS.impactReason, one.impactReason)}
${told(TEXTS.kpi, one.kpi)}
${isDone(one, links)}`;

const told = (name: string, text: string | undefined): Markup | null =>
  text === undefined || text === "" ? null : markup`<p><strong>${name}:</strong> ${ticked(text)}</p>`;

/** Words of the site that the text above does not quote already. */
function quotes({ evidence = [], currentState = "" }: Opportunity, startUrl: string): Markup | null {
  const texts = [currentState, ...evidence.map(({ quote }) => quote)];
  const own = evidence.filter(({ quote }, at) => !texts.some((text, i) => i !== at + 1 && text.includes(quote)));
  return own.length === 0
    ? null
    : markup`<p class="evidence">${own.slice(0, QUOTES).map((sign) => markup`<span class="line"><span class="where">${addressOn(startUrl, sign.url)}</span> ${tellSign(sign)}</span>`)}</p>`;
}

function listed(tag: "ol" | "ul", name: string, items: readonly string[] = []): Markup | null {
  if (items.length === 0) return null;
  const rows = items.map((item) => markup`<li>${ticked(item)}</li>`);
  const list = tag === "ol" ? markup`<ol>${rows}</ol>` : markup`<ul>${rows}</ul>`;
  return markup`<p><strong>${name}</strong></p>${list}`;
}

const isDone = ({ acceptance = [], acceptanceNote }: Opportunity, links: CheckLinks): Markup | null =>
  acceptance.length > 0
    ? checks(TEXTS.acceptance, acceptance, links)
    : acceptanceNote === undefined
      ? null
      : markup`<p>${acceptanceNote}</p>`;

const checks = (name: string, ids: readonly string[] = [], { linkTo, titleOf }: CheckLinks): Markup | null =>
  ids.length === 0
    ? null
    : markup`<p><strong>${name}:</strong> ${ids.map((id, at) => markup`${at > 0 && "; "}<a class="tap" href="${linkTo(id)}">${titleOf(id)}</a>`)}</p>`;
