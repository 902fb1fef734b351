// Units of time in the languages that are read, as parts of expressions that ignore case.
const MINUTES = "minutes?|minuten|minutos?|minut[oi]|minuut|minut[ay]?";
const HOURS = "hours?|stunden?|heures?|horas?|ore|uren|uur|godzin[aęy]?";
const WORKING_DAYS =
  "(?:working|business) days?|(?:werk|arbeits)tag(?:e[ns]?|s)?|jours ouvr(?:és|ables)|d[ií]as (?:hábiles|laborables)|dias úteis|giorn[oi] lavorativ[oi]|werkdag(?:en)?|dni robocz(?:e|ych)";
const DAYS = "days?|tag(?:e[ns]?|s)?|jours?|d[ií]as?|giorn[oi]|dag(?:en)?|dni|dnia|dzień";
const WEEKS = "weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|tydzień|tygodni[ae]?";
const MONTHS = "months?|monat(?:en?|s)?|mois|mes(?:es)?|mês|mesi|maand(?:en)?|miesi(?:ąca?|ące|ęcy)";

/** Behind a number: abbreviations are words of their own elsewhere, and "ora" is "now". */
export const OF_HOURS = `${HOURS}|hrs?|std|ora`;
export const OF_MINUTES_OR_HOURS = `${MINUTES}|mins?|${OF_HOURS}`;
export const OF_DAYS = `${WORKING_DAYS}|${DAYS}`;

/** Each behind a number, with its name in English; the longer name first. */
export const TIME_UNITS: readonly (readonly [string, string])[] = [
  ["minutes", `${MINUTES}|mins?`],
  ["hours", OF_HOURS],
  ["working days", WORKING_DAYS],
  ["days", DAYS],
  ["weeks", WEEKS],
  ["months", MONTHS],
];

/** How long it takes until something is answered or done. */
export const TIME = new RegExp(`(?<!\\p{L})(?:${MINUTES}|${HOURS}|${OF_DAYS}|${WEEKS})(?!\\p{L})`, "iu");
