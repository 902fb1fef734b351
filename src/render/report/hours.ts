// Hours as three scenarios, with the formula of every estimate opened; then the ninety days.
import type { Figure, HoursEstimate, ScanResults } from "../../model/results.ts";
import { operationPagePath } from "../../model/documentation-paths.ts";
import { type Markup, markup } from "../markup.ts";
import { inOrder } from "./opportunities.ts";
import { hours, section, table } from "./words.ts";

export function hoursSaved(results: ScanResults): Markup | null {
  const { hoursTotal } = results;
  const estimates = inOrder(results).flatMap(({ title, hours: estimate }) =>
    estimate === undefined || estimate === null ? [] : [{ title, estimate }],
  );
  if (hoursTotal === null && estimates.length === 0) return null;
  return section("hours", "Hours", [
    hoursTotal === null
      ? null
      : markup`<p class="under">${hoursTotal.note} Confidence: ${hoursTotal.confidence}.</p>
<div class="cards">${scenario("Low", hoursTotal.low, "every assumption at its lowest")}${scenario("Base", hoursTotal.base, "what we would plan with")}${scenario("High", hoursTotal.high, "every assumption at its highest")}</div>`,
    ...estimates.map(formula),
  ]);
}

const scenario = (name: string, value: number, note: string): Markup => markup`
<div class="card"><h3 class="label">${name}</h3><p class="big">${hours(value)} h</p><p class="note">a month: ${note}</p></div>`;

const formula = ({ title, estimate }: { title: string; estimate: HoursEstimate }): Markup => markup`
<details class="check"><summary><span>${title}: ${hours(estimate.base)} h a month, by which formula</span></summary>
<p><code>${estimate.formula}</code></p>
${table(
  `What went into it: ${title}`,
  ["Figure", "Low", "Base", "High", "From"],
  [
    figureRow(`${estimate.unit} a month`, estimate.eventsPerMonth),
    figureRow("minutes each", estimate.minutesPerEvent),
    ...estimate.factors.map(({ name, low, base, high, source }) => [name, low, base, high, source]),
  ],
)}
${
  estimate.adjustments.length > 0 &&
  markup`<ul>${estimate.adjustments.map(({ reason, factor, applies }) => markup`<li>${reason} (× ${factor} on ${applies})</li>`)}</ul>`
}
<p class="note">Confidence: ${estimate.confidence}. Sources: ${estimate.citations.length > 0 ? estimate.citations.join("; ") : "none published"}.</p>
</details>`;

const figureRow = (name: string, { low, base, high, grade, sources }: Figure): (string | number)[] => [
  name,
  low,
  base,
  high,
  sources.length > 0 ? `${grade}: ${sources.join("; ")}` : grade,
];

export interface Phase {
  name: string;
  startDay: number;
  endDay: number;
}

/** Names of the phases are for everybody; what to do in them comes with a key. */
export const ninetyDays = (phases: readonly Phase[]): Markup | null =>
  phases.length === 0
    ? null
    : section("ninety-days", "Ninety days", [
        markup`<ol class="timeline">${phases.map(
          ({ name, startDay, endDay }) => markup`
<li><p class="label">Days ${startDay} to ${endDay}</p><h3>${name}</h3></li>`,
        )}</ol>
<p class="note">The actions of each phase, with ready skills for agents, come with a free key: <a href="${operationPagePath("get_playbook")}">how to read the playbook</a>.</p>`,
      ]);
