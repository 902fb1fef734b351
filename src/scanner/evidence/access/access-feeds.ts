import type { LinkFacts, PageFacts } from "../page-facts.ts";

const FEED_TYPES = /^application\/(?:rss\+xml|atom\+xml|feed\+json|rdf\+xml)/i;

/** Feeds that pages announce by `<link rel="alternate">`, each address once, with the page that names it first. */
export function feedLinksOf(pages: readonly PageFacts[]): (LinkFacts & { foundOn: string })[] {
  const found = new Map<string, LinkFacts & { foundOn: string }>();
  for (const page of pages) {
    for (const link of page.links) {
      const isFeed = link.rel.split(/\s+/).includes("alternate") && FEED_TYPES.test(link.type ?? "");
      if (isFeed && link.href !== "" && !found.has(link.href)) found.set(link.href, { ...link, foundOn: page.url });
    }
  }
  return [...found.values()];
}
