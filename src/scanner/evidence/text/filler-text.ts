// Latin that designers put where a text is still to come: "Lorem ipsum dolor sit amet".
import data from "../data/leftover-words.json" with { type: "json" };
import { memoByPage } from "../memo-by-page.ts";
import type { TextBlock } from "../page-facts.ts";

const FILLER = new RegExp(`\\b(?:lorem ipsum dolor|${data.latin.replaceAll(" ", "|")})\\b`, "g");
const LEAST_WORDS = 3;
const READ_CHARS = 600;

/** Its first words, or three different ones that no language of websites has. */
export function isFillerText(text: string): boolean {
  const words = text.slice(0, READ_CHARS).toLowerCase().match(FILLER);
  if (words === null) return false;
  const found = new Set<string>(words);
  return found.has("lorem ipsum dolor") || found.size >= LEAST_WORDS;
}

/** The same of a block, looked at once for all who ask. */
export const isFiller = memoByPage((block: TextBlock): boolean => isFillerText(block.text));
