import { partOf } from "../../../model/words.ts";
import { pricesOn } from "../../evidence/answers/answers-twin-prices.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { isMainProduct } from "../../evidence/commerce/commerce-products.ts";
import { nodesOfType, resolveNodes, textOf } from "../../evidence/structured/collect-structured.ts";
import { type OfferFacts, offersOnPage } from "../../evidence/structured/structured-offers.ts";
import type { SiteNode } from "../../evidence/site-evidence.ts";
import { foldText } from "../../evidence/text/text-search.ts";
import { findPrices } from "../../evidence/text/text-prices.ts";
import { defineCheck, judgePages } from "../define-check.ts";

/**
 * No tolerance in the amount. A page of several variants shows one price at a time, so there one of the
 * prices in the data has to be shown; a single price has to be.
 */
export const priceParity = defineCheck({
  id: "price-parity",
  agent: "structured-data",
  category: "Structured data and entity",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["pages", "structured"],
  title: "Machines and people are told the same price",
  why: "A shopping assistant that finds another price at the checkout than in the page's data stops, and merchant listings are refused for it.",
  fix: "Settle which price is right, and fill the one in the page's data from the same source as the one that is shown.",
  effort: "S",
  reference: "https://support.google.com/merchants/answer/6324371",
  nowhere: "No page read gives a price both in its text and in its data.",
  headline: ({ name }, shown = []) => {
    const [first, second] = shown;
    const [told, sold] = first?.about ?? [];
    return first === undefined || second !== undefined || told === undefined
      ? `Assistants quote other prices than ${name} shows`
      : `${name} shows people ${first.received}${sold === undefined ? "" : ` for ${sold}`} and tells machines ${writtenLike(first.received, told)}`;
  },
  run({ pages, structured }) {
    return judgePages(
      pages,
      (page) => {
        const offers = offersOnPage(structured, page.url);
        const stated = [...new Set(offers.flatMap(({ prices }) => prices))].filter((price) => price > 0);
        if (stated.length === 0) return null;
        const shown = shownAmounts(page);
        if (shown.size === 0) return null;
        const other = offers.map((offer) => shownOtherwise(offer, page, structured)).find(Boolean);
        if (other) return other;
        if (stated.some((price) => shown.has(cents(price)))) return true;
        const texts = [...shown.values()].slice(0, 3);
        const said = stated.slice(0, 3).map(sayAmount);
        const sold = soldOn(structured, page);
        return {
          received: texts.join(", "),
          meaning: `The page's data says ${said.join(", ")}${currencyOf(offers)}${sold.map((name) => ` for ${name}`).join("")}.`,
          // Of several prices on the page it is not known which was meant.
          ...(texts.length === 1 && said.length === 1 && { about: [...said, ...sold] }),
        };
      },
      ({ good, of }) =>
        good === 0
          ? `The price in the data is another than the one that is shown on ${partOf(of, of, "page")}.`
          : `The price in the data is the one that is shown on ${partOf(good, of, "page")}.`,
    );
  },
});

/** An offer of one price, and the card of its name with another. */
function shownOtherwise({ node, prices }: OfferFacts, page: PageFacts, structured: readonly SiteNode[]) {
  const [item = node] = resolveNodes(structured, node.props.itemOffered, node);
  const name = textOf(item.props.name);
  const card = pricesOn(page).get(foldText(name));
  const [price = 0] = prices;
  return prices.length !== 1 || !card || Number.parseFloat(card.value) === price
    ? null
    : {
        received: card.received.slice(card.label.length + 2),
        meaning: `The page's data says ${sayAmount(price)} for ${name}.`,
        about: [sayAmount(price), name],
      };
}

/** "3.90" beside "4,20 €" is 3,90 €. */
function writtenLike(shown: string, amount: string): string {
  const [figure = ""] = /\d[\d.,]*/.exec(shown) ?? [];
  const hasComma = /,\d{2}$/.test(figure);
  return figure === "" ? amount : shown.replace(figure, hasComma ? amount.replace(".", ",") : amount);
}

/** " EUR", where all offers have the one. */
function currencyOf(offers: readonly OfferFacts[]): string {
  const codes = [...new Set(offers.map(({ currency }) => currency).filter((code) => /^[A-Z]{3}$/.test(code)))];
  return codes.length === 1 ? ` ${codes[0]}` : "";
}

/** The name of the product, where the page is that of one. */
function soldOn(structured: readonly SiteNode[], { url }: PageFacts): string[] {
  const here = structured.filter(({ pageUrl }) => pageUrl === url);
  const names = nodesOfType(here, "Product")
    .filter(isMainProduct)
    .map(({ props }) => textOf(props.name).trim());
  return names.length === 1 ? names.filter((name) => name !== "" && name.length <= NAME_CHARS) : [];
}
const NAME_CHARS = 60;

const sayAmount = (amount: number): string => (Number.isInteger(amount) ? `${amount}` : amount.toFixed(2));
const cents = (amount: number): number => Math.round(amount * 100);

/** Amounts in visible text by their value in cents, as written. */
function shownAmounts(page: PageFacts): Map<number, string> {
  const shown = new Map<number, string>();
  for (const { text } of page.blocks) {
    for (const price of findPrices(text)) {
      shown.set(cents(price.amount), price.text);
      if (price.upTo !== null) shown.set(cents(price.upTo), price.text);
    }
  }
  return shown;
}
