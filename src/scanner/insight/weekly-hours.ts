// Opening hours of structured data as hours a week.
import { textOf, textsOf } from "../evidence/structured/collect-structured.ts";

const DAYS = ["mo", "tu", "we", "th", "fr", "sa", "su"];
const NAMES = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** Hours a week of `openingHoursSpecification` or `openingHours`; null when there are none that can be read. */
export function weeklyHours(props: Readonly<Record<string, unknown>>): number | null {
  const specified = [props["openingHoursSpecification"]].flat().filter(isRecord).slice(0, 40);
  const fromSpecification = specified.reduce(
    (sum, one) => sum + daysOf(one["dayOfWeek"]) * span(textOf(one["opens"]), textOf(one["closes"])),
    0,
  );
  const written = textsOf(props["openingHours"], 20).reduce((sum, line) => sum + hoursOfLine(line), 0);
  const hours = Math.round(fromSpecification || written);
  return hours > 0 && hours <= 168 ? hours : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function daysOf(value: unknown): number {
  const days = [value].flat().map((day) => textOf(day).toLowerCase().split("/").at(-1) ?? "");
  return new Set(days.filter((day) => NAMES.includes(day) || DAYS.includes(day.slice(0, 2)))).size;
}

/** "Mo-Fr 09:00-17:00", "Sa 10:00-14:00". */
function hoursOfLine(line: string): number {
  const match =
    /^([A-Za-z]{2})(?:\s?-\s?([A-Za-z]{2}))?(?:,[A-Za-z,]{2,20})?\s+(\d{1,2}:\d{2})\s?-\s?(\d{1,2}:\d{2})/.exec(
      line.trim(),
    );
  if (!match) return 0;
  const from = DAYS.indexOf((match[1] ?? "").toLowerCase());
  const to = match[2] === undefined ? from : DAYS.indexOf(match[2].toLowerCase());
  if (from < 0 || to < 0) return 0;
  return (((to - from + 7) % 7) + 1) * span(match[3] ?? "", match[4] ?? "");
}

function span(opens: string, closes: string): number {
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  if (from === null || to === null || from === to) return 0;
  return (to > from ? to - from : to + 1_440 - from) / 60;
}

function minutesOf(time: string): number | null {
  const match = /^(?:T)?(\d{1,2}):(\d{2})/.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}
