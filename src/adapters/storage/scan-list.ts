// The list of scans, newest first, by sequence number alone: what a page costs does not depend on how many scans
// there are. A filter that no index serves is applied to a window of bounded size, so that a page may be short.
import { sql, type SQL } from "drizzle-orm";
import type { ListedScan, PublicScores, ScanList, ScanListPage, ScanListQuery } from "../../model/list-ports.ts";
import type { ScanStatus } from "../../model/scan.ts";
import { isListed, isOpen, mayBeShown } from "./is-listed.ts";
import { numberOf, readBatch, rowsAs } from "./read-batch.ts";
import type { Queried } from "./run-batch.ts";

/** Rows looked at for one page when a filter has no index. */
const WINDOW = 500;
/** Matches of an index are counted up to here. */
const COUNTED_MATCHES = 10_000;
/** Rows looked at for a total when a filter has no index, and the index is not the caller's own. */
const COUNTED_ROWS = 2_000;
const TRIGRAM = 3;
/** Most scans are complete: their page is read from the list of all, within so many sequence numbers. */
const SPAN = 5_000;

export function createScanList(database: Queried): ScanList {
  return {
    async page(query) {
      if (query.owner === null && query.domain !== null && !HOST_CHARS.test(query.domain)) return NOTHING;
      const source = sourceOf(query);
      const size = source.hasRest ? WINDOW : query.limit + 1;
      const [rows, total] = await readBatch(database, [pageQuery(source, query, size), totalQuery(source, query)]);
      const newest = Number(total?.[0]?.["newest"] ?? 0);
      return { ...pageOf(rowsAs<ListedScan>(rows), { query, size, source, newest }), ...totalOf(total, source) };
    },
    async newestScores(domain) {
      const [rows] = await readBatch(database, [
        sql`select id as "scanId", scan_type as "scanType", readiness_score as "readinessScore", aeo_score as "aeoScore",
          completed_at as "completedAt" from scans indexed by scans_of_domain
          where domain = ${domain} and status = 'complete' and ${isListed}
          and ${mayBeShown(domain)} order by seq desc limit 1`,
      ]);
      return rowsAs<PublicScores>(rows)[0] ?? null;
    },
  };
}

const NOTHING: ScanListPage = { scans: [], nextBefore: null, total: 0, isEstimate: false };
/** What host names are made of; other text is part of none. */
const HOST_CHARS = /^[a-z0-9._-]*$/;

/** Where the rows come from: an index that gives them in order, and the filters left to apply. */
interface Source {
  from: SQL;
  seq: SQL;
  hasRest: boolean;
  /** Only so many sequence numbers are looked at for a page, which may be short. */
  span?: number;
  /** The same matches without their rows, where the index alone can be counted. */
  matches?: SQL;
  /** Most rows counted; null when the totals know it. */
  counted: number | null;
}

function sourceOf({ domain, status, owner }: ScanListQuery): Source {
  const s = sql.raw("s.seq");
  if (owner !== null)
    return {
      from: sql`scans s indexed by scans_by_owner where s.owner = ${owner}`,
      seq: s,
      hasRest: domain !== null || status !== null,
      counted: COUNTED_MATCHES,
    };
  if (domain !== null) {
    const hasRest = status !== null;
    const counted = hasRest ? COUNTED_ROWS : COUNTED_MATCHES;
    const match = `"${trigramsOf(domain)}"`;
    return {
      from: sql`scan_domains cross join scans s on s.seq = scan_domains.rowid where scan_domains match ${match}`,
      matches: sql`scan_domains where scan_domains match ${match}`,
      seq: sql.raw("scan_domains.rowid"),
      hasRest,
      counted,
    };
  }
  if (status !== null) return { ...ofStatus(status), seq: s, hasRest: false, counted: null };
  return { from: sql`scans s indexed by scans_listed where ${isListed}`, seq: s, hasRest: false, counted: null };
}

/** Two signs stand before each domain, so that its first one and two letters have trigrams. */
const trigramsOf = (domain: string): string =>
  domain.length < TRIGRAM ? "^^".slice(domain.length - 1) + domain : domain;

function ofStatus(status: ScanStatus): Pick<Source, "from" | "span"> {
  if (status === "complete")
    return { from: sql`scans s indexed by scans_listed where ${isListed} and s.status = 'complete'`, span: SPAN };
  if (status === "error")
    return { from: sql`scans s indexed by scans_failed where ${isListed} and s.status = 'error'` };
  return { from: sql`scans s indexed by scans_open where ${isOpen} and ${isListed} and s.status = ${status}` };
}

const COLUMNS = sql.raw(`s.seq, s.id, s.domain, s.url, s.status, s.owner, s.email, s.created_at as "createdAt",
  s.completed_at as "completedAt", s.error_message as "errorMessage"`);

function pageQuery({ from, seq, span }: Source, { before }: ScanListQuery, size: number): SQL {
  const within =
    span === undefined
      ? sql``
      : sql`and ${seq} >= ${before === null ? sql`(select max(seq) + 1 from scans)` : before} - ${span}`;
  return sql`select ${COLUMNS} from ${from} and ${seq} < ${before ?? Number.MAX_SAFE_INTEGER} ${within}
    order by ${seq} desc limit ${size}`;
}

interface Looked {
  query: ScanListQuery;
  size: number;
  source: Source;
  /** Highest sequence number of all scans; 0 where nothing depends on it. */
  newest: number;
}

function pageOf(
  rows: ListedScan[],
  { query, size, source, newest }: Looked,
): Pick<ScanListPage, "scans" | "nextBefore"> {
  const matching = rows.filter((row) => matches(row, query));
  const scans = matching.slice(0, query.limit);
  if (matching.length > scans.length) return { scans, nextBefore: scans.at(-1)?.seq ?? null };
  if (rows.length === size) return { scans, nextBefore: rows.at(-1)?.seq ?? null };
  const lookedTo = source.span === undefined ? 0 : (query.before ?? newest + 1) - source.span;
  return { scans, nextBefore: lookedTo > 1 ? lookedTo : null };
}

function matches(row: ListedScan, { status, domain }: ScanListQuery): boolean {
  if (status !== null && row.status !== status) return false;
  if (domain === null) return true;
  return domain.length < TRIGRAM ? row.domain.startsWith(domain) : row.domain.includes(domain);
}

function totalQuery({ from, matches, hasRest, counted }: Source, { status, domain }: ScanListQuery): SQL {
  if (counted === null) return endedAndOpen(status);
  if (!hasRest) return sql`select count(*) as matching from (select 1 from ${matches ?? from} limit ${counted + 1})`;
  const rest = [
    status === null ? sql`true` : sql`status = ${status}`,
    domain === null
      ? sql`true`
      : domain.length < TRIGRAM
        ? sql`substr(domain, 1, ${domain.length}) = ${domain}`
        : sql`instr(domain, ${domain}) > 0`,
  ];
  return sql`select count(*) filter (where ${sql.join(rest, sql` and `)}) as matching, count(*) as looked
    from (select s.status, s.domain from ${from} limit ${counted + 1})`;
}

/** Exact: what has ended is in the totals, what has not is counted as it stands. */
function endedAndOpen(status: ScanStatus | null): SQL {
  const ended = status === null ? "complete + error" : status === "complete" || status === "error" ? status : "0";
  const open =
    status === "complete" || status === "error"
      ? sql`0`
      : sql`(select count(*) from scans indexed by scans_open where ${isOpen} and ${isListed}
          and ${status === null ? sql`true` : sql`status = ${status}`})`;
  return sql`select (select coalesce(sum(${sql.raw(ended)}), 0) from totals) + ${open} as matching
    ${status === "complete" ? sql`, (select max(seq) from scans) as newest` : sql``}`;
}

function totalOf(
  rows: Record<string, unknown>[] | undefined,
  { counted, hasRest }: Source,
): Pick<ScanListPage, "total" | "isEstimate"> {
  const matching = numberOf(rows);
  if (counted === null) return { total: matching, isEstimate: false };
  const looked = hasRest ? Number(rows?.[0]?.["looked"] ?? 0) : matching;
  return { total: Math.min(matching, counted), isEstimate: looked > counted };
}
