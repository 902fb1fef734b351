// What the report means, what to do first, and where the points come from.
import type { ScanResults, ScoreBreakdown, TopFix } from "../../model/results.ts";
import { namesPages } from "../../model/words.ts";
import { type Markup, markup } from "../markup.ts";
import type { CheckLinks } from "./check-links.ts";
import { chip, effortInWords, hidden, section, signed, ticked, toneOf } from "./words.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.report.meaning;

const FIRST = 3;

export const meaning = ({ executiveSummary, topFixes }: ScanResults, links: CheckLinks): Markup => markup`
<div class="pair">
<section aria-labelledby="meaning">
<h2 id="meaning">${TEXTS.title}</h2>
${executiveSummary.split(/\n{2,}/).map((text) => markup`<p>${text}</p>\n`)}</section>
${
  topFixes.length > 0 &&
  markup`<section class="card" aria-labelledby="first">
<h2 class="label" id="first">${TEXTS.first(Math.min(FIRST, topFixes.length))}</h2>
<ol class="first-fixes">${topFixes.slice(0, FIRST).map((fix) => firstFix(fix, links))}</ol>
</section>`
}
</div>`;

const firstFix = (
  { checkId, title, fix, effort, readinessGain, aeoGain, firstBecause, pages, pagesInAll }: TopFix,
  { linkTo }: CheckLinks,
): Markup => markup`
<li><strong>${title}.</strong> ${ticked(fix)}${pages.length > 0 && !namesPages(fix, pages, pagesInAll) && ` ${TEXTS.where(pages, pagesInAll)}`}${firstBecause !== undefined && ` ${TEXTS.firstBecause(firstBecause)}`}
<span class="gains">${readinessGain > 0 && chip(TEXTS.readinessGain(signed(readinessGain)), "good")} ${aeoGain > 0 && chip(TEXTS.aeoGain(signed(aeoGain)), "good")} ${chip(effortInWords(effort), "plain")} <a class="tap" href="${linkTo(checkId)}">${TEXTS.why(hidden)}</a></span></li>`;

export const points = ({ readinessBreakdown, aeoBreakdown }: ScanResults, links: CheckLinks): Markup =>
  section("points", WORDS.report.points.title, [
    markup`<p class="under">${WORDS.report.points.note}</p>
<div class="cards points">${bars(WORDS.names.readiness, readinessBreakdown, links)}${bars(WORDS.names.aeo, aeoBreakdown, links)}</div>`,
  ]);

const bars = (name: string, parts: readonly ScoreBreakdown[], links: CheckLinks): Markup | null =>
  parts.length === 0
    ? null
    : markup`
<div class="card">
<h3 class="label">${name}</h3>
<ul class="bars">${parts.map((part) => bar(part, links))}</ul>
</div>`;

/** The number stands as text beside the bar, which is there for the eye alone. */
const bar = ({ category, score, explanation }: ScoreBreakdown, { linkToCategory }: CheckLinks): Markup => markup`
<li><div class="row"><a class="tap" href="${linkToCategory(category)}">${category}</a><span>${Math.round(score)}</span></div>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect class="track" width="100" height="4" rx="1"/><rect class="${toneOf(score)}-fill" width="${Math.round(score)}" height="4" rx="1"/></svg>
<p>${explanation}</p></li>`;
