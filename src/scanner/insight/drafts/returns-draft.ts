// Shipping and returns as the pages' text states them, for machines.
import {
  BESIDE_WORDS,
  DAY_COUNT,
  FREE_WORDS,
  RETURN_WORDS,
  SHIPPING_WORDS,
  THRESHOLD_WORDS,
} from "../../evidence/commerce/commerce-words.ts";
import { exceptsReturns } from "../../evidence/commerce/commerce-signals.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { isDescription, isStated, ownOrganizations } from "../../evidence/structured/structured-entity.ts";
import { foldText, hasTerm, searchTextOn } from "../../evidence/text/text-search.ts";
import { findPrices, type PriceMention } from "../../evidence/text/text-prices.ts";
import { sentencesOf } from "../../evidence/text/text-sentences.ts";
import { businessHead, businessName, rootAddress } from "./business-facts.ts";
import { countryOf } from "./country-of.ts";
import { addTo, jsonLd, pageAddress, placeholder, siteText, type DraftMaker } from "./draft-parts.ts";
import { namesOn } from "./people.ts";
import { countryIn, ratesIn } from "./rates-by-country.ts";
import { partialNote, returnDaysIn } from "./return-days.ts";
import { conditionOf, COUNTRY, CURRENCY, type Line, type ShippingLine } from "./shipping-condition.ts";
import { tellsLeaving, transitIn, type Days } from "./transit-days.ts";

const LINE_CHARS = 400;
const LINES = 3_000;

/** What a sentence of the site says, and blanks for the half of it that none says; null when none says anything. */
export const returnsDraft: DraftMaker = (site) => {
  const lines = linesOf(site);
  const shipping = shippingService(lines, site);
  const returns = returnPolicy(lines, site, shipping);
  const name = businessName(site);
  if ((returns === null && shipping === null) || name === null) return null;
  const isShippingStated = isStated(site.structured, "hasShippingService", "shippingDetails");
  const areReturnsStated = isStated(site.structured, "hasMerchantReturnPolicy");
  // In typed fields of the whole business what holds for some goods would hold for all.
  const isPartial = returns?.hasExceptions === true;
  const told = {
    returns: areReturnsStated || isPartial ? null : returns,
    shipping: isShippingStated ? null : shipping,
  };
  // Blanks alone are no draft.
  if (told.returns === null && told.shipping === null) return null;
  return {
    kind: "json-ld",
    title:
      areReturnsStated || isPartial
        ? "Shipping, as the pages state it"
        : "Shipping and returns, as the pages state them",
    target: rootAddress(site),
    isPart: isPartial && !areReturnsStated,
    content: jsonLd({
      ...businessHead(site, name).props,
      ...(areReturnsStated || isPartial
        ? {}
        : { hasMerchantReturnPolicy: returns?.node ?? blankPolicy(site, shipping) }),
      ...(isShippingStated ? {} : { hasShippingService: shipping?.node ?? blankService(lines) }),
    }),
    notes: [
      ...ownOrganizations(site).filter(isDescription).slice(0, 1).map(addTo),
      ...(told.returns !== null && told.returns.page === told.shipping?.page
        ? takenFrom("Returns and shipping are", told.returns)
        : [...takenFrom("The returns are", told.returns), ...takenFrom("The shipping is", told.shipping)]),
      ...(isShippingStated ? [] : shippingNotes(lines, shipping, site)),
      ...(isPartial && !areReturnsStated ? [partialNote(returns.node)] : []),
    ],
  };
};

/** What a draft leaves out: from when on nothing is paid, where that is not in it, and how long the way takes. */
function shippingNotes(lines: readonly Line[], shipping: Shipping | null, site: SiteEvidence): string[] {
  const read = lines.flatMap(readShipping);
  const free = read.filter(({ says }) => says === "free from").map(({ price }) => price?.text ?? "");
  const [amount] = free;
  const timed = lines.find(({ page, text }) => isOnTheWay(page, text));
  const where = timed === undefined ? "" : addressOf(timed.page);
  return [
    ...(shipping === null ? ["Have a shipping condition for each country and rate."] : []),
    ...(amount !== undefined && shipping?.hasLimits !== true
      ? [
          `The pages name ${amount} as an amount from which shipping is free: add a condition with it as orderValue (minValue) and a shippingRate of 0 where it holds, and as maxValue beside the rate there.`,
        ]
      : []),
    ...(timed === undefined
      ? []
      : JSON.stringify(shipping?.node).includes("transitTime")
        ? [`The days of delivery are those that ${where} tells${untilSent(lines, site)}.`]
        : [
            `How long delivery takes stands on ${where}: add it to each condition as transitTime, a ServicePeriod whose duration has minValue, maxValue and unitCode DAY.`,
          ]),
  ];
}

/** What the pages say of when an order leaves, beside the field for it. */
function untilSent(lines: readonly Line[], site: SiteEvidence): string {
  const line = lines.find(
    ({ page, text }) =>
      text.length <= 120 &&
      tellsLeaving(text) &&
      !hasTerm(searchTextOn(page, text), RETURN_WORDS) &&
      siteText(text, undefined, namesOn(site)) !== "",
  );
  return line === undefined
    ? ""
    : `; what ${addressOf(line.page)} says of the time before (“${line.text}”) goes into handlingTime`;
}
const isOnTheWay = (page: PageFacts, text: string): boolean => {
  const searched = searchTextOn(page, text);
  return hasTerm(searched, SHIPPING_WORDS) && !hasTerm(searched, RETURN_WORDS) && DAY_COUNT.test(foldText(text));
};

const daysOnTheWay = (page: PageFacts, text: string, prices: readonly PriceMention[]): Days[] =>
  isOnTheWay(page, text) ? transitIn(text, prices) : [];

/** Said within the data, where a sentence of the site is none of ours. */
const exclusionIn = ([first]: readonly Line[], site: SiteEvidence): string | undefined =>
  (first === undefined ? "" : siteText(first.text, undefined, namesOn(site))) || undefined;

const takenFrom = (what: string, part: { page: PageFacts } | null): string[] =>
  part === null ? [] : [`${what} taken from ${addressOf(part.page)}.`];

const addressOf = ({ url }: PageFacts): string => {
  const address = pageAddress(url);
  return address === "" ? "a page of the site" : `\`${address}\``;
};

/** null where the pages give two different counts: which holds for what is more than a draft can say. */
function returnPolicy(
  lines: readonly Line[],
  site: SiteEvidence,
  shipping: Shipping | null,
): { node: Record<string, unknown>; page: PageFacts; hasExceptions: boolean } | null {
  const stated = lines.flatMap(({ page, text }) => {
    const days = /\d/.test(text) ? returnDaysIn(foldText(text)) : null;
    return days === null ? [] : [{ page, days }];
  });
  const [first] = stated;
  if (first === undefined || stated.some(({ days }) => days !== first.days)) return null;
  const exceptions = lines.filter(({ page, text }) => exceptsReturns(page, text));
  const description = exclusionIn(exceptions, site);
  return {
    node: { ...policyOf(first.days, site, shipping), ...(description === undefined ? {} : { description }) },
    page: first.page,
    hasExceptions: exceptions.length > 0,
  };
}

const policyOf = (
  merchantReturnDays: number | string,
  site: SiteEvidence,
  shipping: Shipping | null,
): Record<string, unknown> => ({
  "@type": "MerchantReturnPolicy",
  // It names no country: it holds wherever they send to.
  applicableCountry: shipping?.countries ?? countryOf(site) ?? COUNTRY,
  returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
  merchantReturnDays,
});

/** Whether anything can come back, no page says. */
const blankPolicy = (site: SiteEvidence, shipping: Shipping | null): Record<string, unknown> => ({
  ...policyOf("[number of days, as a whole number]", site, shipping),
  returnPolicyCategory:
    "[https://schema.org/MerchantReturnFiniteReturnWindow, or MerchantReturnNotPermitted where nothing can come back]",
});

const pageWithMost = (lines: readonly ShippingLine[]): string | null => {
  const [most] = [...Map.groupBy(lines, ({ page }) => page.url)].toSorted(([, a], [, b]) => b.length - a.length);
  return most === undefined ? null : most[0];
};

/** Where the pages say more than a draft can tell apart, or nothing. */
const blankService = (lines: readonly Line[]): Record<string, unknown> => ({
  "@type": "ShippingService",
  shippingConditions: {
    "@type": "ShippingConditions",
    shippingDestination: { "@type": "DefinedRegion", addressCountry: COUNTRY },
    shippingRate: {
      "@type": "MonetaryAmount",
      value: placeholder(
        "what shipping costs",
        pageWithMost(lines.flatMap(readShipping).filter(({ price, says }) => price !== null && says !== "free from")),
      ),
      currency: CURRENCY,
    },
  },
});

interface Shipping {
  node: Record<string, unknown>;
  page: PageFacts;
  /** Whether every amount from which it is free stands in it. */
  hasLimits: boolean;
  /** Where each of several has a rate. */
  countries?: readonly string[];
}

/** A rate, what is free from an amount on, or both; of two rates nobody can tell which holds, nor where it is free. */
function shippingService(lines: readonly Line[], site: SiteEvidence): Shipping | null {
  const read = lines.flatMap(readShipping);
  const told = byCountry(read, site);
  if (told !== null) return told;
  const [free, otherFree] = distinct(read.filter(({ says }) => says === "free from"));
  const [rate, otherRate] = distinct(read.filter(({ says }) => says === "rate"));
  // Where one kind of delivery is free and another is paid, the words tell them apart and a draft does not.
  const isTwofold = rate !== undefined && read.some(({ says }) => says === "free");
  // Rates by country or size: who gets it for nothing, and what others pay, is more than these lines tell.
  const isManifold = read.some(({ says, price }) => says === "mixed" && price !== null);
  if (isManifold || otherFree !== undefined || otherRate !== undefined || isTwofold) return null;
  const conditions = [
    ...(rate === undefined ? [] : [conditionOf(rate, free, site)]),
    ...(free === undefined ? [] : [conditionOf({ ...free, days: rate?.days }, undefined, site)]),
  ];
  const always = read.every(({ says }) => says === "free") ? read[0] : undefined;
  const [condition = always && conditionOf(always, undefined, site), second] = conditions;
  const page = rate?.page ?? free?.page ?? always?.page;
  if (condition === undefined || page === undefined) return null;
  const shippingConditions = second === undefined ? condition : [condition, second];
  return { node: { "@type": "ShippingService", shippingConditions }, page, hasLimits: true };
}

/** Where every rate is that of a country, and each has one; from when on it is free there, where a sentence says it of that country. */
function byCountry(read: readonly ShippingLine[], site: SiteEvidence): Shipping | null {
  const priced = read.filter(({ price, says }) => price !== null && says !== "free from");
  const rates = priced.map(({ page, text }) => {
    const told = ratesIn(text, page.htmlLang ?? site.profile.language.value);
    const days = daysOnTheWay(
      page,
      text,
      told.map(({ price }) => price),
    );
    return told.map((rate, at) => ({ ...rate, days: days[at] }));
  });
  const all = new Map(rates.flat().map((rate) => [`${rate.country} ${rate.price.amount}`, rate]));
  const isOneEach = new Set([...all.values()].map(({ country }) => country)).size === all.size;
  const [first] = priced;
  if (first === undefined || !isOneEach || rates.some(({ length }) => length === 0)) return null;
  if (read.some(({ says }) => says === "free")) return null;
  const limits = freeFrom(read, site);
  const conditions = [...all.values()].flatMap(({ country, price, days }) => {
    const limit = limits?.get(country);
    const rate = conditionOf({ ...first, price, says: "rate", days }, limit, site, country);
    return limit === undefined ? [rate] : [rate, conditionOf({ ...limit, days }, undefined, site, country)];
  });
  const shippingConditions = conditions.length === 1 ? conditions[0] : conditions;
  const countries = [...new Set([...all.values()].map(({ country }) => country))];
  return {
    node: { "@type": "ShippingService", shippingConditions },
    page: first.page,
    hasLimits: limits !== null,
    ...(countries.length > 1 ? { countries } : {}),
  };
}

/** From which amount on it is free, by country; null where a sentence names no country, or two amounts for one. */
function freeFrom(read: readonly ShippingLine[], site: SiteEvidence): ReadonlyMap<string, ShippingLine> | null {
  const limits = new Map<string, ShippingLine>();
  for (const line of distinct(read.filter(({ says }) => says === "free from"))) {
    const country = countryIn(line.text, line.page.htmlLang ?? site.profile.language.value);
    if (country === null || limits.has(country)) return null;
    limits.set(country, line);
  }
  return limits;
}

function readShipping({ page, text }: Line): ShippingLine[] {
  const searched = searchTextOn(page, text);
  if (!hasTerm(searched, SHIPPING_WORDS) || /[?？]$/u.test(text)) return [];
  const [price = null, second] = findPrices(text);
  const isFree = hasTerm(searched, FREE_WORDS);
  const isFrom = hasTerm(searched, THRESHOLD_WORDS);
  // "Free from three pieces on" is as much a condition as an amount.
  if (price === null) return !isFree ? [] : [{ page, text, price, says: isFrom || /\d/.test(text) ? "mixed" : "free" }];
  // "20 €, plus shipping" is what the thing costs.
  if (!isFree && hasTerm(searched, BESIDE_WORDS)) return [];
  if (second !== undefined || (isFree && !isFrom) || (!isFree && price.isFrom))
    return [{ page, text, price, says: "mixed" }];
  if (isFree) return [{ page, text, price, says: "free from" }];
  return [{ page, text, price, says: "rate", days: daysOnTheWay(page, text, [price])[0] }];
}

const distinct = (lines: readonly ShippingLine[]): ShippingLine[] => [
  ...new Map(lines.map((line) => [`${line.price?.amount} ${line.price?.currency}`, line])).values(),
];

const linesOf = ({ pages }: SiteEvidence): Line[] =>
  pages
    .filter(({ kind }) => kind !== "post")
    .flatMap((page) =>
      page.blocks.flatMap((block) =>
        sentencesOf(block).flatMap((sentence) => (sentence.length <= LINE_CHARS ? [{ page, text: sentence }] : [])),
      ),
    )
    .slice(0, LINES);
