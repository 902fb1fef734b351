// Lines of a page that tell what the thing itself costs, and not what is saved, was asked before, or comes on top.
import {
  OTHER_AMOUNTS,
  PACK_UNITS,
  speaksOfOtherMoney,
  SUBSCRIPTION,
} from "../../evidence/answers/answers-fact-terms.ts";
import { tellsBenefit } from "../../evidence/answers/answers-fact-texts.ts";
import { RETURN_WORDS, SHIPPING_WORDS } from "../../evidence/commerce/commerce-words.ts";
import type { PageFacts, TableFacts } from "../../evidence/page-facts.ts";
import { primarySubtag } from "../../evidence/text/text-language.ts";
import { hasTerm, makeSearchText } from "../../evidence/text/text-search.ts";
import { OF_MINUTES_OR_HOURS } from "../../evidence/text/time-units.ts";
import { isFullSentence } from "../../evidence/text/text-sentences.ts";
import { askedPrices, findPrices, type PriceMention } from "../../evidence/text/text-prices.ts";
import { siteText } from "./draft-parts.ts";
import { isGeneralHeading } from "./general-heading.ts";
import { isSlogan, withoutPictures } from "./slogan.ts";

/** Price tags stand in short lines; one that ends with its price may say more before it. */
const TAG_CHARS = 80;
const ROW_CHARS = 120;
const MOST = 200;

export interface PriceLine {
  line: string;
  price: PriceMention;
}

export interface PlacedPrice extends PriceLine {
  /** What the section is called that it stands in; "" where it stands in none with a name. */
  section: string;
  /** No other amount stands under that heading. */
  isAlone: boolean;
}

/** Short lines of tables and of the main part with one price each, as they stand on the page. */
export function priceLines(page: PageFacts): PlacedPrice[] {
  if (isOnDelivery(page) || isCalculator(page)) return [];
  const packs = packLines(page);
  const placed = placedLines(page).filter(({ text }) => !packs.has(text));
  const amounts = Map.groupBy(
    placed.flatMap(({ text, section }) => findPrices(text).map(({ amount }) => ({ section, amount }))),
    ({ section }) => section,
  );
  const isAlone = (section: string): boolean => new Set(amounts.get(section)?.map(({ amount }) => amount)).size === 1;
  const once = new Map(placed.map((one) => [`${one.section} ${one.text}`, one]));
  return [...once.values()]
    .filter(({ text }) => text.length <= ROW_CHARS && /\d/.test(text))
    .slice(0, MOST)
    .flatMap(({ text: line, section }) => {
      const [price, second] = askedPrices(line);
      if (price === undefined || second !== undefined || isOtherAmount(line, price, section)) return [];
      if (line.length > TAG_CHARS && price.end < line.length) return [];
      return [{ line, price, section, isAlone: isAlone(section) }];
    });
}

interface PlacedText {
  text: string;
  section: string;
}

/** Rows of tables and lines of the main part; several things with a price each in one line are several. */
function placedLines(page: PageFacts): PlacedText[] {
  const sections = sectionsOf(page);
  const rows = page.tables.flatMap((table) =>
    rowsOf(table).map((text) => ({ text, section: sections[table.heading] ?? "" })),
  );
  let card = { text: "", heading: -1 };
  const lines = page.blocks
    .filter(({ region, tag }) => region === "main" && (rows.length === 0 || !/^t[dh]$/.test(tag)))
    .flatMap(({ text, tag, heading, inArticle }) => {
      // A card may be headed by a line that is no heading.
      if (tag === "header" && inArticle && findPrices(text).length === 0) card = { text: nameIn(text, page), heading };
      if (!inArticle || card.heading !== heading) card = { text: "", heading: -1 };
      const section = card.text || (sections[heading] ?? "");
      return partsOf(text).map((part) => ({ text: part, section }));
    });
  return [...rows, ...lines];
}

/** "Base fee €499, lesson €79": a price ends each part. */
function partsOf(text: string): string[] {
  const parts = text.length > ROW_CHARS || !/[,;] \p{L}/u.test(text) ? [] : text.split(/[,;] (?=\p{L})/u);
  const isWhole = (part: string): boolean => {
    const [price, second] = findPrices(part);
    return price !== undefined && second === undefined && price.start > 0 && price.end === part.length;
  };
  return parts.length > 1 && parts.every(isWhole) ? parts : [text];
}

const SECTION_CHARS = 80;
/** The headings over a place of the page, the nearest first, but for the first level, sentences and such as "Prices". */
function headsOver(heading: number, page: PageFacts): string[] {
  let level = Number.POSITIVE_INFINITY;
  return page.headings
    .slice(0, heading + 1)
    .toReversed()
    .flatMap((one) => {
      if (one.level >= level) return [];
      level = one.level;
      return level > 1 ? nameIn(one.text, page) || [] : [];
    });
}

/** The nearest heading, and those over it where headings of its level name several things alike. */
function sectionsOf(page: PageFacts): string[] {
  const heads = page.headings.map((_, at) => [...new Set(headsOver(at, page))]);
  const pathsOf = Map.groupBy(heads.keys(), (at) => heads[at]?.[0] ?? "");
  const alike = [...pathsOf.values()].filter((same) => new Set(same.map((at) => heads[at]?.join(", "))).size > 1);
  const levels = new Set(alike.flat().map((at) => page.headings[at]?.level));
  return heads.map((own, at) => (levels.has(page.headings[at]?.level) ? own.toReversed().join(", ") : (own[0] ?? "")));
}

function nameIn(text: string, { htmlLang }: PageFacts): string {
  const name = siteText(withoutPictures(text), SECTION_CHARS);
  return isSlogan(name, primarySubtag(htmlLang)) || isGeneralHeading(name, null) || findPrices(name).length > 0
    ? ""
    : name;
}

/** What a calculator shows are examples. */
const isCalculator = ({ url, titles, headings }: PageFacts): boolean =>
  [url, titles[0] ?? "", ...headings.filter(({ level }) => level === 1).map(({ text }) => text)].some((text) =>
    /rechner(?!\p{L})|calculat(?:or|rice)|calculadora|calcolator|simulat(?:eur|ore)|simulador|kalkulator|rekenhulp/iu.test(
      text,
    ),
  );

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

function isOtherAmount(line: string, { start, end }: PriceMention, section: string): boolean {
  // "-$20" and "+5 €" are no prices of their own, "~3 €" is what others may ask.
  if (/(?:(?:^|\s)[-–−+]|[~≈]\s?)$/.test(line.slice(0, start))) return true;
  // "75 €/we": of a week and a weekend cut to two letters nobody knows for how long the price holds.
  if (/^\s?\/\s?we(?!\p{L})/iu.test(line.slice(end))) return true;
  if (speaksOfOtherMoney(line) || speaksOfOtherMoney(section) || /\p{L}zuschlag/iu.test(line)) return true;
  const text = makeSearchText(`${line.slice(0, start)} ${line.slice(end)} | ${section}`);
  return hasTerm(text, OTHER_AMOUNTS) || hasTerm(text, SHIPPING_WORDS);
}

const PRICED_CHARS = 200;
export const pricedLines = (page: PageFacts): string[] => {
  const { blocks, tables } = page;
  const rows = tables.flatMap(rowsOf);
  const texts = blocks
    .filter((block) => block.region === "main" && !tellsBenefit(page, block))
    .flatMap(({ text }) => partsOf(text));
  return (
    rows.length > 0 ? [...rows, ...texts.filter((text) => !rows.some((row) => row.includes(text)))] : texts
  ).filter(
    (text) =>
      text.length <= PRICED_CHARS && !isFullSentence(text) && !speaksOfOtherMoney(text) && askedPrices(text).length > 0,
  );
};

/** A price may stand twice on a page. */
export const amountKey = ({ price: { amount, upTo, currency } }: PriceLine): string =>
  `${amount} ${upTo ?? ""} ${currency}`;

/** The rows of a table as lines, up to the price where what stands behind it makes them long; none that others are paid. */
function rowsOf({ cells, hasTh }: TableFacts): string[] {
  const rows = cells.filter((row) => !speaksOfOtherMoney(row.join(" ")));
  if (hasTh && isComparison(cells))
    return rows.flatMap((row) => row.map((cell, at) => `${cells[0]?.[at] ?? ""} ${cell}`));
  return rows.map((row) => {
    const at = row.findIndex((cell) => findPrices(cell).length > 0);
    const whole = lineOf(row);
    return at > 0 && whole.length > TAG_CHARS ? lineOf(row.slice(0, at + 1)) : whole;
  });
}

const STATEMENT_WORDS = 4;
/** Columns that are things with names, and rows of what is said of each: no cell names its neighbour. */
function isComparison([heads = [], ...rows]: readonly string[][]): boolean {
  const said = rows.filter(([first = ""]) => first.split(" ").length >= STATEMENT_WORDS);
  const isHead = (text: string): boolean =>
    text !== "" && !isGeneralHeading(text, null) && findPrices(text).length === 0;
  return heads.length > 1 && heads.every(isHead) && said.length * 2 > rows.length;
}

/** "Massage (60 minutes) £50": how long it takes stands apart from what it is called. */
const lineOf = (row: readonly string[]): string =>
  row.map((cell, at) => (at > 0 && IS_LENGTH.test(cell) ? `(${cell})` : cell)).join(" ");

/** "60 minutes" is how long something takes, and several things take as long. */
export const IS_LENGTH = new RegExp(
  String.raw`^(?:ca\.? )?\d{1,3}(?:[.,]\d)?\s?(?:${OF_MINUTES_OR_HOURS}|h|godz)\.?$`,
  "i",
);
