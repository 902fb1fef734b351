// The two scores as gauges beside the ladder of levels, and the same figures as a table.
import { isoDayOf } from "../../model/words.ts";
import type { ScanResults } from "../../model/results.ts";
import { dateInWords } from "../date-in-words.ts";
import { type Markup, markup } from "../markup.ts";
import { dial, type Gauge } from "./dial.ts";
import { ladder } from "./ladder.ts";
import { percent, signed, table } from "./words.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.report.scores;
const { columns: head } = TEXTS;

export function scoreCards(results: ScanResults): Markup {
  const gauges = gaugesOf(results);
  return markup`
<section aria-labelledby="scores">
<h2 class="hidden" id="scores">${TEXTS.title}</h2>
<div class="cards scores">${gauges.map((gauge) => gaugeCard(gauge, results))}${ladder(results.level)}</div>
<details><summary>${TEXTS.asTable}</summary>
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
    name: WORDS.names.readiness,
    score: readinessScore,
    detail: readiness,
    median: industryMedian?.readiness ?? null,
    lifted: projected?.first.readinessScore ?? null,
    before: previous?.readinessScore ?? null,
  },
  {
    id: "aeo",
    name: WORDS.names.aeo,
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
  const fixes = projected?.first.fixes ?? 0;
  return markup`
<div class="card gauge">
<h3 class="label">${name}</h3>
${dial(gauge)}
<dl class="rows">
${row(TEXTS.range, TEXTS.rangeIs(low, high), "range")}
${row(TEXTS.confidence, TEXTS.confidenceIs(detail.confidence, percent(detail.coverage)))}
${lifted !== null && lifted > score && row(TEXTS.withFixes(fixes), TEXTS.liftedTo(lifted, projected?.leftOut.length ?? 0, projected?.halfHeld?.length ?? 0), "lifted")}
${row(TEXTS.medianOf(profile.industry), industryMedian === null ? TEXTS.fewScans : TEXTS.medianIs(gauge.median, industryMedian.scans), industryMedian !== null && "median")}
${before !== null && previous !== null && row(TEXTS.on(dateInWords(isoDayOf(previous.scannedAt))), TEXTS.wasThen(before, score === before ? null : signed(score - before)))}
</dl>
</div>`;
}

/** `sign` names the mark on the dial that the row is the words of. */
const row = (name: string, value: string, sign: string | false = false): Markup =>
  markup`<div><dt${sign !== false && markup` class="sign ${sign}"`}>${name}</dt><dd>${value}</dd></div>\n`;

const figures = (gauges: readonly Gauge[]): Markup =>
  table(
    TEXTS.caption,
    [head.score, head.value, head.lowest, head.highest, head.confidence, head.observed, head.median],
    gauges.map(({ name, score, detail, median }) => [
      name,
      score,
      detail.range[0],
      detail.range[1],
      WORDS.names.confidence[detail.confidence],
      percent(detail.coverage),
      median ?? TEXTS.notKnown,
    ]),
  );
