import { describe, expect, it } from "vitest";
import type { ScanResults } from "../../src/model/results.ts";
import { nextListing, slugChoices } from "../../src/services/next-listing.ts";
import { evidenceOf, reportOn } from "../fixtures/scan-pages.ts";

const AT = Date.UTC(2026, 10, 20);
const DAY = 86_400_000;
const BASE = reportOn(
  evidenceOf({ "/": "<title>Harbor Dental</title><h1>Harbor Dental</h1><p>Dentists in town.</p>" }),
).results;

function results(over: Partial<ScanResults["profile"]> = {}, more: Partial<ScanResults> = {}): ScanResults {
  const named = { businessName: "Harbor Dental", businessNameConfidence: "high" as const, description: "Dentists." };
  return { ...BASE, scanType: "basic", ...more, profile: { ...BASE.profile, ...named, ...over } };
}
const next = (current: ReturnType<typeof listing> | null, found: ScanResults, takenSlugs: string[] = []) =>
  nextListing(current, found, { at: AT, takenSlugs });
function listing(over: object = {}) {
  const change = nextListing(null, results(), { at: AT - DAY, takenSlugs: [] });
  if (change === null) throw new Error("no listing");
  return { ...change.listing, ...over };
}

describe("nextListing", () => {
  it("makes a listing of a name that two signals give, and tells of all shown fields", () => {
    const change = next(null, results());
    expect(change).toMatchObject({
      from: null,
      listing: { slug: "harbor-dental", businessName: "Harbor Dental", scanType: "basic", updatedAt: AT },
    });
    expect(change?.changed).toEqual(["businessName", "industry", "description", "readinessScore", "aeoScore"]);
  });

  it.each([{ businessName: null }, { businessNameConfidence: "low" as const }])("makes none of %j", (over) => {
    expect(next(null, results(over))).toBeNull();
    expect(next(listing(), results(over))).toBeNull();
  });

  it("names the shown fields that changed, and none when nothing did", () => {
    expect(next(listing(), results())?.changed).toEqual([]);
    expect(next(listing(), results({}, { aeoScore: 12 }))?.changed).toEqual(["aeoScore"]);
    expect(next(listing(), results({ description: null, industry: "retail" }))?.changed).toEqual([
      "industry",
      "description",
    ]);
  });

  it("lets a shallower scan replace a listing only after thirty days, a deeper one at once", () => {
    const light = results({}, { scanType: "light" });
    expect(next(listing(), light)).toBeNull();
    expect(next(listing({ updatedAt: AT - 30 * DAY }), light)).toBeNull();
    expect(next(listing({ updatedAt: AT - 30 * DAY - 1 }), light)).not.toBeNull();
    expect(next(listing(), results({}, { scanType: "full" }))?.listing.scanType).toBe("full");
  });

  it("keeps a slug for ever, and gives a new business the first that is free", () => {
    expect(next(listing({ slug: "old-name" }), results())?.listing.slug).toBe("old-name");
    const choices = slugChoices(results());
    expect(choices.slice(0, 3)).toEqual([
      "harbor-dental",
      "harbor-dental-harbor-dental-com",
      "harbor-dental-harbor-dental-com-2",
    ]);
    expect(next(null, results(), choices.slice(0, 2))?.listing.slug).toBe(choices[2]);
    expect(next(null, results(), choices)).toBeNull();
  });

  it("takes the domain for a name that has nothing to do with it, and for one without Latin letters", () => {
    expect(slugChoices(results({ businessName: "Acme" }))[0]).toBe("harbor-dental-com");
    expect(slugChoices(results({ businessName: "歯科" }))[0]).toBe("harbor-dental-com");
  });
});
