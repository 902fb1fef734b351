// What changed since the scan before, and why.
import { isoDayOf } from "../../model/words.ts";
import type { ScanResults } from "../../model/results.ts";
import { isComparable, type CheckMove, type ScoreChange } from "../../model/score-change.ts";
import { dateInWords } from "../date-in-words.ts";
import { type Markup, markup } from "../markup.ts";
import type { CheckLinks } from "./check-links.ts";
import { section, signed, statusWord, table } from "./words.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.report.since;
const { columns: head, categoryColumns: categoryHead } = TEXTS;

/** Rows that stand open; the rest is one step away. */
const SHOWN = 8;

/** A scan that another scorecard judged is told as what it is: its scores cannot be compared. */
export function sinceLastScan(
  { previous: same, previousScorecard, readinessScore, aeoScore }: ScanResults,
  links: CheckLinks,
): Markup | null {
  const previous = same ?? previousScorecard ?? null;
  if (previous === null) return null;
  const { change, rescored, changedChecks } = previous;
  const moves = change ? [...change.moved, ...change.newlyObserved, ...change.noLongerObserved] : [];
  const day = dateInWords(isoDayOf(previous.scannedAt));
  return section("since", TEXTS.title, [
    markup`<p>${previous.sentence ?? TEXTS.scores({ readiness: [previous.readinessScore, readinessScore], aeo: [previous.aeoScore, aeoScore], checks: changedChecks.length })} <a class="tap" href="/report/${previous.scanId}">${TEXTS.reportOf(day)}</a></p>`,
    rescored ? markup`<p>${rescored.note}</p>` : null,
    moves.length === 0 ? null : movesTable(TEXTS.moved, moves.slice(0, SHOWN), links),
    moves.length <= SHOWN
      ? null
      : markup`<details><summary>${TEXTS.others(moves.length - SHOWN)}</summary>
${movesTable(TEXTS.moreMoved, moves.slice(SHOWN), links)}
</details>`,
    change ? categoriesOf(change, links) : null,
  ]);
}

const movesTable = (caption: string, moves: readonly CheckMove[], links: CheckLinks): Markup =>
  table(
    caption,
    [head.check, head.before, head.now, head.readiness, head.aeo],
    moves.map(({ title, id, before, after, readinessPoints, aeoPoints }) => [
      markup`<a class="tap" href="${links.linkTo(id)}">${title}</a>`,
      before === null ? TEXTS.notMade : statusWord(before),
      after === null ? TEXTS.notMade : statusWord(after),
      ...[readinessPoints, aeoPoints].map((one) =>
        isComparable({ before, after }) ? signed(one) : TEXTS.notComparable,
      ),
    ]),
  );

const SCORE_NAMES = { readiness: WORDS.names.readiness, aeo: WORDS.names.aeoShort } as const;
const points = (score: number | null): string | number => (score === null ? TEXTS.tooLittle : Math.round(score));

function categoriesOf({ categories, remainder }: ScoreChange, { linkToCategory }: CheckLinks): Markup | null {
  const moved = categories.filter(({ before, after }) => points(before) !== points(after));
  if (moved.length === 0) return null;
  return markup`<details><summary>${TEXTS.byCategory}</summary>
${table(
  TEXTS.categoriesMoved,
  [categoryHead.category, categoryHead.score, categoryHead.before, categoryHead.now],
  moved.map(({ score, category, before, after }) => [
    markup`<a class="tap" href="${linkToCategory(category)}">${category}</a>`,
    SCORE_NAMES[score],
    points(before),
    points(after),
  ]),
)}
<p class="note">${TEXTS.remainder({ readiness: signed(remainder.readiness), aeo: signed(remainder.aeo) })}</p>
</details>`;
}
