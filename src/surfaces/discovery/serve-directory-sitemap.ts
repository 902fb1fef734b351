// GET /sitemap-directory.xml: the directory and the page of every listing.
import { isoDay } from "../../model/words.ts";
import { SITEMAP_PAGE } from "../../model/limits.ts";
import type { Directory } from "../../model/list-ports.ts";
import type { Ports } from "../../model/ports.ts";
import { sitemap, SITEMAP_ENTRIES, type SitemapEntry } from "../../render/sitemap.ts";

export async function serveDirectorySitemap({ directory, config, clock }: Ports): Promise<Response> {
  const listings = await readListings(directory);
  const newest = listings.reduce((latest, { updatedAt }) => Math.max(latest, updatedAt), 0);
  const entries: SitemapEntry[] = [
    { path: "/directory", updated: isoDay(newest === 0 ? clock.now() : newest) },
    ...listings.map(({ slug, updatedAt }) => ({ path: `/directory/${slug}` as const, updated: isoDay(updatedAt) })),
  ];
  return new Response(sitemap(config.publicOrigin, entries), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}

/** By keyset, so that the last page costs what the first one does; as many as the sitemap holds beside the list. */
async function readListings(directory: Directory): Promise<{ slug: string; updatedAt: number }[]> {
  const listings: { slug: string; updatedAt: number }[] = [];
  for (let after = ""; listings.length < SITEMAP_ENTRIES - 1;) {
    const limit = Math.min(SITEMAP_PAGE, SITEMAP_ENTRIES - 1 - listings.length);
    const page = await directory.slugsAfter(after, limit);
    listings.push(...page);
    const last = page.at(-1);
    if (last === undefined || page.length < limit) break;
    after = last.slug;
  }
  return listings;
}
