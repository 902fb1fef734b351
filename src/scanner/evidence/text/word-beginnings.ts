import { foldText } from "./text-search.ts";
import { isBasicLatin } from "./text-words.ts";

const STEM_CHARS = 5;
/** Words by how they begin: endings differ by case and number. Scripts without spaces and case are taken by two letters. */
export function beginningsOf(text: string): ReadonlySet<string> {
  const folded = foldText(text);
  const words = folded.match(isBasicLatin(folded) ? BASIC_STEMS : STEMS) ?? [];
  return new Set(words.map((word) => word.slice(0, STEM_CHARS)));
}
const STEMS = /(?:(?!\p{Lo})[\p{L}\p{N}]){4,}|\p{Lo}{2}/gu;
const BASIC_STEMS = /[a-z0-9]{4,}/g;
