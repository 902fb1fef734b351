// Finds what answers a question in the directory, in public scans and in our documents, through the operations.
import type { z } from "zod";
import type { DirectoryListing } from "../../model/directory-listing.ts";
import { AppError } from "../../model/errors.ts";
import { ASK_RESULTS } from "../../model/limits.ts";
import type { Ctx } from "../../model/ports.ts";
import type { ScanResults } from "../../model/results.ts";
import { slugFor } from "../../model/slug.ts";
import { browseDirectory } from "../../operations/browse-directory.ts";
import type { Operation } from "../../operations/define-operation.ts";
import { getDirectoryListing } from "../../operations/get-directory-listing.ts";
import { getScanResults } from "../../operations/get-scan-results.ts";
import { invoke } from "../../operations/invoke.ts";
import { searchInsights } from "../../operations/search-insights.ts";
import type { AskResult, AskSource } from "./ask.ts";
import { documentationIndexOf } from "./documentation-index.ts";
import { readDirectoryWish } from "./named-industry.ts";
import { businessResult, detailResult, reportResult, scanResult, type SearchItem } from "./site-results.ts";
import { indexText, tellingTerms, tellingWords, type WordIndex } from "./word-index.ts";

/** Passages of our documents in one answer. */
const PASSAGES = 10;
/** Items that the search is asked for; the best of all sources stay. */
const SEARCHED = 20;
/** Businesses whose listing is looked up by name. */
const LOOKED_UP = 3;
/** Workflows and opportunities of one site in one answer. */
const DETAILS = 8;
/** What a listing of the industry that was asked for scores at least. */
const INDUSTRY_SCORE = 60;

export interface Search {
  question: string;
  sources: readonly AskSource[];
}

/** Everything that shares words with the question, best first, not yet cut. */
export async function findResults(ctx: Ctx, { question, sources }: Search): Promise<AskResult[]> {
  const words = tellingWords(question);
  if (words.length === 0) return [];
  const documentation = documentationIndexOf(ctx.config);
  const score = scorer(documentation.words, words);
  const [items, listed] = await Promise.all([
    sources.includes("scans") || sources.includes("directory") ? searchScans(ctx, tellingTerms(question), "all") : [],
    sources.includes("directory") ? browse(ctx, words, score) : [],
  ]);
  const found = sources.includes("directory") ? await findListings(ctx, items, score) : [];
  const businesses = [...new Map([...listed, ...found].map((result) => [result.url, result])).values()];
  const results = [
    ...businesses,
    ...(sources.includes("scans") ? items.map((item) => itemResult(ctx, item, score)) : []),
    ...(sources.includes("docs") ? documentation.find(words, PASSAGES) : []),
  ];
  return results.toSorted((a, b) => b.score - a.score);
}

type Score = (heading: string, body: string) => number;
const scorer =
  (index: WordIndex, words: readonly string[]): Score =>
  (heading, body) =>
    Math.round(100 * index.score(words, indexText({ heading, body })));

function itemResult({ config }: Ctx, item: SearchItem, score: Score): AskResult {
  const place = { origin: config.publicOrigin, score: score(`${item.title} ${item.domain}`, item.snippet) };
  return item.type === "domain" ? scanResult(item, place) : detailResult(item, place);
}

export interface KnownSite {
  /** Its newest public scan with the report opened, its listing, and what of the report fits the question. */
  results: AskResult[];
  /** Milliseconds since the epoch. */
  scannedAt: number;
}

/** What is known of one site; null where no public scan of it is. */
export async function findSite(ctx: Ctx, domain: string, question: string): Promise<KnownSite | null> {
  const items = await searchScans(ctx, [domain], "domains");
  const item = items.find((one) => one.domain === domain);
  if (item === undefined) return null;
  const place = { origin: ctx.config.publicOrigin, score: 100 };
  const [{ results }, [business]] = await Promise.all([
    read(ctx, getScanResults, { scanId: item.scanId }),
    findListings(ctx, [item], () => 100),
  ]);
  const report = results === undefined ? scanResult(item, place) : reportResult(results, place);
  const details = results === undefined ? [] : siteDetails(ctx, results, item, tellingWords(question));
  return {
    results: [report, ...(business === undefined ? [] : [business]), ...details],
    scannedAt: item.createdAt * 1000,
  };
}

/** Words by which a question asks for all details of a kind. */
const KIND_WORDS = {
  opportunity: "opportunity opportunities automate automation save hours improve",
  workflow: "workflow workflows process manual work by hand",
};

function siteDetails(ctx: Ctx, results: ScanResults, item: SearchItem, words: readonly string[]): AskResult[] {
  const score = scorer(documentationIndexOf(ctx.config).words, words);
  const { publicOrigin: origin } = ctx.config;
  const details: SearchItem[] = [
    ...results.opportunities.map(({ title, description: snippet }) => ({ ...item, type: OPPORTUNITY, title, snippet })),
    ...results.workflows.map(({ name: title, description: snippet }) => ({ ...item, type: WORKFLOW, title, snippet })),
  ];
  return details
    .map((one) => ({
      one,
      score: score(`${one.title} ${one.type === "domain" ? "" : KIND_WORDS[one.type]}`, one.snippet),
    }))
    .filter((scored) => scored.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, DETAILS)
    .map((scored) => detailResult(scored.one, { origin, score: scored.score }));
}
const OPPORTUNITY = "opportunity" as const;
const WORKFLOW = "workflow" as const;

async function searchScans(ctx: Ctx, words: readonly string[], search_type: "all" | "domains"): Promise<SearchItem[]> {
  const { results } = await read(ctx, searchInsights, { query: words.join(" "), search_type, limit: SEARCHED });
  return results;
}

async function browse(ctx: Ctx, words: readonly string[], score: Score): Promise<AskResult[]> {
  const wish = readDirectoryWish(words);
  if (wish === null) return [];
  const industry = wish.industry === null ? {} : { industry: wish.industry };
  const { listings } = await read(ctx, browseDirectory, { ...industry, limit: ASK_RESULTS });
  return listings.map((listing) => {
    const own = listingScore(listing, score);
    const asked = wish.industry === null ? own : INDUSTRY_SCORE + ((100 - INDUSTRY_SCORE) * own) / 100;
    return businessResult(listing, { origin: ctx.config.publicOrigin, score: Math.round(Math.max(own, asked)) });
  });
}

const listingScore = ({ businessName, domain, industry, description = "" }: DirectoryListing, score: Score): number =>
  score(`${businessName} ${domain} ${industry} business`, description);

/** Listings of the sites that the search found, by the slugs that their names give. */
async function findListings(ctx: Ctx, items: readonly SearchItem[], score: Score): Promise<AskResult[]> {
  const sites = items.filter(({ type }) => type === "domain").slice(0, LOOKED_UP);
  const listings = await Promise.all(sites.map((item) => findListing(ctx, item)));
  return listings
    .filter((listing) => listing !== null)
    .map((listing) =>
      businessResult(listing, { origin: ctx.config.publicOrigin, score: listingScore(listing, score) }),
    );
}

async function findListing(ctx: Ctx, { title, domain }: SearchItem): Promise<DirectoryListing | null> {
  const ending = ` (${domain})`;
  const name = title.endsWith(ending) ? title.slice(0, -ending.length) : title;
  const { short, long } = slugFor(name, domain);
  for (const slug of new Set([short, long])) {
    const listing = slug === "" ? null : await readListing(ctx, slug);
    if (listing?.domain === domain) return listing;
  }
  return null;
}

async function readListing(ctx: Ctx, slug: string): Promise<DirectoryListing | null> {
  try {
    return await read(ctx, getDirectoryListing, { slug });
  } catch (error) {
    if (error instanceof AppError && error.code === "LISTING_NOT_FOUND") return null;
    throw error;
  }
}

/** `invoke` answers what the operation's own output schema has parsed, which is what makes this narrowing safe. */
export async function read<I extends z.ZodObject, O extends z.ZodType>(
  ctx: Ctx,
  operation: Operation<I, O>,
  input: z.input<I>,
): Promise<z.output<O>> {
  const { body } = await invoke(ctx, operation, input, { countsReads: false });
  return body as z.output<O>;
}
