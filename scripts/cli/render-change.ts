// What moved against an earlier scan: the sentence, then each check that moved a score.
import type { ScanResults } from "../../src/model/results.ts";
import { isComparable, type CheckMove } from "../../src/model/score-change.ts";
import type { Layout } from "./report-layout.ts";
import { renderTable } from "./render-table.ts";
import type { Style } from "./terminal.ts";

const MOVES = 10;

export function renderChange({ previous, previousScorecard }: ScanResults, title: string, layout: Layout): string {
  const earlier = previous ?? previousScorecard;
  if (earlier?.sentence === undefined) return "";
  const { change, rescored } = earlier;
  const moves = change ? [...change.moved, ...change.newlyObserved, ...change.noLongerObserved] : [];
  const table = renderTable(
    [
      { title: "Check" },
      { title: "Before" },
      { title: "Now" },
      { title: "Readiness", isNumber: true },
      { title: "AEO", isNumber: true },
    ],
    moves.slice(0, MOVES).map(moveRow),
    { width: layout.columns, paint: layout.paint },
  );
  const rest = moves.length - MOVES;
  return layout.section(
    title,
    layout.prose(earlier.sentence),
    rescored ? layout.prose(rescored.note) : "",
    moves.length === 0 ? "" : `\n${table}`,
    rest > 0 ? `And ${rest} more.` : "",
  );
}

function moveRow({ title, before, after, readinessPoints, aeoPoints }: CheckMove) {
  const shown = [readinessPoints, aeoPoints].map((one) =>
    isComparable({ before, after }) ? points(one) : { text: "not comparable", style: "dim" as const },
  );
  return [title, before ?? "not made", after ?? "not made", ...shown];
}

function points(value: number): { text: string; style: Style } {
  if (value === 0) return { text: "0", style: "dim" };
  return value > 0 ? { text: `+${value}`, style: "green" } : { text: `−${-value}`, style: "red" };
}
