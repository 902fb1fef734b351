import { WORDS } from "./words/index.ts";

/** "2026-11-20" -> "November 20, 2026" */
export const dateInWords = (day: string): string => WORDS.formats.day(Date.parse(`${day}T00:00:00Z`));
