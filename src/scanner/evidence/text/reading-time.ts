// How long a text takes to read, as posts say it of themselves.
import { findDates } from "./text-dates.ts";

const LINE_CHARS = 80;
/** "6 min read", "Leitura: 8 minutos", "Lesezeit ca. 4 Min."; "4–6 min" is no reading. */
const IN_WORDS =
  /\d{1,2}\s?(?:-\s?)?min(?:ut\p{L}{0,3})?\.?\s(?:read|de\s(?:lecture|lectura|leitura)|di\slettura|lesezeit|leestijd|leestid|czytania)|(?:reading time|lesezeit|leitura|lectura|lecture|lettura|leestijd|czas czytania)\s?[:·•|–-]?\s?(?:ca\.?\s|ok\.?\s|±\s?)?\d{1,2}\s?min/iu;
/** "Health · 4 min", which a walk or "Massage · 25 min" can look like. */
const SHORT = /(?:\p{L}|(?:19|20)\d{2})\s?[·•|–-]\s?[12]?\d\s?min\.?$/iu;

/** The short form, which tells a reading time only where it stands among posts or beside their day. */
export const isShortTime = (text: string): boolean => text.length <= LINE_CHARS && SHORT.test(text);

export const tellsReadingTime = (text: string): boolean =>
  text.length <= LINE_CHARS && (IN_WORDS.test(text) || (SHORT.test(text) && findDates(text).length > 0));
