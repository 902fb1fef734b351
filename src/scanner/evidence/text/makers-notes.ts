// Notes that whoever built a page left on it: they say nothing about the business.
import { isPlaceholderText } from "../contacts/placeholders.ts";
import data from "../data/makers-notes.json" with { type: "json" };

const NOTE = new RegExp(data.notes.join("|"), "iu");
/** Cheap to look for first. */
const MAY_BE_NOTE = new RegExp(data.mayBe, "i");
const TO_OWNER = new RegExp(data.toOwner, "iu");
/** Longer texts are articles, which may speak of all this. */
const LONGEST = 400;

/** "(*You can name them here*)" */
export const noteToOwner = (text: string): string | undefined => TO_OWNER.exec(text)?.[0];

export const isMakersNote = (text: string): boolean =>
  text.length <= LONGEST && MAY_BE_NOTE.test(text) && (isPlaceholderText(text) || NOTE.test(text));
