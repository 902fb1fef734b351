// Headings such as "Products" or "Fees and insurance" name a kind of page, and nothing that it offers.
import generalHeadings from "../data/general-headings.json" with { type: "json" };
import { makeSearchText, prepareTerms, spacedOf } from "../../evidence/text/text-search.ts";

/** Words of such headings and the small words between them, in the eight main languages. */
const GENERAL: ReadonlySet<string> = new Set(
  prepareTerms(generalHeadings.words.join(" ").split(" ")).map((term) => term.trim()),
);

/** True where no word but such words is left beside the name of the business. */
export function isGeneralHeading(heading: string, name: string | null): boolean {
  const own = new Set(name === null ? [] : wordsOf(name));
  return wordsOf(heading).every((word) => GENERAL.has(word) || own.has(word));
}

const HOME: ReadonlySet<string> = new Set(generalHeadings.home.map((word) => wordsOf(word).join(" ")));
/** The bare word for a start page, in the common languages. */
export const isHomeWord = (text: string): boolean => HOME.has(wordsOf(text).join(" "));

const EMPTY: ReadonlySet<string> = new Set(generalHeadings.empty.map((word) => wordsOf(word).join(" ")));
/** "Important", "More": a word of a menu that says nothing of the page behind it. */
export const isEmptyWord = (text: string): boolean => EMPTY.has(wordsOf(text).join(" "));

function wordsOf(text: string): string[] {
  return spacedOf(makeSearchText(text)).trim().split(" ");
}
