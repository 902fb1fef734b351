// The two scores as gauges beside the ladder of levels, and the same figures as a table.
import { LEVELS } from "../../model/levels.ts";
import type { ScanResults } from "../../model/results.ts";
import { countOf } from "../../model/words.ts";
import { type Markup, markup } from "../markup.ts";
import { table, toneOf } from "./words.ts";

interface Gauge {
  id: "readiness" | "aeo";
  name: string;
  score: number;
  detail: ScanResults["readiness"];
  median: number | null;
}

export function scoreCards(results: ScanResults): Markup {
  const gauges = gaugesOf(results);
  return markup`
<section aria-labelledby="scores">
<h2 class="hidden" id="scores">Scores and level</h2>
<div class="cards">${gauges.map((gauge) => gaugeCard(gauge, results))}${ladder(results.level)}</div>
${gauges.map(({ name, detail }) => detail.cap !== null && markup`<p class="notice">${name} is held at ${detail.cap.limit}: ${detail.cap.reason}</p>`)}
<details><summary>These figures as a table</summary>
${figures(gauges)}
</details>
</section>`;
}

const gaugesOf = ({ readinessScore, readiness, aeoScore, aeo, industryMedian }: ScanResults): Gauge[] => [
  {
    id: "readiness",
    name: "AI readiness",
    score: readinessScore,
    detail: readiness,
    median: industryMedian?.readiness ?? null,
  },
  { id: "aeo", name: "Answer engines (AEO)", score: aeoScore, detail: aeo, median: industryMedian?.aeo ?? null },
];

function gaugeCard(gauge: Gauge, { industryMedian, projected, scanType }: ScanResults): Markup {
  const { id, name, score, detail, median } = gauge;
  const lifted = id === "readiness" ? projected?.first.readinessScore : projected?.first.aeoScore;
  return markup`
<div class="card gauge">
<h3 class="label">${name}</h3>
${dial(gauge)}
<p>Range ${detail.range[0]} to ${detail.range[1]}, ${detail.confidence} confidence</p>
${detail.confidence !== "high" && markup`<p>${percent(detail.coverage)} of the checks of a ${scanType} scan could be observed.</p>`}
${median !== null && industryMedian !== null && markup`<p>Median in ${industryMedian.industry.replaceAll("-", " ")}: ${median}, over ${countOf(industryMedian.scans, "scan")}</p>`}
${lifted !== undefined && projected !== null && lifted > score && markup`<p>${projected.first.fixes === 1 ? "The first fix" : `The first ${projected.first.fixes} fixes`} would lift it to ${lifted}</p>`}
</div>`;
}

const ARC = "M20 100A80 80 0 0 1 180 100";
const OUTER_ARC = "M6 100A94 94 0 0 1 194 100";

/** Half a circle whose length counts as 100, so that a score is a length of its stroke; the range lies outside it. */
function dial({ id, name, score, detail }: Gauge): Markup {
  const [low, high] = detail.range;
  return markup`<svg viewBox="0 0 200 112" role="img" aria-labelledby="${id}-title ${id}-desc">
<title id="${id}-title">${name}: ${score} of 100</title>
<desc id="${id}-desc">Between ${low} and ${high} if everything that could not be observed is counted against or for the site. Confidence is ${detail.confidence}.</desc>
<g fill="none" stroke-width="13">
<path class="track" d="${ARC}" stroke-linecap="round"/>
${score > 0 && markup`<path class="${toneOf(score)}-line" d="${ARC}" stroke-linecap="round" pathLength="100" stroke-dasharray="${score} 200"/>`}
<path class="range" d="${OUTER_ARC}" stroke-width="3" pathLength="100" stroke-dasharray="0 ${low} ${Math.max(1, high - low)} 200"/>
</g>
<text class="value" x="100" y="98" text-anchor="middle">${score}</text>
</svg>`;
}

function ladder({ value, observable, next, note }: ScanResults["level"]): Markup {
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

const figures = (gauges: readonly Gauge[]): Markup =>
  table(
    "Scores with range and confidence",
    ["Score of 100", "Value", "Lowest", "Highest", "Confidence", "Observed", "Median of the industry"],
    gauges.map(({ name, score, detail, median }) => [
      name,
      score,
      detail.range[0],
      detail.range[1],
      detail.confidence,
      percent(detail.coverage),
      median ?? "unknown",
    ]),
  );

const percent = (share: number): string => `${Math.round(share * 100)} %`;
