// Full-text search in D1 (FTS5). Words come quoted, so that no character of a query has a meaning of its own.
import { sql, type SQL } from "drizzle-orm";
import { MARK_END, MARK_START, type SearchAsk, type SearchHit, type SearchIndex } from "../../model/list-ports.ts";
import { numberOf, readBatch, rowsAs } from "./read-batch.ts";
import type { Queried } from "./run-batch.ts";

type How = "all" | "any";
/** A match in the title counts as much as ten in the body; type and domain are there to be filtered by, and count nothing. */
const BM25 = sql.raw("'bm25(0.0, 10.0, 1.0, 0.0)'");
/** Titles that hold the whole query as a phrase. */
const PHRASES = 50;

export function createSearchIndex(database: Queried): SearchIndex {
  const one = async (query: SQL): Promise<Record<string, unknown>[]> => (await readBatch(database, [query]))[0] ?? [];
  const union = async (queries: SQL[]): Promise<SearchHit[]> => {
    const hits = (await readBatch(database, queries)).flatMap((rows) => rowsAs<SearchHit>(rows));
    return [...new Map(hits.map((hit) => [hit.id, hit])).values()];
  };
  return {
    count: async (ask, how, most) => numberOf(await one(sql`select ${countOf(expression(ask, how), most)} as n`)),
    async frequencies(ask, most) {
      const columns = ask.words.map(
        (word, at) => sql`${countOf(expression({ ...ask, words: [word] }, "all"), most)} as ${sql.raw(`w${at}`)}`,
      );
      const [row] = await one(
        sql`select ${sql.join(columns, sql`, `)}, (select coalesce(max(rowid), 0) from search_documents) as documents`,
      );
      return {
        byWord: ask.words.map((_, at) => Number(row?.[`w${at}`] ?? 0)),
        documents: Number(row?.["documents"] ?? 0),
      };
    },
    best: (ask, how, limit) => union([ranked(phrase(ask), limit), ranked(expression(ask, how), limit)]),
    newest: (ask, how, { limit, rare }) =>
      union([
        newest(phrase(ask), PHRASES),
        ...(rare.length === 0 ? [] : [newest(expression({ ...ask, words: rare }, "any"), limit)]),
        newest(expression(ask, how), limit),
      ]),
  };
}

const quoted = (word: string): string => `"${word.replaceAll('"', '""')}"`;
const ofType = ({ type }: SearchAsk): string => (type === null ? "" : `type : ${quoted(type)} AND `);
const expression = (ask: SearchAsk, how: How): string =>
  `${ofType(ask)}{title body} : (${ask.words.map(quoted).join(how === "all" ? " AND " : " OR ")})`;
const phrase = (ask: SearchAsk): string => `${ofType(ask)}{title} : (${quoted(ask.phrase)})`;

const countOf = (match: string, most: number): SQL =>
  sql`(select count(*) from (select 1 from search_documents where search_documents match ${match} limit ${most}))`;

const DOCUMENT = sql`rowid as id, type, scan_id as "scanId", domain,
  highlight(search_documents, 1, ${MARK_START}, ${MARK_END}) as title,
  highlight(search_documents, 2, ${MARK_START}, ${MARK_END}) as body,
  readiness_score as "readinessScore", aeo_score as "aeoScore", created_at as "createdAt"`;

/** FTS5 gives bm25 as a negative number, the best lowest. */
const ranked = (match: string, limit: number): SQL =>
  sql`select ${DOCUMENT}, -search_documents.rank as rank from search_documents
    where search_documents match ${match} and search_documents.rank match ${BM25}
    order by search_documents.rank limit ${limit}`;

const newest = (match: string, limit: number): SQL =>
  sql`select ${DOCUMENT}, null as rank from search_documents
    where search_documents match ${match} order by rowid desc limit ${limit}`;
