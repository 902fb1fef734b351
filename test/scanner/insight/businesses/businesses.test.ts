import { describe, expect, it } from "vitest";
import { INDUSTRIES } from "../../../../src/model/profile.ts";
import type { Confidence, Profile } from "../../../../src/model/profile.ts";
import { profileOf } from "../site-of.ts";
import { BUSINESSES, FURTHER_BUSINESSES, MISLEADING_BUSINESSES, pagesOf, PROMISED } from "./businesses.ts";
import type { Business } from "./businesses.ts";

const LANGUAGES = ["en", "de", "fr", "es", "pt", "it", "nl", "pl"];

interface Read {
  business: Business;
  profile: Profile;
}

const read = (list: readonly Business[]): Read[] =>
  list.map((business) => ({ business, profile: profileOf(pagesOf(business), business.lang, business.host) }));
const wrongIndustry = (list: readonly Read[]): string[] =>
  list
    .filter(({ business, profile }) => profile.industry.value !== business.industry)
    .map(({ business, profile }) => `${business.name}: ${profile.industry.value} (${profile.industry.confidence})`);

describe("small businesses", () => {
  const first = read(BUSINESSES);
  const further = read(FURTHER_BUSINESSES);
  const misleading = read(MISLEADING_BUSINESSES);
  const all = [...first, ...further, ...misleading];

  it("stand for eight languages and eleven industries", () => {
    for (const lang of LANGUAGES)
      expect(BUSINESSES.filter((one) => one.lang === lang).length).toBeGreaterThanOrEqual(5);
    for (const industry of INDUSTRIES)
      expect(BUSINESSES.filter((one) => one.industry === industry).length).toBeGreaterThanOrEqual(4);
  });

  it("are told by their industry", () => {
    expect(wrongIndustry(first)).toEqual([]);
    // A brand that is itself the word of another trade may be mistaken, but only with low confidence.
    expect(wrongIndustry(further)).toEqual(["Foundry Loop: manufacturing (low)"]);
  });

  it("are told by what they sell, not by the trade they sell it to", () => {
    expect(wrongIndustry(misleading)).toEqual([]);
  });

  it.each(misleading)("$business.name is not named by a trade, a town or a title", ({ business, profile }) => {
    expect(profile.businessName.value).toBe(business.name);
  });

  it.each([...first, ...further])("$business.name is named so", ({ business, profile }) => {
    expect(profile.businessName.value).toBe(business.name);
    expect(profile.businessName.confidence).not.toBe("low");
  });

  it.each(LANGUAGES)("are read in %s", (lang) => {
    const own = all.filter(({ business }) => business.lang === lang);
    expect(own.map(({ profile }) => profile.language.value)).toEqual(own.map(() => lang));
  });

  it("are right as often as their stated confidence promises", () => {
    const table = (["low", "medium", "high"] as const satisfies readonly Confidence[]).map((confidence) => {
      const stated = all.filter(({ profile }) => profile.industry.confidence === confidence);
      return { confidence, stated: stated.length, right: stated.length - wrongIndustry(stated).length };
    });
    for (const { confidence, stated, right } of table)
      expect(right, `${confidence}: ${right} of ${stated}`).toBeGreaterThanOrEqual(stated * PROMISED[confidence]);
    expect(table.find((row) => row.confidence === "medium")?.stated).toBeGreaterThan(60);
  });
});
