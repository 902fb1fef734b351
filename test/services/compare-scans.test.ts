import { describe, expect, it } from "vitest";
import type { CheckStatus } from "../../src/model/outcome.ts";
import { compareScans } from "../../src/services/compare-scans.ts";
import { insightsUpdate } from "../../src/services/insights-update.ts";
import { evidenceOf, reportOn } from "../fixtures/scan-pages.ts";
import { outcomesOf } from "../fixtures/outcomes.ts";

const BASE = reportOn(evidenceOf({ "/": "<title>Harbor Dental</title><h1>Harbor Dental</h1>" }));
const [A = "", B = "", C = ""] = outcomesOf("pass").map(({ id }) => id);

/** A report whose checks all pass but those named. */
const report = (over: Record<string, CheckStatus>, scores: { readinessScore: number; aeoScore: number }) => ({
  ...BASE,
  results: { ...BASE.results, ...scores },
  checks: outcomesOf("pass", over),
});

describe("compareScans", () => {
  it("names checks observed in both that ended differently, and no others", () => {
    const before = report({ [A]: "fail", [B]: "unable", [C]: "warn" }, { readinessScore: 50, aeoScore: 40 });
    const after = report({ [C]: "na" }, { readinessScore: 55, aeoScore: 40 });
    const previous = compareScans(before, after);
    expect(previous).toMatchObject({ readinessScore: 50, aeoScore: 40 });
    expect(previous.changedChecks).toEqual([{ id: A, title: expect.any(String), before: "fail", after: "pass" }]);
    expect(previous.scorecard).toMatchObject({ isComparable: true });
    expect(previous.change).toMatchObject({ readiness: 5, aeo: 0 });
    expect(previous.sentence).toContain(
      "Readiness is 55 and was 50, which is not comparable: 1 check could be observed",
    );
  });

  it("tells a new scorecard apart from a change of the site", () => {
    const before = report({ [A]: "fail" }, { readinessScore: 50, aeoScore: 40 });
    before.results.scorecardVersion = "0.9";
    const previous = compareScans(before, report({}, { readinessScore: 70, aeoScore: 60 }));
    expect(previous).toMatchObject({
      readinessScore: 50,
      aeoScore: 40,
      changedChecks: [],
      scorecard: { before: "0.9", isComparable: false },
      change: null,
      rescored: { readiness: { after: 100 } },
    });
    expect(previous.sentence).toContain("cannot be compared");
  });
});

describe("a scan that took over what another had read", () => {
  const scores = { readinessScore: 50, aeoScore: 40 };

  it("is not said to have found the site unchanged", () => {
    const sentence = compareScans(report({}, scores), report({}, scores)).sentence;
    expect(sentence).toMatch(
      /^Both scans rest on one reading of the site, so nothing was read anew\. Readiness stayed/,
    );
  });

  it("is told from one that read later", () => {
    const later = report({}, scores);
    later.results.scannedAt += 30;
    expect(compareScans(report({}, scores), later).sentence).not.toContain("one reading");
  });

  it("says in its own report when the site was read", () => {
    const evidence = evidenceOf({ "/": "<title>Harbor Dental</title><h1>Harbor Dental</h1>" });
    const taken = { ...evidence, crawl: { ...evidence.crawl, takenOverAfterMs: 12_400 } };
    expect(reportOn(taken).results.coverage?.sentence).toContain(
      "12 seconds earlier for another scan of the same address; nothing was read anew.",
    );
    expect(reportOn(evidence).results.coverage?.sentence).not.toContain("earlier");
  });
});

describe("insightsUpdate", () => {
  const scores = { readinessScore: 50, aeoScore: 40 };
  const update = (over: Record<string, CheckStatus>, moved: Partial<typeof scores>) => {
    const after = report({}, { ...scores, ...moved });
    return insightsUpdate(after, compareScans(report(over, scores), after));
  };

  it("needs a changed check and a point", () => {
    expect(update({ [A]: "fail" }, { aeoScore: 41 })).toMatchObject({
      changedChecks: 1,
      aeoScore: 41,
      previousAeoScore: 40,
      readinessScore: 50,
      previousReadinessScore: 50,
    });
    expect(update({ [A]: "fail" }, { readinessScore: 49 })).toMatchObject({ readinessScore: 49 });
    expect(update({ [A]: "fail" }, { readinessScore: 50.9 })).toBeNull();
    expect(update({}, { readinessScore: 70 })).toBeNull();
    expect(insightsUpdate(report({}, scores), null)).toBeNull();
  });

  it("does not fire for a new scorecard", () => {
    const before = report({ [A]: "fail" }, scores);
    before.results.scorecardVersion = "0.9";
    const after = report({}, { readinessScore: 80, aeoScore: 80 });
    expect(insightsUpdate(after, compareScans(before, after))).toBeNull();
  });
});
