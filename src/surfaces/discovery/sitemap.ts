// Sitemaps (sitemaps.org protocol 0.9): an index, the pages, and the directory, which the Worker lists.
import { escapeHtml } from "../../render/escape-html.ts";
import { PATHS } from "./paths.ts";

export interface SitemapEntry {
  path: `/${string}`;
  /** Day of the last change, YYYY-MM-DD. */
  updated: string;
}

/** Entries that one sitemap may have. */
export const SITEMAP_ENTRIES = 50_000;
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const sitemapIndex = (origin: string): string =>
  `${HEAD}<sitemapindex xmlns="${NAMESPACE}">
${[PATHS.sitemapPages, PATHS.sitemapDirectory].map((path) => `<sitemap><loc>${escapeHtml(origin + path)}</loc></sitemap>`).join("\n")}
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
