import { describe, expect, it } from "vitest";
import { eachCheck, eachDelivery, eachListing, eachScan } from "../../clients/typescript/src/index.ts";
import { fakeService } from "./fake-service.ts";

const namesOf = async (members: AsyncIterable<unknown>): Promise<unknown[]> => await Array.fromAsync(members);
const queries = (asked: { url: string }[]): string[] => asked.map(({ url }) => new URL(url).search);

describe("lists in pages", () => {
  it("are followed by their cursor, through pages that are empty", async () => {
    const pages = [
      { scans: ["a", "b"], nextCursor: "2" },
      { scans: [], nextCursor: "3" },
      { scans: ["c"], nextCursor: null },
    ].map((page) => Response.json(page));
    const { client, asked } = fakeService(pages);
    expect(await namesOf(eachScan(client, { domain: "example" }))).toEqual(["a", "b", "c"]);
    expect(queries(asked)).toEqual(["?domain=example", "?domain=example&cursor=2", "?domain=example&cursor=3"]);
  });

  it("are asked for no further than they are read", async () => {
    const { client, asked } = fakeService([Response.json({ scans: ["a", "b"], nextCursor: "2" })]);
    for await (const scan of eachScan(client)) if (scan !== undefined) break;
    expect(asked).toHaveLength(1);
  });

  it("of checks, deliveries and listings are read to their end, too", async () => {
    const checks = fakeService([
      Response.json({ checks: [1], nextCursor: "x" }),
      Response.json({ checks: [2], nextCursor: null }),
    ]);
    expect(await namesOf(eachCheck(checks.client, { scanId: "s" }))).toEqual([1, 2]);
    const deliveries = fakeService([Response.json({ deliveries: [1], nextCursor: null })]);
    expect(await namesOf(eachDelivery(deliveries.client, { id: "whk_1" }))).toEqual([1]);
    const listings = fakeService([
      Response.json({ listings: [1, 2], total: 3 }),
      Response.json({ listings: [3], total: 3 }),
    ]);
    expect(await namesOf(eachListing(listings.client, { limit: 2 }))).toEqual([1, 2, 3]);
    expect(queries(listings.asked)).toEqual(["?limit=2&offset=0", "?limit=2&offset=2"]);
  });
});
