// Whether a would-be name is only the word for a trade: "Kancelaria", "Restaurant", "Shop".
import { industryTerms } from "../industry/industry-lexicon.ts";
import { ARTICLE } from "./clean-name.ts";
import { findTerms, prepareText } from "../match-terms.ts";

/** One word that the vocabulary of English or of the page's language knows as a trade. */
export function isTradeWord(name: string, language: string | null): boolean {
  const text = prepareText(name.replace(ARTICLE, ""));
  if (text.words.length !== 1) return false;
  return ["en", language ?? "en"].some((tag) => {
    const index = industryTerms(tag);
    return index !== null && findTerms(index, text).some((match) => match.text === text.normalised);
  });
}
