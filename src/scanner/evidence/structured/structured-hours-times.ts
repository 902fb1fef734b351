// Times of one day as a line of opening hours writes them, by the clock of 24 hours or of twice 12.
import { CLOSED_WORDS } from "./structured-hours-words.ts";
import { foldText } from "../text/text-search.ts";
import { indexOfTerm } from "../trust/trust-term-position.ts";
import { mergeSpans, type OpenSpan } from "./structured-hours.ts";

const CLOSED = CLOSED_WORDS.map(foldText);

/** Half of the day or the word for the hour, behind a time. */
const MARK = String.raw`\s?(am|pm|a\.\s?m\.?|p\.\s?m\.?|uhr|h|hs|u|uur|godz\.?)(?!\p{L})|([ap])(?=[\s,;.)–—-]|$)`;
const CLOCK = String.raw`(\d{1,2})(?:\s?:\s?(\d{2})|\.(\d{2})|\s?([h時시点])(?:\s?(\d{2})(?!\s?[h:\d]))?)?(?:${MARK})?`;
const BETWEEN = String.raw`\s?(?:[-‐‑–—−~〜～至]|(?:to|till?|until|bis|a|do|tot|до|au|as|alle|hasta|ate|a las|hasta las|ate as|fino alle|jusqu'a|jusque)(?!\p{L}))\s?(?:ore\s)?`;
const TIME = new RegExp(`${CLOCK}${BETWEEN}${CLOCK}(?!\\d|[.,:]\\d)`, "gu");
const NOON =
  /(?<!\p{L})(?:12(?::00)?\s?)?(?:noon|midday|mittags?|(?<!apres.)midi|mediodia|meio-dia|mezzogiorno)(?!\p{L})/gu;
const MIDNIGHT =
  /(?<!\p{L})(?:12(?::00)?\s?)?(?:midnight|mitternacht|minuit|medianoche|meia-noite|mezzanotte|middernacht|polnocy?)(?!\p{L})/gu;

/** What counts something else stands before a number. */
const COUNTED = /[$€£¥#№+]\s?$|\d[.,:/-]\s?$/u;
/** Bare numbers tell hours only where nothing else follows that they could count. */
const ENDS =
  /^\s?(?:$|[,;|/()·•+&*!<>\]–—-]|\.(?:\s|$)|(?:and|und|et|y|e|i|en|oraz|or|oder|ou|o|of|lub|closed|geschlossen|open|daily|est|cet|only|nur)(?!\p{L}))/u;
/** And times with a clock's own signs tell a length of time before these. */
const LENGTH =
  /^\s?(?:minutes?|minuten|minuti|minutos|mins?|days?|tage?|jours|dias|giorni|dagen|dni|weeks?|wochen|percent|%|°|mm|cm|km|kg|m²)(?!\p{L})/u;
/** "4-6 hours" is a length, "9 a 18 horas" the clock. */
const HOURS = /^\s?(?:hours?|hrs?|std|stunden?|heures|horas|ore|godzin)(?!\p{L})/u;
const BEFORE_NEXT = /^[\s.,;|/()·•+&]{0,6}(?:(?:and|und|u\.?|et|y|e|i|en|oraz|de|von|od|van|dalle|das)\s+){0,2}$/u;

/** All day, said right behind the days: elsewhere it tells how fast somebody answers. */
const ALL_DAY =
  /^[\s:.,;(|·–-]{0,6}(?:(?:open|geoffnet|ouvert|abierto|aberto|aperto|otwarte|czynne|geopend)\s)?24\s?(?:h|hours?|hrs|std\.?|stunden|heures|horas|ore|uur|godziny|godz\.?|h\/24|\/\s?7)(?=\s?(?:$|[,;.|()·•–-]|a day|am tag|non))/u;
const DAY = 1_440;
const HALF = 720;
const LONGEST_NIGHT = 1_080;
const LONGEST_BREAK = 300;
const SHORT = 120;

/** Spans in a folded text; an empty list when it says closed; null when it says neither, or could mean several. */
export function readTimes(folded: string): OpenSpan[] | null {
  if (ALL_DAY.test(folded)) return [{ from: 0, to: DAY }];
  const text = folded.replace(NOON, "12:00pm").replace(MIDNIGHT, "24:00");
  const written = timesIn(text);
  if (written.length === 0) return saysClosed(folded) ? [] : null;
  const spans: OpenSpan[] = [];
  for (const match of written) {
    const span = readSpan(match, spans.at(-1)?.to ?? 0);
    if (span === null) return null;
    spans.push(span);
  }
  const merged = mergeSpans(spans);
  return hasOverlap(spans) ? null : merged;
}

export const saysClosed = (folded: string): boolean => CLOSED.some((term) => indexOfTerm(folded, term) !== -1);

/** Where the last span of times in a text ends, whatever it means; -1 without one. */
export function endOfTimes(folded: string): number {
  const last = /\d/.test(folded) ? timesIn(folded).at(-1) : undefined;
  return last === undefined ? -1 : last.index + last[0].length;
}

function timesIn(text: string): RegExpExecArray[] {
  const found = [...text.matchAll(TIME)];
  const taken: RegExpExecArray[] = [];
  let end = 0;
  for (const [at, match] of found.entries()) {
    const before = text.slice(end, match.index);
    end = match.index + match[0].length;
    const next = found[at + 1]?.index;
    const after = text.slice(end, next);
    if (COUNTED.test(before) || /\d$/.test(before) || LENGTH.test(after)) continue;
    if (HOURS.test(after)) {
      if (hasMinutes(match) || Number(match[8]) > 12) taken.push(match);
      continue;
    }
    const isBound = next !== undefined && BEFORE_NEXT.test(after);
    if (!isBound && !isWritten(match) && !ENDS.test(after)) continue;
    taken.push(match);
  }
  return taken;
}

/** With minutes or a word of the clock: bare numbers may count anything. */
const isWritten = (match: RegExpMatchArray): boolean => [...signsOf(match, 2), ...signsOf(match, 9)].some(Boolean);
const hasMinutes = (match: RegExpMatchArray): boolean =>
  [2, 3, 5, 9, 10, 12].some((group) => match[group] !== undefined);
/** What stands behind the hour in group `at - 1`. */
const signsOf = (match: RegExpMatchArray, at: number): (string | undefined)[] => match.slice(at, at + 6);

/** Two shops side by side, or hours and what is said of a part of them. */
const hasOverlap = (spans: readonly OpenSpan[]): boolean =>
  spans.some((span, at) =>
    spans
      .slice(at + 1)
      .some(({ from, to }) => span.from < to && from < span.to && (span.from !== from || span.to !== to)),
  );

interface Time {
  hour: number;
  /** As written: the half of the day is not in it. */
  minutes: number;
  half: "am" | "pm" | null;
  /** Written as by the clock of 24 hours alone: "09", "13", "9 Uhr". */
  isWhole: boolean;
}

/** null where it is none, or nobody can tell which half of the day is meant. `after` is the end of the span before. */
function readSpan(match: RegExpMatchArray, after: number): OpenSpan | null {
  const opens = readTime(match[1], signsOf(match, 2));
  const closes = readTime(match[8], signsOf(match, 9));
  if (opens === null || closes === null) return null;
  const span = toSpan(opens, closes, isWritten(match), after);
  return span !== null && span.to - span.from <= DAY ? span : null;
}

function toSpan(opens: Time, closes: Time, isClock: boolean, after: number): OpenSpan | null {
  if (closes.half !== null) return spanBefore(opens, minutesOf(closes));
  const from = minutesOf(opens);
  if (opens.half !== null) return { from, to: nextShown(from, closes.minutes, closes.isWhole ? DAY : HALF) };
  if (opens.isWhole || closes.isWhole) {
    const to = nextShown(from, closes.minutes, DAY);
    return to <= DAY || to - from <= LONGEST_NIGHT ? { from, to } : null;
  }
  // "9-1, 3-6": what would lie before the span before it lies in the other half of the day.
  const later = from + HALF;
  const end = nextShown(later, closes.minutes, HALF);
  if (from < after && later >= after && later - after <= LONGEST_BREAK && end <= DAY) return { from: later, to: end };
  if (isEarly(opens, closes, isClock)) return null;
  return { from, to: nextShown(from, closes.minutes, HALF) };
}

/** "5-9", "6:00-9:00": as likely in the evening as in the morning. */
const isEarly = (opens: Time, closes: Time, isClock: boolean): boolean =>
  opens.hour < 5 || (opens.hour < 7 && (!isClock || (closes.minutes > opens.minutes && closes.hour < 10)));

/**
 * The start that lies nearest before an end that says its half of the day: "3-6pm" is no night. null where another is
 * as likely: "11-2am" may begin before noon, and "10-11pm" too.
 */
function spanBefore(opens: Time, to: number): OpenSpan | null {
  if (opens.half !== null || (opens.isWhole && opens.hour !== 12)) {
    const from = minutesOf(opens);
    return { from, to: nextShown(from, to, DAY) };
  }
  const morning = opens.minutes % HALF;
  const evening = morning + HALF;
  if (evening < to) return opens.hour >= 7 && opens.hour < 12 && to - evening <= SHORT ? null : { from: evening, to };
  // "5-12pm": up to midnight, as many write it, and not up to noon.
  if (morning < to) return opens.hour === 12 || (to === HALF && opens.hour < 7) ? null : { from: morning, to };
  return opens.hour >= 9 ? null : { from: evening, to: to + DAY };
}

/** The first time after another at which a clock shows the same again. */
function nextShown(from: number, shown: number, step: number): number {
  let to = shown;
  while (to <= from) to += step;
  return to;
}

const minutesOf = ({ minutes, half }: Time): number =>
  half === null ? minutes : (minutes % HALF) + (half === "pm" ? HALF : 0);

function readTime(hours: string | undefined, signs: readonly (string | undefined)[]): Time | null {
  const [colon, dot, , sign, mark = "", letter = ""] = signs;
  const hour = Number(hours);
  const minute = Number(colon ?? dot ?? sign ?? "0");
  const minutes = hour * 60 + minute;
  if (minute > 59 || minutes > DAY) return null;
  const said = /^[ap]/.exec(mark || letter)?.[0];
  const half = said === "p" ? "pm" : "am";
  return {
    hour,
    minutes,
    half: said === undefined || hour > 12 ? null : half,
    isWhole: hour > 12 || (hours ?? "").startsWith("0") || /^[uhg]/.test(mark),
  };
}
