// What shows that profiles on networks are fed: news that the site names, and posts that it shows.
import { addressParts } from "../../../../model/address-parts.ts";
import type { SignalHit, SiteReading } from "../site-reading.ts";
import { labelHits, termHits } from "../term-hits.ts";
import { hitOn, NOTED } from "./make-hit.ts";

/** A heading or a link that names news; a field that asks for consent to news names none. */
const newsSection = (reading: SiteReading): SignalHit[] =>
  labelHits(reading, "says:news")
    .filter(({ strength, region }) => strength === 1 && /^(?:h\d|link|nav)$/.test(region))
    .slice(0, 2);

/** A sentence or a link; a heading over the signs of networks says nothing more than they do. */
const callToFollow = (reading: SiteReading): SignalHit[] =>
  termHits(reading, "says:follow-us").filter(({ region }) => !/^h\d$/.test(region));

/** Scripts and frames that show the posts of a profile. */
const FEED_HOST =
  /(?:^|\.)(?:lightwidget\.com|snapwidget\.com|behold\.so|juicer\.io|curator\.io|sociablekit\.com|taggbox\.com|tagembed\.com|embedsocial\.com|flockler\.com)$/;
const FEED_PATH =
  /^(?:www\.)?(?:instagram\.com\/(?:embed\.js|(?:p|reel)\/[^/]+\/embed)|facebook\.com\/plugins\/(?:page|post|video)\.php|tiktok\.com\/embed)/;

function showsPosts(src: string): boolean {
  const parts = addressParts(src);
  return parts !== null && (FEED_HOST.test(parts.hostname) || FEED_PATH.test(`${parts.hostname}${parts.pathname}`));
}

const embeddedPosts = (reading: SiteReading): SignalHit[] =>
  reading.pages
    .filter(({ facts }) => facts.kind !== "legal")
    .flatMap((page) => {
      const sources = [
        ...page.facts.iframes.filter(({ hidden }) => !hidden).map(({ src }) => src),
        ...page.facts.scripts.map(({ src }) => src ?? ""),
      ];
      const shown = sources.find((src) => src !== "" && showsPosts(src));
      return shown === undefined
        ? []
        : [hitOn(page, NOTED, `Posts of a profile: ${addressParts(shown)?.hostname ?? ""}`)];
    })
    .slice(0, 1);

export const socialSignals = {
  "news section": newsSection,
  "embedded posts": embeddedPosts,
  "call to follow": callToFollow,
};
