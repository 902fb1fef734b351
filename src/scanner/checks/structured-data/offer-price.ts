import { nodesOn } from "../../evidence/structured/collect-structured.ts";
import { eachOf, listOf, partOf, pathOf } from "../../../model/words.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { speaksOfOtherMoney } from "../../evidence/answers/answers-fact-terms.ts";
import { tellsBenefit } from "../../evidence/answers/answers-fact-texts.ts";
import { isCartAddress } from "../../evidence/commerce/cart-address.ts";
import { describesProduct } from "../../evidence/commerce/commerce-products.ts";
import { offersOnPage } from "../../evidence/structured/structured-offers.ts";
import { isSharedLine } from "../../evidence/text/shared-lines.ts";
import { askedPrices, type PriceMention } from "../../evidence/text/text-prices.ts";
import { defineCheck, judgePages } from "../define-check.ts";

const PRICED_PAGES: ReadonlySet<PageFacts["kind"]> = new Set([
  "product",
  "pricing",
  "shop",
  "services",
  "event",
  "booking",
]);

export const offerPrice = defineCheck({
  id: "offer-price",
  agent: "structured-data",
  category: "Structured data and entity",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["pages", "structured"],
  title: "Prices shown to people are also given to machines",
  why: "A price in the page's data can be compared and quoted with its currency; one in running text is often missed or misread.",
  fix: "Add an Offer with price (a plain number) and priceCurrency (its code of three letters) to what has a price on the page.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/appearance/structured-data/product-snippet",
  nowhere: "No page of offers that was read shows a price in a line of its own; one within a sentence is not judged.",
  headline: ({ name }) => `Assistants that compare prices by their data miss those of ${name}`,
  run({ pages, structured }) {
    const currencies = new Set<string>();
    const verdict = judgePages(
      pages,
      (page) => {
        if (isCartAddress(page.url)) return null;
        const isPriced = PRICED_PAGES.has(page.kind) || describesProduct(nodesOn(structured, page));
        const listed = isPriced || page.kind === "other" ? shownPrices(page, pages) : [];
        const prices = isPriced || listed.length >= LEAST_LISTED ? listed : [];
        const [price] = prices;
        if (price === undefined) return null;
        const { currency } = price;
        const shown = listOf([...new Set(prices.map(({ text }) => text))], MOST_SHOWN);
        const offers = offersOnPage(structured, page.url);
        if (offers.some(({ prices, currency }) => prices.length > 0 && /^[A-Z]{3}$/.test(currency))) return true;
        if (ONE_COUNTRY.has(currency)) currencies.add(currency);
        const priced = offers.find(({ prices }) => prices.length > 0);
        if (priced) return { received: shown, meaning: "The price in the page's data has no currency code." };
        return {
          received: shown,
          meaning: "",
        };
      },
      ({ good, of }) =>
        good === 0
          ? `${eachOf(of, ...PRICED)} gives machines none with a currency.`
          : `Prices are also given to machines on ${partOf(good, of, ...PRICED)}.`,
    );
    const paths = [...new Set(verdict.evidence.map(({ url }) => pathOf(url)))];
    return verdict.status === "warn" || verdict.status === "fail"
      ? {
          ...verdict,
          fix: `Add an Offer with price (a plain number) and priceCurrency (${listOf([...currencies]) || "its code of three letters"}) to what has a price on ${listOf(paths, 4, Math.max(paths.length, verdict.pagesInAll ?? 0))}.`,
        }
      : verdict;
  },
});

/**
 * Prices elsewhere, in articles, on the start page or within a sentence, are not asked for, nor is what others grant. What describes a product of
 * its own is a product page under whatever address, so that its price is asked for too.
 */
const PRICED = ["page of offers that lists prices", "pages of offers that list prices"] as const;

/** What is written by a sign of its own; a dollar or a crown is that of several countries. */
const ONE_COUNTRY: ReadonlySet<string> = new Set(["EUR", "GBP", "PLN", "CHF"]);

/** A page under whatever name that lists so many prices is one of an offer: a vehicle with its prices by the day. */
const LEAST_LISTED = 3;

/** Price tags stand in short lines; a sum in a sentence may be an example. */
const TAG_CHARS = 80;
const MOST_SHOWN = 4;

/** A line on most pages is no price of one of them. */
const shownPrices = (page: PageFacts, pages: readonly PageFacts[]): PriceMention[] =>
  page.blocks.flatMap(({ region, tag, text }) => {
    if (region !== "main" || text.length > TAG_CHARS || isSharedLine(text, pages)) return [];
    const [price] = askedPrices(text);
    return price && !speaksOfOtherMoney(text) && !tellsBenefit(page, { tag, text }) ? [price] : [];
  });
