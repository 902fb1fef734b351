// Sections 4.7 to 4.9: playbook and directory.
import { describe, expect } from "vitest";
import { call, type Json } from "./call.ts";
import { covers } from "./covers.ts";
import { newest, read, readDeadScan, readDirectory, UNKNOWN_ID } from "./read.ts";
import { isCount, isObject } from "./shapes.ts";

interface Directory {
  listings: (Json & { slug: string; industry?: string; readinessScore: number })[];
  total: number;
}
const browse = (query: string): Promise<Directory> => read<Directory>(`/api/directory?${query}`);
const refusedField = async (path: string, field: string): Promise<void> => {
  const { status, body } = await call(path);
  expect(`${path} ${status}`).toBe(`${path} 400`);
  expect(body).toMatchObject({ code: "INVALID_REQUEST", details: { field, expected: expect.any(String) } });
};

describe("4.7 GET /api/insights/playbook/{scanId}", () => {
  covers(["4.7.200", "4.7.scanId"], "gives the playbook of a complete scan", async () => {
    expect(await read(`/api/insights/playbook/${newest()}`)).toMatchObject({ scanId: newest(), status: "complete" });
  });
  covers(["4.7.include_skills"], "include_skills is true by default; false leaves the skills out", async () => {
    const path = `/api/insights/playbook/${newest()}`;
    const whole = await read<{ skills: unknown[]; skillCount: number }>(path);
    expect(whole.skills).toHaveLength(whole.skillCount);
    expect(await read(`${path}?include_skills=true`)).toEqual(whole);
    const brief = await read(`${path}?include_skills=false`);
    expect(brief).not.toHaveProperty("skills");
    expect(brief["skillCount"]).toBe(whole.skillCount);
    await refusedField(`${path}?include_skills=1`, "include_skills");
  });
  covers(["4.7.404"], "404 for an unknown scan, for what is no uuid, and for a scan in error", async () => {
    for (const id of [UNKNOWN_ID, "abc"])
      expect(await call(`/api/insights/playbook/${id}`)).toMatchObject({
        status: 404,
        body: { code: "SCAN_NOT_FOUND" },
      });
    const { scanId } = await readDeadScan();
    expect(await call(`/api/insights/playbook/${scanId}`)).toMatchObject({
      status: 404,
      body: { error: "not_found", code: "PLAYBOOK_NOT_FOUND" },
    });
  });
});

describe("4.8 GET /api/directory", () => {
  covers(["4.8.200 listings", "4.8.200 total"], "answers listings and their total", async () => {
    const { listings, total } = await readDirectory();
    expect(listings.every(isObject)).toBe(true);
    expect(isCount(total)).toBe(true);
    expect(total).toBeGreaterThanOrEqual(listings.length);
    expect(listings.length).toBeGreaterThan(0);
  });
  covers(["4.8.industry"], "industry filters", async () => {
    const [some] = (await readDirectory()).listings;
    const industry = String(some?.["industry"]);
    const { listings, total } = await browse(`industry=${industry}`);
    expect(total).toBeGreaterThan(0);
    expect(listings.filter((listing) => listing.industry !== industry)).toEqual([]);
    await refusedField("/api/directory?industry=space", "industry");
  });
  covers(["4.8.limit", "8 Limit.directory page"], "limit is 20 by default, at most 50", async () => {
    expect((await browse("")).listings.length).toBeLessThanOrEqual(20);
    expect((await browse("limit=1")).listings).toHaveLength(1);
    await browse("limit=50");
    for (const limit of ["51", "0", "-1", "1.5", "x"]) await refusedField(`/api/directory?limit=${limit}`, "limit");
    const { paths } = await read<{
      paths: Record<string, { get: { parameters: { name: string; schema: object }[] } }>;
    }>("/openapi.json");
    const limit = paths["/api/directory"]?.get.parameters.find(({ name }) => name === "limit");
    expect(limit?.schema).toMatchObject({ type: "integer", default: 20, maximum: 50 });
  });
  covers(["4.8.offset"], "offset skips, 0 by default", async () => {
    const { listings, total } = await browse("limit=2");
    expect((await browse("limit=2&offset=0")).listings).toEqual(listings);
    expect((await browse("limit=1&offset=1")).listings).toEqual(listings.slice(1, 2));
    expect((await browse(`offset=${Math.min(total, 10_000)}`)).listings).toEqual([]);
    for (const offset of ["-1", "1.5", "x", "10001"]) await refusedField(`/api/directory?offset=${offset}`, "offset");
  });
});

describe("4.9 GET /api/directory/{slug}", () => {
  covers(["4.9.200", "4.9.slug"], "gives the listing of the slug, as the directory shows it", async () => {
    const [listing] = (await readDirectory()).listings;
    expect(await read(`/api/directory/${listing?.slug}`)).toMatchObject({ ...listing });
  });
  covers(["4.9.404"], "404 for a slug that no business has", async () => {
    for (const slug of ["no-such-business-here", "%27", "x".repeat(300)])
      expect(await call(`/api/directory/${slug}`)).toMatchObject({
        status: 404,
        body: { error: "not_found", code: "LISTING_NOT_FOUND", details: { field: "slug" } },
      });
  });
});
