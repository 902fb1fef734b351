// Small makers of hits, so that a predicate reads as what it looks for.
import { quoteOf } from "../../quote-of.ts";
import type { Counted } from "./counted.ts";
import type { ReadPage, SignalHit, SiteReading } from "../site-reading.ts";

/** Region of what a page shows and no text of it says, told in our words. */
export const NOTED = "noted";

/** A full-strength hit on a page. */
export const hitOn = (page: ReadPage, region: string, text: string, near = ""): SignalHit => ({
  url: page.facts.url,
  region,
  quote: quoteOf(text, near),
  strength: 1,
});

/** A full-strength hit at an address. */
export const hitAt = (url: string, region: string, text: string): SignalHit => ({
  url,
  region,
  quote: quoteOf(text),
  strength: 1,
});

/** Distinct names with the hits they came from: as many as there are names. */
export function countNames(named: readonly { name: string; hit: SignalHit }[]): Counted {
  const found = new Map<string, { name: string; hit: SignalHit }>();
  for (const one of named) {
    const key = one.name.trim().toLowerCase();
    if (key !== "" && !found.has(key)) found.set(key, one);
  }
  const distinct = [...found.values()];
  return {
    count: distinct.length,
    names: distinct.slice(0, 40).map((one) => one.name.trim().slice(0, 60)),
    hits: distinct.slice(0, 6).map((one) => one.hit),
  };
}

/** The larger of several ways to count the same thing. */
export const mostOf = (...ways: Counted[]): Counted =>
  ways.reduce((best, way) => (way.count > best.count ? way : best), { count: 0, names: [], hits: [] });

/** Where a listing in the sitemap was seen: the file that holds it, else the address itself. */
export const sitemapUrl = (reading: SiteReading, otherwise: string): string =>
  reading.evidence.sitemap.files[0]?.url ?? otherwise;
