// The ladder of levels: what is reached, what the next one takes.
import { LEVELS } from "../../model/levels.ts";
import type { ScanResults } from "../../model/results.ts";
import { type Markup, markup } from "../markup.ts";

export function ladder({ value, observable, next, note }: ScanResults["level"]): Markup {
  const missing = next?.missing ?? [];
  return markup`
<div class="card">
<h3 class="label">Level ${value} of ${LEVELS.length - 1}: ${LEVELS[value]?.name ?? ""}</h3>
<ol class="ladder">${LEVELS.map((level, at) => at > 0 && rung(level, at, value))}</ol>
${next !== null && missing.length > 0 && markup`<p class="note">Level ${next.value} takes: ${missing.map(({ title }) => title).join("; ")}.</p>`}
${observable < LEVELS.length - 1 && markup`<p class="note">A scan of this depth can tell up to level ${observable}.</p>`}
${note !== null && markup`<p class="note">${note}</p>`}
</div>`;
}

const rung = ({ name, meaning }: (typeof LEVELS)[number], at: number, value: number): Markup =>
  markup`
<li class="${at <= value && "reached"} ${at === value && "here"}"><span class="step" aria-hidden="true">${at}</span><span>${name}: ${meaning}${markup`<span class="hidden">${at === value ? " (reached, the highest so far)" : at < value ? " (reached)" : " (not reached)"}</span>`}</span></li>`;
