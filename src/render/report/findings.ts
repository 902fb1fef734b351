// Findings with what was seen, and what to paste.
import type { Draft } from "../../model/draft.ts";
import type { Finding, ScanResults } from "../../model/results.ts";
import { type Markup, markup } from "../markup.ts";
import type { CheckLinks } from "./check-links.ts";
import { draftDetails } from "./draft-details.ts";
import { seen } from "./seen.ts";
import { effortInWords, section, severityChip, ticked } from "./words.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.report.findings;

/** Findings that stand open; the rest is one step away. */
const SHOWN = 5;
const SEEN = 3;

export function findings({ findings: all, topFixes, startUrl }: ScanResults, links: CheckLinks): Markup | null {
  if (all.length === 0) return null;
  const drafts = new Map(topFixes.flatMap(({ checkId, draft }) => (draft === undefined ? [] : [[checkId, draft]])));
  const draftOf = ({ checkIds }: Finding): Draft | undefined => drafts.get(checkIds[0] ?? "");
  const cards = all.map((one, at) => finding(one, { at: at + 1, draft: draftOf(one), startUrl, links }));
  const told = new Set(all.flatMap((one) => draftOf(one)?.content ?? []));
  const others = topFixes.flatMap(({ draft }) => (draft === undefined || told.has(draft.content) ? [] : [draft]));
  return section("findings", TEXTS.title, [
    markup`<p class="under">${TEXTS.note}</p>`,
    ...cards.slice(0, SHOWN),
    cards.length <= SHOWN
      ? null
      : markup`
<details><summary>${TEXTS.others(cards.length - SHOWN)}</summary>
${cards.slice(SHOWN)}
</details>`,
    others.length === 0
      ? null
      : markup`
<div class="more-drafts">
<h3>${TEXTS.morePaste}</h3>
${others.map((draft, at) => draftDetails(draft, `more-${at + 1}`))}
</div>`,
  ]);
}

interface Place {
  at: number;
  draft: Draft | undefined;
  startUrl: string;
  links: CheckLinks;
}

const finding = (one: Finding, { at, draft, startUrl, links }: Place): Markup => markup`
<article class="card finding" id="finding-${at}">
<p class="at">${at}<span class="hidden">.</span></p>
<div>
<div class="title"><h3>${one.headline}</h3>${severityChip(one.severity)}</div>
<p>${ticked(one.situation)}</p>
${seen(one.evidence, { startUrl, situation: one.situation, most: SEEN })}
<p>${TEXTS.whatToDo(effortInWords(one.effort), ticked(one.fix))}</p>
${draft !== undefined && draftDetails(draft, `finding-${at}`)}
<p class="note">${TEXTS.restsOn(one.checkIds.map((id, i) => markup`${i > 0 && "; "}<a class="tap" href="${links.linkTo(id)}">${links.titleOf(id)}</a>`))}</p>
</div>
</article>
`;
