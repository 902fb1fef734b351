// GET /analytics: whom it lets in, and that what it draws is what the operation answers.
import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { generateScanRows } from "../../scripts/lib/generate-scan-rows.ts";
import type { AnalyticsSummary } from "../../src/model/analytics.ts";
import { call, makeTestKey, migrate } from "./service.ts";
import { ORIGIN, signIn } from "./sign-in.ts";
import { type Visitor, visitor } from "./visitor.ts";
import { writeScanRows } from "../../scripts/lib/write-scan-rows.ts";

let cookie: string;
let ada: Visitor;
beforeAll(async () => {
  await migrate();
  cookie = await signIn("ada@example.com");
  ada = visitor(cookie);
});

describe("the analytics", () => {
  it("say to whoever is not signed in what they are and how to get in, and no figure", async () => {
    const closed = await visitor(null).open("/analytics");
    expect(closed.status).toBe(200);
    expect(closed.html).toContain('href="/sign-in?next=%2Fanalytics"');
    expect(closed.html).not.toContain("<table");
    expect(await ada.open("/analytics", { "sec-fetch-site": "cross-site" })).toMatchObject({ html: closed.html });
  });

  it("say so where no public scan was made, and offer a longer period", async () => {
    const { html } = await ada.open("/analytics?range=7d");
    expect(html).toContain("No public scan was started in these days");
    expect(html).toContain('href="/analytics?range=90d"');
    expect(html).not.toContain("<table");
  });

  it("open for a key that may read them, and for no other", async () => {
    const nobody = visitor(null);
    const narrow = await makeTestKey("free", ["insights:read"]);
    const refused = await nobody.open("/analytics", { "x-mcp-api-key": narrow });
    expect(refused.status).toBe(403);
    expect(refused.html).not.toContain("<table");
    const wide = await makeTestKey("free", ["analytics:read"]);
    expect((await nobody.open("/analytics", { "x-mcp-api-key": wide })).status).toBe(200);
    expect((await nobody.open("/analytics", { "x-mcp-api-key": "fsk_wrong" })).status).toBe(401);
  });

  it("show the figures of the operation, period by period", async () => {
    await writeScanRows(
      env.DB,
      generateScanRows({ count: 400, endsAt: Date.now(), days: 60, seed: 5, owner: "key:x" }),
    );
    const totals = [];
    for (const range of ["7d", "30d", "90d"]) {
      const { html } = await ada.open(`/analytics?range=${range}`);
      const { body } = await call<AnalyticsSummary>(`/api/insights/analytics?time_range=${range}`, {
        headers: { cookie },
      });
      totals.push(body.totalScans);
      expect(html).toContain(`<p class="big">${body.totalScans}</p>`);
      expect(html).toContain(`median ${body.medianScores.readiness}</text>`);
      const [first] = body.byIndustry;
      expect(html).toContain(`<td>${first?.scans}</td><td>${first?.medianReadinessScore}<svg`);
      for (const { period } of body.trend.slice(-1)) expect(html).toContain(period.slice("2026-".length));
      expect(html).toMatch(new RegExp(`range=${range}" aria-current="true"`));
    }
    expect(new Set(totals).size).toBe(3);
    expect((await ada.open("/analytics")).html).toContain("the last 30 days together");
    expect((await ada.open("/analytics?range=1y")).html).toContain("the last 30 days together");
  });

  it("are kept by nobody and carry no script", async () => {
    const { headers, html } = await ada.open("/analytics");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(html).not.toMatch(/<script|style="/);
  });

  it("are read, not sent to", async () => {
    const { status } = await call("/analytics", { method: "POST", headers: { cookie, origin: ORIGIN } });
    expect(status).toBe(405);
  });
});
