// A course or event that a page announces as the next one, with a date that is long past.
import data from "../data/next-event-words.json" with { type: "json" };
import type { PageFacts } from "../page-facts.ts";
import { findDates } from "../text/text-dates.ts";
import { foldText } from "../text/text-search.ts";
import { bodyBlocks } from "./answers-content.ts";

const NEXT = data.next.join("|");
const EVENT = data.events.join("|");
const ANNOUNCES = new RegExp(
  `(?<!\\p{L})(?:(?:${NEXT})\\s(?:\\p{L}{1,20}\\s)?(?:${EVENT})|(?:${EVENT})\\p{L}{0,3}\\s(?:${data.after}))`,
  "u",
);
/** Who tells what took place announces nothing. */
const TELLS = new RegExp(`(?<!\\p{L})(?:${data.past.join("|")})(?!\\p{L})`, "u");
/** What is on now began in the past: only the last day of it tells that it is over. */
const CURRENT = new RegExp(data.current, "u");
const ENDS = new RegExp(data.ends, "u");
const LONGEST_LINE = 160;
const LONGEST_HEADING = 60;
const DAY_MS = 86_400_000;
/** "Next" may stand for some weeks longer. */
const OVERDUE_MS = 60 * DAY_MS;

/** The line with the latest date, where all dates beside the announcement are past; null otherwise. */
export function overdueNext(page: PageFacts, now: number): string | null {
  const blocks = bodyBlocks(page).filter(({ quoted }) => !quoted);
  for (const { text } of blocks) {
    if (text.length > LONGEST_LINE || !isAnnouncement(text) || !isOver(text, [text], now)) continue;
    return text;
  }
  for (const [at, { text, hidden }] of page.headings.entries()) {
    if (hidden || text.length > LONGEST_HEADING || !isAnnouncement(text)) continue;
    const below = blocks.filter(({ heading }) => heading === at).map((block) => block.text);
    if (isOver(text, below, now)) return `${text}: ${latestOf(below)?.line ?? ""}`;
  }
  return null;
}

function isAnnouncement(text: string): boolean {
  const folded = foldText(text);
  return ANNOUNCES.test(folded) && !TELLS.test(folded);
}

function isOver(title: string, lines: readonly string[], now: number): boolean {
  const latest = latestOf(lines);
  return latest !== null && latest.ms < now - OVERDUE_MS && (latest.isEnd || !CURRENT.test(foldText(title)));
}

const latestOf = (lines: readonly string[]): { line: string; ms: number; isEnd: boolean } | null =>
  lines
    .flatMap((line) =>
      findDates(line).map(({ start, ms, otherMs, precision }) => ({
        line,
        isEnd: ENDS.test(foldText(line.slice(0, start))),
        ms: Math.max(ms, otherMs ?? ms) + (precision === "month" ? 31 * DAY_MS : 0),
      })),
    )
    .toSorted((a, b) => b.ms - a.ms)[0] ?? null;
