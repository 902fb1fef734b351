// Small words and marks that the sections of a report share.
import { tenths } from "../../model/words.ts";
import type { CheckStatus, Effort } from "../../model/outcome.ts";
import type { Rating } from "../../model/results.ts";
import { roundHours, SHOWN_FROM_HOURS } from "../../model/round-hours.ts";
import { type Markup, markup } from "../markup.ts";
import { WORDS } from "../words/index.ts";

const NAMES = WORDS.names;

export type Tone = "good" | "fair" | "poor" | "plain";

/** Colour of a score. The number stands beside it always, so that the colour says nothing of its own. */
export const toneOf = (score: number): Tone => (score >= 60 ? "good" : score >= 40 ? "fair" : "poor");

/** Read aloud and not shown. */
export const hidden = (text: string): Markup => markup`<span class="hidden">${text}</span>`;
/** A link within text, large enough for a finger. */
export const tap = (to: string, name: string): Markup => markup`<a class="tap" href="${to}">${name}</a>`;

export const chip = (text: string, tone: Tone): Markup => markup`<span class="chip ${tone}">${text}</span>`;

const STATUS_TONES: Record<CheckStatus, Tone> = {
  fail: "poor",
  warn: "fair",
  pass: "good",
  unable: "plain",
  na: "plain",
  info: "plain",
};
export const statusWord = (status: CheckStatus): string => NAMES.checkStatuses[status];
export const statusChip = (status: CheckStatus): Markup => chip(statusWord(status), STATUS_TONES[status]);

/** Names of markup stand between backticks in what we write. */
export const ticked = (text: string): Markup[] =>
  text.split("`").map((part, at) => (at % 2 === 1 ? markup`<code>${part}</code>` : markup`${part}`));

/** "/contact?a=b" for an address of the site itself, the whole address for any other. */
export function addressOn(startUrl: string, url: string): string {
  if (!URL.canParse(url) || !URL.canParse(startUrl)) return url;
  const { origin, pathname, search } = new URL(url);
  return origin === new URL(startUrl).origin ? pathname + search : url;
}

export const effortInWords = (effort: Effort): string => NAMES.efforts[effort];

const SEVERITIES: Record<Rating, Tone> = { high: "poor", medium: "fair", low: "plain" };
export const severityChip = (severity: Rating): Markup =>
  markup`<span class="chip ${SEVERITIES[severity]}">${WORDS.report.findings.severity(severity, hidden)}</span>`;
const POTENTIALS: Record<Rating, Tone> = { high: "good", medium: "fair", low: "plain" };
export const potentialChip = (rating: Rating): Markup => chip(NAMES.potential(rating), POTENTIALS[rating]);

/** "5 h"; what an estimate puts below half an hour is not told more finely. */
export const hoursText = (base: number): string =>
  base < SHOWN_FROM_HOURS ? WORDS.hours.underHalf : WORDS.hours.short(roundHours(base));
/** "1,120" */
export const count = (value: number): string => WORDS.formats.number(value);
/** "+2.4", "−1", "0". */
export const signed = (points: number): string => {
  const rounded = tenths(points);
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : "0";
};

export const percent = (share: number): string => WORDS.formats.percent(Math.round(share * 100));

/** Where the rule of a check is explained. */
export const methodOf = (checkId: string): string => `/method#${encodeURIComponent(checkId)}`;

/** What other parts of the page were asked stays in the address when a form is sent. */
export const hiddenInputs = (pairs: readonly (readonly [string, string])[]): Markup[] =>
  pairs.map(([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`);

export const section = (id: string, title: string, body: readonly (Markup | null)[]): Markup =>
  markup`
<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${body}
</section>`;

export const table = (
  caption: string,
  head: readonly string[],
  rows: readonly (readonly (string | number | Markup)[])[],
): Markup =>
  markup`<div class="wide" tabindex="0"><table>
<caption class="hidden">${caption}</caption>
<thead><tr>${head.map((name) => markup`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map(
    ([first = "", ...rest]) =>
      markup`
<tr><th scope="row">${first}</th>${rest.map((cell) => markup`<td>${cell}</td>`)}</tr>`,
  )}
</tbody>
</table></div>`;
