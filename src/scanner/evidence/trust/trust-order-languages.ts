// The word lists for orders to AI systems in the form in which they are compared.
import { foldText } from "../text/text-search.ts";
import { NAMED_ADDRESSEES, ORDER_WORDS, type OrderWords, SHARED_ADDRESSEES } from "./trust-instruction-words.ts";

/** Words as they are compared: folded, hyphens inside words as spaces. */
export const foldTerm = (text: string): string => {
  const folded = foldText(text);
  return folded.includes("-") ? folded.replace(/(?<=\p{L})-(?=[\p{L}\p{N}])/gu, " ") : folded;
};

export const SHARED = SHARED_ADDRESSEES.map(foldTerm);
export const NAMED = NAMED_ADDRESSEES.map(foldTerm);

export interface OrderLanguage extends OrderWords {
  script: RegExp;
  /** Whom a label may name ("AI assistants: …"). */
  labelled: readonly string[];
}

const SCRIPTS: Record<string, RegExp> = {
  ru: /\p{sc=Cyrillic}/u,
  uk: /\p{sc=Cyrillic}/u,
  el: /\p{sc=Greek}/u,
  ja: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u,
  zh: /\p{sc=Han}/u,
  ko: /\p{sc=Hangul}/u,
  ar: /\p{sc=Arabic}/u,
  he: /\p{sc=Hebrew}/u,
  hi: /\p{sc=Devanagari}/u,
  bn: /\p{sc=Bengali}/u,
};

export const LANGUAGES: readonly OrderLanguage[] = Object.entries(ORDER_WORDS).map(([language, words]) => ({
  ...(words.verbLast ? { verbLast: words.verbLast.map(foldTerm) } : {}),
  script: SCRIPTS[language] ?? /\p{sc=Latin}/u,
  cancel: words.cancel.map(foldTerm),
  orders: words.orders.map(foldTerm),
  earlier: words.earlier.map(foldTerm),
  openers: words.openers.map(foldTerm),
  addressees: words.addressees.map(foldTerm),
  followers: words.followers.map(foldTerm),
  directives: words.directives.map(foldTerm),
  labelled: [...words.addressees.map(foldTerm), ...SHARED],
}));

/** Scripts in which words are not set apart by spaces, or carry articles and endings of their own. */
export const UNBOUND_SCRIPTS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Devanagari}\p{sc=Bengali}]/u;
