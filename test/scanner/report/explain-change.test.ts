import { describe, expect, it } from "vitest";
import { SCORES, type CheckStatus, type Outcome, type Score } from "../../../src/model/outcome.ts";
import { describeChange, describeRescoring } from "../../../src/scanner/report/describe-change.ts";
import { explainChange, pointsIn, type ScoredScan } from "../../../src/scanner/report/explain-change.ts";
import { rescoreShared } from "../../../src/scanner/report/rescore-shared.ts";
import { scoreOutcomes } from "../../../src/scanner/report/score-outcomes.ts";
import { outcomesOf } from "../../fixtures/outcomes.ts";

const scored = (outcomes: Outcome[]): ScoredScan => ({
  outcomes,
  scores: {
    readiness: scoreOutcomes(outcomes, "readiness", 25).value ?? 0,
    aeo: scoreOutcomes(outcomes, "aeo", 25).value ?? 0,
  },
});
const explain = (before: Record<string, CheckStatus | number>, after: Record<string, CheckStatus | number>) =>
  explainChange(scored(outcomesOf("warn", before)), scored(outcomesOf("warn", after)));

/** Points of all checks and the remainder of a score, in tenths. */
function total(change: ReturnType<typeof explainChange>, score: Score): number {
  const moves = [...change.moved, ...change.newlyObserved, ...change.noLongerObserved];
  const sum = moves.reduce((points, move) => points + pointsIn(move, score), change.remainder[score]);
  return Math.round(sum * 10) / 10;
}

describe("why the scores moved", () => {
  const CASES: [string, Record<string, CheckStatus | number>, Record<string, CheckStatus | number>][] = [
    ["one check", { "jsonld-present": "fail" }, { "jsonld-present": "pass" }],
    ["several, up and down", { "jsonld-present": "fail", hsts: "pass" }, { "jsonld-present": "pass", hsts: "fail" }],
    ["a share alone", { "image-alt": 0.6 }, { "image-alt": 0.8 }],
    ["checks that come and go", { nosniff: "unable", hsts: "pass" }, { nosniff: "fail", hsts: "unable" }],
    ["a cap that ends", { "home-indexable": "fail", hsts: "fail" }, { "home-indexable": "pass", hsts: "pass" }],
    ["a category that begins to count", { "cart-reachable": "na" }, { "cart-reachable": "fail" }],
    ["nothing", {}, {}],
  ];

  it.each(CASES)("adds up to the difference: %s", (_, before, after) => {
    const change = explain(before, after);
    for (const score of SCORES) expect(total(change, score)).toBe(change[score]);
    const isCapped = "home-indexable" in before;
    for (const score of SCORES) if (!isCapped) expect(Math.abs(change.remainder[score])).toBeLessThanOrEqual(1);
  });

  it.each(CASES)("tells in the sentence numbers that add up: %s", (_, before, after) => {
    const change = explain(before, after);
    const scores = (of: "before" | "after") =>
      Object.fromEntries(SCORES.map((score) => [score, of === "before" ? 50 : 50 + change[score]])) as Record<
        Score,
        number
      >;
    const sentence = describeChange(scores("before"), scores("after"), change);
    const [readiness = "", aeo = ""] = sentence.split(/(?= AEO (?:rose|fell|stayed))/);
    for (const [text, score] of [
      [readiness, "readiness"],
      [aeo, "aeo"],
    ] as const) {
      const told = [...text.matchAll(/\(([+−])([\d.]+)\)/g)].map(
        ([, sign, points]) => Number(points) * (sign === "+" ? 1 : -1),
      );
      if (told.length > 0)
        expect(Math.abs(told.reduce((sum, points) => sum + points, 0) - change[score])).toBeLessThan(0.6);
    }
  });

  it("keeps the remainder under a point where nothing but shares moved", () => {
    const change = explain({ "jsonld-present": "fail", hsts: "fail" }, { "jsonld-present": "pass", hsts: "pass" });
    for (const score of SCORES) expect(Math.abs(change.remainder[score])).toBeLessThan(1);
    expect(change.moved.map(({ id }) => id)).toEqual(["jsonld-present", "hsts"]);
  });

  it("names what a cap holds back as remainder, since no check brings it alone", () => {
    const change = explain({ "home-indexable": "fail" }, { "home-indexable": "pass" });
    expect(change.moved[0]).toMatchObject({ id: "home-indexable", before: "fail", after: "pass" });
    expect(change.moved[0]?.aeoPoints).toBeGreaterThan(5);
  });

  it("keeps checks apart that only one of the scans observed", () => {
    const change = explain({ nosniff: "unable", hsts: "pass" }, { nosniff: "fail", hsts: "unable" });
    expect(change.moved).toEqual([]);
    expect(change.newlyObserved).toMatchObject([{ id: "nosniff", before: "unable", after: "fail" }]);
    expect(change.noLongerObserved).toMatchObject([{ id: "hsts", before: "pass", after: "unable" }]);
  });

  it("leaves out checks that carry no weight", () => {
    expect(explain({ csp: "fail" }, { csp: "pass" }).moved).toEqual([]);
  });

  it("shows each category before and after", () => {
    const { categories } = explain({ "jsonld-present": "fail" }, { "jsonld-present": "pass" });
    const row = categories.find(({ category }) => category === "Structured data and entity");
    expect(row?.score).toBe("readiness");
    expect(row?.after).toBeGreaterThan(row?.before ?? 100);
    expect(categories.filter(({ before, after }) => before !== after)).toHaveLength(1);
  });
});

describe("the sentence about it", () => {
  const say = (before: Record<string, CheckStatus | number>, after: Record<string, CheckStatus | number>): string => {
    const [was, is] = [scored(outcomesOf("warn", before)), scored(outcomesOf("warn", after))];
    return describeChange(was.scores, is.scores, explainChange(was, is));
  };

  it("says what rose, by which checks and how many points", () => {
    const text = say({ "jsonld-present": "fail", hsts: "fail" }, { "jsonld-present": "pass", hsts: "pass" });
    expect(text).toMatch(/^Readiness rose from \d+ to \d+: “.+” now passes \(\+\d.*\)/);
    expect(text).toMatch(/AEO stayed at \d+\.$/);
  });

  it("says what fell", () => {
    const text = say({ "jsonld-present": "pass", hsts: "pass" }, { "jsonld-present": "fail", hsts: "fail" });
    expect(text).toMatch(/Readiness fell from .* now fails \(−\d/);
  });

  it("says so when gains and losses make up for one another", () => {
    const text = say(
      { "https-enabled": "pass", "robots-blanket-block": "fail" },
      { "https-enabled": "fail", "robots-blanket-block": "pass" },
    );
    expect(text).toMatch(/^Readiness stayed at \d+: “.+” now (?:fails|passes) \([+−]\d.*\); “.+” now (?:fails|passes)/);
  });

  it("gives no points to what only one of the scans observed, and does not compare the scores then", () => {
    const before = { "jsonld-present": "unable", "html-lang": "unable", "organization-present": "na" } as const;
    const after = { "jsonld-present": "pass", "html-lang": "pass", "organization-present": "pass" } as const;
    const rose = say(before, after);
    expect(rose).toMatch(
      /^Readiness is \d+ and was \d+, which is not comparable: 2 checks could be observed in one of the scans only\. Of what both observed: “.+” applies now and passes \(\+\d/,
    );
    const fell = say(after, before);
    expect(fell).toContain("not comparable: 2 checks");
    expect(`${rose} ${fell}`).not.toMatch(/Readiness (?:rose|fell)/);
  });

  it("does not compare what depends on the pages where one scan read few of them", () => {
    const one = { ...scored(outcomesOf("warn", { "title-quality": "fail", hsts: "fail" })), pagesRead: 6 };
    const other = { ...scored(outcomesOf("warn", { "title-quality": "pass", hsts: "pass" })), pagesRead: 1 };
    const { moved } = explainChange(one, other);
    const pointsOf = (id: string): number => moved.find((move) => move.id === id)?.readinessPoints ?? 0;
    expect(pointsOf("title-quality")).toBe(0);
    expect(pointsOf("hsts")).toBeGreaterThan(0);
  });

  it("says of both that they stayed when nothing moved", () => {
    expect(say({}, {})).toMatch(/^Readiness stayed at \d+\. AEO stayed at \d+\.$/);
  });
});

describe("scans of two scorecards", () => {
  it("are set side by side over the checks both observed, by today's weights", () => {
    const before = outcomesOf("pass", { "jsonld-present": "fail" }).map((outcome) => ({ ...outcome, weight: 1 }));
    const after = outcomesOf("pass", { "jsonld-present": "fail", hsts: "unable" });
    const rescored = rescoreShared(before, after);
    expect(rescored?.readiness.before).toBe(rescored?.readiness.after);
    expect(rescored?.checks).toBe(after.filter(({ weight, score }) => weight > 0 && score !== null).length);
  });

  it("are not rescored when they share less than half of the checks", () => {
    expect(rescoreShared(outcomesOf("pass").slice(0, 10), outcomesOf("pass"))).toBeNull();
  });

  it("are described without a claim that one is better", () => {
    const scorecard = { before: "1.0", after: "1.1", isComparable: false };
    const scores = { readiness: 62, aeo: 54 };
    const text = describeRescoring(scores, { readiness: 71, aeo: 50 }, { scorecard, rescored: null });
    expect(text).toContain("cannot be compared");
    expect(text).not.toMatch(/rose|fell|improved|worse|better/);
  });
});
