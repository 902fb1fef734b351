// Reviews of the business: a rating widget, its page at a review host, or ratings whose reviews can be read here.
import { ON_REVIEWS } from "../../evidence/contacts/review-widget.ts";
import { vendorOf } from "../vendors.ts";
import { seenLink, shown } from "./channel-site.ts";
import type { ChannelDetector, ChannelPage, ChannelSite, Sighting } from "./channel-site.ts";
import { isTestimonialHeading, testimonials } from "./testimonials.ts";

/** Directories of software and trades: a link in running text may well be to somebody else. */
const WEAK = /^(?:G2|Capterra|Clutch|Houzz|Angi|BBB|Podium|Elfsight|Heureka|Opineo|Birdeye)$/;

export const reviews: ChannelDetector = {
  type: "reviews",
  detect: (site) => [...byTechnology(site), ...site.speaking.flatMap(onPage), ...rated(site)],
};

function byTechnology(site: ChannelSite): Sighting[] {
  return site.technologies
    .filter((one) => one.category === "review-platform" && one.confidence !== "low")
    .map((one) => ({
      url: one.url,
      confidence: one.confidence,
      evidence: shown(`${one.name}: ${one.evidence}`),
      vendor: one.name,
    }));
}

function onPage(page: ChannelPage): Sighting[] {
  const frames = [...page.facts.iframes.map((frame) => frame.src), ...page.facts.scripts.map((script) => script.src)];
  const widgets = frames.flatMap((address): Sighting[] => {
    const vendor = address === "" ? null : vendorOf("reviews", address);
    if (!vendor || vendor.vendor === "Elfsight" || vendor.vendor === "Podium") return [];
    return [
      { url: page.url, confidence: "high", evidence: `Review widget of ${vendor.vendor}`, vendor: vendor.vendor },
    ];
  });
  const links = page.links.flatMap((link): Sighting[] => {
    const vendor = vendorOf("reviews", link.href);
    if (!vendor?.isSpecific || !hasProfilePath(link.href)) return [];
    const isWeak = WEAK.test(vendor.vendor) && link.region === "main" && page.facts.kind !== "home";
    return [{ url: page.url, confidence: isWeak ? "low" : "high", ...seenLink(link), vendor: vendor.vendor }];
  });
  return [...widgets, ...links, ...googleProfiles(page), ...underHeading(page)].slice(0, 3);
}

/** Where a business stands on a map, with what people say of it. */
const MAP_ENTRY =
  /^https?:\/\/(?:(?:www\.|maps\.)?google\.[a-z.]{2,6}\/maps|maps\.app\.goo\.gl|goo\.gl\/maps|share\.google|g\.page)\//i;

/** What Google keeps of one business. */
const PROFILE = /^https?:\/\/(?:www\.|maps\.)?google\.[a-z.]{2,6}\/(?:search|maps)\?(?:[^#]{0,300}&)?(?:ludocid|lrd)=/i;

const googleProfiles = (page: ChannelPage): Sighting[] =>
  page.links
    .filter(({ href, text }) => PROFILE.test(href) || (MAP_ENTRY.test(href) && ON_REVIEWS.test(text)))
    .slice(0, 1)
    .map((link) => ({ url: page.url, confidence: "high", ...seenLink(link), vendor: "Google reviews" }));

/** Entries on maps and at booking services lead to reviews where their heading says so. */
const underHeading = (page: ChannelPage): Sighting[] =>
  page.links.flatMap((link): Sighting[] => {
    const vendor = MAP_ENTRY.test(link.href) ? "Google Maps" : vendorOf("booking", link.href)?.vendor;
    const heading = page.facts.headings[link.heading]?.text;
    if (vendor === undefined || heading === undefined || !isTestimonialHeading(heading, page)) return [];
    return [{ url: page.url, confidence: "medium", ...seenLink(link), vendor }];
  });

const hasProfilePath = (href: string): boolean => {
  const { pathname, search } = new URL(href);
  return pathname.length > 3 || search.length > 3;
};

/** A rating counts only when the reviews behind it stand on the page; alone it is a claim. */
function rated(site: ChannelSite): Sighting[] {
  const rating = site.structured.find(
    (node) => node.types.includes("AggregateRating") || node.props["aggregateRating"] !== undefined,
  );
  if (!rating) return [];
  const isReadable = testimonials.detect(site).some((one) => one.confidence !== "low");
  return isReadable
    ? [{ url: rating.pageUrl, confidence: "medium", evidence: "Rating with reviews that can be read" }]
    : [];
}
