// One estimate opened: the formula with its numbers, and what went into it with its sources.
import type { Figure, HoursEstimate } from "../../model/results.ts";
import { type Markup, markup } from "../markup.ts";
import { count, hoursText, table } from "./words.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.hours;
const { columns: head } = TEXTS;

export const hoursFormula = ({
  id,
  title,
  estimate,
}: {
  id: string;
  title: string;
  estimate: HoursEstimate;
}): Markup => markup`
<details class="check" data-follows="formula-${id}"><summary><span>${TEXTS.estimate(title, hoursText(estimate.base))}</span></summary>
<p><code>${estimate.formula}</code></p>
${table(
  TEXTS.inputs(title),
  [head.figure, head.low, head.base, head.high, head.from],
  [
    figureRow(TEXTS.aMonth(estimate.unit), estimate.eventsPerMonth),
    figureRow(TEXTS.minutesEach, estimate.minutesPerEvent),
    ...estimate.factors.map(({ name, low, base, high, source }) => [WORDS.names.factor(name), low, base, high, source]),
  ],
)}
${
  estimate.adjustments.length > 0 &&
  markup`<p><strong>${TEXTS.adjusted}</strong></p>
<ul>${estimate.adjustments.map(({ reason, factor, applies }) => markup`<li>${TEXTS.adjustment(reason, factor, applies)}</li>`)}</ul>`
}
<p class="note">${TEXTS.restsOn(estimate.confidence, estimate.task)}</p>
${
  estimate.citations.length === 0
    ? markup`<p class="note">${TEXTS.noSources}</p>`
    : markup`<p><strong>${TEXTS.sources}</strong></p>
<ul class="note">${estimate.citations.map((source) => markup`<li>${source}</li>`)}</ul>`
}
</details>`;

const figureRow = (name: string, { low, base, high, grade, sources }: Figure): (string | number)[] => [
  name,
  count(low),
  count(base),
  count(high),
  TEXTS.from(WORDS.names.grades[grade], sources),
];
