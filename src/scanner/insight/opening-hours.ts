// Hours a business is open in a week, from its structured data.
import { textOf } from "./signals/schema-hits.ts";
import type { SiteReading } from "./signals/site-reading.ts";

const DAYS = ["mo", "tu", "we", "th", "fr", "sa", "su"];
const WEEK_HOURS = 168;

/** Hours a week as the data states them; null when none are stated or they make no sense. */
export function openingHoursAWeek(reading: SiteReading): { value: number; url: string; quote: string } | null {
  for (const node of reading.structured) {
    const specified = sum(asList(node.props["openingHoursSpecification"]).map(specifiedHours));
    const written = sum(asList(node.props["openingHours"]).map((text) => writtenHours(String(text))));
    const own = node.types.includes("OpeningHoursSpecification") ? 0 : Math.max(specified, written);
    if (own > 0 && own <= WEEK_HOURS) {
      const value = Math.round(own * 10) / 10;
      return {
        value,
        url: node.pageUrl,
        quote: `Open ${value} hours a week (${textOf(node, "name") || "stated in the data"})`.slice(0, 120),
      };
    }
  }
  return null;
}

const asList = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value.slice(0, 14) : [value];
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function specifiedHours(value: unknown): number {
  if (typeof value !== "object" || value === null || !("opens" in value) || !("closes" in value)) return 0;
  const days = "dayOfWeek" in value ? asList(value.dayOfWeek).length : 1;
  return days * span(String(value.opens), String(value.closes));
}

/** "Mo-Fr 08:00-17:00, Sa 09:00-12:00" as schema.org writes it. */
function writtenHours(text: string): number {
  let total = 0;
  for (const part of text
    .slice(0, 400)
    .matchAll(/\b([A-Z][a-z](?:\s?[-,]\s?[A-Z][a-z]){0,6})\s+(\d{1,2}:\d{2})\s?[-–]\s?(\d{1,2}:\d{2})/g)) {
    total += daysIn(part[1] ?? "") * span(part[2] ?? "", part[3] ?? "");
  }
  return total;
}

function daysIn(text: string): number {
  return text.split(",").reduce((count, part) => {
    const [from = "", to = from] = part
      .trim()
      .toLowerCase()
      .split("-")
      .map((day) => day.trim());
    const [first, last] = [DAYS.indexOf(from), DAYS.indexOf(to)];
    return first === -1 || last === -1 ? count : count + ((last - first + 7) % 7) + 1;
  }, 0);
}

/** Hours between two clock times; past midnight counts on. */
function span(opens: string, closes: string): number {
  const [from, to] = [clock(opens), clock(closes)];
  if (from === null || to === null) return 0;
  return to > from ? to - from : to + 24 - from;
}

function clock(text: string): number | null {
  const match = /^(\d{1,2}):(\d{2})/.exec(text);
  return match ? Number(match[1]) + Number(match[2]) / 60 : null;
}
