// Whether a heading or sentence asks something.
import { foldText } from "./text-search.ts";

/** Words a question starts with, without accents; only headings without a question mark need them. */
const OPENERS: Readonly<Record<string, readonly string[]>> = {
  en: ["what", "how", "why", "when", "where", "who", "which", "can", "do", "does", "is", "are", "should", "will"],
  de: ["was", "wie", "warum", "wann", "wo", "wer", "welche", "welcher", "welches", "wieso", "woher", "kann", "muss"],
  fr: ["quel", "quelle", "quels", "quelles", "comment", "pourquoi", "quand", "qui", "combien", "est-ce", "qu'est-ce"],
  es: ["que", "como", "cuando", "donde", "quien", "cual", "cuales", "cuanto", "cuanta"],
  pt: ["que", "como", "quando", "onde", "quem", "qual", "quais", "quanto", "quanta"],
  it: ["cosa", "come", "perche", "quando", "dove", "chi", "quale", "quali", "quanto"],
  nl: ["wat", "hoe", "waarom", "wanneer", "waar", "wie", "welke", "kan", "moet"],
  pl: ["co", "jak", "dlaczego", "kiedy", "gdzie", "kto", "ktory", "ktora", "jaki", "jaka", "jakie", "czy", "ile"],
};
/** What follows them in a question; "How to book" and "What patients say" are titles. */
const ASKS_ON: Readonly<Record<string, RegExp>> = {
  en: /^(?!(?:what|how|why|when|where|who|which) (?!(?:is|are|was|were|do|does|did|can|could|should|shall|will|would|may|must|has|have|if|much|many|long|often|far|soon|old|big|about|kind|kinds|type|types|time|else|happens|makes|costs)$))/,
  // The verb comes second: "Wie wir arbeiten", "Was Patienten sagen" and "Hoe wij werken" ask nothing.
  de: /^\S+ (?!(?:wir|ihr|sie|man|uns|unsere?[nrms]?|der|die|das|den|eine?[nrms]?|zu)$)\p{Ll}/u,
  nl: /^\S+ (?!(?:wij|we|u|je|jij|ons|onze|de|het|een|te)$)/,
  fr: /^\S+ (?!(?:nous|vous|notre|nos)$)/,
};
/** Quotes and the sign that opens an answer may follow. */
export const ENDS_ASKING = /[?？؟⁇][^\p{L}\p{N}]{0,6}$/u;

/** True when a heading ends in a question mark or starts with a question word of its language. */
export function isQuestion(text: string, language: string): boolean {
  const line = text.trim();
  if (ENDS_ASKING.test(line)) return true;
  const [opener = "", second = "", third] = line.split(/[\s,]+/, 3);
  const first = foldText(opener);
  if (third === undefined || !(OPENERS[language] ?? []).includes(first)) return false;
  // A noun tells by its capital in German alone.
  return ASKS_ON[language]?.test(`${first} ${language === "de" ? second : foldText(second)}`) ?? true;
}
