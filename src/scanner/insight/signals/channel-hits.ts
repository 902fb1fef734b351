// channel:x — a way to reach or use the business, as found by the channel rules.
import { CHANNEL_TYPES } from "../../../model/profile.ts";
import { quoteOf } from "../quote-of.ts";
import { isOfLaw } from "./privacy-notice.ts";
import type { SignalHit, SiteReading } from "./site-reading.ts";
import { termHits } from "./term-hits.ts";
import { vendorHits } from "./vendor-hits.ts";

const NAMES: ReadonlySet<string> = new Set([...CHANNEL_TYPES, "donation"]);

/** By which people turn to the business, whatever about. */
export const WAYS: ReadonlySet<string> = new Set(["phone", "email", "contact-form", "live-chat", "messaging"]);

export const isChannelSignal = (name: string): boolean =>
  name.startsWith("channel:") && NAMES.has(name.slice("channel:".length));

export function channelHits(reading: SiteReading, name: string): SignalHit[] {
  const type = name.slice("channel:".length);
  if (type === "donation") return donationHits(reading);
  return reading.channels
    .filter((channel) => channel.type === type)
    .flatMap((channel) =>
      tellingPages(reading, channel.pages, WAYS.has(type)).map((url) => ({ url, region: "channel", channel })),
    )
    .map(({ url, region, channel }) => ({
      url,
      region,
      quote: quoteOf(channel.quotes?.[channel.pages.indexOf(url)] ?? channel.evidence),
      seenAs: channel.seenAs?.[channel.pages.indexOf(url)] ?? ("other" as const),
      strength: 1,
      ...(WAYS.has(type) ? { isWay: true as const } : {}),
      ...(channel.vendor === undefined ? {} : { vendor: channel.vendor }),
    }));
}

/** Pages on which people look for the way; the same address on a privacy page, or one of openings, is for others. */
function tellingPages(reading: SiteReading, urls: readonly string[], isWay: boolean): string[] {
  const pages = new Map(reading.pages.map(({ facts }) => [facts.url, facts]));
  const telling = urls.filter((url) => {
    const page = pages.get(url);
    if (!page || page.kind === "legal" || page.kind === "post") return !page;
    return !isWay || !(page.kind === "careers" || isOfLaw(page));
  });
  return (telling.length > 0 ? telling : urls).slice(0, 3);
}

/** Giving counts where the word for it stands beside a way to pay. */
function donationHits(reading: SiteReading): SignalHit[] {
  const asked = termHits(reading, "term:donate").filter((hit) => hit.strength === 1);
  if (asked.length === 0) return [];
  const ways = [...vendorHits(reading, "vendor:donation"), ...vendorHits(reading, "vendor:payment")];
  return ways.length === 0 ? [] : [...asked.slice(0, 1), ...ways];
}
