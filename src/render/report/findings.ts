// Findings with what was seen, and what to paste. Addresses of the scanned site are text, never links.
import type { Draft } from "../../model/draft.ts";
import type { EvidenceItem } from "../../model/outcome.ts";
import type { Finding, ScanResults } from "../../model/results.ts";
import { type Markup, markup } from "../markup.ts";
import { addressOn, effortInWords, methodOf, section, severityChip, ticked } from "./words.ts";

/** Findings that stand open; the rest is one step away. */
const SHOWN = 5;
const SEEN = 3;

export function findings({ findings: all, topFixes, startUrl }: ScanResults): Markup | null {
  if (all.length === 0) return null;
  const drafts = new Map(topFixes.flatMap(({ checkId, draft }) => (draft === undefined ? [] : [[checkId, draft]])));
  const draftOf = ({ checkIds }: Finding): Draft | undefined => drafts.get(checkIds[0] ?? "");
  const cards = all.map((one, at) => finding(one, draftOf(one), at, startUrl));
  const told = new Set(all.flatMap((one) => draftOf(one)?.content ?? []));
  const others = topFixes.flatMap(({ draft }) => (draft === undefined || told.has(draft.content) ? [] : [draft]));
  return section("findings", "Key findings", [
    markup`<p class="under">Most consequential first. What was seen is quoted with its address.</p>`,
    ...cards.slice(0, SHOWN),
    cards.length <= SHOWN
      ? null
      : markup`
<details><summary>${cards.length - SHOWN === 1 ? "The other finding" : `The other ${cards.length - SHOWN} findings`}</summary>
${cards.slice(SHOWN)}
</details>`,
    others.length === 0
      ? null
      : markup`
<h3>More to paste</h3>
${others.map((draft, at) => draftDetails(draft, `more-${at + 1}`))}`,
  ]);
}

const finding = (one: Finding, draft: Draft | undefined, at: number, startUrl: string): Markup => markup`
<article class="card finding" id="finding-${at + 1}">
<div class="title"><h3>${at + 1}. ${one.headline}</h3>${severityChip(one.severity)}</div>
<p>${ticked(one.situation)}</p>
${seen(startUrl, one.evidence)}
<p><strong>What to do</strong> (${effortInWords(one.effort)}): ${ticked(one.fix)}</p>
${draft !== undefined && draftDetails(draft, `finding-${at + 1}`)}
<p class="note">Checks behind it: ${one.checkIds.map((id, i) => markup`${i > 0 && ", "}<a href="${methodOf(id)}">${id}</a>`)}</p>
</article>
`;

export const seen = (startUrl: string, evidence: readonly EvidenceItem[], most = SEEN): Markup | null =>
  evidence.length === 0
    ? null
    : markup`<ul class="seen">${evidence.slice(0, most).map(
        ({ url, received, meaning }) =>
          markup`
<li><span class="evidence"><span class="where">${addressOn(startUrl, url)}</span> ${received}</span> ${ticked(meaning)}</li>`,
      )}${evidence.length > most && markup`\n<li class="note">And ${evidence.length - most} more.</li>`}</ul>`;

/** Readable and selectable as it is; a script adds the button's effect and shows it. */
const draftDetails = ({ title, target, content, notes, notice }: Draft, id: string): Markup => markup`
<details class="draft"><summary>What to paste: ${title}</summary>
<p>For <code>${target}</code>. ${notice}</p>
<button class="copy quiet" type="button" data-copy="${id}-draft" hidden>Copy</button>
<pre tabindex="0" id="${id}-draft"><code>${content}</code></pre>
${notes.length > 0 && markup`<ul>${notes.map((note) => markup`<li>${note}</li>`)}</ul>`}
</details>`;
