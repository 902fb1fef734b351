// What a caller can read about scans: list, comprehensive, playbook, directory, analytics, search. Happy, error, security.
import { env } from "cloudflare:test";
import { exports } from "cloudflare:workers";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import type { ScanResults } from "../../src/model/results.ts";
import type { Playbook } from "../../src/model/playbook.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { call, makeTestKey, migrate, scan } from "./service.ts";

let key: string;
let stranger: string;
let publicId: string;
let unlistedId: string;
let failedId: string;
const UNKNOWN_ID = "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11";

beforeAll(async () => {
  await migrate();
  key = await makeTestKey();
  stranger = await makeTestKey();
  ({ scanId: publicId } = await scan(CLINIC_HOST, { scanType: "basic" }, key));
  // As while the report is still to be sent: afterwards the address is forgotten.
  await env.DB.prepare("update scans set email = 'owner@example.com' where id = ?").bind(publicId).run();
  ({ scanId: unlistedId } = await scan(CLINIC_HOST, { scanType: "light", visibility: "unlisted" }, key));
  ({ scanId: failedId } = await scan("https://gone.example.com", { scanType: "light" }, key));
});

const get = <T = Record<string, unknown>>(path: string, as: string | null = key) =>
  call<T>(path, as === null ? {} : { headers: { "x-mcp-api-key": as } });
const raw = (path: string, as: string) =>
  exports.default.fetch(new Request(`http://127.0.0.1:8787${path}`, { headers: { "x-mcp-api-key": as } }));

interface ListAnswer {
  scans: { id: string; email?: string; results?: Record<string, unknown> }[];
  total: number;
  hasMore: boolean;
  nextCursor: string | null;
}
const idsOf = ({ body }: { body: ListAnswer }): string[] => body.scans.map(({ id }) => id);

describe("what needs a credential", () => {
  const paths = () => [
    ["/api/insights/scans", "scans:read"],
    [`/api/insights/scan/${publicId}/comprehensive`, "playbooks:read"],
    [`/api/insights/playbook/${publicId}`, "playbooks:read"],
    [`/api/insights/playbook/${publicId}/skills.zip`, "playbooks:read"],
    ["/api/insights/analytics", "analytics:read"],
  ];

  it("is refused without one, with the challenge, before the id is looked at", async () => {
    for (const [path = ""] of [...paths(), [`/api/insights/playbook/${UNKNOWN_ID}`]]) {
      const { status, headers, body } = await get(path, null);
      expect(status, path).toBe(401);
      expect(body).toMatchObject({ code: "AUTH_REQUIRED" });
      expect(headers.get("www-authenticate")).toMatch(/^Bearer resource_metadata=/);
    }
  });

  it("is refused to a key without the scope", async () => {
    const narrow = await makeTestKey("pro", ["insights:read", "directory:read"]);
    for (const [path = ""] of paths()) {
      const { status, body } = await get(path, narrow);
      expect(status, path).toBe(403);
      expect(body).toMatchObject({ error: "forbidden", code: "INSUFFICIENT_SCOPE" });
    }
  });
});

describe("GET /api/insights/scans", () => {
  it("lists public scans newest first with the contract's fields", async () => {
    const { status, body } = await get<ListAnswer>("/api/insights/scans");
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 2, hasMore: false, nextCursor: null });
    expect(body.scans).toEqual([
      {
        id: failedId,
        domain: "gone.example.com",
        url: "https://gone.example.com/",
        status: "error",
        createdAt: expect.any(Number),
        completedAt: expect.any(Number),
        errorMessage: expect.stringMatching(/^http_4xx: /),
      },
      {
        id: publicId,
        domain: CLINIC_HOST,
        url: `https://${CLINIC_HOST}/`,
        email: "owner@example.com",
        status: "complete",
        createdAt: expect.any(Number),
        completedAt: expect.any(Number),
        errorMessage: null,
      },
    ]);
  });

  it("shows unlisted scans to their owner alone, and the address only to who gave it", async () => {
    expect(idsOf(await get<ListAnswer>("/api/insights/scans?mine=true"))).toEqual([failedId, unlistedId, publicId]);
    expect(idsOf(await get<ListAnswer>("/api/insights/scans?mine=true", stranger))).toEqual([]);
    const seen = await get<ListAnswer>("/api/insights/scans", stranger);
    expect(idsOf(seen)).toEqual([failedId, publicId]);
    expect(JSON.stringify(seen.body)).not.toContain("owner@");
  });

  it("filters by status and by part of the domain, in any case", async () => {
    expect(idsOf(await get<ListAnswer>("/api/insights/scans?status=complete"))).toEqual([publicId]);
    expect(idsOf(await get<ListAnswer>("/api/insights/scans?domain=ONE.EX"))).toEqual([failedId]);
    expect(idsOf(await get<ListAnswer>("/api/insights/scans?domain=go"))).toEqual([failedId]);
    expect(idsOf(await get<ListAnswer>("/api/insights/scans?domain=example&status=error"))).toEqual([failedId]);
    expect((await get<ListAnswer>("/api/insights/scans?domain=nothing-has-it")).body).toMatchObject({
      scans: [],
      total: 0,
      hasMore: false,
    });
  });

  it("pages by a cursor that belongs to its filters", async () => {
    const first = await get<ListAnswer>("/api/insights/scans?limit=1");
    expect(first.body).toMatchObject({ total: 2, hasMore: true });
    const cursor = first.body.nextCursor ?? "";
    const second = await get<ListAnswer>(`/api/insights/scans?limit=1&cursor=${cursor}`);
    expect([...idsOf(first), ...idsOf(second)]).toEqual([failedId, publicId]);
    expect(second.body).toMatchObject({ hasMore: false, nextCursor: null });
    for (const query of [`status=error&cursor=${cursor}`, `mine=true&cursor=${cursor}`, "cursor=zz", "cursor=1"])
      expect((await get(`/api/insights/scans?${query}`)).body).toMatchObject({
        code: "INVALID_REQUEST",
        details: { field: "cursor" },
      });
  });

  it("puts the contract's fields of the results into complete scans on request", async () => {
    const { body } = await get<ListAnswer>("/api/insights/scans?include_results=true");
    expect(body.scans[0]?.results).toBeUndefined();
    const { results = {} } = body.scans[1] ?? {};
    expect(Object.keys(results).toSorted()).toEqual(
      "aeoBreakdown aeoScore domain executiveSummary keyFindings opportunities readinessBreakdown readinessScore scanId workflows".split(
        " ",
      ),
    );
    const full = await get<{ results: ScanResults }>(`/api/insights/scan/${publicId}/results`);
    expect(results["readinessScore"]).toBe(full.body.results.readinessScore);
    expect((results["opportunities"] as object[]).length).toBe(full.body.results.opportunities.length);
    expect(JSON.stringify(results)).not.toMatch(/"(?:evidence|hours|confidence)":/);
  });

  it.each([
    ["limit=0", "limit"],
    ["limit=101", "limit"],
    ["limit=ten", "limit"],
    ["status=done", "status"],
    ["include_results=1", "include_results"],
    [`domain=${"a".repeat(49)}`, "domain"],
  ])("refuses %s and names the field", async (query, field) => {
    const { status, body } = await get(`/api/insights/scans?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "INVALID_REQUEST", details: { field, expected: expect.any(String) } });
  });
});

describe("GET /api/insights/scan/{scanId}/comprehensive", () => {
  it("joins results, playbook, AEO boost and directory listing", async () => {
    const { body } = await get<Record<string, Record<string, unknown>>>(`/api/insights/scan/${publicId}/comprehensive`);
    expect(body["scan"]).toMatchObject({ id: publicId, status: "complete" });
    expect(body["results"]).toMatchObject({ scanId: publicId });
    expect(body["results"]).not.toHaveProperty("totalTimeSavingsPotential");
    expect(Object.keys(body["playbook"] ?? {})).toEqual(["id", "status", "skillCount", "topPrioritySkills"]);
    expect(body["aeoBoost"]).toMatchObject({
      aeoScore: body["results"]?.["aeoScore"],
      companyName: "Harbor Dental",
      industry: "healthcare",
    });
    const fixes = body["aeoBoost"]?.["topFixes"] as { pointsGained: number }[];
    expect(fixes.length).toBeGreaterThan(0);
    expect(fixes.map(({ pointsGained }) => pointsGained)).toEqual(
      fixes.map(({ pointsGained }) => pointsGained).toSorted((a, b) => b - a),
    );
    expect(body["results"]?.["projected"]).toMatchObject({
      all: { aeoScore: body["aeoBoost"]?.["projectedAeoScore"] },
    });
    expect(Number(body["aeoBoost"]?.["projectedAeoScore"])).toBeGreaterThan(Number(body["aeoBoost"]?.["aeoScore"]));
    expect(body["directoryListing"]).toEqual({
      businessName: "Harbor Dental",
      slug: expect.any(String),
      industry: "healthcare",
    });
  });

  it("answers a scan that is not complete with the scan alone", async () => {
    const { status, body } = await get(`/api/insights/scan/${failedId}/comprehensive`);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["scan"]);
  });

  it.each([UNKNOWN_ID, "abc"])("answers 404 for %s", async (id) => {
    const { status, body } = await get(`/api/insights/scan/${id}/comprehensive`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: "SCAN_NOT_FOUND", details: { field: "scanId" } });
  });
});

describe("GET /api/insights/playbook/{scanId}", () => {
  it("gives roadmap and skills, or the roadmap alone", async () => {
    const { body } = await get<Playbook>(`/api/insights/playbook/${publicId}`);
    expect(body).toMatchObject({ scanId: publicId, status: "complete" });
    expect(body.roadmap?.phases).toHaveLength(3);
    expect(body.skills).toHaveLength(body.skillCount);
    const short = await get<Playbook>(`/api/insights/playbook/${publicId}?include_skills=false`);
    expect(short.body).toEqual({ ...body, skills: undefined });
  });

  it("is not there for a scan that failed, and for none", async () => {
    expect((await get(`/api/insights/playbook/${failedId}`)).body).toMatchObject({ code: "PLAYBOOK_NOT_FOUND" });
    expect((await get(`/api/insights/playbook/${UNKNOWN_ID}`)).body).toMatchObject({ code: "SCAN_NOT_FOUND" });
  });

  it("is being generated while the scan runs", async () => {
    const running = "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c33";
    await env.DB.prepare(
      "insert into scans (id, domain, url, scan_type, status, visibility, is_local, owner, created_at) values (?, 'a.com', 'https://a.com/', 'light', 'analyzing', 'unlisted', 0, 'key:none', 1)",
    )
      .bind(running)
      .run();
    const { status, body } = await get(`/api/insights/playbook/${running}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: `pbk_${running}`,
      scanId: running,
      status: "generating",
      skillCount: 0,
      topPrioritySkills: [],
    });
    expect((await get(`/api/insights/playbook/${running}/skills.zip`)).status).toBe(404);
  });

  it("gives its skills as files: one by one, and the same archive each time", async () => {
    const { body } = await get<Playbook>(`/api/insights/playbook/${publicId}`);
    const path = `/api/insights/playbook/${publicId}`;
    const [first, again] = await Promise.all([raw(`${path}/skills.zip`, key), raw(`${path}/skills.zip`, key)]);
    expect(first.headers.get("content-type")).toBe("application/zip");
    const bytes = new Uint8Array(await first.arrayBuffer());
    expect(new Uint8Array(await again.arrayBuffer())).toEqual(bytes);
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toEqual((body.skills ?? []).map(({ id }) => `${id}/SKILL.md`).toSorted());
    for (const { id, skillMd } of body.skills ?? [])
      expect(strFromU8(files[`${id}/SKILL.md`] ?? new Uint8Array())).toBe(skillMd);
    const [skill] = body.skills ?? [];
    const file = await raw(`${path}/skills/${skill?.id}/SKILL.md`, key);
    expect(file.headers.get("content-type")).toMatch(/^text\/markdown/);
    expect(await file.text()).toBe(skill?.skillMd);
    expect((await raw(`${path}/skills/none/SKILL.md`, key)).status).toBe(404);
  });
});

describe("the directory", () => {
  it("lists the business to everyone, by industry too", async () => {
    const { status, body } = await get<{ listings: { slug: string }[]; total: number }>("/api/directory", null);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      total: 1,
      listings: [{ businessName: "Harbor Dental", domain: CLINIC_HOST, industry: "healthcare", scanId: publicId }],
    });
    expect((await get("/api/directory?industry=healthcare", null)).body).toMatchObject({ total: 1 });
    expect((await get("/api/directory?industry=retail", null)).body).toEqual({
      listings: [],
      total: 0,
      byIndustry: { healthcare: 1 },
    });
    for (const sort of ["readiness", "aeo", "newest"])
      expect((await get(`/api/directory?sort=${sort}`, null)).body).toMatchObject({ total: 1 });
    const { body: listing } = await get(`/api/directory/${body.listings[0]?.slug}`, null);
    expect(listing).toEqual(body.listings[0]);
  });

  it("answers 404 LISTING_NOT_FOUND for a slug that nobody has", async () => {
    for (const slug of ["nobody", "%27", "x".repeat(300)]) {
      const { status, body } = await get(`/api/directory/${slug}`, null);
      expect(status).toBe(404);
      expect(body).toMatchObject({ code: "LISTING_NOT_FOUND", details: { field: "slug" } });
    }
  });

  it.each([
    ["industry=bakery", "industry"],
    ["limit=51", "limit"],
    ["offset=-1", "offset"],
    ["offset=10001", "offset"],
  ])("refuses %s and says what would be right", async (query, field) => {
    const { status, body } = await get(`/api/directory?${query}`, null);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "INVALID_REQUEST", details: { field, expected: expect.any(String) } });
  });
});

describe("GET /api/insights/analytics", () => {
  it.each(["7d", "30d", "90d", "all"])("counts the public scans of %s, the unlisted one left out", async (range) => {
    const results = await get<{ results: ScanResults }>(`/api/insights/scan/${publicId}/results`);
    const { readinessScore, aeoScore, opportunities } = results.body.results;
    const { body } = await get(`/api/insights/analytics?time_range=${range}`);
    expect(body).toMatchObject({
      totalScans: 2,
      averageReadinessScore: readinessScore,
      averageAeoScore: aeoScore,
      scansByStatus: { pending: 0, fetching: 0, analyzing: 0, complete: 1, error: 1 },
      medianScores: { readiness: readinessScore, aeo: aeoScore },
      byIndustry: [{ industry: "healthcare", scans: 1 }],
    });
    const categories = body["topOpportunityCategories"] as string[];
    expect(categories.length).toBeGreaterThan(0);
    expect(opportunities.map(({ category }) => category)).toEqual(expect.arrayContaining(categories.slice(0, 1)));
  });

  it("refuses another range", async () => {
    expect((await get("/api/insights/analytics?time_range=1y")).body).toMatchObject({
      details: { field: "time_range" },
    });
  });
});

describe("GET /api/insights/search", () => {
  it("finds domain, workflows and opportunities of public scans, to everyone", async () => {
    const { status, body } = await get<{ results: Record<string, unknown>[]; total: number; query: string }>(
      "/api/insights/search?query=harbor%20dental",
      null,
    );
    expect(status).toBe(200);
    expect(body.query).toBe("harbor dental");
    expect(body.results[0]).toMatchObject({
      type: "domain",
      scanId: publicId,
      domain: CLINIC_HOST,
      title: expect.stringContaining("Harbor Dental"),
      createdAt: expect.any(Number),
    });
    expect(JSON.stringify(body)).not.toContain(unlistedId);
  });

  it("searches one type alone", async () => {
    const { body } = await get<{ results: ScanResults }>(`/api/insights/scan/${publicId}/results`);
    const title = body.results.opportunities[0]?.title ?? "";
    const path = `/api/insights/search?query=${encodeURIComponent(title)}`;
    const found = await get<{ results: { type: string; title: string }[] }>(`${path}&search_type=opportunities`, null);
    expect(found.body.results[0]).toMatchObject({ type: "opportunity", title });
    const others = await get<{ results: { type: string }[] }>(`${path}&search_type=domains`, null);
    expect(others.body.results.every(({ type }) => type === "domain")).toBe(true);
  });

  it.each([
    ["", "query"],
    ["query=", "query"],
    ["query=a&limit=51", "limit"],
    ["query=a&search_type=scans", "search_type"],
  ])("refuses “%s” and names the field", async (query, field) => {
    const { status, body } = await get(`/api/insights/search?${query}`, null);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "INVALID_REQUEST", details: { field } });
  });
});
