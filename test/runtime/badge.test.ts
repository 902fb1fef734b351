// Badges: pictures for other sites, of what is public alone.
import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { addListing } from "../../src/adapters/storage/listing-statements.ts";
import { runBatch } from "../../src/adapters/storage/run-batch.ts";
import { call, migrate } from "./service.ts";

const COMPLETED = Date.UTC(2026, 10, 18, 12);
interface Row {
  seq: number;
  domain: string;
  status?: string;
  visibility?: string;
  isLocal?: number;
  readiness?: number;
}

async function insert({ seq, domain, status = "complete", visibility = "public", isLocal = 0, readiness = 50 }: Row) {
  await env.DB.prepare(
    `insert into scans (seq, id, domain, url, scan_type, status, visibility, is_local, owner, created_at, completed_at,
      readiness_score, aeo_score, scorecard_version) values (?, ?, ?, ?, 'full', ?, ?, ?, 'x', ?, ?, ?, 40, '1.0')`,
  )
    .bind(
      seq,
      `id-${seq}`,
      domain,
      `https://${domain}/`,
      status,
      visibility,
      isLocal,
      COMPLETED,
      COMPLETED,
      status === "complete" ? readiness : null,
    )
    .run();
}

beforeAll(async () => {
  await migrate();
  const rows: Row[] = [
    { seq: 1, domain: "seen.example.com", readiness: 11 },
    { seq: 2, domain: "seen.example.com", readiness: 62 },
    { seq: 3, domain: "seen.example.com", readiness: 93, visibility: "unlisted" },
    { seq: 4, domain: "seen.example.com", status: "analyzing" },
    { seq: 5, domain: "hidden.example.com", visibility: "unlisted" },
    { seq: 6, domain: "local.example.com", isLocal: 1 },
    { seq: 7, domain: "left.example.com" },
    { seq: 8, domain: "xn--bcher-kva.example.com", readiness: 71 },
  ];
  for (const row of rows) await insert(row);
  await env.DB.prepare("insert into opt_outs (domain, source, at) values ('left.example.com', 'robots', 1)").run();
});

const get = (path: string, headers: Record<string, string> = {}) => call<string>(path, { headers });
const title = (svg: string) => /<title>(.*?)<\/title>/.exec(svg)?.[1];

describe("/badge/{domain}.svg", () => {
  it("shows the newest public scan of the domain, with or without www", async () => {
    for (const name of ["seen.example.com", "www.seen.example.com", "SEEN.example.com."]) {
      const { status, headers, body } = await get(`/badge/${name}.svg`);
      expect([status, headers.get("content-type")]).toEqual([200, "image/svg+xml; charset=utf-8"]);
      expect(title(body)).toBe(
        "AI readiness 62 of 100, AEO 40 of 100: seen.example.com, full scan by Foresite on November 18, 2026",
      );
    }
    expect((await get("/badge/b%C3%BCcher.example.com.svg")).body).toContain("AI readiness 71");
  });

  it("shows nothing of scans that are unlisted, local or withdrawn, nor of another host of the domain", async () => {
    for (const domain of ["hidden.example.com", "local.example.com", "left.example.com", "example.com", "new.org"]) {
      const { status, headers, body } = await get(`/badge/${domain}.svg`);
      expect([status, title(body)]).toEqual([200, `${domain}: not scanned by Foresite`]);
      expect(headers.get("cache-control")).toBe("public, max-age=300");
    }
  });

  it("may be shown by any site, and is a harmless document when opened alone", async () => {
    const { headers } = await get("/badge/seen.example.com.svg", { origin: "https://other.example" });
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("set-cookie")).toBeNull();
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; sandbox;/);
    const light = await get("/badge/seen.example.com.svg?theme=light");
    expect(light.headers.get("content-security-policy")).toContain("style-src 'none'");
  });

  it("is kept by caches for an hour and compared by its tag", async () => {
    const { headers } = await get("/badge/seen.example.com.svg");
    expect(headers.get("cache-control")).toBe("public, max-age=3600");
    const again = await get("/badge/seen.example.com.svg", { "if-none-match": headers.get("etag") ?? "" });
    expect([again.status, again.body]).toEqual([304, ""]);
    const other = await get("/badge/seen.example.com.svg?style=large", { "if-none-match": headers.get("etag") ?? "" });
    expect(other.status).toBe(200);
  });

  it("refuses values of its parameters that do not exist, and ignores other parameters", async () => {
    for (const [query, field] of [
      ["score=all", "score"],
      ["style=%22%3E%3Cscript%3E", "style"],
      ["theme=", "theme"],
    ]) {
      const { status, body } = await call(`/badge/seen.example.com.svg?${query}`);
      expect([status, body["code"], body["details"]]).toMatchObject([400, "INVALID_REQUEST", { field }]);
    }
    expect((await get("/badge/seen.example.com.svg?utm_source=x&__proto__=y")).status).toBe(200);
  });

  it("takes a public domain and nothing else", async () => {
    for (const name of [
      "localhost.svg",
      "10.0.0.1.svg",
      "a.internal.svg",
      "seen.example.com%2Fx.svg",
      "seen.example.com%3A80.svg",
      "%3Cscript%3E.svg",
      "%E0%A4%A.svg",
      ".svg",
      `${"x".repeat(300)}.com.svg`,
    ]) {
      const { status, headers } = await call(`/badge/${name}`);
      expect([name, status, headers.get("content-type")]).toEqual([name, 400, "application/json"]);
    }
    expect((await call("/badge/seen.example.com")).status).toBe(404);
  });

  it("answers GET and HEAD alone, and looks at no credential", async () => {
    const refused = await call("/badge/seen.example.com.svg", { method: "POST", body: {} });
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    const head = await call("/badge/seen.example.com.svg", { method: "HEAD" });
    expect([head.status, head.body]).toEqual([200, ""]);
    const { status, headers } = await get("/badge/seen.example.com.svg", { "x-mcp-api-key": "nonsense" });
    expect([status, headers.get("x-ratelimit-limit")]).toEqual([200, null]);
  });

  it("costs as many rows however many scans a domain has", async () => {
    const plan = await env.DB.prepare(
      `explain query plan select id from scans indexed by scans_of_domain where domain = 'a' and status = 'complete'
        and visibility = 'public' and is_local = 0 order by seq desc limit 1`,
    ).all<{ detail: string }>();
    expect(plan.results.map(({ detail }) => detail)).toEqual([
      expect.stringContaining("USING INDEX scans_of_domain (domain=?)"),
    ]);
  });
});

describe("the page of a listing", () => {
  it("shows the badge and what to paste", async () => {
    await runBatch(
      env.DB,
      addListing({
        slug: "seen",
        domain: "seen.example.com",
        businessName: "Seen",
        industry: "retail",
        description: null,
        readinessScore: 62,
        aeoScore: 40,
        scanId: "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11",
        scanType: "full",
        updatedAt: COMPLETED,
      }),
    );
    const { body } = await get("/directory/seen", { accept: "text/html" });
    expect(body).toContain('<img src="/badge/seen.example.com.svg" alt="AI readiness and AEO of seen.example.com"');
    expect(body).toContain("&lt;a href=&quot;http://127.0.0.1:8787/directory/seen&quot;&gt;");
    expect((await get("/directory/seen.md")).body).toContain("](http://127.0.0.1:8787/badge/seen.example.com.svg)");
  });
});
