// Lines of a page that tell what the thing itself costs, and not what is saved, was asked before, or comes on top.
import {
  OTHER_AMOUNTS,
  PACK_UNITS,
  speaksOfOtherMoney,
  SUBSCRIPTION,
} from "../../evidence/answers/answers-fact-terms.ts";
import { RETURN_WORDS, SHIPPING_WORDS } from "../../evidence/commerce/commerce-words.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { hasTerm, makeSearchText } from "../../evidence/text/text-search.ts";
import { isFullSentence } from "../../evidence/text/text-sentences.ts";
import { findPrices, type PriceMention } from "../../evidence/text/text-prices.ts";
import { pageAddress } from "./draft-parts.ts";

/** Price tags stand in short lines. */
const TAG_CHARS = 80;
const MOST = 200;

export interface PriceLine {
  line: string;
  price: PriceMention;
}

/** Short lines of tables and of the main part with one price each, as they stand on the page. */
export function priceLines(page: PageFacts): PriceLine[] {
  if (isOnDelivery(page)) return [];
  const rows = page.tables.flatMap(({ cells }) => cells.map((row) => row.join(" ")));
  const packs = packLines(page);
  const lines = page.blocks
    .filter(({ region }) => region === "main")
    .map(({ text }) => text)
    .filter((text) => !packs.has(text));
  return [...new Set([...rows, ...lines])]
    .filter((line) => line.length <= TAG_CHARS && /\d/.test(line))
    .slice(0, MOST)
    .flatMap((line) => {
      const [price, second] = findPrices(line).filter(
        ({ isScaled, isThreshold, amount }) => !isScaled && !isThreshold && amount > 0,
      );
      if (price === undefined || second !== undefined || isOtherAmount(line, price)) return [];
      return [{ line, price }];
    });
}

/** What stands on a page on shipping and returns is what they cost, and from which order on they are free. */
const isOnDelivery = ({ headings }: PageFacts): boolean =>
  headings.some(({ level, hidden, text }) => {
    const title = makeSearchText(text);
    return level === 1 && !hidden && (hasTerm(title, SHIPPING_WORDS) || hasTerm(title, RETURN_WORDS));
  });

/** Lines right below a price that say how much of a pack it buys. */
const NEAR = 2;
const COUNT_OF = /^\d[\d.,\s]{0,8}\s?\p{L}+(?:\s\p{L}+)?$/u;

/** "10 €" over "50 credits" where the page speaks of a subscription, too: packs are used up beside it and are not its price. */
function packLines({ blocks }: PageFacts): ReadonlySet<string> {
  const isPack = (text: string): boolean => COUNT_OF.test(text) && hasTerm(makeSearchText(text), PACK_UNITS);
  if (!blocks.some(({ text }) => hasTerm(makeSearchText(text), SUBSCRIPTION))) return new Set();
  const below = (at: number): string[] => blocks.slice(at + 1, at + 1 + NEAR).map(({ text }) => text.trim());
  return new Set(blocks.filter((_, at) => below(at).some(isPack)).map(({ text }) => text));
}

function isOtherAmount(line: string, { start, end }: PriceMention): boolean {
  // "-$20" and "+5 €" are no prices of their own.
  if (/(?:^|\s)[-–−+]$/.test(line.slice(0, start)) || speaksOfOtherMoney(line)) return true;
  const text = makeSearchText(`${line.slice(0, start)} ${line.slice(end)}`);
  return hasTerm(text, OTHER_AMOUNTS) || hasTerm(text, SHIPPING_WORDS);
}

/** Lines with a price that a draft leaves out, since what they are for cannot be told from the line alone. */
export function restOf(page: PageFacts, node: Record<string, unknown>): string[] {
  const given = [node["offers"], node["itemListElement"]].find(Array.isArray)?.length ?? 0;
  const all = pricedLines(page).length;
  return given >= all
    ? []
    : [
        `${given} of the ${all} lines with a price on \`${pageAddress(page.url)}\` ${given === 1 ? "is" : "are"} in it: add the others, each with what it is for.`,
      ];
}

const PRICED_CHARS = 200;
export const pricedLines = ({ blocks, tables }: PageFacts): string[] => {
  const rows = tables.flatMap(({ cells }) => cells.map((row) => row.join(" ")));
  const texts = blocks.filter(({ region }) => region === "main").map(({ text }) => text);
  return (
    rows.length > 0 ? [...rows, ...texts.filter((text) => !rows.some((row) => row.includes(text)))] : texts
  ).filter(
    (text) => text.length <= PRICED_CHARS && !isFullSentence(text) && findPrices(text).some(({ amount }) => amount > 0),
  );
};

/** A price may stand twice on a page. */
export const amountKey = ({ price: { amount, upTo, currency } }: PriceLine): string =>
  `${amount} ${upTo ?? ""} ${currency}`;

/** "60 minutes" is how long something takes, and several things take as long. */
export const IS_LENGTH =
  /^(?:ca\.? )?\d{1,3}(?:[.,]\d)?\s?(?:min|mins|minutes?|minuten|minutos?|minuti|minut|minuty|h|hrs?|hours?|std|stunden?|heures?|horas?|ore|ora|uur|godz|godzin[ay]?)\.?$/i;
