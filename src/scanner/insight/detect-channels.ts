// The ways to reach or use the business, each with where it was seen.
import type { Channel, ChannelType, Confidence } from "../../model/profile.ts";
import { MOST_CHANNEL_PAGES } from "../../model/profile.ts";
import { booking } from "./channels/booking.ts";
import { careers } from "./channels/careers.ts";
import { channelSite } from "./channels/channel-site.ts";
import type { ChannelDetector, ChannelInput, Sighting } from "./channels/channel-site.ts";
import { contactForm } from "./channels/contact-form.ts";
import { ecommerce } from "./channels/ecommerce.ts";
import { email } from "./channels/email.ts";
import { faq } from "./channels/faq.ts";
import { liveChat } from "./channels/live-chat.ts";
import { login } from "./channels/login.ts";
import { messaging } from "./channels/messaging.ts";
import { newsletter } from "./channels/newsletter.ts";
import { phone } from "./channels/phone.ts";
import { pricing } from "./channels/pricing.ts";
import { reviews } from "./channels/reviews.ts";
import { social } from "./channels/social.ts";
import { testimonials } from "./channels/testimonials.ts";
import { inferLanguage } from "./infer-language.ts";
import type { SiteLanguages } from "./infer-language.ts";

const DETECTORS: readonly ChannelDetector[] = [
  phone,
  email,
  contactForm,
  booking,
  ecommerce,
  newsletter,
  careers,
  faq,
  pricing,
  testimonials,
  liveChat,
  messaging,
  login,
  social,
  reviews,
];
const RANK: Record<Confidence, number> = { high: 3, medium: 2, low: 1 };

/**
 * One channel per kind that was seen with medium or high confidence, in the order of the list above. One weak sign
 * alone is no channel. `languages` saves detecting them again when the caller has them.
 */
export function detectChannels(input: ChannelInput, languages: SiteLanguages = inferLanguage(input.pages)): Channel[] {
  const site = channelSite(input, languages);
  return DETECTORS.flatMap(({ type, detect }) => {
    const channel = toChannel(type, detect(site));
    return channel ? [channel] : [];
  });
}

/** The strongest sighting speaks for the kind; pages by strength, at most five. */
function toChannel(type: ChannelType, sightings: readonly Sighting[]): Channel | null {
  const sure = sightings
    .filter((one) => one.confidence !== "low")
    .toSorted((a, b) => RANK[b.confidence] - RANK[a.confidence]);
  const [best] = sure;
  if (!best) return null;
  const vendor = best.vendor ?? sure.find((one) => one.vendor !== undefined)?.vendor;
  // What was seen first on a page speaks for it: stronger sightings come before.
  const byPage = new Map(sure.toReversed().map((one) => [pageAddress(one.url), one]));
  const pages = [...new Set(sure.map((one) => pageAddress(one.url)))].slice(0, MOST_CHANNEL_PAGES);
  const channel: Channel = {
    type,
    pages,
    evidence: best.evidence,
    quotes: pages.map((page) => (byPage.get(page) ?? best).evidence),
    seenAs: pages.map((page) => (byPage.get(page) ?? best).seenAs ?? "other"),
    confidence: best.confidence,
  };
  return {
    ...channel,
    ...(vendor !== undefined && { vendor }),
    ...(best.isInData && { isInData: true }),
    ...(best.showsPrice !== undefined && { showsPrice: best.showsPrice }),
    ...(sure.every(({ isForDemo }) => isForDemo) && { isForDemo: true }),
  };
}

/** Printed addresses lose their query. */
const pageAddress = (url: string): string => url.split(/[?#]/)[0] ?? url;
