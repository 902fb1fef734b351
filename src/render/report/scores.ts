// The two scores as gauges beside the ladder of levels, and the same figures as a table.
import type { ScanResults } from "../../model/results.ts";
import { countOf } from "../../model/words.ts";
import { dateInWords } from "../date-in-words.ts";
import { type Markup, markup } from "../markup.ts";
import { dial, type Gauge } from "./dial.ts";
import { ladder } from "./ladder.ts";
import { isoDay, percent, signed, table } from "./words.ts";

export function scoreCards(results: ScanResults): Markup {
  const gauges = gaugesOf(results);
  return markup`
<section aria-labelledby="scores">
<h2 class="hidden" id="scores">Scores and level</h2>
<div class="cards scores">${gauges.map((gauge) => gaugeCard(gauge, results))}${ladder(results.level)}</div>
<details><summary>These figures as a table</summary>
${figures(gauges)}
</details>
</section>`;
}

const gaugesOf = ({
  readinessScore,
  readiness,
  aeoScore,
  aeo,
  industryMedian,
  projected,
  previous,
}: ScanResults): Gauge[] => [
  {
    id: "readiness",
    name: "AI readiness",
    score: readinessScore,
    detail: readiness,
    median: industryMedian?.readiness ?? null,
    lifted: projected?.first.readinessScore ?? null,
    before: previous?.readinessScore ?? null,
  },
  {
    id: "aeo",
    name: "Answer engines (AEO)",
    score: aeoScore,
    detail: aeo,
    median: industryMedian?.aeo ?? null,
    lifted: projected?.first.aeoScore ?? null,
    before: previous?.aeoScore ?? null,
  },
];

function gaugeCard(gauge: Gauge, { industryMedian, projected, previous, profile }: ScanResults): Markup {
  const { name, score, detail, lifted, before } = gauge;
  const [low, high] = detail.range;
  const median =
    profile.industry === "other" ? "Industry median" : `Median in ${profile.industry.replaceAll("-", " ")}`;
  const fixes = projected?.first.fixes ?? 0;
  return markup`
<div class="card gauge">
<h3 class="label">${name}</h3>
${dial(gauge)}
<dl class="rows">
${row("Range", low === high ? `${low}, nothing left open` : `${low} to ${high}`, "range")}
${row("Confidence", `${detail.confidence}, ${percent(detail.coverage)} observed`)}
${lifted !== null && lifted > score && row(fixes === 1 ? "With the first fix" : `With the first ${fixes} fixes`, String(lifted), "lifted")}
${row(median, industryMedian === null ? "too few scans yet" : `${gauge.median ?? "not known"} over ${countOf(industryMedian.scans, "scan")}`, industryMedian !== null && "median")}
${before !== null && previous !== null && row(`On ${dateInWords(isoDay(previous.scannedAt))}`, `${before}, ${movedBy(score - before)}`)}
</dl>
</div>`;
}

const movedBy = (points: number): string => (points === 0 ? "no change since" : `${signed(points)} since`);

/** `sign` names the mark on the dial that the row is the words of. */
const row = (name: string, value: string, sign: string | false = false): Markup =>
  markup`<div><dt${sign !== false && markup` class="sign ${sign}"`}>${name}</dt><dd>${value}</dd></div>\n`;

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
      median ?? "not known",
    ]),
  );
