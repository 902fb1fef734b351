// Notes that whoever built a page left on it: they say nothing about the business.
import { isPlaceholderText } from "../contacts/placeholders.ts";
import data from "../data/makers-notes.json" with { type: "json" };

const NOTE = new RegExp(data.notes.join("|"), "iu");
/** Cheap to look for first. */
const MAY_BE_NOTE = new RegExp(data.mayBe, "i");
/** Longer texts are articles, which may speak of all this. */
const LONGEST = 400;

export const isMakersNote = (text: string): boolean =>
  text.length <= LONGEST && MAY_BE_NOTE.test(text) && (isPlaceholderText(text) || NOTE.test(text));
