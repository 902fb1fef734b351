// A page of the scan list with its cursor, and the results of each scan where they are asked for.
import { AppError } from "../model/errors.ts";
import { LIST_PAGE_BYTES, OBJECTS_AT_ONCE } from "../model/limits.ts";
import type { ListedScan, ScanListPage } from "../model/list-ports.ts";
import type { Ctx, Ports } from "../model/ports.ts";
import type { ResultsSummary } from "../model/results.ts";
import type { ScanStatus } from "../model/scan.ts";

export interface ScanListOrder {
  limit: number;
  status: ScanStatus | null;
  domain: string | null;
  mine: boolean;
  cursor: string | null;
  includeResults: boolean;
}

export interface PagedScans {
  scans: { scan: ListedScan; results: ResultsSummary | null }[];
  total: number;
  isEstimate: boolean;
  nextCursor: string | null;
}

export async function pageScans(ctx: Ctx, order: ScanListOrder): Promise<PagedScans> {
  const owner = order.mine ? ctx.caller.owner : null;
  const domain = order.domain === null ? null : order.domain.toLowerCase();
  const filters = await bindingOf(ctx, { status: order.status, domain, owner });
  const before = order.cursor === null ? null : readCursor(order.cursor, filters);
  const page = await ctx.scanList.page({ domain, status: order.status, owner, before, limit: order.limit });
  const read = order.includeResults
    ? await withResults(ctx, page)
    : { scans: page.scans.map((scan) => ({ scan, results: null })), nextBefore: page.nextBefore };
  return {
    scans: read.scans,
    total: page.total,
    isEstimate: page.isEstimate,
    nextCursor: read.nextBefore === null ? null : `${CURSOR_VERSION}${read.nextBefore.toString(36)}${filters}`,
  };
}

const CURSOR_VERSION = "1";
const CURSOR = /^1([0-9a-z]{1,11})([0-9A-F]{10})$/;

/** Ties a cursor to the filters it was made under; upper case, so that it can be told from the place before it. */
async function bindingOf(ports: Ports, filters: object): Promise<string> {
  return (await ports.digest.sha256(JSON.stringify(filters))).slice(0, 10).toUpperCase();
}

function readCursor(cursor: string, filters: string): number {
  const [, place, boundTo] = CURSOR.exec(cursor) ?? [];
  const seq = Number.parseInt(place ?? "", 36);
  if (boundTo === filters && Number.isSafeInteger(seq)) return seq;
  const expected = "nextCursor of the previous answer, with the same filters";
  throw new AppError("INVALID_REQUEST", `cursor is not valid. Expected: ${expected}.`, {
    details: { field: "cursor", expected },
  });
}

/** One object a scan, a few at a time. The page ends where the results get too many bytes for one answer. */
async function withResults(
  ports: Ports,
  { scans, nextBefore }: ScanListPage,
): Promise<{ scans: PagedScans["scans"]; nextBefore: number | null }> {
  const read: PagedScans["scans"] = [];
  let bytes = 0;
  for (let at = 0; at < scans.length; at += OBJECTS_AT_ONCE) {
    const some = scans.slice(at, at + OBJECTS_AT_ONCE);
    const found = await Promise.all(
      some.map(async (scan) => (scan.status === "complete" ? await ports.objects.getSummary(scan.id) : null)),
    );
    for (const [i, scan] of some.entries()) {
      bytes += found[i]?.bytes ?? 0;
      if (bytes > LIST_PAGE_BYTES && read.length > 0) return { scans: read, nextBefore: read.at(-1)?.scan.seq ?? null };
      read.push({ scan, results: found[i]?.summary ?? null });
    }
  }
  return { scans: read, nextBefore };
}
