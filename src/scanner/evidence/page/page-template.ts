// Pages that a script fills: one frame for many things.
import words from "../data/placeholders.json" with { type: "json" };
import type { PageFacts } from "../page-facts.ts";

const AWAITED = new RegExp(`^\\W*(?:${words.loading})[\\s.…]*$`, "iu");

/** True where the main heading says only that something is on its way: "Loading…". */
export const isTemplate = ({ headings }: PageFacts): boolean =>
  headings.some(({ level, hidden, text }) => level === 1 && !hidden && AWAITED.test(text));
