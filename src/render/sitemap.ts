// Sitemaps (sitemaps.org protocol 0.9): an index of sitemaps, and the sitemaps in it.
import { escapeHtml } from "./escape-html.ts";

export interface SitemapEntry {
  path: `/${string}`;
  /** Day of the last change, YYYY-MM-DD. */
  updated: string;
}

/** Entries that one sitemap may have. */
export const SITEMAP_ENTRIES = 50_000;
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const sitemapIndex = (origin: string, paths: readonly string[]): string =>
  `${HEAD}<sitemapindex xmlns="${NAMESPACE}">
${paths.map((path) => `<sitemap><loc>${escapeHtml(origin + path)}</loc></sitemap>`).join("\n")}
</sitemapindex>
`;

/** One sitemap; entries past the protocol's bound are left out. */
export const sitemap = (origin: string, entries: readonly SitemapEntry[]): string =>
  `${HEAD}<urlset xmlns="${NAMESPACE}">
${entries
  .slice(0, SITEMAP_ENTRIES)
  .map(
    ({ path, updated }) => `<url><loc>${escapeHtml(origin + encodeURI(path))}</loc><lastmod>${updated}</lastmod></url>`,
  )
  .join("\n")}
</urlset>
`;
