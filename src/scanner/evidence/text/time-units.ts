// Units of time in the languages that are read, as parts of expressions that ignore case.
import data from "../data/time-words.json" with { type: "json" };

const { units } = data;

/** Behind a number: abbreviations are words of their own elsewhere, and "ora" is "now". */
export const OF_HOURS = `${units.hours}|hrs?|std|ora`;
const OF_MINUTES = `${units.minutes}|mins?`;
export const OF_MINUTES_OR_HOURS = `${OF_MINUTES}|${OF_HOURS}`;
export const OF_DAYS = `${units["working days"]}|${units.days}`;

/** Each behind a number, with its name in English; the longer name first. */
export const TIME_UNITS = Object.entries({ ...units, minutes: OF_MINUTES, hours: OF_HOURS });

/** How long it takes until something is answered or done. */
export const TIME = new RegExp(
  `(?<!\\p{L})(?:${units.minutes}|${units.hours}|${OF_DAYS}|${units.weeks})(?!\\p{L})`,
  "iu",
);
