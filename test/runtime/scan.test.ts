import { env, runInDurableObject } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import type { ScanTraceEvent } from "../../src/model/engine.ts";
import { ResultsSummary } from "../../src/model/results.ts";
import { StoredReport } from "../../src/model/stored-report.ts";
import { AGENTS_BY_SCAN_TYPE, AGENT_IDS, CRAWL_BUDGETS, SCAN_TYPES } from "../../src/model/scan.ts";
import { runScanAgent } from "../../src/scanner/agents/run-scan-agent.ts";
import { OPERATIONS } from "../../src/operations/registry.ts";
import { composeReport } from "../../src/scanner/report/compose-report.ts";
import { CLINIC_HOST, CLINIC_PAGES } from "../fixtures/clinic-site.ts";
import { call, evidenceOf, makeTestKey, migrate, scan, type ResultsAnswer, subscribeToAll } from "./service.ts";

let key: string;
beforeAll(async () => {
  await migrate();
  key = await makeTestKey();
  await subscribeToAll(key);
});
const auth = (): Record<string, string> => ({ "x-mcp-api-key": key });
const objectText = async (name: string): Promise<string> => (await (await env.BUCKET.get(name))?.text()) ?? "";

describe("a full scan, through queue, coordinator, D1 and R2", () => {
  let scanId: string;
  let answer: ResultsAnswer;
  beforeAll(async () => {
    ({ scanId } = await scan(CLINIC_HOST, { scanType: "full" }, key));
    ({ body: answer } = await call<ResultsAnswer>(`/api/insights/scan/${scanId}/results`, { headers: auth() }));
  });

  it("answers with both scores, every category explained, and a level", () => {
    const { results } = answer;
    expect(answer.scan).toMatchObject({ id: scanId, status: "complete", domain: CLINIC_HOST });
    expect(results?.readinessScore).toBeGreaterThan(0);
    expect(results?.readinessScore).toBeLessThanOrEqual(100);
    expect(results?.aeoScore).toBeGreaterThan(0);
    for (const { explanation, score } of [...(results?.readinessBreakdown ?? []), ...(results?.aeoBreakdown ?? [])]) {
      expect(explanation.length).toBeGreaterThan(20);
      expect(Number.isFinite(score)).toBe(true);
    }
    expect(results?.level.value).toBeGreaterThanOrEqual(1);
    expect(JSON.stringify(answer)).not.toMatch(/NaN|undefined|\[object/);
  });

  it("answers what is sent without being parsed just as its schema has it", async () => {
    const exact = OPERATIONS.filter(({ isExact }) => isExact === true);
    expect(exact.length).toBeGreaterThan(0);
    for (const { http, output } of exact) {
      const path = http.path.replace("{scanId}", scanId);
      const { status, body } = await call(`${path}?query=dental&include_results=true`, { headers: auth() });
      expect(status).toBe(200);
      expect(output.parse(body)).toStrictEqual(body);
    }
  });

  it("knows whose site it is and how the business is reached", () => {
    const { profile, channels } = answer.results ?? {};
    expect(profile).toMatchObject({ businessName: "Harbor Dental", industry: "healthcare", language: "en" });
    expect(channels?.map(({ type }) => type)).toEqual(expect.arrayContaining(["phone", "contact-form", "pricing"]));
  });

  it("claims the workflows that the pages show, each with a quote, and what could be automated", () => {
    const { workflows = [], opportunities = [] } = answer.results ?? {};
    expect(workflows.map(({ id }) => id)).toEqual(expect.arrayContaining(["wf-intake-forms"]));
    for (const workflow of workflows) expect(workflow.evidence?.length).toBeGreaterThan(0);
    expect(opportunities.length).toBeGreaterThan(0);
    for (const { estimatedTimeSavingsHours, hours } of opportunities)
      if (estimatedTimeSavingsHours !== undefined) expect(hours?.formula).toBeTruthy();
  });

  it("never shows the phone number that the pages show", () => {
    expect(JSON.stringify(answer)).not.toMatch(/846.?2210/);
  });

  it("ran each of the twelve agents once", async () => {
    const events = await traceOf(scanId);
    const ran = events
      .filter(({ type, detail }) => type === "agent" && detail["state"] === "running")
      .map(({ detail }) => String(detail["agent"]));
    expect(new Set(ran)).toEqual(new Set(AGENT_IDS));
    expect(ran).toHaveLength(AGENT_IDS.length);
  });

  it("read every page once and parsed it once", async () => {
    const evidence = await evidenceOf(scanId);
    expect(evidence.pages).toHaveLength(CLINIC_PAGES);
    expect(new Set(Object.values(evidence.crawl.parses))).toEqual(new Set([1]));
    const asked = evidence.exchanges.filter(({ purpose }) => purpose === "page").map(({ url }) => url);
    expect(new Set(asked).size).toBe(asked.length);
    expect(evidence.crawl.requestsUsed).toBeLessThanOrEqual(CRAWL_BUDGETS.full.requests);
  });

  it("gives the same bytes for the same header and evidence", async () => {
    const [summary = "", stored = ""] = (await objectText(`scans/${scanId}/report.jsonl`)).split("\n");
    const evidence = await evidenceOf(scanId);
    const { createdAt } = (await env.DB.prepare("select created_at as createdAt from scans where id = ?")
      .bind(scanId)
      .first<{ createdAt: number }>()) ?? { createdAt: 0 };
    const header = {
      scanId,
      scanType: "full" as const,
      startUrl: `https://${CLINIC_HOST}/`,
      domain: CLINIC_HOST,
      createdAt,
    };
    const results = AGENT_IDS.toReversed().map((agent) => runScanAgent(agent, evidence));
    const report = StoredReport.parse(composeReport({ header, results, incomplete: [] }));
    expect(JSON.stringify(report)).toBe(stored);
    expect(JSON.parse(summary)).toEqual(ResultsSummary.parse(report.results));
  });

  it("wrote its row, listing, search rows, rollup, counters and outbox events in the database", async () => {
    const first = (sql: string) => env.DB.prepare(sql).bind(scanId).first();
    expect(await first("select status, error_message from scans where id = ?")).toEqual({
      status: "complete",
      error_message: null,
    });
    expect(await first("select slug, business_name from listings where scan_id = ?")).toMatchObject({
      business_name: "Harbor Dental",
    });
    expect((await first("select count(*) as n from search_documents where scan_id = ?"))?.["n"]).toBeGreaterThan(1);
    const { results } = await env.DB.prepare("select type from outbox where scan_id = ? order by type")
      .bind(scanId)
      .all();
    expect(results.map(({ type }) => type)).toEqual(["directory.updated", "scan.completed", "scan.started"]);
    const found = await env.DB.prepare(
      "select count(*) as n from search_documents where search_documents match '\"harbor\"'",
    ).first<{ n: number }>();
    expect(found?.n).toBeGreaterThan(0);
    const trigram = await env.DB.prepare(
      "select count(*) as n from scan_domains join scans on seq = scan_domains.rowid where scan_domains match '\"linic.exam\"' and id = ?",
    )
      .bind(scanId)
      .first<{ n: number }>();
    expect(trigram?.n).toBe(1);
  });

  it("lists every outcome with evidence, filtered and paged", async () => {
    const all = await call<{ checks: { id: string }[]; total: number; nextCursor: string | null }>(
      `/api/insights/scan/${scanId}/checks?limit=500`,
      { headers: auth() },
    );
    expect(all.body.total).toBe(all.body.checks.length);
    expect(all.body.total).toBeGreaterThanOrEqual(120);
    const failing = await call<{ checks: { status: string; evidence: { url: string; received: string }[] }[] }>(
      `/api/insights/scan/${scanId}/checks?status=fail`,
      { headers: auth() },
    );
    for (const check of failing.body.checks) expect(check.evidence[0]?.url).toMatch(/^https?:/);
    const first = await call<typeof all.body>(`/api/insights/scan/${scanId}/checks?limit=7`, { headers: auth() });
    const second = await call<typeof all.body>(
      `/api/insights/scan/${scanId}/checks?limit=7&cursor=${first.body.nextCursor}`,
      { headers: auth() },
    );
    expect([...first.body.checks, ...second.body.checks]).toEqual(all.body.checks.slice(0, 14));
  });

  it("computes the hours again with the caller's volumes, from the stored report", async () => {
    const ask = (assumptions: object) =>
      call<{
        opportunities: {
          workflowId: string;
          estimatedTimeSavingsHours: number;
          hours: { eventsPerMonth: { base: number; grade: string } };
        }[];
      }>(`/api/insights/scan/${scanId}/hours`, { method: "POST", body: { assumptions }, headers: auth() });
    const [first] = (await ask({})).body.opportunities;
    expect(first).toBeDefined();
    const workflowId = first?.workflowId ?? "";
    const again = await ask({ eventsPerMonth: { [workflowId]: (first?.hours.eventsPerMonth.base ?? 0) * 2 } });
    const moved = again.body.opportunities.find((one) => one.workflowId === workflowId);
    expect(moved?.hours.eventsPerMonth.grade).toBe("caller");
    expect(moved?.estimatedTimeSavingsHours).toBeGreaterThan(first?.estimatedTimeSavingsHours ?? 0);
    expect((await ask({ employees: "many" })).body).toMatchObject({
      code: "INVALID_REQUEST",
      details: { field: "assumptions.employees" },
    });
  });

  it("borrows the evidence of the scan a moment before instead of asking the site again", async () => {
    const again = await scan(CLINIC_HOST, { scanType: "full" }, key);
    const events = await traceOf(again.scanId);
    expect(again.scanId).not.toBe(scanId);
    const pages = events.filter(({ type }) => type === "page");
    expect(pages.length).toBe(answer.results?.pages.length);
    expect(pages.every(({ detail }) => detail["note"] === "shared")).toBe(true);
    expect(events.filter(({ type }) => type === "document")).toEqual([]);
    const { body } = await call<ResultsAnswer>(`/api/insights/scan/${again.scanId}/results`, { headers: auth() });
    expect(body.results?.scannedAt).toBe(answer.results?.scannedAt);
  });
});

describe("scan types", () => {
  it.each(SCAN_TYPES)("a %s scan runs its agents and stays within its budget", async (scanType) => {
    const { scanId } = await scan(`${CLINIC_HOST}/?${scanType}`, { scanType, visibility: "unlisted" }, key);
    const { body } = await call<ResultsAnswer>(`/api/insights/scan/${scanId}/results`, { headers: auth() });
    const evidence = await evidenceOf(scanId);
    const ran = (await traceOf(scanId)).filter(({ type, detail }) => type === "agent" && detail["state"] === "running");
    expect(ran).toHaveLength(AGENTS_BY_SCAN_TYPE[scanType].length);
    expect(evidence.pages.length).toBeLessThanOrEqual(CRAWL_BUDGETS[scanType].pages);
    expect(evidence.crawl.requestsUsed).toBeLessThanOrEqual(CRAWL_BUDGETS[scanType].requests);
    expect(body.results?.readinessScore).toBeGreaterThan(0);
    expect(body.results?.aeoScore).toBeGreaterThan(0);
  });

  it("keeps unlisted scans out of directory, search and rollups", async () => {
    const { results } = await env.DB.prepare("select id from scans where visibility = 'unlisted'").all<{
      id: string;
    }>();
    const hits = await env.DB.prepare(
      `select (select count(*) from listings where scan_id in (${results.map(() => "?").join()})) as n`,
    )
      .bind(...results.map(({ id }) => id))
      .first();
    expect(hits).toEqual({ n: 0 });
  });
});

describe("sites that cannot be scanned", () => {
  it.each([
    ["refuses-us.example.com", /^robots_disallowed: /],
    ["gone.example.com", /^http_4xx: /],
    ["broken.example.com", /^http_5xx: /],
    ["pdf.example.com", /^not_html: /],
    ["loop.example.com", /^too_many_redirects: /],
    ["escape.example.com", /^not_public: /],
    ["wall.example.com", /^blocked: /],
    ["nowhere.example.net", /^dns: /],
  ])("%s ends in %s", async (host, error) => {
    const { scanId, status } = await scan(`https://${host}/`, { scanType: "light" }, key);
    expect(status).toMatchObject({ status: "error", error: expect.stringMatching(error) });
    const { body } = await call<ResultsAnswer>(`/api/insights/scan/${scanId}/results`, { headers: auth() });
    expect(body.results).toBeUndefined();
    const row = await env.DB.prepare("select status, error_message from scans where id = ?").bind(scanId).first();
    expect(row).toMatchObject({ status: "error", error_message: expect.stringMatching(error) });
  });

  it("reads only the page asked for where robots.txt forbids everyone, and says so", async () => {
    const { scanId } = await scan("https://refuses-all.example.com/", { scanType: "basic" }, key);
    const { body } = await call<ResultsAnswer>(`/api/insights/scan/${scanId}/results`, { headers: auth() });
    expect(body.results?.pages).toHaveLength(1);
    expect(body.results?.coverage.sentence).toMatch(/robots\.txt/);
    const evidence = await evidenceOf(scanId);
    expect(evidence.exchanges.map(({ url }) => new URL(url).pathname).toSorted()).toEqual(["/", "/robots.txt"]);
  });

  it("takes a server that answers every path with its start page for one page and no documents", async () => {
    const { scanId } = await scan("https://echo.example.com/", { scanType: "full" }, key);
    const evidence = await evidenceOf(scanId);
    expect(evidence.pages).toHaveLength(1);
    expect(Object.values(evidence.documents).filter(({ state }) => state === "present")).toEqual([]);
  });
});

describe("what a scan asks of a site", () => {
  it("follows no redirect into what robots.txt forbids", async () => {
    const { scanId } = await scan("https://leads-astray.example.com/", { scanType: "basic" }, key);
    const evidence = await evidenceOf(scanId);
    const offer = evidence.exchanges.find(({ url }) => url.endsWith("/offer"));
    expect(offer).toMatchObject({ status: 0, error: "robots_disallowed" });
    expect(evidence.pages.map(({ url }) => new URL(url).pathname).toSorted()).toEqual(["/", "/about"]);
    expect(JSON.stringify(evidence)).not.toContain("For members alone");
  });

  it("asks once more without a signature where the signed request is refused, and then leaves the site alone", async () => {
    const { scanId } = await scan("https://refuses-signed.example.com/", { scanType: "full" }, key);
    const { body } = await call<ResultsAnswer>(`/api/insights/scan/${scanId}/results`, { headers: auth() });
    const evidence = await evidenceOf(scanId);
    expect(evidence.signing).toEqual({
      isSigned: true,
      refused: { url: "https://refuses-signed.example.com/", status: 403 },
    });
    expect(evidence.exchanges.filter(({ status }) => status === 200).map(({ purpose }) => purpose)).toEqual([
      "robots",
      "page",
    ]);
    expect(evidence.exchanges.length).toBeLessThan(12);
    expect(body.results?.coverage.sentence).toContain("refuses signed requests");
    const { body: listed } = await call<{ checks: { id: string; status: string }[] }>(
      `/api/insights/scan/${scanId}/checks?limit=500`,
      { headers: auth() },
    );
    expect(listed.checks.find(({ id }) => id === "signed-request-tolerance")?.status).toBe("fail");
    expect(listed.checks.find(({ id }) => id === "email-auth")?.status).toBe("unable");
  });

  it("reads the address as it was given, query included, and shows it without", async () => {
    const { scanId } = await scan("https://by-query.example.com/?page=seven", { scanType: "light" }, key);
    const { body } = await call<ResultsAnswer>(`/api/insights/scan/${scanId}/results`, { headers: auth() });
    expect(body.results?.pages[0]).toMatchObject({ title: "Page seven", url: "https://by-query.example.com/" });
    expect(JSON.stringify([body, await traceOf(scanId)])).not.toContain("page=seven");
  });
});

async function traceOf(scanId: string): Promise<ScanTraceEvent[]> {
  const events: ScanTraceEvent[] = [];
  for (;;) {
    const next = await env.SCAN_COORDINATOR.getByName(scanId).readTrace(events.at(-1)?.seq ?? 0, 0);
    if (next === null || next.events.length === 0) return events;
    events.push(...next.events);
  }
}

describe("what a coordinator keeps of a finished scan", () => {
  it("names neither the address to mail to, nor the query of the page, nor what the agents found", async () => {
    const { scanId } = await scan(
      `${CLINIC_HOST}/?ticket=of-keep`,
      { scanType: "light", email: "keep@example.org" },
      key,
    );
    await runInDurableObject(env.SCAN_COORDINATOR.getByName(scanId), (_object, { storage }) => {
      const kept = [...storage.kv.list<{ json: string; evidence: string }>()];
      expect(kept.map(([name]) => name)).toEqual(["record"]);
      const { json, ...rest } = kept[0]?.[1] ?? { json: "" };
      expect(json).toContain(scanId);
      expect(json).not.toMatch(/keep@example|of-keep/);
      // What was read of the site is beside it, under the address that was asked for.
      expect(Object.keys(rest)).toEqual(["evidence"]);
    });
  });
});
