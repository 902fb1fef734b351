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
const QUESTION_MARK = /[?？؟⁇]["'”’»)\]]*$/u;

/** True when a heading ends in a question mark or starts with a question word of its language. */
export function isQuestion(text: string, language: string): boolean {
  const line = text.trim();
  if (QUESTION_MARK.test(line)) return true;
  const first = foldText(line).split(/[\s,]+/)[0] ?? "";
  return (OPENERS[language] ?? []).includes(first) && line.split(/\s+/).length >= 3;
}
