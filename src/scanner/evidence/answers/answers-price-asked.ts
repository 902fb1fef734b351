// Prices that are asked for: an invitation to ask, and a question about the cost that is answered.
import type { Profile } from "../../../model/profile.ts";
import type { PageFacts } from "../page-facts.ts";
import { languageOf } from "../text/text-language.ts";
import { hasTerm, makeSearchText, searchTextOn } from "../text/text-search.ts";
import { sentencesOf, splitSentences } from "../text/text-sentences.ts";
import { ASKED_PRICE, ASKS_COST, ASKS_US, DEPENDS, termsFor } from "./answers-fact-terms.ts";

export interface Trace {
  url: string;
  quote: string;
}

export interface PageLines {
  page: PageFacts;
  lines: string[];
  language: string;
}

/** "Call us to ask about options and pricing." */
export function findPriceAsked(texts: readonly PageLines[]): Trace | null {
  for (const { page, language } of texts) {
    const [invites, price] = [termsFor(ASKS_US, language), termsFor(ASKED_PRICE, language)];
    for (const block of page.blocks) {
      if (block.region === "nav" || block.quoted || !hasTerm(searchTextOn(page, block.text), price)) continue;
      const said = sentencesOf(block).find((one) => {
        const text = makeSearchText(one);
        return hasTerm(text, price) && hasTerm(text, invites);
      });
      if (said !== undefined) return { url: page.url, quote: said };
    }
  }
  return null;
}

/** Pages whose questions and answers are about something else than what is offered. */
const ANSWERS_NO_COST: readonly string[] = ["careers", "legal", "login"];
const QUESTION_CHARS = 140;
const ANSWER_CHARS = 600;
const ASKS = /[?？؟]["'”’»“)]*$/u;

/** "What does a kitchen cost? That depends on …", in a guide as well: it says what moves the price. */
export function findCostAnswer(pages: readonly PageFacts[], profile: Profile): Trace | null {
  for (const page of pages) {
    if (ANSWERS_NO_COST.includes(page.kind)) continue;
    const language = languageOf(page, profile);
    for (const [at, { text, quoted }] of page.blocks.entries()) {
      if (quoted || text.length > QUESTION_CHARS || !ASKS.test(text)) continue;
      if (!hasTerm(searchTextOn(page, text), termsFor(ASKS_COST, language))) continue;
      const answer = page.blocks[at + 1]?.text.slice(0, ANSWER_CHARS) ?? "";
      if (ASKS.test(answer)) continue;
      const said = splitSentences(answer).find((one) => hasTerm(makeSearchText(one), termsFor(DEPENDS, language)));
      if (said !== undefined) return { url: page.url, quote: said };
    }
  }
  return null;
}
