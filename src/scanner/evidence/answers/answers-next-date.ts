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
/** "11.10.18" */
const SHORT_YEAR = /(?<![\d.,])(\d{1,2})\.(\d{1,2})\.(\d{2})(?![\d.,]*\d)/g;

/** The line with the latest date, where all dates beside the announcement are past; null otherwise. */
export function overdueNext(page: PageFacts, now: number): string | null {
  const blocks = bodyBlocks(page).filter(({ quoted }) => !quoted);
  for (const { text } of blocks) {
    if (text.length > LONGEST_LINE || !isAnnouncement(text) || !isOver(text, [text], now)) continue;
    return text;
  }
  for (const [at, { text, hidden, level }] of page.headings.entries()) {
    if (hidden || text.length > LONGEST_HEADING || !isAnnouncement(text)) continue;
    const after = page.headings.slice(at + 1);
    const end = after.findIndex((other) => other.level <= level);
    const parts = after.slice(0, end === -1 ? undefined : end).map((part) => part.text);
    const below = [...parts, ...blocks.filter(({ heading }) => heading === at).map((block) => block.text)];
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
    .flatMap((line) => {
      const written = line.replace(SHORT_YEAR, "$1.$2.20$3");
      return findDates(written).map(({ start, ms, otherMs, precision }) => ({
        line,
        isEnd: ENDS.test(foldText(written.slice(0, start))),
        ms: Math.max(ms, otherMs ?? ms) + (precision === "month" ? 31 * DAY_MS : 0),
      }));
    })
    .toSorted((a, b) => b.ms - a.ms)[0] ?? null;
