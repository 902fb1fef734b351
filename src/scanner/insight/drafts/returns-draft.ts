// Shipping and returns as the pages' text states them, for machines.
import { FREE_WORDS, SHIPPING_WORDS } from "../../evidence/commerce/commerce-words.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { isStated } from "../../evidence/structured/structured-entity.ts";
import { foldText, hasTerm, searchTextOn } from "../../evidence/text/text-search.ts";
import { findPrices } from "../../evidence/text/text-prices.ts";
import { sentencesOf } from "../../evidence/text/text-sentences.ts";
import { businessHead, businessName, rootAddress } from "./business-facts.ts";
import { currencyCode } from "./currency-code.ts";
import { jsonLd, pageAddress, placeholder, type DraftMaker } from "./draft-parts.ts";
import { returnDaysIn } from "./return-days.ts";

const LINE_CHARS = 400;
const LINES = 3_000;
interface Line {
  page: PageFacts;
  text: string;
}

/** Only what a sentence of the site says; null when none says anything. */
export const returnsDraft: DraftMaker = (site) => {
  const lines = linesOf(site);
  const returns = returnPolicy(lines);
  const shipping = shippingService(lines, site);
  const name = businessName(site);
  if ((returns === null && shipping === null) || name === null) return null;
  return {
    kind: "json-ld",
    title: "Shipping and returns, as the pages state them",
    target: rootAddress(site),
    content: jsonLd({
      ...businessHead(site, name).props,
      ...(returns === null || isStated(site.structured, "hasMerchantReturnPolicy")
        ? {}
        : { hasMerchantReturnPolicy: returns.node }),
      ...(shipping === null || isStated(site.structured, "hasShippingService")
        ? {}
        : { hasShippingService: shipping.node }),
    }),
    notes: [
      "Goes into the head of the start page, best into the description of the shop that is there.",
      ...[returns, shipping].flatMap((part) =>
        part === null ? [] : [`Taken from ${pageAddress(part.page.url) || "a page of the site"}.`],
      ),
    ],
  };
};

/** null where the pages give two different counts: which holds for what is more than a draft can say. */
function returnPolicy(lines: readonly Line[]): { node: Record<string, unknown>; page: PageFacts } | null {
  const stated = lines.flatMap(({ page, text }) => {
    const days = /\d/.test(text) ? returnDaysIn(foldText(text)) : null;
    return days === null ? [] : [{ page, days }];
  });
  const [first] = stated;
  if (first === undefined || stated.some(({ days }) => days !== first.days)) return null;
  const node = {
    "@type": "MerchantReturnPolicy",
    applicableCountry: placeholder("country code of two letters", first.page.url),
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: first.days,
  };
  return { node, page: first.page };
}

function shippingService(
  lines: readonly Line[],
  site: SiteEvidence,
): { node: Record<string, unknown>; page: PageFacts } | null {
  for (const { page, text } of lines) {
    const searched = searchTextOn(page, text);
    if (!hasTerm(searched, SHIPPING_WORDS)) continue;
    const prices = findPrices(text);
    const [price] = prices;
    // "Free over 50 €" and two amounts depend on more than a draft can say.
    if (prices.length > 1 || (price !== undefined && hasTerm(searched, FREE_WORDS))) continue;
    const isFree = price === undefined && hasTerm(searched, FREE_WORDS);
    if (price === undefined && !isFree) continue;
    const currency = price === undefined ? null : currencyCode(price.currency, page, site);
    const node = {
      "@type": "ShippingService",
      shippingConditions: {
        "@type": "ShippingConditions",
        shippingDestination: {
          "@type": "DefinedRegion",
          addressCountry: placeholder("country code of two letters", page.url),
        },
        shippingRate: {
          "@type": "MonetaryAmount",
          value: price?.amount ?? 0,
          currency: currency ?? placeholder("currency code such as EUR", page.url),
        },
      },
    };
    return { node, page };
  }
  return null;
}

const linesOf = ({ pages }: SiteEvidence): Line[] =>
  pages
    .filter(({ kind }) => kind !== "post")
    .flatMap((page) =>
      page.blocks.flatMap((block) =>
        sentencesOf(block).flatMap((sentence) => (sentence.length <= LINE_CHARS ? [{ page, text: sentence }] : [])),
      ),
    )
    .slice(0, LINES);
