// Impact from the top, effort from the left; a dot carries its row's number in the table.
import type { Opportunity, Rating } from "../../model/results.ts";
import { type Markup, markup } from "../markup.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.opportunities;

const EFFORTS: readonly Rating[] = ["low", "medium", "high"];
const IMPACTS: readonly Rating[] = ["high", "medium", "low"];
const WIDE = 100;
const HIGH = 84;
const LEFT = 46;
const GAP = 4;
const TOP = 2;
const LABELS = 44;
const WIDTH = LEFT + EFFORTS.length * WIDE;
const HEIGHT = TOP + IMPACTS.length * HIGH + LABELS;
/** Dots in a row of a cell, and rows of them. */
const ACROSS = 4;
const DOWN = 2;
const SPACING = 22;
const RADIUS = 10;

/** What a corner says of those in it. */
const CORNERS: Readonly<Record<string, string>> = {
  "high low": TEXTS.corners.quickWins,
  "high high": TEXTS.corners.projects,
  "low low": TEXTS.corners.fillIns,
  "low high": TEXTS.corners.later,
};

export function matrix(all: readonly Opportunity[]): Markup {
  return markup`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="matrix-title matrix-desc">
<title id="matrix-title">${TEXTS.matrixTitle}</title>
<desc id="matrix-desc">${TEXTS.matrixMeans(all)}</desc>
${IMPACTS.flatMap((impact, row) => EFFORTS.map((effort, column) => cell(all, { impact, effort, row, column })))}
${EFFORTS.map((effort, at) => markup`<text x="${middle(LEFT, at, WIDE)}" y="${HEIGHT - LABELS + 18}" text-anchor="middle">${WORDS.names.ratings[effort]}</text>`)}
<text class="axis" x="${middle(LEFT, 1, WIDE)}" y="${HEIGHT - 6}" text-anchor="middle">${TEXTS.effort}</text>
${IMPACTS.map((impact, at) => upright(WORDS.names.ratings[impact], 36, middle(TOP, at, HIGH)))}
${upright(TEXTS.impact, 13, middle(TOP, 1, HIGH), "axis")}
</svg>`;
}

const middle = (from: number, at: number, size: number): number => from + at * size + size / 2;
const upright = (text: string, x: number, y: number, name = ""): Markup =>
  markup`<text class="${name}" x="${x}" y="${y}" text-anchor="middle" transform="rotate(-90 ${x} ${y})">${text}</text>`;

interface Cell {
  impact: Rating;
  effort: Rating;
  row: number;
  column: number;
}

function cell(all: readonly Opportunity[], { impact, effort, row, column }: Cell): Markup {
  const here = all.flatMap((one, at) => (one.impact === impact && one.effort === effort ? [at + 1] : []));
  const x = LEFT + column * WIDE;
  const y = TOP + row * HIGH;
  const corner = CORNERS[`${impact} ${effort}`];
  return markup`<rect x="${x}" y="${y}" width="${WIDE - GAP}" height="${HIGH - GAP}" rx="7"${corner === TEXTS.corners.quickWins && markup` class="quick"`}/>${corner !== undefined && markup`<text x="${x + 9}" y="${y + 18}">${corner}</text>`}
${dots(here, x + (WIDE - GAP) / 2, y + (HIGH - GAP) / 2 + 8)}
`;
}

/** In rows about the middle of the cell; those that find no room are counted. */
function dots(numbers: readonly number[], x: number, y: number): Markup[] {
  const room = ACROSS * DOWN;
  const shown = numbers.length > room ? numbers.slice(0, room - 1) : numbers;
  const texts = [...shown.map(String), ...(shown.length < numbers.length ? [`+${numbers.length - shown.length}`] : [])];
  const rows = Math.ceil(texts.length / ACROSS);
  return texts.map((text, at) => {
    const inRow = Math.min(ACROSS, texts.length - Math.floor(at / ACROSS) * ACROSS);
    const cx = x + ((at % ACROSS) - (inRow - 1) / 2) * SPACING;
    const cy = y + (Math.floor(at / ACROSS) - (rows - 1) / 2) * SPACING;
    return markup`<circle cx="${cx}" cy="${cy}" r="${RADIUS}"/><text class="dot" x="${cx}" y="${cy + 4.5}" text-anchor="middle">${text}</text>`;
  });
}
