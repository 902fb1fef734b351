import { isSingular, listOf, shareOf } from "../../../model/words.ts";
import { bodyBlocks, isContentPage } from "../../evidence/answers/answers-content.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { languageOf } from "../../evidence/text/text-language.ts";
import { measureReadingEase } from "../../evidence/text/text-readability.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { isFullSentence, sentencesOf } from "../../evidence/text/text-sentences.ts";
import { isCitedLaw } from "../../evidence/text/cited-law.ts";
import { memoByPage } from "../../evidence/memo-by-page.ts";
import { countWords, splitWords } from "../../evidence/text/text-words.ts";
import { tellsOfOthers } from "../../evidence/text/words-of-others.ts";
import { defineCheck, fixedBy } from "../define-check.ts";
import { gradeContent } from "../grade-content.ts";

const PLAIN = 40;
const HARD = 25;
const ABSTRACTS = 25;
const LONG_SHARE = 0.25;
const MANY_WORDS = 20;

/**
 * The catalogue also marks texts above 80 down; that half is left out, since the study behind the row
 * found easier language to help and nothing speaks against a text for being plain.
 */
export const readabilityFit = defineCheck({
  id: "readability-fit",
  agent: "answerability",
  category: "Evidence in the text",
  counts: ["aeo"],
  severity: 1,
  evidence: "B",
  needs: ["pages", "profile"],
  title: "Text is easy enough to read",
  why: "Plain, fluent sentences were used 15 to 30 percent more in generated answers, and more of your visitors understand them.",
  fix: "Cut sentences of over 25 words on {pages|the site} in two, and replace long abstract nouns with verbs.",
  effort: "M",
  reference: "https://arxiv.org/abs/2311.09735",
  headline: ({ people }) => `Texts are written harder than most ${people} like to read`,
  run({ pages, profile }) {
    const causes = new Set<"sentences" | "words">();
    const abstract = new Set<string>();
    const named = pages.flatMap(namesOn).join(" ").toLowerCase();
    const verdict = gradeContent(
      pages,
      (page) => {
        if (!isContentPage(page)) return null;
        const sentences = runningText(page);
        const language = languageOf(page, profile);
        const measured = language === "de" ? withoutNamed(sentences, page) : sentences;
        const ease = measureReadingEase(measured, language);
        if (ease === null) return null;
        if (ease >= PLAIN) return 1;
        if (isOfCards(page, sentences) || countWords(sentences.join(" ")) < LEAST_WORDS) return null;
        const isLong = isOfLongSentences(sentences);
        // The trade is called what it is called.
        const nouns = (measured.join(" ").match(ABSTRACT) ?? []).filter(
          (word) => !named.includes(word.slice(0, STEM).toLowerCase()),
        );
        if (!isLong && LONG_WORDED.has(language)) return 1;
        causes.add(isLong ? "sentences" : "words");
        for (const word of nouns) abstract.add(word);
        return {
          value: ease >= HARD ? 0.5 : 0,
          received: `reading ease ${Math.round(ease)}; for example “${quoteOf(longestOf(sentences))}”`,
          meaning: `Plain text scores 60 to 80; here ${isLong ? `a sentence has ${Math.round(meanLength(sentences))} words` : `a word has ${meanLetters(sentences)} letters`} on average.`,
        };
      },
      {
        result: ({ good, of }) =>
          `${shareOf(good, of, "page")} with running text ${isSingular(good, of) ? "is" : "are"} easy enough to read.`,
        notApplicable:
          "No page has enough running text for a reading formula, which short texts on cards are not, or none exists for its language.",
      },
    );
    return causes.has("sentences") ? verdict : fixedBy(verdict, fixFor(abstract));
  },
});

/** Words are joined or inflected there, and nobody can write them shorter. */
const LONG_WORDED: ReadonlySet<string> = new Set(["de", "nl", "pl"]);
/** A formula holds of no shorter text that is hard by it. */
const LEAST_WORDS = 300;

/** Nouns made of verbs and adjectives, by their endings. */
const ABSTRACT =
  /(?<![\p{L}-])\p{L}{6,36}(?:ung|ungen|heit|[ck]eit|[ck]eiten|[st]ions?|tionen|it[àé]s?|ität|it(?:y|ies)|ments?|ances?|[cs]iones|ción|ção|ções|[zs]ion[ei]|idade|idad|heid|ości?|[ae]ni[ae])(?![\p{L}-])/giu;
const MOST_WORDS = 3;
const STEM = 8;
function fixFor(abstract: ReadonlySet<string>): string {
  const words = [...abstract].toSorted((a, b) => b.length - a.length).slice(0, MOST_WORDS);
  return words.length === 0
    ? "Replace long words with short ones on {pages|the site} where there are any."
    : `Replace long abstract nouns such as ${listOf(words.map((word) => `“${word}”`))} with verbs, and long words with short ones, on {pages|the site}.`;
}

/** The words for what is offered: titles, headings, items, and the lines of its cards. */
const namesOn = (page: PageFacts): string[] => [
  ...page.titles,
  ...page.headings.map(({ text }) => text),
  ...page.blocks.flatMap((block) => (LISTED.has(block.tag) || isOnCard(page, block) ? [block.text] : [])),
];

/** In German, what is offered has a name of one long word, which nobody can write shorter: as headings and items have it. */
function withoutNamed(sentences: readonly string[], page: PageFacts): string[] {
  const listed = page.blocks.filter(({ tag }) => LISTED.has(tag) || /^h\d$/.test(tag)).map(({ text }) => text);
  const named = new Set([...page.headings.map(({ text }) => text), ...listed].join(" ").match(NAMED));
  return sentences.map((sentence) => sentence.replace(NAMED, (word) => (named.has(word) ? "" : word)));
}
const NAMED = /(?<!\p{L})\p{Lu}\p{Ll}{9,40}(?!\p{L})/gu;

/** Items and cells, which are no running text by their form. */
const LISTED = new Set(["li", "td", "th", "dt", "dd", "figcaption", "button", "label"]);
/** Signs that part an enumeration. */
const PARTS = /[;|•·]/g;

/**
 * Full sentences in the own voice. Customers' words are theirs, and the formulas, made for running text, take a list
 * of names or conditions for one long hard sentence.
 */
const runningText = (page: PageFacts): string[] =>
  bodyBlocks(page)
    .filter(
      (block) => !block.quoted && !LISTED.has(block.tag) && !tellsOfOthers(page, block) && !isCitedLaw(page, block),
    )
    .flatMap(sentencesOf)
    .filter((sentence) => isFullSentence(sentence) && (sentence.match(PARTS)?.length ?? 0) < 2 && !isSpaced(sentence));

const LEAST_CARDS = 6;
const CARD_CHARS = 120;

/** Headings that each have one short text: the cards of what is offered. */
const cardsOf = memoByPage((page: PageFacts): ReadonlySet<number> => {
  const under = Map.groupBy(
    bodyBlocks(page).filter(({ heading, text }) => heading >= 0 && isFullSentence(text)),
    ({ heading }) => heading,
  );
  const cards = [...under].flatMap(([heading, [first, ...more]]) =>
    more.length === 0 && first !== undefined && first.text.length <= CARD_CHARS ? [heading] : [],
  );
  return new Set(cards.length >= LEAST_CARDS ? cards : []);
});
/** Most of what the page says stands on cards, which are no running text. */
const isOfCards = (page: PageFacts, sentences: readonly string[]): boolean =>
  bodyBlocks(page)
    .filter((block) => isOnCard(page, block))
    .flatMap(sentencesOf).length >=
  sentences.length * OF_CARDS;
const OF_CARDS = 0.6;
const isOnCard = (page: PageFacts, { heading }: PageFacts["blocks"][number]): boolean => cardsOf(page).has(heading);

/** "F O L L O W  U S." */
const isSpaced = (sentence: string): boolean => /(?:^|\s)(?:\p{L}\s){4}/u.test(sentence);

const meanLength = (sentences: readonly string[]): number =>
  sentences.reduce((sum, sentence) => sum + countWords(sentence), 0) / sentences.length;

/** One long sentence among short ones makes no hard text: then the words do. */
const isOfLongSentences = (sentences: readonly string[]): boolean =>
  sentences.filter((sentence) => countWords(sentence) > ABSTRACTS).length >= sentences.length * LONG_SHARE ||
  meanLength(sentences) > MANY_WORDS;

function meanLetters(sentences: readonly string[]): number {
  const words = sentences.flatMap(splitWords);
  return Math.round((words.reduce((sum, word) => sum + word.length, 0) / words.length) * 10) / 10;
}

const longestOf = (sentences: readonly string[]): string =>
  sentences.reduce((longest, sentence) => (countWords(sentence) > countWords(longest) ? sentence : longest), "");
