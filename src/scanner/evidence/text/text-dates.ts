// Dates in running text and in markup, in the languages and orders in which people write them.
import data from "../data/time-words.json" with { type: "json" };
import { EUROPEAN, isEuropean } from "./text-words.ts";

export interface DateMention {
  text: string;
  /** Midnight UTC of the day, or of the first of the month. */
  ms: number;
  /** The other reading of "03/04/2026" (month first); null when there is one reading only. */
  otherMs: number | null;
  precision: "day" | "month";
  start: number;
  end: number;
}

/** Month names by number, without accents, with the usual abbreviations. */
const MONTH_NUMBER: ReadonlyMap<string, number> = new Map(
  data.months.flatMap((names, month) => names.split(" ").map((name) => [name, month] as const)),
);

const YEAR = "((?:19|20)\\d{2})";
// Both cases are spelt out: with the flag for it, the classes of letters take ten times as long to make.
const ORDINAL = "[sS][tT]|[nN][dD]|[rR][dD]|[tT][hH]";
const OF_YEAR = "(?:[dD][eE][lL]?\\s)?";
const CJK = /((?:19|20)\d{2})\s?[年년]\s?(\d{1,2})\s?[月월](?:\s?(\d{1,2})\s?[日일])?/gu;

/** The patterns for given classes of letters and digits: "12.03.2026", "2026-03-12", "12 March 2026", "March 12, 2026". */
function makePatterns({ letters, digits }: { letters: string; digits: string }, flags: string) {
  const word = `([${letters}]{3,12})`;
  const startsNumber = `(?<![${letters}${digits}])`;
  const startsWord = `(?<![${letters}])`;
  const end = `(?![${digits}])`;
  const make = (source: string) => new RegExp(source, flags);
  return {
    ymd: make(`${startsNumber}${YEAR}[-/.](\\d{1,2})[-/.](\\d{1,2})${end}`),
    dmy: make(`${startsNumber}(\\d{1,2})([-/.])\\s?(\\d{1,2})[-/.]\\s?${YEAR}${end}`),
    dayMonthYear: make(
      `${startsNumber}(\\d{1,2})(?:${ORDINAL}|[eE][rR]|º|\\.)?\\s(?:[dD][eE]\\s|[oO][fF]\\s)?${word}\\.?,?\\s${OF_YEAR}${YEAR}${end}`,
    ),
    monthDayYear: make(`${startsWord}${word}\\.?\\s(\\d{1,2})(?:${ORDINAL})?,?\\s${YEAR}${end}`),
    monthYear: make(`${startsWord}${word}\\.?,?\\s${OF_YEAR}${YEAR}${end}`),
  };
}
const EVERYWHERE = makePatterns({ letters: "\\p{L}", digits: "\\p{N}" }, "gu");
const IN_EUROPE = makePatterns(EUROPEAN, "g");
/** What a text with such a date holds at least: looked for first, because most texts hold none. */
const HAS_YEAR = /(?:19|20)\d{2}/;
const HAS_D_MONTH_Y = /\d\D{5,26}(?:19|20)\d{2}/;
const HAS_MONTH_D_Y = /\d\D{1,5}(?:19|20)\d{2}/;

const MOST = 200;

/** Dates in order; at most 200. Years alone are none. Linear. */
export function findDates(text: string): DateMention[] {
  if (!HAS_YEAR.test(text)) return [];
  const patterns = isEuropean(text) ? IN_EUROPE : EVERYWHERE;
  const found = [
    ...readAll(text, patterns.ymd, (m) => [day(m[1], m[2], m[3]), null, "day"]),
    ...readAll(text, patterns.dmy, readDayFirst),
    ...readAll(text, CJK, (m) => [day(m[1], m[2], m[3] ?? "1"), null, m[3] ? "day" : "month"]),
    ...readIf(HAS_D_MONTH_Y, text, patterns.dayMonthYear, (m) => [dayOf(m[3], m[2], m[1]), null, "day"]),
    ...readIf(HAS_MONTH_D_Y, text, patterns.monthDayYear, (m) => [dayOf(m[3], m[1], m[2]), null, "day"]),
    ...readAll(text, patterns.monthYear, (m) => [dayOf(m[2], m[1], "1"), null, "month"]),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: DateMention[] = [];
  let takenUntil = 0;
  for (const { ms, ...rest } of found) {
    if (kept.length >= MOST) break;
    if (rest.start < takenUntil) continue;
    takenUntil = rest.end;
    if (ms !== null) kept.push({ ...rest, ms });
  }
  return kept;
}

/**
 * Midnight UTC of a date in markup: ISO 8601 with or without a time. The day as written counts and
 * the offset is ignored, so that the answer does not depend on where the scan runs. Null otherwise.
 */
export function parseIsoDay(value: string): number | null {
  const match = /^\s*(\d{4})-(\d{2})(?:-(\d{2}))?(?![\d-])/.exec(value);
  return match ? day(match[1], match[2], match[3] ?? "1") : null;
}

/** `ms` is null for what is written like a date and is none, such as 31 February: its parts are none either. */
type Reading = readonly [ms: number | null, otherMs: number | null, precision: "day" | "month"];

type Candidate = Omit<DateMention, "ms"> & { ms: number | null };

const readIf = (least: RegExp, text: string, pattern: RegExp, read: (match: RegExpMatchArray) => Reading) =>
  least.test(text) ? readAll(text, pattern, read) : [];

function readAll(text: string, pattern: RegExp, read: (match: RegExpMatchArray) => Reading): Candidate[] {
  const candidates: Candidate[] = [];
  for (const match of text.matchAll(pattern)) {
    const [ms, otherMs, precision] = read(match);
    if (ms === null && !NUMERIC_DATE.test(match[0]) && !namesMonth(match[0])) continue;
    const start = match.index;
    candidates.push({ text: match[0], ms, otherMs, precision, start, end: start + match[0].length });
  }
  return candidates;
}

const NUMERIC_DATE = /^\d+\D/;
const namesMonth = (text: string): boolean => text.split(/[\s.,]+/).some((word) => monthNumber(word) !== undefined);

/** Day first as in most of the world; "03/04/2026" keeps the American reading beside it. */
function readDayFirst(match: RegExpMatchArray): Reading {
  const dayFirst = day(match[4], match[3], match[1]);
  const monthFirst = match[2] === "." ? null : day(match[4], match[1], match[3]);
  if (dayFirst === null) return [monthFirst, null, "day"];
  return [dayFirst, monthFirst === dayFirst ? null : monthFirst, "day"];
}

function dayOf(year: string | undefined, month: string | undefined, date: string | undefined): number | null {
  const number = monthNumber(month ?? "");
  return number === undefined ? null : day(year, String(number + 1), date);
}

const monthNumber = (word: string): number | undefined =>
  MONTH_NUMBER.get(word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, ""));

function day(year: string | undefined, month: string | undefined, date: string | undefined): number | null {
  const [y, m, d] = [Number(year), Number(month), Number(date)];
  if (!(m >= 1 && m <= 12 && d >= 1 && d <= 31)) return null;
  const ms = Date.UTC(y, m - 1, d);
  return new Date(ms).getUTCMonth() === m - 1 ? ms : null;
}
