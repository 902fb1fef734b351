// Opening hours in a page's data, as minutes by day.
import { textOf, textsOf, typeName } from "./collect-structured.ts";
import { resolveNodes } from "./collect-structured.ts";
import type { SiteNode } from "../site-evidence.ts";

/** Minutes from midnight; `to` may pass 1440 for hours past midnight. */
export interface OpenSpan {
  from: number;
  to: number;
}
/** Spans by day, 0 is Monday; a day that is known to be closed has an empty list, an unknown one is missing. */
export type WeekHours = Map<number, OpenSpan[]>;

/** Days of the week as schema.org and readers call them, Monday first. */
export const WEEK_DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const DAY_NAMES = WEEK_DAYS.map((day) => day.toLowerCase());
const DAY_CODES = ["mo", "tu", "we", "th", "fr", "sa", "su"];
const DAY_MINUTES = 1_440;

/** openingHoursSpecification and openingHours of the nodes; special and seasonal hours are left out, and so are days told in words, as “by appointment”. */
export function readSchemaHours(nodes: readonly SiteNode[], all: readonly SiteNode[]): WeekHours {
  const week: WeekHours = new Map();
  for (const node of nodes) {
    for (const spec of resolveNodes(all, node.props.openingHoursSpecification, node)) addSpecification(week, spec);
    for (const text of textsOf(node.props.openingHours)) addText(week, text);
  }
  return week;
}

/** Hours a week that one node states, to a tenth; null when it states none or they make no sense. */
export function hoursAWeek(node: SiteNode, all: readonly SiteNode[]): number | null {
  const minutes = [...readSchemaHours([node], all).values()].flat().reduce((sum, { from, to }) => sum + to - from, 0);
  const hours = Math.round(minutes / 6) / 10;
  return hours > 0 && hours <= WEEK_HOURS ? hours : null;
}

const WEEK_HOURS = 168;

function addSpecification(week: WeekHours, { props }: SiteNode): void {
  const isInWords = props.opens === undefined && props.description !== undefined;
  if (isInWords || props.validFrom !== undefined || props.validThrough !== undefined) return;
  const days = textsOf(props.dayOfWeek).flatMap((name) => dayNumber(typeName(name)));
  const from = readClock(textOf(props.opens));
  const to = readClock(textOf(props.closes));
  for (const day of days) {
    if (from === null || to === null || from === to) openDay(week, day, []);
    else openDay(week, day, [{ from, to: to < from ? to + DAY_MINUTES : to }]);
  }
}

/** "Mo-Fr 09:00-17:00", "Sa,Su 10:00-14:00", "Mo 09:00-12:00,13:00-17:00". */
function addText(week: WeekHours, text: string): void {
  const [days = "", ...times] = text.trim().toLowerCase().split(/\s+/);
  const spans = times.join("").split(",").flatMap(readSpan);
  if (spans.length === 0) return;
  for (const day of days.split(",").flatMap(readDays)) openDay(week, day, spans);
}

function openDay(week: WeekHours, day: number, spans: readonly OpenSpan[]): void {
  const all = [...(week.get(day) ?? []), ...spans];
  week.set(day, mergeSpans(all));
}

/** Sorted, doubles removed, touching spans joined. */
export function mergeSpans(spans: readonly OpenSpan[]): OpenSpan[] {
  const merged: OpenSpan[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from || a.to - b.to)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

function readDays(part: string): number[] {
  const [first = "", last] = part.split("-");
  const from = dayNumber(first)[0];
  const to = last === undefined ? from : dayNumber(last)[0];
  if (from === undefined || to === undefined) return [];
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7);
}

function dayNumber(name: string): number[] {
  const lower = name.toLowerCase();
  const day = Math.max(DAY_NAMES.indexOf(lower), DAY_CODES.indexOf(lower.slice(0, 2)));
  return day === -1 ? [] : [day];
}

function readSpan(text: string): OpenSpan[] {
  const [opens = "", closes = ""] = text.split("-");
  const from = readClock(opens);
  const to = readClock(closes);
  return from === null || to === null ? [] : [{ from, to: to <= from ? to + DAY_MINUTES : to }];
}

function readClock(text: string): number | null {
  const match = /^(\d{1,2}):(\d{2})/.exec(text.trim());
  if (!match) return null;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return minutes <= DAY_MINUTES ? minutes : null;
}
