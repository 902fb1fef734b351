// Full-text search over what the newest public scan of each domain shows.
import { SEARCH_COUNTED, SEARCH_NEWEST, SEARCH_RANKED, SEARCH_WEIGHED } from "../../model/limits.ts";
import type { SearchAsk, SearchHit, SearchType } from "../../model/list-ports.ts";
import type { Ports } from "../../model/ports.ts";
import { foldedWords, queryWords } from "./query-words.ts";
import { createScorer, lengthOf } from "./create-scorer.ts";
import { snippetOf, titleFit, withoutMarks } from "./show-hit.ts";

export interface SearchItem {
  type: SearchType;
  scanId: string;
  domain: string;
  title: string;
  snippet: string;
  /** 0..1, falling. */
  relevance: number;
  readinessScore: number;
  aeoScore: number;
  createdAt: number;
}

export interface Found {
  items: SearchItem[];
  total: number;
  isEstimate: boolean;
}

export async function searchInsights(
  ports: Ports,
  { query, type, limit }: { query: string; type: SearchType | null; limit: number },
): Promise<Found> {
  const inOrder = queryWords(query);
  const ask: SearchAsk = { words: [...new Set(inOrder)], phrase: inOrder.join(" "), type };
  const { how, count } = await countMatches(ports, ask);
  if (count === 0) return { items: [], total: 0, isEstimate: false };
  const hits =
    count <= SEARCH_RANKED ? await ports.searchIndex.best(ask, how, limit) : await rankNewest(ports, ask, how);
  return {
    items: order(hits, query).slice(0, limit).map(toItem),
    total: Math.min(count, SEARCH_RANKED),
    isEstimate: count > SEARCH_COUNTED,
  };
}

/** Documents that hold all words; where there is none, those that hold any. */
async function countMatches(ports: Ports, ask: SearchAsk): Promise<{ how: "all" | "any"; count: number }> {
  if (ask.words.length === 0) return { how: "all", count: 0 };
  const count = await ports.searchIndex.count(ask, "all", SEARCH_RANKED + 1);
  if (count > 0 || ask.words.length === 1) return { how: "all", count };
  return { how: "any", count: await ports.searchIndex.count(ask, "any", SEARCH_RANKED + 1) };
}

/** Too many to rank: the newest are, and where any word may match, those that hold a rare one. */
async function rankNewest(ports: Ports, ask: SearchAsk, how: "all" | "any"): Promise<SearchHit[]> {
  const known = how === "any" ? await ports.searchIndex.frequencies(ask, SEARCH_WEIGHED + 1) : null;
  const frequencies = known?.byWord ?? ask.words.map(() => SEARCH_RANKED);
  const rare = ask.words.filter((_, at) => how === "any" && isRare(frequencies[at] ?? 0));
  const hits = await ports.searchIndex.newest(ask, how, { limit: SEARCH_NEWEST, rare });
  const score = createScorer({
    words: ask.words.map((word) => foldedWords(word).join("")),
    frequencies,
    documents: known?.documents ?? SEARCH_RANKED * ask.words.length * 10,
    averageLength: hits.reduce((sum, hit) => sum + lengthOf(hit), 0) / Math.max(1, hits.length),
  });
  return hits.map((hit) => ({ ...hit, rank: score(hit) }));
}

const isRare = (holding: number): boolean => holding > 0 && holding <= SEARCH_NEWEST;

type Ordered = SearchHit & { relevance: number };

/** A title that is the query comes first, then one that holds it, then by rank; among equals the newer. */
function order(hits: readonly SearchHit[], query: string): Ordered[] {
  const best = Math.max(Number.MIN_VALUE, ...hits.map(({ rank }) => rank ?? 0));
  return hits
    .map((hit) => ({ ...hit, relevance: (titleFit(hit, query) + (hit.rank ?? 0) / best) / 3 }))
    .toSorted((a, b) => b.relevance - a.relevance || b.id - a.id);
}

function toItem({ id: _id, rank: _rank, body, title, relevance, ...hit }: Ordered): SearchItem {
  return {
    ...hit,
    title: withoutMarks(title),
    snippet: snippetOf(body),
    relevance: Math.round(Math.min(1, relevance) * 1000) / 1000,
  };
}
