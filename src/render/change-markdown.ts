// What changed since the last scan: the sentence, then each check that moved a score.
import { isComparable, type CheckMove, type PreviousScan } from "../model/score-change.ts";
import { escapeMarkdown as esc } from "./escape-markdown.ts";

const MOVES = 10;

export function changeMarkdown(previous: PreviousScan | null, most: number): string {
  if (previous?.sentence === undefined) return "";
  const { change, rescored } = previous;
  const moves = change ? [...change.moved, ...change.newlyObserved, ...change.noLongerObserved] : [];
  const lines = moves.slice(0, Math.min(MOVES, most)).map(moveLine);
  const rest = moves.length - lines.length;
  return [
    esc(previous.sentence),
    ...(rescored ? ["", esc(rescored.note)] : []),
    ...(lines.length > 0 ? ["", ...lines, ...(rest > 0 ? [`- And ${rest} more.`] : [])] : []),
  ].join("\n");
}

const moveLine = ({ title, before, after, readinessPoints, aeoPoints }: CheckMove): string =>
  `- ${esc(title)}: ${before ?? "not made"}, now ${after ?? "not made"} (${isComparable({ before, after }) ? `readiness ${signed(readinessPoints)}, AEO ${signed(aeoPoints)}` : "not comparable"})`;

const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");
