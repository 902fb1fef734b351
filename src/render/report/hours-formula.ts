// One estimate opened: the formula with its numbers, and what went into it with its sources.
import type { Figure, HoursEstimate } from "../../model/results.ts";
import { listOf } from "../../model/words.ts";
import { GRADE_WORDS } from "../grade-words.ts";
import { type Markup, markup } from "../markup.ts";
import { count, hoursText, table } from "./words.ts";

export const hoursFormula = ({
  id,
  title,
  estimate,
}: {
  id: string;
  title: string;
  estimate: HoursEstimate;
}): Markup => markup`
<details class="check" data-formula-of="${id}"><summary><span>${title}: <span data-base>${hoursText(estimate.base)}</span> a month</span></summary>
<p><code data-formula>${estimate.formula}</code></p>
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
  markup`<p><strong>Adjusted to this site</strong></p>
<ul>${estimate.adjustments.map(({ reason, factor, applies }) => markup`<li>${reason} (× ${factor} on ${applies})</li>`)}</ul>`
}
<p class="note">Confidence: ${estimate.confidence}. Task: ${estimate.task}.</p>
${
  estimate.citations.length === 0
    ? markup`<p class="note">Sources: none published.</p>`
    : markup`<p><strong>Sources</strong></p>
<ul class="note">${estimate.citations.map((source) => markup`<li>${source}</li>`)}</ul>`
}
</details>`;

const figureRow = (name: string, { low, base, high, grade, sources }: Figure): (string | number)[] => [
  name,
  count(low),
  count(base),
  count(high),
  sources.length > 0 ? `${GRADE_WORDS[grade]}: ${listOf(sources)}` : GRADE_WORDS[grade],
];
