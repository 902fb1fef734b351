// What a page offers, with its price where it shows one: Service, Product, Event or Course.
import { topicOf } from "../../evidence/answers/answers-content.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { findPrices, type PriceMention } from "../../evidence/text/text-prices.ts";
import { businessReference } from "./business-facts.ts";
import { isFullSentence } from "../../evidence/text/text-sentences.ts";
import { currencyCode } from "./currency-code.ts";
import {
  forPages,
  IN_HEAD,
  jsonLd,
  pageAddress,
  pagesOf,
  placeholder,
  siteText,
  type DraftMaker,
} from "./draft-parts.ts";
import { pageSentence } from "./page-sentence.ts";

const NAME_CHARS = 110;
const OFFERS = 8;
/** Price tags stand in short lines. */
const TAG_CHARS = 80;

export const offeringDraft: DraftMaker = (site, outcome) =>
  forPages(
    pagesOf(outcome, site),
    {
      kind: "json-ld",
      title: "What the page offers, described for machines",
      notes: [IN_HEAD, "Take Course, Event or SoftwareApplication as @type where it fits better."],
    },
    (page) => {
      const name = siteText(topicOf(page), NAME_CHARS);
      const description = pageSentence(page) ?? "";
      if (name === "" || description === "") return null;
      return jsonLd({ ...offerHead(page, site, name), description, offers: offersOn(page, site) });
    },
  );

/** Pages that show a price and do not give it to machines. */
export const priceDraft: DraftMaker = (site, outcome) =>
  forPages(
    pagesOf(outcome, site),
    {
      kind: "json-ld",
      title: "The prices of the page, for machines",
      notes: [
        "Goes into the head of the page; where the offer is described there already, only its offers lines are missing.",
      ],
    },
    (page) => {
      const name = siteText(topicOf(page), NAME_CHARS);
      const offers = offersOn(page, site);
      return name === "" || offers === undefined ? null : jsonLd({ ...offerHead(page, site, name), offers });
    },
  );

function offerHead(page: PageFacts, site: SiteEvidence, name: string): Record<string, unknown> {
  const type = page.kind === "product" ? "Product" : page.kind === "event" ? "Event" : "Service";
  const head = { "@type": type, name, url: pageAddress(page.url) || undefined };
  if (type === "Event")
    return { ...head, startDate: placeholder("day and time in the form 2026-11-20T19:00", page.url) };
  return type === "Product" ? head : { ...head, provider: businessReference(site) };
}

/** The first prices that the page shows as tags, each with the words beside it; undefined when it shows none. */
function offersOn(page: PageFacts, site: SiteEvidence): Record<string, unknown>[] | undefined {
  const rows = page.tables.flatMap(({ cells }) => cells.map((row) => row.join(" ")));
  const lines = page.blocks.filter(({ region }) => region === "main").map(({ text }) => text);
  const seen = new Set<string>();
  const offers = [...rows, ...lines]
    .filter((line) => line.length <= TAG_CHARS)
    .flatMap((line) => {
      const price = findPrices(line).find(({ isScaled, amount }) => !isScaled && amount > 0);
      const key = price === undefined ? "" : price.text;
      if (price === undefined || seen.has(key)) return [];
      seen.add(key);
      return [offerOf(line, price, page, site)];
    });
  return offers.length === 0 ? undefined : offers.slice(0, OFFERS);
}

function offerOf(line: string, price: PriceMention, page: PageFacts, site: SiteEvidence): Record<string, unknown> {
  // The words before a price in a sentence are no name.
  const label = siteText(
    (isFullSentence(line) ? "" : line)
      .slice(0, price.start)
      .replace(/\s*[–—:·|-]?\s*(?:from|ab|dès|desde|da|vanaf|od)?\s*$/iu, "")
      .trim(),
    NAME_CHARS,
  );
  const priceCurrency = currencyCode(price.currency, page, site) ?? placeholder("currency code such as USD", page.url);
  const name = /\p{L}{2}/u.test(label) ? { name: label } : {};
  if (!price.isFrom && price.upTo === null) return { "@type": "Offer", ...name, price: price.amount, priceCurrency };
  const range = price.upTo === null ? {} : { maxPrice: price.upTo };
  return {
    "@type": "Offer",
    ...name,
    priceSpecification: { "@type": "PriceSpecification", minPrice: price.amount, ...range, priceCurrency },
  };
}
