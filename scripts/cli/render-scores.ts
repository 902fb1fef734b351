// The two scores with their categories as bars, and the level.
import type { ScanResults, ScoreBreakdown } from "../../src/model/results.ts";
import type { Layout } from "./report-layout.ts";
import type { Paint } from "./terminal.ts";
import { cut, padEnd, padStart } from "./text-layout.ts";

const NAME_COLUMNS = 28;
const BAR_COLUMNS = { narrow: 12, wide: 24 };
const WIDE_FROM = 100;
const GOOD_FROM = 70;
const FAIR_FROM = 40;

export function renderScores(results: ScanResults, layout: Layout): string {
  const { readiness, aeo, level } = results;
  const next =
    level.next === null
      ? ""
      : `Level ${level.next.value} (${level.next.name}) takes: ${level.next.missing.map(({ title }) => title).join("; ")}.`;
  const levelLines = [
    layout.title(`Level ${level.value} of 5: ${level.name}`),
    ...(next === "" ? [] : [layout.prose(next)]),
    ...(level.note === null ? [] : [layout.paint("dim", layout.prose(level.note))]),
  ];
  return [
    scoreBlock("AI readiness", results.readinessScore, readiness, results.readinessBreakdown, layout),
    scoreBlock("Answer engines (AEO)", results.aeoScore, aeo, results.aeoBreakdown, layout),
    levelLines.join("\n"),
  ].join("\n\n");
}

function scoreBlock(
  name: string,
  value: number,
  { range: [low, high], confidence, cap }: ScanResults["readiness"],
  breakdown: readonly ScoreBreakdown[],
  layout: Layout,
): string {
  const { paint } = layout;
  const range = `range ${low} to ${high}, ${confidence} confidence`;
  return [
    scoreLine({ name, value, note: range, isHead: true }, layout),
    ...(cap === null ? [] : [paint("yellow", layout.prose(`Held at ${cap.limit}: ${cap.reason}`, 2))]),
    ...breakdown.map(({ category, score, explanation }) =>
      scoreLine({ name: `  ${category}`, value: score, note: explanation, isHead: false }, layout),
    ),
  ].join("\n");
}

function scoreLine(
  { name, value, note, isHead }: { name: string; value: number; note: string; isHead: boolean },
  { columns, paint }: Layout,
): string {
  const barColumns = columns >= WIDE_FROM ? BAR_COLUMNS.wide : BAR_COLUMNS.narrow;
  const number = padStart(String(Math.round(value)), 3);
  const room = columns - NAME_COLUMNS - barColumns - number.length - 4;
  const shownName = padEnd(cut(name.trimStart(), NAME_COLUMNS - 2), NAME_COLUMNS - (isHead ? 0 : 2));
  const start = isHead ? paint("bold", shownName) : `  ${shownName}`;
  const end = room < 8 ? "" : `  ${isHead ? cut(note, room) : paint("dim", cut(note, room))}`;
  return `${start} ${bar(value, barColumns, paint)} ${isHead ? paint("bold", number) : number}${end}`;
}

function bar(score: number, columns: number, paint: Paint): string {
  const filled = Math.round((score / 100) * columns);
  const style = score >= GOOD_FROM ? "green" : score >= FAIR_FROM ? "yellow" : "red";
  return paint(style, "█".repeat(filled)) + paint("dim", "░".repeat(columns - filled));
}
