// Headings that name nothing: what a script has yet to bring, and decoration.
import words from "../data/placeholders.json" with { type: "json" };
import type { PageFacts } from "../page-facts.ts";

const AWAITED = new RegExp(`^\\W*(?:${words.loading})[\\s.…]*$`, "iu");

/** "01": a number that stands as a heading is decoration. */
export const isOrnament = (text: string): boolean => /^\W{0,3}\d{1,3}\W{0,3}$/.test(text.trim());

/** True where the main heading says only that something is on its way: "Loading…". */
export const isTemplate = ({ headings }: PageFacts): boolean =>
  headings.some(({ level, hidden, text }) => level === 1 && !hidden && AWAITED.test(text));
