// One score as half a circle: the value, what the first fixes would add, the range outside it, the industry's median across.
import type { ScanResults } from "../../model/results.ts";
import { type Markup, markup } from "../markup.ts";
import { toneOf } from "./words.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.report.scores;

export interface Gauge {
  id: "readiness" | "aeo";
  name: string;
  score: number;
  detail: ScanResults["readiness"];
  /** Of the industry's public scans; null while too few are known. */
  median: number | null;
  /** Where the first fixes would lift it; null when nothing costs points, or too little was read to tell. */
  lifted: number | null;
  /** On the scan before; null when there is none to compare with. */
  before: number | null;
}

const ARC = "M20 100A80 80 0 0 1 180 100";
const OUTER_ARC = "M6 100A94 94 0 0 1 194 100";

/** Each arc's length counts as 100, so that a score is a length of its stroke. */
export function dial({ id, name, score, detail, median, lifted }: Gauge): Markup {
  const [low, high] = detail.range;
  const added = (lifted ?? score) - score;
  return markup`<svg viewBox="0 0 200 106" role="img" aria-labelledby="${id}-title ${id}-desc">
<title id="${id}-title">${TEXTS.dial(name, score)}</title>
<desc id="${id}-desc">${TEXTS.dialMeans({ low, high, confidence: detail.confidence, median, lifted: added > 0 ? lifted : null })}</desc>
<g fill="none" stroke-width="13">
<path class="track" d="${ARC}"/>
${added > 0 && stroke(ARC, "lifted", score, added)}
${score > 0 && stroke(ARC, `${toneOf(score)}-line`, 0, score)}
${median !== null && stroke(ARC, "median", Math.min(99, Math.max(0, median - 0.5)), 1)}
${high > low && stroke(OUTER_ARC, "range", low, high - low)}
</g>
<text class="value" x="100" y="98" text-anchor="middle">${score}</text>
</svg>`;
}

const stroke = (path: string, name: string, from: number, length: number): Markup =>
  markup`<path class="${name}" d="${path}" pathLength="100" stroke-dasharray="0 ${from} ${length} 200"/>\n`;
