// Prices that are asked for: an invitation to ask, and a question about the cost that is answered.
import type { Profile } from "../../../model/profile.ts";
import type { PageFacts } from "../page-facts.ts";
import type { SiteNode } from "../site-evidence.ts";
import { resolveNodes, textOf } from "../structured/collect-structured.ts";
import { languageOf } from "../text/text-language.ts";
import { foldText, hasTerm, makeSearchText, searchTextOn } from "../text/text-search.ts";
import { sentencesOf, splitSentences } from "../text/text-sentences.ts";
import {
  ASKED_PRICE,
  ASKS_COST,
  ASKS_US,
  DEPENDS,
  PRICE_OR_QUOTE,
  PRICED_PER_JOB,
  speaksOfOtherMoney,
  termsFor,
} from "./answers-fact-terms.ts";

export interface Trace {
  url: string;
  quote: string;
  /** Our words for what stands in the data, and no quote. */
  isInData?: true;
  /** The amount with what it buys, as the page says it; missing where the amount stands alone. */
  said?: string;
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

/** "How much time does it cost?" Folded text. */
const ASKS_TIME = /(?<!\p{L})(?:time|zeit|temps|tiempo|tempo|tijd|czasu)(?!\p{L})/u;

/**
 * "What does a kitchen cost? That depends on …" says what moves the price. Pages that do not sell, such as guides, may
 * ask it of anything, so there the question has to name what the site offers.
 */
export function findCostAnswer(
  pages: readonly PageFacts[],
  selling: readonly PageFacts[],
  nodes: readonly SiteNode[],
  profile: Profile,
): Trace | null {
  const offered = wordsIn(selling.filter(({ kind }) => OFFERS.includes(kind)).flatMap(namesOf));
  for (const page of pages) {
    if (ANSWERS_NO_COST.includes(page.kind)) continue;
    const language = languageOf(page, profile);
    const isOurs = (question: string): boolean => selling.includes(page) || namesAll(question, offered);
    for (const [text, whole] of [...shownOn(page), ...markedOn(page, nodes)]) {
      if (!asksCost(page, text, language) || !isOurs(text)) continue;
      const answer = whole.slice(0, ANSWER_CHARS);
      if (ASKS.test(answer) || speaksOfOtherMoney(answer)) continue;
      const said = splitSentences(answer).find((one) => tellsHowPriced(one, language));
      if (said !== undefined) return { url: page.url, quote: said };
    }
  }
  return null;
}

function tellsHowPriced(sentence: string, language: string): boolean {
  const text = makeSearchText(sentence);
  const has = (terms: typeof DEPENDS): boolean => hasTerm(text, termsFor(terms, language));
  return has(DEPENDS) || (has(PRICED_PER_JOB) && has(PRICE_OR_QUOTE));
}

type Answered = readonly [question: string, answer: string];

/** Each text with the next one. */
const shownOn = ({ blocks }: PageFacts): Answered[] =>
  blocks.flatMap(({ text, quoted }, at) => (quoted ? [] : [[text, blocks[at + 1]?.text ?? ""]]));

/** Questions in the page's data: a script may be what shows them. */
const markedOn = ({ url }: PageFacts, nodes: readonly SiteNode[]): Answered[] =>
  nodes
    .filter(({ types, pageUrl }) => pageUrl === url && types.includes("Question"))
    .flatMap((node) =>
      resolveNodes(nodes, node.props.acceptedAnswer, node).map(({ props }): Answered => [
        textOf(node.props.name),
        textOf(props.text),
      ]),
    );

const asksCost = (page: PageFacts, text: string, language: string): boolean =>
  text.length <= QUESTION_CHARS &&
  ASKS.test(text) &&
  hasTerm(searchTextOn(page, text), termsFor(ASKS_COST, language)) &&
  !ASKS_TIME.test(foldText(text)) &&
  !speaksOfOtherMoney(text);

const OFFERS: readonly string[] = ["services", "product", "shop", "pricing"];
const namesOf = (page: PageFacts): string[] => [
  ...page.titles,
  ...page.headings.filter(({ region, hidden }) => region === "main" && !hidden).map(({ text }) => text),
];
/** What is left of a question without its short words and those that ask. */
const WORD = /\p{L}{4,}/gu;
const ASKING =
  /^(?:what|does|much|will|would|wieviel|viel|eine[rsnm]?|combien|cuanto|quanto|hoeveel|prix|preis\p{L}*|pric\p{L}*|cost\p{L}*|kost\p{L}*|koszt\p{L}*|cout\p{L}*|custa\p{L}*|cuesta\p{L}*|prec\p{L}*|prezz\p{L}*|prij\p{L}*|tari\p{L}*|cena|ceny)$/u;
const wordsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => foldText(text.slice(0, QUESTION_CHARS)).match(WORD) ?? []));

function namesAll(question: string, offered: ReadonlySet<string>): boolean {
  const asked = [...wordsIn([question])].filter((word) => !ASKING.test(word));
  return asked.length > 0 && asked.every((word) => offered.has(word));
}
