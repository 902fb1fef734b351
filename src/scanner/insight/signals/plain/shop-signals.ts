// Catalogs: how large, how complete, and whether stock runs out.
import { normaliseText } from "../../normalise-text.ts";
import { statedNumber } from "../../stated-numbers.ts";
import type { Counted } from "./counted.ts";
import { nodesOfType, textOf } from "../schema-hits.ts";
import type { SignalHit, SiteReading } from "../site-reading.ts";
import { termHits } from "../term-hits.ts";
import { countNames, hitAt, hitOn, mostOf, NOTED, sitemapUrl } from "./make-hit.ts";
import { shopNotOpen } from "./shop-not-open.ts";

const THIN_TEXT_CHARS = 300;
const PRODUCT_PATH = /\/(?:products?|produkt(?:e|y)?|produits?|productos?|prodotti|urun|shop|store|p)\/[^/]{2,}/i;

function countProducts(reading: SiteReading): Counted {
  const inData = nodesOfType(reading, "Product").map((node) => ({
    name: textOf(node, "sku") || textOf(node, "name"),
    hit: hitAt(node.pageUrl, "schema", `Product: ${textOf(node, "name")}`),
  }));
  const read = reading.pages
    .filter((page) => page.facts.kind === "product")
    .map((page) => ({ name: page.path, hit: hitOn(page, "page", page.facts.titles[0] ?? page.path) }));
  const listed = reading.evidence.sitemap.urls.filter(({ loc }) => PRODUCT_PATH.test(loc));
  const first = listed[0];
  const stated = statedNumber(reading, "products");
  return mostOf(countNames(inData), countNames(read), countStated(stated), {
    count: new Set(listed.map(({ loc }) => loc)).size,
    names: [],
    hits: first ? [hitAt(sitemapUrl(reading, first.loc), "sitemap", `${listed.length} product pages listed`)] : [],
  });
}

const countStated = (stated: ReturnType<typeof statedNumber>): Counted => ({
  count: stated?.value ?? 0,
  names: [],
  hits: stated ? [hitAt(stated.url, "body", stated.quote)] : [],
});

const countBrands = (reading: SiteReading): Counted =>
  countNames(
    nodesOfType(reading, "Product").flatMap((node) => {
      const brand = brandOf(node.props["brand"]);
      return brand === "" ? [] : [{ name: brand, hit: hitAt(node.pageUrl, "schema", `Brand: ${brand}`) }];
    }),
  );

function brandOf(brand: unknown): string {
  if (typeof brand === "string") return brand;
  return typeof brand === "object" && brand !== null && "name" in brand && typeof brand.name === "string"
    ? brand.name
    : "";
}

const availabilityIn = (value: unknown): string => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first !== "object" || first === null || !("availability" in first)) return "";
  return String(first.availability);
};

function productAvailability(reading: SiteReading): SignalHit[] {
  const stated = [
    ...nodesOfType(reading, "Product").map((node) => ({ node, text: availabilityIn(node.props["offers"]) })),
    ...reading.structured
      .filter((node) => node.types.includes("Offer"))
      .map((node) => ({ node, text: textOf(node, "availability") })),
  ].filter(({ text }) => text !== "");
  return stated
    .slice(0, 2)
    .map(({ node, text }) => hitAt(node.pageUrl, "schema", `Availability: ${text.split("/").at(-1) ?? text}`));
}

function outOfStock(reading: SiteReading): SignalHit[] {
  const inData = nodesOfType(reading, "Product")
    .filter((node) => /OutOfStock|SoldOut/.test(availabilityIn(node.props["offers"])))
    .map((node) => hitAt(node.pageUrl, "schema", `Out of stock: ${textOf(node, "name")}`));
  const isShop = reading.profile.sells || reading.channels.some((channel) => channel.type === "ecommerce");
  return [...(isShop ? termHits(reading, "says:out-of-stock") : []), ...inData].slice(0, 3);
}

function productVariants(reading: SiteReading): SignalHit[] {
  const inData = reading.structured
    .filter((node) => node.types.includes("ProductGroup") || "hasVariant" in node.props)
    .map((node) => hitAt(node.pageUrl, "schema", `Variants: ${textOf(node, "name")}`));
  const chosen = reading.pages
    .filter((page) => page.facts.kind === "product")
    .flatMap((page) =>
      page.facts.forms
        .flatMap((form) =>
          form.fields.filter((field) => !field.hidden && field.tag === "select" && field.options.length >= 2),
        )
        .slice(0, 1)
        .map((field) => hitOn(page, "form", field.label || field.name)),
    );
  return [...inData, ...chosen].slice(0, 2);
}

const productFeed = (reading: SiteReading): SignalHit[] =>
  reading.pages
    .flatMap((page) =>
      page.facts.links
        .filter((link) =>
          /product.{0,300}feed|feed.{0,300}product/.test(
            normaliseText(`${link.href} ${link.title ?? ""}`).slice(0, 300),
          ),
        )
        .map((link) => hitOn(page, "link", link.title ?? "Product feed")),
    )
    .slice(0, 1);

/** Product pages with little to read. */
function thinProductTexts(reading: SiteReading): SignalHit[] {
  const products = reading.pages.filter((page) => page.facts.kind === "product");
  const thin = products.filter((page) => page.facts.mainText.chars < THIN_TEXT_CHARS);
  const text = `${thin.length} of ${products.length} product pages read have under ${THIN_TEXT_CHARS} characters of text`;
  return thin.slice(0, 2).map((page) => hitOn(page, NOTED, text));
}

export const shopSignals = {
  "shop not open yet": shopNotOpen,
  "product availability": productAvailability,
  "out of stock": outOfStock,
  "product variants": productVariants,
  "product feed": productFeed,
  "thin product texts": thinProductTexts,
};

export const shopCounts = { products: countProducts, brands: countBrands };
