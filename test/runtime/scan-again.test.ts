// What a second scan of the same address brings: comparison, events, and what the newest scan of a domain shows.
import { env } from "cloudflare:test";
import { createObjectStore } from "../../src/adapters/storage/object-store.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { createScanStore } from "../../src/adapters/storage/scan-store.ts";
import { EVENT_DATA } from "../../src/model/events.ts";
import type { StoredReport } from "../../src/model/stored-report.ts";
import { publishScan } from "../../src/services/publish-scan.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { call, makeTestKey, migrate, scan, type ResultsAnswer, subscribeToAll } from "./service.ts";

let key: string;
const resultsOf = async (scanId: string) =>
  (await call<ResultsAnswer>(`/api/insights/scan/${scanId}/results`)).body.results;
const objects = createObjectStore(env.BUCKET);
const readReport = async (scanId: string): Promise<StoredReport> => {
  const report = await objects.getReport(scanId);
  if (report === null) throw new Error(`no report of ${scanId}`);
  return report;
};
const eventsOf = async (scanId: string, type: string) =>
  (
    await env.DB.prepare("select data from outbox where scan_id = ? and type = ?")
      .bind(scanId, type)
      .all<{ data: string }>()
  ).results;

beforeAll(async () => {
  await migrate();
  key = await makeTestKey();
  await subscribeToAll(key);
});

describe("a second scan of the same address and type", () => {
  let first: string;
  let second: string;
  let third: string;
  let lost: { id: string; title: string };

  beforeAll(async () => {
    ({ scanId: first } = await scan(CLINIC_HOST, { scanType: "light" }, key));
    ({ scanId: second } = await scan(CLINIC_HOST, { scanType: "light" }, key));
    // The second as it would have been with one check failing and a lower score.
    const report = await readReport(second);
    const passed = report.checks.find(({ status }) => status === "pass");
    if (passed === undefined) throw new Error("nothing passes");
    lost = { id: passed.id, title: passed.title };
    passed.status = "fail";
    report.results.readinessScore -= 3;
    report.results.scannedAt -= 60;
    await objects.putReport(second, report);
    ({ scanId: third } = await scan(CLINIC_HOST, { scanType: "light" }, key));
  });

  it("has none before it the first time, then the last one", async () => {
    expect((await resultsOf(first))?.previous).toBeNull();
    expect((await resultsOf(second))?.previous).toMatchObject({ scanId: first, changedChecks: [] });
  });

  it("keeps its checks where they can be read alone, and a report without such a mark is read whole", async () => {
    const report = await readReport(third);
    expect(await objects.getChecks(third)).toEqual(report.checks);
    const key = `scans/${third}/report.jsonl`;
    const stored = await env.BUCKET.get(key);
    const { checksTo: _, ...customMetadata } = stored?.customMetadata ?? {};
    await env.BUCKET.put(key, (await stored?.text()) ?? "", { customMetadata });
    expect(await objects.getChecks(third)).toBeNull();
    const { body } = await call<{ checks: unknown[]; total: number }>(`/api/insights/scan/${third}/checks?limit=500`);
    expect(body).toMatchObject({ checks: report.checks, total: report.checks.length });
  });

  it("says that it took over what the first had read", async () => {
    const [was, is] = [await resultsOf(first), await resultsOf(second)];
    expect(was?.coverage?.sentence).not.toContain("earlier");
    expect(is?.coverage?.sentence).toContain("earlier for another scan of the same address; nothing was read anew");
    expect(is?.previous?.sentence).toContain("Both scans rest on one reading");
  });

  it("names the checks that changed and the scores of before", async () => {
    const results = await resultsOf(third);
    expect(results?.previous).toEqual({
      scanId: second,
      scannedAt: expect.any(Number),
      readinessScore: (results?.readinessScore ?? 0) - 3,
      aeoScore: results?.aeoScore,
      changedChecks: [{ ...lost, before: "fail", after: "pass" }],
      scorecard: { before: results?.scorecardVersion, after: results?.scorecardVersion, isComparable: true },
      sentence: expect.stringMatching(/^Readiness rose from \d+ to \d+/),
      change: expect.objectContaining({ readiness: 3, aeo: 0, newlyObserved: [], noLongerObserved: [] }),
    });
  });

  it("tells by an event when a check changed and a score moved, and only then", async () => {
    expect(await eventsOf(second, "insights.updated")).toEqual([]);
    const [event] = await eventsOf(third, "insights.updated");
    expect(EVENT_DATA["insights.updated"].parse(JSON.parse(event?.data ?? ""))).toMatchObject({
      scanId: third,
      previousScanId: second,
      changedChecks: 1,
    });
  });

  it("tells of the listing when it is new, and not when nothing that it shows changed", async () => {
    const [event] = await eventsOf(first, "directory.updated");
    expect(EVENT_DATA["directory.updated"].parse(JSON.parse(event?.data ?? "")).changed).toEqual([
      "businessName",
      "industry",
      "description",
      "readinessScore",
      "aeoScore",
    ]);
    expect(await eventsOf(second, "directory.updated")).toEqual([]);
    expect(await env.DB.prepare("select scan_id from listings").all()).toMatchObject({ results: [{ scan_id: third }] });
    expect(await env.DB.prepare("select listings from totals where industry = 'healthcare'").first()).toEqual({
      listings: 1,
    });
  });

  it("is compared with public scans alone, and unlisted ones tell of no change", async () => {
    const { scanId: hidden } = await scan(CLINIC_HOST, { scanType: "light", visibility: "unlisted" }, key);
    const { scanId: next } = await scan(CLINIC_HOST, { scanType: "light" }, key);
    expect((await resultsOf(hidden))?.previous).toMatchObject({ scanId: third });
    expect((await resultsOf(next))?.previous).toMatchObject({ scanId: third });
    expect(await eventsOf(hidden, "directory.updated")).toEqual([]);
  });

  it("writes nothing again when it is completed twice, and does not take the place of a newer scan when late", async () => {
    const store = createScanStore(env.DB);
    const report = await readReport(third);
    const shown = async () =>
      (await env.DB.prepare("select distinct scan_id from search_documents where domain = ?").bind(CLINIC_HOST).all())
        .results;
    const before = await shown();
    const late = { ...report, results: { ...report.results, scanId: "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c55" } };
    const createdAt = Date.UTC(2020, 0, 1);
    const { scanId } = late.results;
    const request = {
      header: { scanId, scanType: "light" as const, startUrl: late.results.startUrl, domain: CLINIC_HOST, createdAt },
      fetchUrl: late.results.startUrl,
      visibility: "public" as const,
      isLocal: false,
      registrableDomain: "example.com",
      hasPriority: false,
      subject: "key:late",
      owner: "key:late",
      email: null,
      ownerTokenHash: null,
    };
    await store.insert(request);
    await store.insert(request);
    const facts = await store.findFinishFacts({
      scanId,
      domain: CLINIC_HOST,
      url: late.results.startUrl,
      scanType: "light",
      slugs: [],
      industry: "healthcare",
      periods: [],
    });
    const publication = publishScan(late, facts, { createdAt, at: Date.now() });
    const outcome = { report: late, publication, at: Date.now(), startedAt: null };
    for (let i = 0; i < 2; i++) await store.complete(request, outcome);
    expect(await shown()).toEqual(before);
    const counted = await env.DB.prepare(
      "select (select scans from rollups where grain = 'day' and period = '2020-01-01') as complete, (select count(*) from failures where day = '2020-01-01') as failed, (select count(*) from search_documents where search_documents match '\"harbor\"') as found, (select count(*) from search_documents where title like '%harbor%' or body like '%harbor%') as kept",
    ).first<{ complete: number; failed: number; found: number; kept: number }>();
    expect(counted).toMatchObject({ complete: 1, failed: 0 });
    expect(counted?.found).toBe(counted?.kept);
  });
});

describe("a scan after a change of the scorecard", () => {
  it("shows both scores as not comparable, and tells of no change", async () => {
    const address = `${CLINIC_HOST}/about`;
    const { scanId: old } = await scan(address, { scanType: "light" }, key);
    // As an earlier scorecard would have left it: other weights, another verdict, other scores.
    const report = await readReport(old);
    report.results.scorecardVersion = "0.1";
    report.results.readinessScore = 12;
    for (const check of report.checks) check.weight = 1;
    const passed = report.checks.find(({ status }) => status === "pass");
    if (passed !== undefined) passed.status = "fail";
    await objects.putReport(old, report);
    await env.DB.prepare("update scans set scorecard_version = '0.1' where id = ?").bind(old).run();
    const { scanId } = await scan(address, { scanType: "light" }, key);
    const results = await resultsOf(scanId);
    expect(results?.previous).toBeNull();
    const previous = results?.previousScorecard;
    expect(previous).toMatchObject({
      scanId: old,
      readinessScore: 12,
      changedChecks: [],
      scorecard: { before: "0.1", isComparable: false },
      change: null,
      rescored: { checks: expect.any(Number), readiness: { before: expect.any(Number), after: expect.any(Number) } },
      sentence: expect.stringContaining("cannot be compared"),
    });
    expect(previous?.sentence).not.toMatch(/rose|fell|improved|worse/);
    expect(await eventsOf(scanId, "insights.updated")).toEqual([]);
  });
});

describe("a scan whose earlier scan was deleted", () => {
  it("no longer names it anywhere", async () => {
    const address = `${CLINIC_HOST}/services`;
    const { scanId: old } = await scan(address, { scanType: "light" }, key);
    const { scanId } = await scan(address, { scanType: "light" }, key);
    expect((await resultsOf(scanId))?.previous).toMatchObject({ scanId: old });
    const headers = { "x-mcp-api-key": key };
    expect((await call(`/api/insights/scan/${old}`, { method: "DELETE", headers })).status).toBe(200);
    for (const part of ["results", "comprehensive"]) {
      const { body } = await call<ResultsAnswer>(`/api/insights/scan/${scanId}/${part}`, { headers });
      expect(body.results?.previous, part).toBeNull();
      expect(JSON.stringify(body), part).not.toContain(old);
    }
  });
});

describe("a scan whose report of before cannot be read", () => {
  it("is finished all the same, without a comparison", async () => {
    const { scanId: broken } = await scan(CLINIC_HOST, { scanType: "basic" }, key);
    await env.BUCKET.put(`scans/${broken}/report.jsonl`, "{");
    const { scanId, status } = await scan(CLINIC_HOST, { scanType: "basic" }, key);
    expect(status["status"]).toBe("complete");
    expect((await resultsOf(scanId))?.previous).toBeNull();
  });
});

it("answers text of more than one byte a character whole, as it was stored", async () => {
  const { scanId } = await scan(CLINIC_HOST, { scanType: "light" }, key);
  const report = await readReport(scanId);
  report.results.executiveSummary = "Zahnärzte in Łódź, 歯科, عيادة 🦷.";
  await objects.putReport(scanId, report);
  expect(await resultsOf(scanId)).toStrictEqual(report.results);
});
