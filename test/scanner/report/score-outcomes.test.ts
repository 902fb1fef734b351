import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CheckStatus, Score } from "../../../src/model/outcome.ts";
import { CHECKS } from "../../../src/scanner/checks/all-checks.ts";
import { weightOf } from "../../../src/scanner/checks/define-check.ts";
import { CATEGORY_WEIGHTS } from "../../../src/scanner/report/scorecard.ts";
import { scoreOutcomes } from "../../../src/scanner/report/score-outcomes.ts";
import { outcomesOf } from "../../fixtures/outcomes.ts";

const BOTH: Score[] = ["readiness", "aeo"];
const scored = (score: Score) =>
  CHECKS.filter((check) => weightOf(check) > 0 && check.counts.includes(score)).map(({ id }) => id);

describe.each(BOTH)("the %s score", (score) => {
  it("is 100 when everything passes and 0 when everything fails", () => {
    expect(scoreOutcomes(outcomesOf("pass"), score, 25).value).toBe(100);
    expect(scoreOutcomes(outcomesOf("fail"), score, 25).value).toBe(0);
  });

  it("is no number when nothing could be observed", () => {
    expect(scoreOutcomes(outcomesOf("unable"), score, 25).value).toBeNull();
  });

  it("leaves out what does not apply: passing or not being there is the same for a perfect site", () => {
    const some = Object.fromEntries(
      scored(score)
        .filter((_, i) => i % 3 === 0)
        .map((id): [string, CheckStatus] => [id, "na"]),
    );
    expect(scoreOutcomes(outcomesOf("pass", some), score, 25).value).toBe(100);
  });

  it("never reaches 100 with a known defect, however small", () => {
    for (const id of scored(score))
      expect(scoreOutcomes(outcomesOf("pass", { [id]: 0.97 }), score, 25).value).toBeLessThan(100);
  });

  it("shows a range from every unobserved check failing to every one passing", () => {
    const ids = scored(score);
    const over = Object.fromEntries(ids.slice(0, 6).map((id): [string, CheckStatus] => [id, "unable"]));
    const { value, detail } = scoreOutcomes(outcomesOf("pass", over), score, 25);
    expect(value).toBe(100);
    expect(detail.range[0]).toBeLessThan(100);
    expect(detail.range[1]).toBe(100);
    expect(detail.coverage).toBeCloseTo((ids.length - 6) / ids.length, 2);
  });

  it("stays within its range, and its range within 0 and 100, for any outcomes", () => {
    const status = fc.constantFrom<CheckStatus>("pass", "warn", "fail", "na", "unable");
    const ids = scored(score);
    fc.assert(
      fc.property(fc.array(status, { minLength: ids.length, maxLength: ids.length }), (statuses) => {
        const over = Object.fromEntries(ids.map((id, i): [string, CheckStatus] => [id, statuses[i] ?? "pass"]));
        const { value, detail, categories } = scoreOutcomes(outcomesOf("na", over), score, 25);
        if (value === null) return;
        expect(detail.range[0]).toBeLessThanOrEqual(value);
        expect(detail.range[1]).toBeGreaterThanOrEqual(value);
        expect(Math.min(detail.range[0], value)).toBeGreaterThanOrEqual(0);
        for (const category of categories) expect(Number.isFinite(category.score)).toBe(true);
      }),
      { numRuns: 60, seed: 3 },
    );
  });

  it("weighs categories as published, over those with at least two observed checks", () => {
    const [first] = CATEGORY_WEIGHTS[score];
    const inFirst = CHECKS.filter(
      (check) =>
        weightOf(check) > 0 &&
        check.counts.includes(score) &&
        (score === "aeo" ? (check.aeoCategory ?? check.category) : check.category) === first?.category,
    );
    const over = Object.fromEntries(inFirst.map(({ id }): [string, CheckStatus] => [id, "fail"]));
    const { exact, categories } = scoreOutcomes(
      outcomesOf("pass", {
        ...over,
        "home-indexable": "pass",
        "content-without-js": "pass",
        "ai-search-bots-allowed": "pass",
      }),
      score,
      25,
    );
    const total = categories.reduce((sum, { weight }) => sum + weight, 0);
    expect(exact).toBeGreaterThan(100 - (100 * (first?.weight ?? 0)) / total - 0.001);
    expect(exact).toBeLessThan(100);
  });
});

describe("confidence and caps", () => {
  it("is low under five pages and under half of the checks observed", () => {
    expect(scoreOutcomes(outcomesOf("pass"), "readiness", 4).detail.confidence).toBe("low");
    expect(scoreOutcomes(outcomesOf("pass"), "readiness", 5).detail.confidence).toBe("high");
    const over = Object.fromEntries(
      scored("readiness")
        .filter((_, i) => i % 5 !== 0)
        .map((id): [string, CheckStatus] => [id, "unable"]),
    );
    expect(scoreOutcomes(outcomesOf("pass", over), "readiness", 25).detail.confidence).toBe("low");
  });

  it.each([
    ["aeo", "content-without-js", 0.4, 49],
    ["aeo", "home-indexable", "fail", 29],
    ["aeo", "ai-search-bots-allowed", 0, 29],
    ["readiness", "hidden-instructions", "fail", 59],
  ] as const)("%s is held down when %s is %s: at most %i", (score, id, given, limit) => {
    const { value, detail } = scoreOutcomes(outcomesOf("pass", { [id]: given }), score, 25);
    expect(value).toBeLessThanOrEqual(limit);
    expect(detail.cap).toMatchObject({ limit, reason: expect.stringMatching(/\w{4}/) });
  });

  it("does not hold a site down for half of its pages, or for some blocked bots", () => {
    expect(scoreOutcomes(outcomesOf("pass", { "content-without-js": 0.6 }), "aeo", 25).detail.cap).toBeNull();
    expect(scoreOutcomes(outcomesOf("pass", { "ai-search-bots-allowed": 0.4 }), "aeo", 25).detail.cap).toBeNull();
  });
});
