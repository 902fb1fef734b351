// The sitemap of the directory: every listing once, in bounded reads.
import { env } from "cloudflare:test";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { createDirectory } from "../../src/adapters/storage/directory-store.ts";
import { portsFromEnv } from "../../src/context.ts";
import { SITEMAP_PAGE } from "../../src/model/limits.ts";
import { SITEMAP_ENTRIES } from "../../src/render/sitemap.ts";
import { serveDirectorySitemap } from "../../src/surfaces/discovery/serve-directory-sitemap.ts";
import { call, migrate } from "./service.ts";

const DAY_MS = 86_400_000;
const UPDATED_AT = Date.UTC(2026, 10, 18);

/** So many listings, with slugs in their order; the last one changed a day later. */
const list = (count: number): Promise<unknown> =>
  env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
     insert into listings (slug, domain, business_name, industry, readiness_score, aeo_score, scan_id, scan_type, updated_at)
     select printf('business-%06d', i), 'business-' || i || '.example.com', 'B', 'other', 50, 50, 'scan', 'light',
       ?2 + case when i = ?1 then ${DAY_MS} else 0 end from n`,
  )
    .bind(count, UPDATED_AT)
    .run();

beforeAll(migrate);
afterEach(async () => {
  await env.DB.prepare("delete from listings").run();
});

const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);

describe("GET /sitemap-directory.xml", () => {
  it("names the directory and every listing with the day of its last change", async () => {
    await list(3);
    const { status, headers, body } = await call<string>("/sitemap-directory.xml");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/xml; charset=utf-8");
    expect(headers.get("cache-control")).toBe("public, max-age=3600");
    expect(locations(body)).toEqual([
      "http://127.0.0.1:8787/directory",
      ...[1, 2, 3].map((at) => `http://127.0.0.1:8787/directory/business-00000${at}`),
    ]);
    expect([...body.matchAll(/<lastmod>([^<]+)</g)].map(([, day]) => day)).toEqual([
      "2026-11-19",
      "2026-11-18",
      "2026-11-18",
      "2026-11-19",
    ]);
  });

  it("is a valid sitemap while nothing is listed, and answers GET and HEAD alone", async () => {
    expect(locations((await call<string>("/sitemap-directory.xml")).body)).toEqual(["http://127.0.0.1:8787/directory"]);
    expect((await call("/sitemap-directory.xml", { method: "HEAD" })).status).toBe(200);
    expect((await call("/sitemap-directory.xml", { method: "POST", body: {} })).status).toBe(405);
  });

  it("reads more than one page holds, each listing once", async () => {
    await list(SITEMAP_PAGE + 2);
    const urls = locations((await call<string>("/sitemap-directory.xml")).body);
    expect(urls).toHaveLength(SITEMAP_PAGE + 3);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it("stops at the entries that one sitemap may have, whatever the directory holds", async () => {
    const asked: number[] = [];
    let given = 0;
    const directory = {
      ...createDirectory(env.DB),
      slugsAfter: (_: string, limit: number) => {
        asked.push(limit);
        return Promise.resolve(Array.from({ length: limit }, () => ({ slug: `b-${given++}`, updatedAt: UPDATED_AT })));
      },
    };
    const answer = await serveDirectorySitemap({ ...portsFromEnv(env), directory });
    expect(locations(await answer.text())).toHaveLength(SITEMAP_ENTRIES);
    expect(Math.max(...asked)).toBe(SITEMAP_PAGE);
    expect(asked).toHaveLength(Math.ceil((SITEMAP_ENTRIES - 1) / SITEMAP_PAGE));
  });
});
