// What to automate: a matrix of impact and effort beside the table it is drawn from, then how each one goes.
import type { Opportunity, Rating, ScanResults } from "../../model/results.ts";
import { type Markup, markup } from "../markup.ts";
import { hours, section } from "./words.ts";

const LAST = Number.MAX_SAFE_INTEGER;
export const inOrder = ({ opportunities: all }: Pick<ScanResults, "opportunities">): Opportunity[] =>
  all.toSorted((a, b) => (a.priority ?? LAST) - (b.priority ?? LAST));

export function opportunities(results: ScanResults): Markup | null {
  const all = inOrder(results);
  if (all.length === 0) return null;
  return section("opportunities", "What to automate", [
    markup`<div class="pair even">
<div class="card matrix"><h3 class="label">Impact and effort</h3>${matrix(all)}</div>
<div class="card">${list(all)}</div>
</div>
<h3>How each one goes</h3>
${all.map(details)}`,
  ]);
}

const EFFORTS: readonly Rating[] = ["low", "medium", "high"];
const IMPACTS: readonly Rating[] = ["high", "medium", "low"];
const CELL = 96;
const EDGE = 34;
/** Dots in a row of a cell, and rows of them. */
const ACROSS = 4;
const DOWN = 3;
const SPACING = 23;

/** Cells by impact from the top and effort from the left; a dot carries its row's number in the table. */
function matrix(all: readonly Opportunity[]): Markup {
  const size = EDGE + 3 * CELL;
  return markup`<svg viewBox="0 0 ${size} ${size}" role="img" aria-labelledby="matrix-title matrix-desc">
<title id="matrix-title">Opportunities by impact and effort</title>
<desc id="matrix-desc">${all.map(({ title, impact, effort }, at) => `${at + 1}. ${title}: ${impact} impact, ${effort} effort.`).join(" ")} The table holds the same.</desc>
${IMPACTS.flatMap((impact, row) => EFFORTS.map((effort, column) => cell(all, { impact, effort, row, column })))}
${EFFORTS.map((effort, at) => markup`<text x="${EDGE + at * CELL + CELL / 2}" y="${size - 22 + 12}" text-anchor="middle">${effort}${at === 1 && " effort"}</text>`)}
${IMPACTS.map((impact, at) => {
  const y = at * CELL + CELL / 2;
  return markup`<text x="14" y="${y}" text-anchor="middle" transform="rotate(-90 14 ${y})">${impact}${at === 1 && " impact"}</text>`;
})}
</svg>`;
}

function cell(
  all: readonly Opportunity[],
  { impact, effort, row, column }: { impact: Rating; effort: Rating; row: number; column: number },
): Markup {
  const here = all.flatMap((one, at) => (one.impact === impact && one.effort === effort ? [at + 1] : []));
  const x = EDGE + column * CELL;
  const y = row * CELL;
  const isQuick = row === 0 && column === 0;
  return markup`<rect x="${x + 2}" y="${y + 2}" width="${CELL - 4}" height="${CELL - 4}" rx="6"${isQuick && markup` class="quick"`}/>${isQuick && markup`<text x="${x + 10}" y="${y + 20}">Quick wins</text>`}
${here.slice(0, ACROSS * DOWN).map((number, at) => {
  const cx = x + 14 + (at % ACROSS) * SPACING;
  const cy = y + 38 + Math.floor(at / ACROSS) * SPACING;
  return markup`<circle cx="${cx}" cy="${cy}" r="10.5"/><text class="dot" x="${cx}" y="${cy + 4.5}" text-anchor="middle">${number}</text>`;
})}
`;
}

const list = (all: readonly Opportunity[]): Markup => markup`<div class="wide" tabindex="0"><table>
<caption class="hidden">Opportunities in the order to take them</caption>
<thead><tr><th scope="col"><abbr title="Number">#</abbr></th><th scope="col">Opportunity</th><th scope="col">Hours a month</th><th scope="col">Impact</th><th scope="col">Effort</th></tr></thead>
<tbody>${all.map(
  (one, at) => markup`
<tr><td>${at + 1}</td><th scope="row">${one.title}</th><td class="number">${saving(one)}</td><td>${one.impact}</td><td>${one.effort}</td></tr>`,
)}
</tbody>
</table></div>`;

const saving = ({ hours: estimate }: Opportunity): string | Markup =>
  estimate === undefined || estimate === null
    ? "unknown"
    : markup`<strong>${hours(estimate.base)} h</strong> (${hours(estimate.low)} to ${hours(estimate.high)})`;

const details = (one: Opportunity, at: number): Markup => markup`
<details class="check"><summary><span>${at + 1}. ${one.title}</span></summary>
<p>${one.description}</p>
${one.currentState !== undefined && markup`<p><strong>Now:</strong> ${one.currentState}</p>`}
${one.potentialState !== undefined && markup`<p><strong>Then:</strong> ${one.potentialState}</p>`}
${listed("ol", "How it goes", one.automationApproach)}
${listed("ul", "What could go wrong, and who checks", one.risks)}
${one.ease !== undefined && markup`<p><strong>Effort:</strong> ${one.ease}</p>`}
${one.kpi !== undefined && markup`<p><strong>How to tell that it works:</strong> ${one.kpi}</p>`}
</details>`;

function listed(tag: "ol" | "ul", name: string, items: readonly string[] = []): Markup | null {
  if (items.length === 0) return null;
  const rows = items.map((item) => markup`<li>${item}</li>`);
  return tag === "ol"
    ? markup`<div><p><strong>${name}</strong></p><ol>${rows}</ol></div>`
    : markup`<div><p><strong>${name}</strong></p><ul>${rows}</ul></div>`;
}
