// Sentences that say what something is.
import type { PageFacts } from "../page-facts.ts";
import { bodyBlocks, mainHeadings, topicOf } from "./answers-content.ts";
import data from "../data/answer-terms.json" with { type: "json" };
import words from "../data/definition-words.json" with { type: "json" };
import { foldText } from "../text/text-search.ts";
import { isFullSentence, sentencesOf } from "../text/text-sentences.ts";
import { splitWords } from "../text/text-words.ts";

/** What joins a term to its explanation, without accents. */
const COPULAS: Readonly<Record<string, readonly string[]>> = words.copulas;
/** "We are a …": how an organisation says what it is, without accents. */
const OWN_DEFINITION: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(words.own).map(([language, pattern]) => [language, new RegExp(pattern)]),
);
/** What a business does, behind its name: "Moore helps families to …". */
const DOES: Readonly<Record<string, string>> = data.does;
const NAMES_IN_FRONT = 8;
const LEAST_WORDS = 6;
const STEM = 5;
const MOST_SENTENCES = 400;

/** Languages in which a definition can be told; others are not judged. */
export const canTellDefinitions = (language: string): boolean => language in COPULAS;

/**
 * The first sentence of the form "X is …" whose X is the subject of the page: a word of its topic, of
 * the heading above it or of the business's name, compared by the first five letters so that
 * inflection does not hide it; of a business, also one that says what it does. Null when there is none.
 */
export function findDefinition(page: PageFacts, language: string, names: readonly string[]): string | null {
  const copulas = COPULAS[language] ?? [];
  const topic = stemsOf([topicOf(page), page.titles[0] ?? "", ...names]);
  const deeds = DOES[language]?.split(", ") ?? [];
  const named = stemsOf(names);
  const isOwn = OWN_DEFINITION.get(language);
  const headings = new Map(mainHeadings(page).map(({ at, heading }) => [at, stemsOf([heading.text])]));
  let read = 0;
  for (const block of bodyBlocks(page)) {
    const known = [...topic, ...(headings.get(block.heading) ?? [])];
    for (const sentence of sentencesOf(block)) {
      if ((read += 1) > MOST_SENTENCES) return null;
      if (!isFullSentence(sentence)) continue;
      if (defines(sentence, copulas, known)) return sentence;
      if (page.kind === "about" && defines(sentence, deeds, named)) return sentence;
      if (page.kind === "about" && isOwn?.test(foldText(sentence))) return sentence;
    }
  }
  return null;
}

/** A list of terms with their explanations. */
export const hasDefinitionList = (page: PageFacts): boolean =>
  page.lists.some(({ kind, items, region }) => kind === "dl" && items >= 2 && region === "main");

function defines(sentence: string, copulas: readonly string[], known: readonly string[]): boolean {
  const words = splitWords(foldText(sentence));
  const at = words.findIndex((word, place) => place > 0 && copulas.includes(word));
  if (at === -1 || at > NAMES_IN_FRONT || words.length < LEAST_WORDS || sentence.trim().endsWith("?")) return false;
  return words.slice(0, at).some((word) => known.includes(word.slice(0, STEM)));
}

const stemsOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => splitWords(foldText(text)))
    .filter((word) => word.length >= 3)
    .map((word) => word.slice(0, STEM));
