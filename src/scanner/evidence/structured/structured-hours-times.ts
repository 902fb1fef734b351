// Times of one day as a line of opening hours writes them, by the clock of 24 hours or of twice 12.
import {
  BETWEEN_WORDS,
  BREAK_WORDS,
  CLOSED_WORDS,
  MEAL_WORDS,
  START_WORDS,
  WITHOUT_WORDS,
} from "./structured-hours-words.ts";
import { foldText } from "../text/text-search.ts";
import { indexOfTerm } from "../trust/trust-term-position.ts";
import { mergeSpans, type OpenSpan } from "./structured-hours.ts";

const CLOSED = CLOSED_WORDS.map(foldText);
const oneOf = (words: readonly string[]): string =>
  words.map((word) => word.replace("*", String.raw`\p{L}*`)).join("|");

/** Half of the day or the word for the hour, behind a time. */
const MARK = String.raw`\s?(am|pm|a\.\s?m\.?|p\.\s?m\.?|uhr|h|hs|u|uur|godz\.?)(?!\p{L})|([ap])(?=[\s,;.)–—-]|$)`;
const CLOCK = String.raw`(\d{1,2})(?:\s?:\s?(\d{2})|\.(\d{2})|\s?([h時시点])(?:\s?(\d{2})(?!\s?[h:\d]))?)?(?:${MARK})?`;
const BETWEEN = String.raw`\s?(?:[-‐‑–—−~〜～至]|(?:to|till?|until|bis|a|do|tot|до|au|as|alle|hasta|ate|a las|hasta las|ate as|fino alle|jusqu'a|jusque)(?!\p{L}))\s?(?:ore\s)?`;
const TIME = new RegExp(`${CLOCK}${BETWEEN}${CLOCK}(?!\\d|[.,:]\\d)`, "gu");
/** "Between 8 and 5": elsewhere "and" joins two spans. */
const AND = String.raw`\s?(?:and|und|et|y|e|en|i|a)(?!\p{L})\s?(?:las\s|as\s|le\s|les\s)?`;
const JOINED = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${oneOf(BETWEEN_WORDS)})\s(?:las\s|as\s|le\s|les\s)?)${CLOCK}${AND}${CLOCK}(?!\d|[.,:]\d)`,
  "gu",
);
/** A pause named right before a time, or right behind it. */
const WITHOUT = String.raw`(?<!(?<!\p{L})(?:${oneOf(WITHOUT_WORDS)})\s(?:\p{L}+\s)?)`;
const PAUSES = oneOf([...BREAK_WORDS, ...MEAL_WORDS, ...CLOSED_WORDS.filter((word) => /^[a-z]/.test(word))]);
const LEAD = String.raw`(?:[\s:,.(|–-]{0,3}(?:from|von|de|das|dalle|dal|van|od|w|las|between|ab)?(?:\s(?:las))?\s?)$`;
const PAUSE_BEFORE = new RegExp(String.raw`${WITHOUT}(?<!\p{L})(?:${PAUSES})(?!\p{L})${LEAD}`, "u");
const NAMED_BREAK = new RegExp(String.raw`${WITHOUT}(?<!\p{L})(?:${oneOf(BREAK_WORDS)})(?!\p{L})${LEAD}`, "u");
const PAUSE_BEHIND = new RegExp(String.raw`^[\s:,(|–-]{0,3}(?:${PAUSES})(?!\p{L})`, "u");
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

export interface DayTimes {
  spans: OpenSpan[];
  /** Pauses within the spans, said as such: who says the hours without them says the same. */
  breaks: OpenSpan[];
}

/** Times in a folded text; no spans when it says closed; null when it says neither, or could mean several. */
export function readTimes(folded: string): DayTimes | null {
  if (ALL_DAY.test(folded)) return { spans: [{ from: 0, to: DAY }], breaks: [] };
  const text = folded.replace(NOON, "12:00pm").replace(MIDNIGHT, "24:00");
  const written = timesIn(text);
  if (written.length === 0) return saysClosed(folded) ? { spans: [], breaks: [] } : null;
  const read: (OpenSpan & { isPause: boolean; isBreak: boolean })[] = [];
  for (const [at, match] of written.entries()) {
    const span = readSpan(match, read.at(-1)?.to ?? 0);
    if (span === null) return null;
    const last = written[at - 1];
    const before = text.slice(last === undefined ? 0 : last.index + last[0].length, match.index);
    const behind = text.slice(match.index + match[0].length, written[at + 1]?.index);
    const isPause = PAUSE_BEFORE.test(before) || PAUSE_BEHIND.test(behind);
    read.push({ ...span, isPause, isBreak: NAMED_BREAK.test(before) });
  }
  const breaks = read.filter((span) => span.isPause && read.some((other) => other !== span && holds(other, span)));
  const spans = read.filter((span) => !breaks.includes(span)).map(({ from, to }) => ({ from, to }));
  // A pause alone tells no hours.
  if (read.some((span) => span.isBreak && !breaks.includes(span)) || hasOverlap(spans)) return null;
  return { spans: mergeSpans(spans), breaks: breaks.map(({ from, to }) => ({ from, to })) };
}

const holds = (outer: OpenSpan, inner: OpenSpan): boolean => outer.from < inner.from && inner.to < outer.to;

/** The spans that pauses leave. */
export const withoutBreaks = ({ spans, breaks }: DayTimes): OpenSpan[] =>
  breaks.reduce<OpenSpan[]>(
    (open, pause) =>
      open.flatMap((span) =>
        holds(span, pause)
          ? [
              { from: span.from, to: pause.from },
              { from: pause.to, to: span.to },
            ]
          : [span],
      ),
    spans,
  );

const START = new RegExp(
  String.raw`^[\s:.,(|·–-]{0,6}(?:(?<said>${oneOf(START_WORDS)})\s)?${CLOCK}\s?(?:$|[.,;)!](?!\d))`,
  "u",
);

/** The one time at which something begins, with or without a word for it; null where an end or more is said. */
export function readStart(folded: string): { from: number; isSaid: boolean } | null {
  const match = START.exec(folded.replace(NOON, "12:00pm"));
  const signs = match?.slice(3, 9) ?? [];
  // A bare number may be an age or a price.
  if (match === null || !signs.some(Boolean) || timesIn(folded).length > 0) return null;
  const time = readTime(match[2], signs);
  return time === null ? null : { from: minutesOf(time), isSaid: match.groups?.["said"] !== undefined };
}

const STARTS = new RegExp(String.raw`(?<!\p{L})(?:${oneOf(START_WORDS)})\s?:?$`, "u");
/** A label that asks for the time at which something begins: "Open from". */
export const saysStart = (text: string): boolean => STARTS.test(foldText(text).trim());

export const saysClosed = (folded: string): boolean => CLOSED.some((term) => indexOfTerm(folded, term) !== -1);

/** Where the last span of times in a text ends, whatever it means; -1 without one. */
export function endOfTimes(folded: string): number {
  const last = /\d/.test(folded) ? timesIn(folded).at(-1) : undefined;
  return last === undefined ? -1 : last.index + last[0].length;
}

function timesIn(text: string): RegExpExecArray[] {
  const joined = [...text.matchAll(JOINED)];
  const found = [
    ...joined,
    ...[...text.matchAll(TIME)].filter(({ index }) => !joined.some((one) => one.index === index)),
  ];
  found.sort((a, b) => a.index - b.index);
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
