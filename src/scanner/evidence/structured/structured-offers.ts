// Prices and stock in a page's data.
import { isOfType, resolveNodes, textOf, textsOf, typeName } from "./collect-structured.ts";
import { isFilled } from "./structured-entity.ts";
import type { SiteNode } from "../site-evidence.ts";
import { parseNumber } from "../text/text-numbers.ts";

export interface OfferFacts {
  /** Prices it names: price, or low and high of a range. Empty when it names none. */
  prices: number[];
  currency: string;
  /** Last part of the availability value, "" when absent. */
  availability: string;
  priceValidUntil: string;
  node: SiteNode;
}

const AVAILABILITIES: ReadonlySet<string> = new Set([
  "BackOrder",
  "Discontinued",
  "InStock",
  "InStoreOnly",
  "LimitedAvailability",
  "MadeToOrder",
  "OnlineOnly",
  "OutOfStock",
  "PreOrder",
  "PreSale",
  "Reserved",
  "SoldOut",
]);

/** Values of schema.org/ItemAvailability. */
export const isAvailability = (value: string): boolean => AVAILABILITIES.has(value);

const MOST_OFFERS = 100;
const MOST_DEPTH = 3;

/** Offers of a node and of its variants and catalogues, references resolved; at most 100. */
export function offersOf(node: SiteNode, all: readonly SiteNode[], depth = MOST_DEPTH): OfferFacts[] {
  if (depth === 0) return [];
  const offers = ["offers", "makesOffer"].flatMap((name) => resolveNodes(all, node.props[name], node));
  const nested = ["hasVariant", "hasOfferCatalog", "itemListElement"].flatMap((name) =>
    resolveNodes(all, node.props[name], node),
  );
  const inner = offers
    .filter((offer) => isFilled(offer.props.offers))
    .flatMap((offer) => offersOf(offer, all, depth - 1));
  return [
    ...(isOffer(node) ? [readOffer(node, all)] : []),
    ...offers.map((offer) => readOffer(offer, all)),
    ...inner,
    ...nested.flatMap((child) => offersOf(child, all, depth - 1)),
  ].slice(0, MOST_OFFERS);
}

const isOffer = (node: SiteNode): boolean => isOfType(node, "Offer");

/** Every offer on a page, each once. */
export function offersOnPage(nodes: readonly SiteNode[], pageUrl: string): OfferFacts[] {
  const here = nodes.filter((node) => node.pageUrl === pageUrl);
  const found = here.flatMap((node) => offersOf(node, here));
  const byKey = new Map(
    found.map((offer) => [`${offer.prices.join("/")} ${offer.currency} ${offer.availability}`, offer]),
  );
  return [...byKey.values()];
}

function readOffer(node: SiteNode, all: readonly SiteNode[]): OfferFacts {
  const specifications = resolveNodes(all, node.props.priceSpecification, node);
  const sources = [node, ...specifications].map(({ props }) => props);
  const prices = sources.flatMap((props) =>
    ["price", "lowPrice", "highPrice", "minPrice", "maxPrice"].flatMap((name) => readAmount(props[name])),
  );
  const currency = sources.map((props) => textOf(props.priceCurrency)).find(Boolean) ?? "";
  return {
    prices: [...new Set(prices)],
    currency,
    availability: typeName(textsOf(node.props.availability)[0] ?? ""),
    priceValidUntil: textOf(node.props.priceValidUntil),
    node,
  };
}

function readAmount(value: unknown): number[] {
  const text = textOf(value);
  if (text === "") return [];
  const plain = Number(text);
  if (Number.isFinite(plain)) return [plain];
  const amount = parseNumber(text.replace(/[^\d.,'\s]/g, "").trim());
  return amount === null ? [] : [amount];
}
