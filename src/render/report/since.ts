// What changed since the scan before, and why.
import type { ScanResults } from "../../model/results.ts";
import type { CheckMove, ScoreChange } from "../../model/score-change.ts";
import { countOf } from "../../model/words.ts";
import { dateInWords } from "../date-in-words.ts";
import { type Markup, markup } from "../markup.ts";
import type { CheckLinks } from "./check-links.ts";
import { isoDay, section, signed, statusWord, table } from "./words.ts";

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
  const day = dateInWords(isoDay(previous.scannedAt));
  return section("since", "Since the last scan", [
    markup`<p>${previous.sentence ?? `Readiness was ${previous.readinessScore} and is ${readinessScore}; AEO was ${previous.aeoScore} and is ${aeoScore}. ${countOf(changedChecks.length, "check")} changed.`} <a class="tap" href="/report/${previous.scanId}">The report of ${day}</a></p>`,
    rescored ? markup`<p>${rescored.note}</p>` : null,
    moves.length === 0 ? null : movesTable("Checks that moved a score", moves.slice(0, SHOWN), links),
    moves.length <= SHOWN
      ? null
      : markup`<details><summary>${moves.length - SHOWN === 1 ? "The other check" : `The other ${moves.length - SHOWN} checks`}</summary>
${movesTable("More checks that moved a score", moves.slice(SHOWN), links)}
</details>`,
    change ? categoriesOf(change, links) : null,
  ]);
}

const movesTable = (caption: string, moves: readonly CheckMove[], links: CheckLinks): Markup =>
  table(
    caption,
    ["Check", "Before", "Now", "Readiness", "AEO"],
    moves.map(({ title, id, before, after, readinessPoints, aeoPoints }) => [
      markup`<a class="tap" href="${links.linkTo(id)}">${title}</a>`,
      before === null ? "not made" : statusWord(before),
      after === null ? "not made" : statusWord(after),
      signed(readinessPoints),
      signed(aeoPoints),
    ]),
  );

const SCORE_NAMES = { readiness: "AI readiness", aeo: "AEO" } as const;
const points = (score: number | null): string | number => (score === null ? "too little seen" : Math.round(score));

function categoriesOf({ categories, remainder }: ScoreChange, { linkToCategory }: CheckLinks): Markup | null {
  const moved = categories.filter(({ before, after }) => points(before) !== points(after));
  if (moved.length === 0) return null;
  return markup`<details><summary>By category</summary>
${table(
  "Categories that moved",
  ["Category", "Score", "Before", "Now"],
  moved.map(({ score, category, before, after }) => [
    markup`<a class="tap" href="${linkToCategory(category)}">${category}</a>`,
    SCORE_NAMES[score],
    points(before),
    points(after),
  ]),
)}
<p class="note">Rounding, caps and what changes bring only together: readiness ${signed(remainder.readiness)}, AEO ${signed(remainder.aeo)}.</p>
</details>`;
}
