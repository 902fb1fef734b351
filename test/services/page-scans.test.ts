import { describe, expect, it } from "vitest";
import { LIST_PAGE_BYTES, OBJECTS_AT_ONCE } from "../../src/model/limits.ts";
import type { ListedScan, ScanListQuery } from "../../src/model/list-ports.ts";
import type { Ctx } from "../../src/model/ports.ts";
import type { ResultsSummary } from "../../src/model/results.ts";
import { pageScans, type ScanListOrder } from "../../src/services/page-scans.ts";

const SCANS = 20;
const ORDER: ScanListOrder = {
  limit: SCANS,
  status: null,
  domain: null,
  mine: false,
  cursor: null,
  includeResults: true,
};

/** Scans 20 to 1, each complete and with results of so many bytes; tells what was asked for. */
function service(bytes: number): { ctx: Ctx; queries: ScanListQuery[]; read: string[] } {
  const queries: ScanListQuery[] = [];
  const read: string[] = [];
  const scans = Array.from(
    { length: SCANS },
    (_, at) => ({ seq: SCANS - at, id: `scan ${SCANS - at}`, status: "complete" }) as ListedScan,
  );
  const ctx = {
    caller: { owner: "key:a" },
    digest: {
      sha256: async (text: string) =>
        [...text]
          .map((c) => c.charCodeAt(0).toString(16))
          .join("")
          .slice(-40),
    },
    scanList: {
      async page(query: ScanListQuery) {
        queries.push(query);
        const rest = scans.filter(({ seq }) => query.before === null || seq < query.before);
        return { scans: rest, nextBefore: null, total: SCANS, isEstimate: false };
      },
    },
    objects: {
      async getSummary(scanId: string) {
        read.push(scanId);
        return { bytes, summary: { scanId } as ResultsSummary };
      },
    },
  };
  // Only what listing uses is there.
  return { ctx: ctx as unknown as Ctx, queries, read };
}

describe("a page with results", () => {
  it("ends before it grows past four megabytes, and goes on behind the last scan given", async () => {
    const { ctx, queries } = service(LIST_PAGE_BYTES / 4);
    const first = await pageScans(ctx, ORDER);
    expect(first.scans.map(({ scan }) => scan.seq)).toEqual([20, 19, 18, 17]);
    expect(first.total).toBe(SCANS);
    const second = await pageScans(ctx, { ...ORDER, cursor: first.nextCursor });
    expect(queries.at(-1)?.before).toBe(17);
    expect(second.scans.map(({ scan }) => scan.seq)).toEqual([16, 15, 14, 13]);
  });

  it("has at least one scan, however large", async () => {
    const { ctx, read } = service(LIST_PAGE_BYTES * 2);
    const { scans, nextCursor } = await pageScans(ctx, ORDER);
    expect(scans.map(({ scan }) => scan.seq)).toEqual([20]);
    expect(nextCursor).not.toBeNull();
    expect(read.length).toBeLessThanOrEqual(OBJECTS_AT_ONCE);
  });

  it("reads one object a scan, and none when no results are asked for", async () => {
    const { ctx, read } = service(1_000);
    const { scans, nextCursor } = await pageScans(ctx, ORDER);
    expect(scans).toHaveLength(SCANS);
    expect(nextCursor).toBeNull();
    expect(read).toHaveLength(SCANS);
    await pageScans(ctx, { ...ORDER, includeResults: false });
    expect(read).toHaveLength(SCANS);
  });
});
