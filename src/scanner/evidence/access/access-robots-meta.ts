// Indexing and snippet directives that a page gives to search engines, in its markup and in its headers.
import type { PageFacts } from "../page-facts.ts";

export interface RobotsDirective {
  /** "robots" for every crawler, else the crawler's name in lower case. */
  agent: string;
  /** Directive in lower case, for example "noindex" or "max-snippet:50". */
  directive: string;
  /** As received, for evidence. */
  source: string;
}

/** Crawlers of search engines whose own directives decide whether the page can appear in an answer. */
const SEARCH_CRAWLERS = new Set([
  "robots",
  "googlebot",
  "bingbot",
  "msnbot",
  "slurp",
  "duckduckbot",
  "applebot",
  "oai-searchbot",
  "claude-searchbot",
  "perplexitybot",
]);
const WITH_VALUE = new Set(["max-snippet", "max-image-preview", "max-video-preview", "unavailable_after"]);

/** Directives addressed to all crawlers or to a search engine's, from meta elements and X-Robots-Tag. */
export function searchDirectives(page: PageFacts): RobotsDirective[] {
  const fromMetas = page.metas.flatMap((meta) =>
    SEARCH_CRAWLERS.has(meta.key)
      ? split(meta.content).map((directive) => ({
          agent: meta.key,
          directive,
          source: `<meta name="${meta.key}" content="${meta.content}">`,
        }))
      : [],
  );
  return [...fromMetas, ...headerDirectives(page.transfer.headers["x-robots-tag"] ?? "")];
}

/**
 * The directive that keeps a page out of the index at that time, or undefined. "none" means noindex and nofollow; a
 * date after which the page is to be dropped counts once it is past.
 */
export const findNoindex = (page: PageFacts, observedAt: number): RobotsDirective | undefined =>
  searchDirectives(page).find(
    ({ directive }) => directive === "noindex" || directive === "none" || hasExpired(directive, observedAt),
  );

function hasExpired(directive: string, observedAt: number): boolean {
  const [name, ...date] = directive.split(":");
  // What is no date is no order: Date.parse gives NaN, which is before nothing.
  return name === "unavailable_after" && Date.parse(date.join(":").trim()) < observedAt;
}

function headerDirectives(header: string): RobotsDirective[] {
  const found: RobotsDirective[] = [];
  let agent = "robots";
  for (const part of split(header)) {
    const colon = part.indexOf(":");
    const name = colon < 0 ? "" : part.slice(0, colon).trim();
    const isAgent = name !== "" && !WITH_VALUE.has(name);
    if (isAgent) agent = name;
    const directive = isAgent ? part.slice(colon + 1).trim() : part;
    if (SEARCH_CRAWLERS.has(agent)) found.push({ agent, directive, source: `X-Robots-Tag: ${header}` });
  }
  return found;
}

const split = (text: string): string[] =>
  text
    .slice(0, 1_000)
    .toLowerCase()
    .split(/[,\n]/)
    .map((part) => part.trim().replace(/(?<!\s)\s*:\s*/, ":"))
    .filter(Boolean);
