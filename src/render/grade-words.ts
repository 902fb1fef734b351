// What a figure of the hours formula rests on, in words for its reader.
import type { Figure } from "../model/results.ts";

export const GRADE_WORDS: Record<Figure["grade"], string> = {
  published: "published figure",
  derived: "derived from published figures",
  vendor: "figure of a vendor",
  assumption: "assumption",
  caller: "stated by you",
  site: "stated on the site",
};
