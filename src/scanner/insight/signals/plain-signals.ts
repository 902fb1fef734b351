// Every signal the catalogue names in plain words, and the function that looks for it.
import type { Counted, Counter, PlainSignal } from "./plain/counted.ts";
import { byItselfSignals } from "./plain/by-itself-signals.ts";
import { contactCounts, contactSignals } from "./plain/contact-signals.ts";
import { contentCounts, contentSignals } from "./plain/content-signals.ts";
import { eventSignals } from "./plain/event-signals.ts";
import { helpSignals } from "./plain/help-signals.ts";
import { inletCounts, inletSignals } from "./plain/inlet-signals.ts";
import { hoursSignals } from "./plain/hours-signals.ts";
import { languageCounts, languageSignals } from "./plain/language-signals.ts";
import { offerCounts, offerSignals } from "./plain/offer-signals.ts";
import { postCounts, postSignals } from "./plain/post-signals.ts";
import { priceCounts, priceSignals } from "./plain/price-signals.ts";
import { shopCounts, shopSignals } from "./plain/shop-signals.ts";
import { processSignals } from "./plain/process-signals.ts";
import { socialSignals } from "./plain/social-signals.ts";
import { siteSignals } from "./plain/site-signals.ts";
import { toolCounts } from "./plain/tool-counts.ts";
import { whoGoesSignals } from "./plain/who-goes-signals.ts";
import { tradeSignals } from "./plain/trade-signals.ts";
import type { SiteReading } from "./site-reading.ts";

/** Signals in plain words, by the words the catalogue uses. */
export const PLAIN_SIGNALS: Readonly<Record<string, PlainSignal>> = {
  ...byItselfSignals,
  ...contactSignals,
  ...contentSignals,
  ...eventSignals,
  ...helpSignals,
  ...hoursSignals,
  ...inletSignals,
  ...languageSignals,
  ...offerSignals,
  ...postSignals,
  ...priceSignals,
  ...processSignals,
  ...shopSignals,
  ...siteSignals,
  ...socialSignals,
  ...tradeSignals,
  ...whoGoesSignals,
};

/** Things that are counted: "3+ listings" holds from three. */
export const COUNTERS: Readonly<Record<string, Counter>> = {
  ...contactCounts,
  ...contentCounts,
  ...inletCounts,
  ...languageCounts,
  ...offerCounts,
  ...postCounts,
  ...priceCounts,
  ...shopCounts,
  ...toolCounts,
};

const COUNTED = /^(\d{1,3})\+ (.+)$/;

/** The function behind a signal in plain words; undefined for words nobody knows. */
export function plainSignalOf(name: string): PlainSignal | undefined {
  const counted = COUNTED.exec(name);
  if (!counted) return Object.hasOwn(PLAIN_SIGNALS, name) ? PLAIN_SIGNALS[name] : undefined;
  const [, least = "", thing = ""] = counted;
  if (!Object.hasOwn(COUNTERS, thing)) return undefined;
  return (reading) => {
    const { count, hits } = countOn(reading, thing);
    return count >= Number(least) ? hits.slice(0, 4) : [];
  };
}

const countsByReading = new WeakMap<SiteReading, Map<string, Counted>>();
const NOTHING: Counted = { count: 0, names: [], hits: [] };

/** How many of a thing the site shows; counted once per reading. */
export function countOn(reading: SiteReading, thing: string): Counted {
  const known = countsByReading.get(reading) ?? new Map<string, Counted>();
  countsByReading.set(reading, known);
  const before = known.get(thing);
  if (before) return before;
  const counted = COUNTERS[thing]?.(reading) ?? NOTHING;
  known.set(thing, counted);
  return counted;
}
