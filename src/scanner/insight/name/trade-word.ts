// Whether a would-be name is only the word for a trade: "Kancelaria", "Restaurant", "Shop".
import { industryTerms } from "../industry/industry-lexicon.ts";
import { ARTICLE } from "./clean-name.ts";
import { findTerms, prepareText } from "../match-terms.ts";

/** A plural's ending; a longer rest makes another word ("Printworks"). */
const LONGEST_ENDING = 2;

/** One word that the vocabulary of English or of the page's language knows as a trade. */
export function isTradeWord(name: string, language: string | null): boolean {
  const text = prepareText(name.replace(ARTICLE, ""));
  if (text.words.length !== 1) return false;
  return ["en", language ?? "en"].some((tag) => {
    const index = industryTerms(tag);
    const matches = index === null ? [] : findTerms(index, text);
    return matches.some((match) => text.normalised.length - match.text.replaceAll("*", "").length <= LONGEST_ENDING);
  });
}
