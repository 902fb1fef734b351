// Who asked to stay out of directory and search stays out, whatever is scanned and whatever happens at the same time.
import { env } from "cloudflare:test";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ids } from "../../src/adapters/ids.ts";
import { portsFromEnv } from "../../src/context.ts";
import type { ScanRequest } from "../../src/model/engine.ts";
import type { OptOutSource } from "../../src/model/list-ports.ts";
import { over } from "../../src/model/over.ts";
import type { Ports } from "../../src/model/ports.ts";
import { publishScan } from "../../src/services/publish-scan.ts";
import { removeScans } from "../../src/services/remove-scans.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { call, makeTestKey, migrate, type ResultsAnswer, scan, subscribeToAll } from "./service.ts";

let ports: Ports;
let key: string;
beforeAll(async () => {
  await migrate();
  ports = portsFromEnv(env);
  key = await makeTestKey();
  await subscribeToAll(key);
});
beforeEach(async () => {
  await env.DB.batch(
    ["listings", "search_documents", "opt_outs", "scans", "outbox", "totals"].map((table) =>
      env.DB.prepare(`delete from ${table}`),
    ),
  );
});

const light = async (path = "", host: string = CLINIC_HOST): Promise<string> =>
  (await scan(`https://${host}/${path}`, { scanType: "light" }, key)).scanId;
const remember = (source: OptOutSource): Promise<void> => ports.optOuts.remember(CLINIC_HOST, source, 1);
const count = async (rows: string): Promise<number> =>
  (await env.DB.prepare(`select count(*) as n from ${rows}`).first<{ n: number }>())?.n ?? -1;
/** What anybody is shown of the site without knowing a scan's id, and what tells subscribers of it. */
const shown = async () => ({
  listings: await count("listings"),
  counted: await count("totals where listings <> 0"),
  documents: await count("search_documents"),
  told: await count("outbox where type = 'directory.updated'"),
});
const NOTHING = { listings: 0, counted: 0, documents: 0, told: 0 };

describe("a scan at another port than the website's own", () => {
  it("can be read by its id, and stands in no list, directory or search", async () => {
    const scanId = await light("", `${CLINIC_HOST}:8443`);
    const { body } = await call<ResultsAnswer>(`/api/insights/scan/${scanId}/results`);
    expect(body.results?.domain).toBe(CLINIC_HOST);
    expect(await shown()).toEqual(NOTHING);
    const listed = async (query: string) =>
      (await call<{ scans: object[] }>(`/api/insights/scans${query}`, { headers: { "x-mcp-api-key": key } })).body
        .scans;
    expect(await listed("")).toEqual([]);
    expect(await listed("?mine=true")).toHaveLength(1);
    expect(await ports.scanList.newestScores(CLINIC_HOST)).toBeNull();
  });

  it("does not take the place of one of the website that is deleted", async () => {
    const own = await light();
    await light("", `${CLINIC_HOST}:8443`);
    expect(await shown()).toMatchObject({ listings: 1 });
    await removeScans(ports, [own]);
    expect(await shown()).toMatchObject({ listings: 0, counted: 0, documents: 0 });
  });

  it("undoes no opt-out of the domain, and makes none", async () => {
    await remember("file");
    await light("", `${CLINIC_HOST}:8443`);
    expect(await ports.optOuts.find(CLINIC_HOST)).toBe("file");
    await light("", "stays-out.example.com:8443");
    expect(await ports.optOuts.find("stays-out.example.com")).toBeNull();
  });

  it("takes no listing of the website out where robots.txt of that port refuses us", async () => {
    await env.DB.prepare(
      "insert into listings (slug, domain, business_name, industry, readiness_score, aeo_score, scan_id, scan_type, updated_at, checked_at) values ('a', 'refuses-us.example.com', 'Somebody', 'retail', 50, 50, 'x', 'light', 0, 0)",
    ).run();
    await light("", "refuses-us.example.com:8443");
    expect(await count("listings")).toBe(1);
  });
});

/** A scan of the site that is about to complete, with what was read before. */
async function aboutToComplete() {
  const before = await light();
  const report = await ports.objects.getReport(before);
  if (report === null) throw new Error("the report is missing");
  await env.DB.batch(
    ["listings", "search_documents", "totals", "outbox"].map((table) => env.DB.prepare(`delete from ${table}`)),
  );
  const { startUrl, scanType, profile } = report.results;
  const scanId = ids.uuid();
  const request: ScanRequest = {
    header: { scanId, scanType, startUrl, domain: CLINIC_HOST, createdAt: Date.now() },
    fetchUrl: startUrl,
    visibility: "public",
    isLocal: false,
    registrableDomain: CLINIC_HOST,
    hasPriority: false,
    subject: "key:test",
    owner: "key:test",
    email: null,
    ownerTokenHash: null,
  };
  await ports.scans.insert(request);
  const facts = await ports.scans.findFinishFacts({
    scanId,
    domain: CLINIC_HOST,
    url: startUrl,
    scanType,
    slugs: [],
    industry: profile.industry,
    periods: [],
  });
  const next = { ...report, results: { ...report.results, scanId } };
  const at = Date.now();
  const publication = publishScan(next, facts, { createdAt: request.header.createdAt, at });
  return { scanId, complete: () => ports.scans.complete(request, { report: next, publication, at, startedAt: null }) };
}

it("a scan that completes without an opt-out is shown", async () => {
  const { complete } = await aboutToComplete();
  await complete();
  expect(await shown()).toMatchObject({ listings: 1, counted: 1, told: 1 });
  expect(await count("search_documents")).toBeGreaterThan(0);
});

describe.each(["file", "operator"] as const)("an opt-out by the %s", (source) => {
  it("that comes while a scan completes holds", async () => {
    const { scanId, complete } = await aboutToComplete();
    await remember(source);
    await complete();
    expect((await ports.scans.find(scanId))?.status).toBe("complete");
    expect(await shown()).toEqual(NOTHING);
  });

  it("that comes while the scan that is shown is deleted holds", async () => {
    await light("?older");
    const newer = await light("?newer");
    await env.DB.prepare("delete from outbox").run();
    const removal = over(ports.removal, {
      remove: async (...args) => {
        await remember(source);
        return ports.removal.remove(...args);
      },
    });
    await removeScans({ ...ports, removal }, [newer]);
    expect(await shown()).toEqual(NOTHING);
  });
});

describe("lifting an opt-out", () => {
  it("leaves one that came after the site was asked, and that of the operator", async () => {
    await ports.optOuts.remember(CLINIC_HOST, "robots", 1);
    await ports.optOuts.remember(CLINIC_HOST, "file", 5);
    await ports.optOuts.lift(CLINIC_HOST, 5);
    expect(await ports.optOuts.find(CLINIC_HOST)).toBe("file");
    await ports.optOuts.lift(CLINIC_HOST, 6);
    expect(await ports.optOuts.find(CLINIC_HOST)).toBeNull();
    await ports.optOuts.remember(CLINIC_HOST, "operator", 1);
    await ports.optOuts.lift(CLINIC_HOST, 6);
    expect(await ports.optOuts.find(CLINIC_HOST)).toBe("operator");
  });
});
