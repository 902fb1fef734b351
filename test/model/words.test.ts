import { describe, expect, it } from "vitest";
import { isSingular, onPages, shareOf } from "../../src/model/words.ts";

describe("a share of pages in words", () => {
  it.each([
    [0, 1, "No page", "On no page", true],
    [1, 1, "The one page", "On the one page", true],
    [0, 3, "None of the 3 pages", "On none of the 3 pages", false],
    [1, 3, "1 of 3 pages", "On 1 of 3 pages", true],
    [3, 3, "All 3 pages", "On all 3 pages", false],
  ])("says %i of %i as a person would", (good, of, share, on, singular) => {
    expect(shareOf(good, of, "page")).toBe(share);
    expect(onPages(good, of)).toBe(on);
    expect(isSingular(good, of)).toBe(singular);
  });
});
