// The ladder of levels: what is reached, what the next one takes.
import { LEVELS } from "../../model/levels.ts";
import type { ScanResults } from "../../model/results.ts";
import { type Markup, markup } from "../markup.ts";
import { hidden } from "./words.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.report.scores;

export function ladder({ value, observable, next, note }: ScanResults["level"]): Markup {
  const missing = next?.missing ?? [];
  return markup`
<div class="card">
<h3 class="label">${TEXTS.level(value, LEVELS.length - 1, LEVELS[value]?.name)}</h3>
<ol class="ladder">${LEVELS.map((level, at) => at > 0 && rung(level, at, value))}</ol>
${
  next !== null &&
  missing.length > 0 &&
  markup`<p class="note">${TEXTS.levelTakes(
    next.value,
    missing.map(({ title }) => title),
  )}</p>`
}
${observable < LEVELS.length - 1 && markup`<p class="note">${TEXTS.tellsUpTo(observable)}</p>`}
${note !== null && markup`<p class="note">${note}</p>`}
</div>`;
}

const rung = ({ name, meaning }: (typeof LEVELS)[number], at: number, value: number): Markup =>
  markup`
<li class="${at <= value && "reached"} ${at === value && "here"}"><span class="step" aria-hidden="true">${at}</span><span>${TEXTS.rung(name, meaning)}${hidden(` ${at === value ? TEXTS.reachedHighest : at < value ? TEXTS.reached : TEXTS.notReached}`)}</span></li>`;
