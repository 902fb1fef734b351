// What a site lets a reader know about its prices: amounts, how a price is made, how to get a quote.
import type { Industry, Profile, SiteType } from "../../../model/profile.ts";
import { isCartAddress } from "../commerce/cart-address.ts";
import { memoByParts } from "../memo-by-page.ts";
import { fillableFields } from "../operability/operate-forms.ts";
import type { FormFacts, PageFacts } from "../page-facts.ts";
import type { SiteNode } from "../site-evidence.ts";
import {
  isPaidToOthers,
  NOT_A_PRICE,
  PAYERS,
  PAYS,
  PRICE_LOGIC,
  PRICE_LOGIC_OR_INSURER,
  PRICE_WORDS,
  QUOTE,
  speaksOfOtherMoney,
  termsFor,
  type TermLists,
} from "./answers-fact-terms.ts";
import { tellsBenefit } from "./answers-fact-texts.ts";
import { pathOfAddress } from "./answers-links.ts";
import { isDatedContent } from "./answers-content.ts";
import { findCostAnswer, findPriceAsked, type PageLines, type Trace } from "./answers-price-asked.ts";
import { readFactFiles } from "./answers-files.ts";
import { findCalculator, findQuoteCall, isQuoteForm, QUOTE_FIELDS } from "./quote-call.ts";
import { hasSteps } from "./answers-procedures.ts";
import { findManualPhrases } from "../workflow/manual-phrases.ts";
import { parseNumber } from "../text/text-numbers.ts";
import { languageOf } from "../text/text-language.ts";
import { askedPrices, type PriceMention } from "../text/text-prices.ts";
import { findTerm, hasTerm, makeSearchText, searchTextOn } from "../text/text-search.ts";
import { isFullSentence, sentencesOf, splitSentences } from "../text/text-sentences.ts";

export interface PricingReading {
  /** Amounts beside something sold, in text or markup; one per page. */
  prices: Trace[];
  /** How a price is made, in words. */
  logic: Trace | null;
  /** The offer of a quote, and how one gets it: steps, time of reply, or a form. */
  quote: Trace | null;
  process: Trace | null;
  /** What tells a price once it is used. */
  calculator: Trace | null;
  /** Files that hold prices by their name. */
  files: Trace[];
}

/** Texts on these pages speak of other people's money, or of the firm's own. */
const NOT_SELLING: readonly string[] = ["post", "blog", "careers", "legal", "login", "about", "team"];
/** Works for others, with their budgets, and articles by their address. */
const SHOWCASE =
  /\/(?:case-stud|projects?|portfolio|work|works|referenzen|references|realisations|realizacje|projekte|projets|proyectos|cases|blog|news|articles?|artikel|actualites|noticias|magazin)(?:\/|-|\.|$)/;
const LISTS_PRICES: readonly string[] = ["pricing", "product", "shop", "services", "booking"];
/** A sign that turns until a script has brought what belongs there. */
const AWAITS_SCRIPT =
  /^(?!.*(?:lazy|submit|form|button|btn|page|image|img|preload))(?:.*[-_])?(?:loading|spinner|skeleton|shimmer)(?:$|[-_])/i;
/** The page of prices that shows none as it is sent, and a sign that it waits for them. */
export const findUnfilledPrices = (pages: readonly PageFacts[]): { url: string; token: string } | null =>
  pages
    .filter(({ kind }) => kind === "pricing")
    .flatMap(({ url, tokens }) => {
      const token = tokens.classes.find((name) => AWAITS_SCRIPT.test(name));
      return token === undefined ? [] : [{ url, token }];
    })[0] ?? null;

const LABEL_CHARS = 80;
const LARGEST_PRICE = 10_000_000;

/** Asked for by several checks, drafts and key facts: read once. */
export const readPricing = memoByParts(readPricingOf);

function readPricingOf(pages: readonly PageFacts[], nodes: readonly SiteNode[], profile: Profile): PricingReading {
  const selling = pages.filter((page) => sells(page, profile));
  const texts = selling.map((page) => ({ page, lines: linesOf(page), language: languageOf(page, profile) }));
  const isHealth = profile.industry.value === "healthcare";
  const stated = texts.map(statedBy);
  const quote = firstTrace(texts, QUOTE) ?? findPriceAsked(texts) ?? firstFound(texts, findQuoteCall);
  const quotePage = quote && selling.find(({ url }) => url === quote.url);
  return {
    prices: [...nodes.flatMap(readOfferPrice), ...texts.flatMap(({ page, language }) => readPrice(page, language))],
    logic:
      firstTrace(stated, isHealth ? PRICE_LOGIC_OR_INSURER : PRICE_LOGIC) ??
      (isHealth ? findPayer(stated) : null) ??
      findCostAnswer(pages, selling, nodes, profile),
    quote,
    process: quotePage ? findProcess(texts, quotePage) : null,
    calculator: firstFound(texts, findCalculator),
    files: readFactFiles(selling).flatMap(({ url, file, holds }) => (holds === "prices" ? [{ url, quote: file }] : [])),
  };
}

/** Firms whose price depends on each job; a quote with a stated way to it is their price list. */
export const sellsByQuote = (siteType: SiteType | null, industry: Industry | null): boolean =>
  siteType === "services" ||
  siteType === "saas-api" ||
  (industry !== null &&
    ["manufacturing", "consulting", "professional-services", "marketing", "technology"].includes(industry));

const sells = (page: PageFacts, profile: Profile): boolean =>
  !NOT_SELLING.includes(page.kind) &&
  !isCartAddress(page.url) &&
  !isDatedContent(page, profile.siteType.value) &&
  !SHOWCASE.test(pathOfAddress(page.url));

function readPrice(page: PageFacts, language: string): Trace[] {
  const notPrice = termsFor(NOT_A_PRICE, language);
  const priceWords = termsFor(PRICE_WORDS, language);
  for (const block of page.blocks) {
    if (block.region === "nav" || block.quoted) continue;
    if (speaksOfOtherMoney(page.headings[block.heading]?.text ?? "")) continue;
    let before = "";
    for (const sentence of sentencesOf(block)) {
      const told = before;
      before = sentence;
      const price = askedPrices(sentence).find(({ amount }) => amount <= LARGEST_PRICE);
      if (!price || hasTerm(makeSearchText(sentence), notPrice) || isPaidToOthers(sentence)) continue;
      if (tellsBenefit(page, { tag: block.tag, text: sentence })) continue;
      // "Fines are severe. They can reach $50,000."
      if (speaksOfOtherMoney(told) && !hasTerm(makeSearchText(sentence), priceWords)) continue;
      if (isOfferLike(page, sentence, price, priceWords))
        return [{ url: page.url, quote: price.text, ...saidWith(sentence, price) }];
    }
  }
  const paid = page.forms
    .filter(({ action }) => PAYS_AT.test(action))
    .flatMap(({ fields }) => fields.flatMap(({ options }) => options))
    .find((option) => askedPrices(option).length > 0);
  return paid === undefined ? [] : [{ url: page.url, quote: paid }];
}

/** Where a form leads that takes a payment: what can be chosen in it with an amount is for sale. */
const PAYS_AT =
  /^https?:\/\/(?:[\w-]{1,40}\.)?(?:paypal|stripe|square|squareup|mollie|paddle|authorize)\.(?:com|net)\//i;

const SAID_CHARS = 120;
const LEAST_SAID = 2;

/** "$49 per truck and month, up to 50 trucks": a sentence that is short enough to be told whole and names what it buys. */
function saidWith(sentence: string, { text }: PriceMention): Pick<Trace, "said"> {
  const said = sentence.trim().replace(/[.。]$/, "");
  const words = said.replace(text, " ").match(/\p{L}{3,}|[\p{Script=Han}\p{Script=Kana}\p{Script=Hangul}]{2}/gu) ?? [];
  return said.length <= SAID_CHARS && words.length >= LEAST_SAID ? { said } : {};
}

/** An amount in a label, a price list or beside a word for prices; a sum told in running text is none. */
function isOfferLike(page: PageFacts, sentence: string, price: PriceMention, priceWords: readonly string[]): boolean {
  if (LISTS_PRICES.includes(page.kind) || price.isFrom || price.per !== null) return true;
  if (hasTerm(makeSearchText(sentence), priceWords)) return true;
  return sentence.length <= LABEL_CHARS && (!isFullSentence(sentence) || TIE.test(sentence.slice(0, price.start)));
}

/** "Check-up for", "your visit is": what stands before the amount is what it buys. */
const TIE =
  /(?:^|[,:;(–—-]|(?<!\p{L})(?:for|at|is|are|just|für|zu|um|ist|sind|pour|à|est|sont|por|a|es|son|é|são|per|è|sono|voor|zijn|za|to))\s*$/iu;

function readOfferPrice({ types, props, pageUrl }: SiteNode): Trace[] {
  if (!types.some((type) => ["Offer", "AggregateOffer", "UnitPriceSpecification", "PriceSpecification"].includes(type)))
    return [];
  const value = props["price"] ?? props["lowPrice"];
  const amount = typeof value === "number" ? value : typeof value === "string" ? parseNumber(value) : null;
  const { priceCurrency } = props;
  const code = typeof priceCurrency === "string" && /^[A-Z]{3}$/.test(priceCurrency) ? ` ${priceCurrency}` : "";
  return amount !== null && amount > 0
    ? [
        {
          url: pageUrl,
          quote: `price ${Number.isInteger(amount) ? amount : amount.toFixed(2)}${code} in the markup`,
          isInData: true,
        },
      ]
    : [];
}

/** What the page says itself: text outside menus, and the labels of its links and buttons. */
const linesOf = (page: PageFacts): string[] => [
  ...page.blocks.filter(({ region, quoted }) => region !== "nav" && !quoted).map(({ text }) => text),
  ...page.buttons.map(({ name }) => name),
  ...page.anchors.filter(({ region }) => region === "main" || region === "header").map(({ text }) => text),
];

/** "Sans frais d'agence" says what is not charged, "free of charge for expecting parents" nothing of what others pay. */
const NOT_CHARGED =
  /(?:free of charge (?:to|for) (?!all|every|any|you|our|use|the public)|sans (?:frais|commission|honoraires)|ohne provision|provisionsfrei|sin comisi|sem comiss|senza (?:provvigion|commission)|zonder commissie|bez prowizji)/i;

/** A rule is stated; a question such as "Which insurance do you take?" and the label of a link state none. */
const statedBy = ({ page, language }: PageLines): PageLines => ({
  page,
  language,
  lines: page.blocks
    .filter(({ region, quoted }) => region !== "nav" && !quoted)
    .flatMap(sentencesOf)
    .filter((sentence) => !/[?？؟]["'”’»“)]*$/u.test(sentence) && !NOT_CHARGED.test(sentence)),
});

/** "Covered by your health plan": a word for paying and one for who pays, in one sentence. */
function findPayer(texts: readonly PageLines[]): Trace | null {
  for (const { page, lines, language } of texts) {
    const [pays, payers] = [termsFor(PAYS, language), termsFor(PAYERS, language)];
    const quote = lines.find((line) => {
      const text = searchTextOn(page, line);
      return hasTerm(text, payers) && hasTerm(text, pays);
    });
    if (quote !== undefined) return { url: page.url, quote };
  }
  return null;
}

function firstFound(
  texts: readonly PageLines[],
  find: (page: PageFacts, language: string) => Trace | null,
): Trace | null {
  for (const { page, language } of texts) {
    const found = find(page, language);
    if (found !== null) return found;
  }
  return null;
}

function firstTrace(texts: readonly PageLines[], lists: TermLists): Trace | null {
  for (const { page, lines, language } of texts) {
    const quote = findLine(page, lines, termsFor(lists, language));
    if (quote !== null) return { url: page.url, quote };
  }
  return null;
}

function findLine(page: PageFacts, lines: readonly string[], terms: readonly string[]): string | null {
  for (const line of lines) {
    const term = findTerm(searchTextOn(page, line), terms);
    if (term === null) continue;
    return splitSentences(line).find((sentence) => hasTerm(makeSearchText(sentence), terms)) ?? term;
  }
  return null;
}

const isToWriteBy = (form: FormFacts): boolean =>
  !form.hidden && fillableFields(form).length >= QUOTE_FIELDS && form.fields.some(({ tag }) => tag === "textarea");

/** A time of reply anywhere, steps on the page that offers the quote, or a form for it or to write by with three fields or more. */
function findProcess(texts: readonly PageLines[], quotePage: PageFacts): Trace | null {
  for (const { page } of texts) {
    const promise = findManualPhrases(page).find(({ group }) => group === "manual-wait");
    if (promise && /\p{N}/u.test(promise.quote)) return { url: page.url, quote: promise.quote };
  }
  if (hasSteps(quotePage)) return { url: quotePage.url, quote: "steps in a numbered list" };
  for (const { page, language } of texts) {
    const form = page.forms.find((one) => isQuoteForm(one, page, language) || isToWriteBy(one));
    if (form) return { url: page.url, quote: `form with ${fillableFields(form).length} fields` };
  }
  return null;
}
