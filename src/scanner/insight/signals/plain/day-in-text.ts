// A day as people write it in a line of a list: of events, of posts.
import { findDates } from "../../../evidence/text/text-dates.ts";

const DATE =
  /\b\d{1,2}(?:st|nd|rd|th|\.|er)?\s(?:de\s)?(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|févr|avr|juin|juil|août|déc|ene|abr|ago|dic|gen|mag|giu|lug|set|ott|fev|out|mrt|mei|stycz|lut|kwie|maj|czerw|lip|sierp|wrze|paź|paz|lis|grud)\p{L}*|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?\s\d{1,2}\b|\b\d{1,2}[./]\d{1,2}[./]20\d{2}\b|\b20\d{2}-\d{2}-\d{2}\b|\d{1,2}月\d{1,2}日|\d{1,2}월\s?\d{1,2}일/iu;
const MONTH_LINE_CHARS = 80;
const DATE_LINE_CHARS = 300;
/** A badge that sets the day on a line of its own and the year above the month: "2024 November". */
const YEAR_FIRST = /^(20\d{2})\s(\p{L}{3,20})$/u;

/** The first day in a short text as it is written, or null. */
export const dayIn = (text: string): string | null =>
  text.length <= DATE_LINE_CHARS ? (DATE.exec(text)?.[0] ?? null) : null;

/** The same, or the month of a year in a line that says little else: under a title in a list the day is often left out. */
export const monthOrDayIn = (text: string): string | null =>
  dayIn(text) ??
  (text.length <= MONTH_LINE_CHARS
    ? (findDates(text.replace(YEAR_FIRST, "$2 $1")).find((date) => /20\d{2}/.test(date.text))?.text ?? null)
    : null);

/** Whether a short text names a day. */
export const isDated = (text: string): boolean => dayIn(text) !== null;
