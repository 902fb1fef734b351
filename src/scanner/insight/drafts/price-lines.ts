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
import { findPrices, type PriceMention } from "../../evidence/text/text-prices.ts";

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
