// Figures in the rules of some work, with their pages: the hours of notice, the charge, the days for a return. A skill
// names them and sends its reader to the page; the sentence itself stays there.
import { plainUrl } from "../../model/target.ts";
import type { PageFacts, PageKind, TextBlock } from "../evidence/page-facts.ts";
import { findPrices } from "../evidence/text/text-prices.ts";
import { TIME_UNITS } from "../evidence/text/time-units.ts";
import { WRITTEN_NUMBER } from "../evidence/text/written-numbers.ts";
import { isPrivacyNotice } from "./signals/privacy-notice.ts";
import type { SiteReading } from "./signals/site-reading.ts";

export interface StatedRule {
  url: string;
  /** In the order of the page: "24 hours", "£30". */
  figures: readonly string[];
  /** Those of them that set a term: spans of hours and more, and what it costs beside one. Lengths and prices alone set none. */
  terms: readonly string[];
}

const MOST_PAGES = 2;
const MOST_FIGURES = 4;
const LEAST_QUOTE = 4;
/** Pages on which no rule for customers stands. */
const NO_RULES: ReadonlySet<PageKind> = new Set(["post", "blog", "team", "about", "login", "careers"]);

/** Figures in the sections that show the work, on at most two pages. */
export function statedRules(
  { pages }: Pick<SiteReading, "pages">,
  signs: readonly { url: string; quote: string }[],
): StatedRule[] {
  const rules = pages.flatMap(({ facts }) => {
    if (NO_RULES.has(facts.kind) || isPrivacyNotice(facts)) return [];
    const quotes = signs.filter(({ url }) => plainUrl(url) === plainUrl(facts.url)).map(({ quote }) => quote);
    const found = distinct(rulesIn(facts, quotes).flatMap(figuresIn)).slice(0, MOST_FIGURES);
    const terms = found.filter(({ isLength }) => !isLength);
    const hasTerm = terms.some(({ isSpan }) => isSpan);
    const rule = { url: plainUrl(facts.url), figures: found.map(({ told }) => told) };
    return found.length === 0 ? [] : [{ ...rule, terms: hasTerm ? terms.map(({ told }) => told) : [] }];
  });
  return rules.slice(0, MOST_PAGES);
}

const distinct = (figures: readonly Figure[]): Figure[] => [
  ...new Map(figures.map((figure) => [figure.told, figure])).values(),
];

/** The sentences that are quoted, where they hold a figure; else the blocks they stand in, and those under a heading that is quoted. */
function rulesIn({ kind, headings, blocks }: PageFacts, quotes: readonly string[]): string[] {
  const told = quotes.map((quote) => quote.replace(/^…|…$/g, "").trim()).filter(({ length }) => length >= LEAST_QUOTE);
  const isUnder = ({ heading }: TextBlock): boolean => {
    const above = headings[heading];
    return above !== undefined && (kind !== "home" || above.level > 1) && told.includes(above.text);
  };
  const own = blocks.filter(
    (block) =>
      !block.quoted && block.region === "main" && (isUnder(block) || told.some((quote) => block.text.includes(quote))),
  );
  const quoted = told.filter((quote) => own.some(({ text }) => text.includes(quote)));
  return quoted.some((quote) => figuresIn(quote).length > 0) ? quoted : own.map(({ text }) => text);
}

const SPAN = new RegExp(
  `(?<![\\p{L}\\p{N}.,:/-])(\\d{1,3})[ \\u00a0-]?(?:${TIME_UNITS.map(([, words]) => `(${words})`).join("|")})(?!\\p{L})`,
  "giu",
);
/** "within five working days": a time that work takes, as a page tells it. */
export const namesTime = (text: string): boolean => TIME.test(text);
const TIME = new RegExp(
  `(?<![\\p{L}\\p{N}.,:/-])(?:\\d{1,3}|${WRITTEN_NUMBER})[ -](?:${TIME_UNITS.map(([, words]) => words).join("|")})(?!\\p{L})`,
  "iu",
);
/** "om 14 uur", "à 9 heures": a time of day. */
const CLOCK = /(?:^|[^\p{L}])(?:om|tot|vanaf|van|à|a las|às|alle|dalle|de|o|od|do|at|from|until|um|ab|bis)\s$/iu;
/** A charge, a fee, a deposit; what is larger is insured, built or sold. */
const MOST_AMOUNT = 1_000;
const SURE_HOURS: ReadonlySet<string> = new Set(["24", "48", "72"]);

interface Figure {
  told: string;
  isSpan: boolean;
  /** How long something takes. */
  isLength: boolean;
}

/** Spans of time in English, and amounts of money as they are written. */
export function figuresIn(text: string): Figure[] {
  const spans = [...text.matchAll(SPAN)].flatMap((match) => {
    const [, count = "", ...units] = match;
    const unit = TIME_UNITS[units.findIndex((found) => found !== undefined)]?.[0] ?? "";
    const isClock = unit === "hours" && !SURE_HOURS.has(count) && CLOCK.test(text.slice(0, match.index));
    const told = `${count} ${count === "1" ? unit.slice(0, -1) : unit}`;
    return isClock || count === "0" ? [] : [{ at: match.index, told, isSpan: true, isLength: unit === "minutes" }];
  });
  const prices = findPrices(text)
    .filter(({ isScaled, amount, upTo }) => !isScaled && upTo === null && amount < MOST_AMOUNT)
    .map(({ start, text: told }) => ({ at: start, told, isSpan: false, isLength: false }));
  return [...spans, ...prices].toSorted((a, b) => a.at - b.at);
}
