import { describe, expect, it } from "vitest";
import { industryConfidence } from "../../../src/scanner/insight/industry/industry-confidence.ts";

const clear = {
  total: 9,
  margin: 5,
  probability: 0.97,
  regions: 4,
  pages: 6,
  characters: 5_000,
  isReadable: true,
};

describe("industryConfidence", () => {
  it("is high where several regions of several pages agree", () => {
    expect(industryConfidence(clear)).toBe("high");
  });

  it.each([
    ["under three pages were read", { pages: 2 }],
    ["under 800 characters were read", { characters: 799 }],
    ["the lead over the second is under two nats", { margin: 1.9 }],
    ["two regions alone name it", { regions: 2 }],
  ])("is medium where %s", (_why, over) => {
    expect(industryConfidence({ ...clear, ...over })).toBe("medium");
  });

  it.each([
    ["only scripts draw the page", { isReadable: false }],
    ["one region alone names it", { regions: 1 }],
    ["one word decides", { total: 2.4 }],
    ["the lead over the second is under one nat", { margin: 0.9 }],
    ["two regions of a single page name it", { regions: 2, pages: 1 }],
    ["the probability is even", { probability: 0.5 }],
  ])("is low where %s", (_why, over) => {
    expect(industryConfidence({ ...clear, ...over })).toBe("low");
  });
});
