// What the report means, what to do first, and where the points come from.
import type { ScanResults, ScoreBreakdown, TopFix } from "../../model/results.ts";
import { listOf, pathOf } from "../../model/words.ts";
import { type Markup, markup } from "../markup.ts";
import { chip, effortInWords, methodOf, section, signed, ticked, toneOf } from "./words.ts";

const FIRST = 3;

export const meaning = ({ executiveSummary, topFixes }: ScanResults): Markup => markup`
<div class="pair">
<section aria-labelledby="meaning">
<h2 id="meaning">What this means</h2>
${executiveSummary.split(/\n{2,}/).map((text) => markup`<p>${text}</p>\n`)}</section>
${
  topFixes.length > 0 &&
  markup`<section class="card" aria-labelledby="first">
<h2 class="label" id="first">${topFixes.length === 1 ? "Do this first" : `Do these ${Math.min(FIRST, topFixes.length) === 2 ? "two" : "three"} first`}</h2>
<ol class="first-fixes">${topFixes.slice(0, FIRST).map(firstFix)}</ol>
</section>`
}
</div>`;

const firstFix = ({ checkId, fix, effort, readinessGain, aeoGain, pages }: TopFix): Markup => markup`
<li>${ticked(fix)}${pages.length > 0 && ` Where: ${listOf(pages.map(pathOf), 3)}.`}<br>
${readinessGain > 0 && chip(`${signed(readinessGain)} readiness`, "good")} ${aeoGain > 0 && chip(`${signed(aeoGain)} AEO`, "good")} ${chip(effortInWords(effort), "plain")} <a href="${methodOf(checkId)}">why</a></li>`;

export const points = ({ scanId, readinessBreakdown, aeoBreakdown }: ScanResults): Markup =>
  section("points", "Where the points come from", [
    markup`<p class="under">Every category opens into its checks, each with what was seen and where.</p>
<div class="cards">${bars("AI readiness", readinessBreakdown, scanId)}${bars("Answer engines (AEO)", aeoBreakdown, scanId)}</div>`,
  ]);

const bars = (name: string, parts: readonly ScoreBreakdown[], scanId: string): Markup | null =>
  parts.length === 0
    ? null
    : markup`
<div class="card">
<h3 class="label">${name}</h3>
<ul class="bars">${parts.map((part) => bar(part, scanId))}</ul>
</div>`;

/** The number stands as text beside the bar, which is there for the eye alone. */
const bar = ({ category, score, explanation }: ScoreBreakdown, scanId: string): Markup => markup`
<li><div class="row"><a href="/report/${scanId}?${new URLSearchParams({ category }).toString()}#checks">${category}</a><span>${Math.round(score)}</span></div>
<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect class="track" width="100" height="4" rx="1"/><rect class="${toneOf(score)}-fill" width="${Math.round(score)}" height="4" rx="1"/></svg>
<p>${explanation}</p></li>`;
