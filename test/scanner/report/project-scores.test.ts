import { describe, expect, it } from "vitest";
import { gainsOf, withPassed } from "../../../src/scanner/report/gain-if-fixed.ts";
import { listTopFixes } from "../../../src/scanner/report/list-top-fixes.ts";
import { projectScore, projectScores } from "../../../src/scanner/report/project-scores.ts";
import { scoreOutcomes } from "../../../src/scanner/report/score-outcomes.ts";
import { outcomesOf } from "../../fixtures/outcomes.ts";

const FACTS = { pagesRead: 25, scanType: "full" as const, isLocalCopy: false };
const project = (over: Parameters<typeof outcomesOf>[1]) => {
  // What does not apply shows nothing.
  const outcomes = outcomesOf("pass", over).map((one) => (one.status === "na" ? { ...one, evidence: [] } : one));
  const fixes = listTopFixes(outcomes, gainsOf(outcomes));
  return { outcomes, fixes, projected: projectScores(outcomes, fixes, FACTS) };
};

describe("scores with the fixes made", () => {
  it("are those of the same scorer on outcomes in which the fixed checks pass", () => {
    const failing = {
      "jsonld-present": "fail",
      hsts: "fail",
      "title-quality": 0.4,
      ttfb: "warn",
      nosniff: "fail",
      "h1-single": "fail",
    } as const;
    const { outcomes, fixes, projected } = project(failing);
    const first = withPassed(outcomes, new Set(fixes.slice(0, 5).map(({ checkId }) => checkId)));
    expect(projected?.first).toMatchObject({
      fixes: 5,
      readinessScore: scoreOutcomes(first, "readiness", 25).value,
      aeoScore: scoreOutcomes(first, "aeo", 25).value,
    });
    expect(projected?.all).toMatchObject({ fixes: 6, readinessScore: 100, aeoScore: 100 });
  });

  it("lose the cap of a check that is fixed", () => {
    const { outcomes, projected } = project({ "home-indexable": "fail" });
    expect(scoreOutcomes(outcomes, "aeo", 25).value).toBeLessThanOrEqual(29);
    expect(projected?.first.aeoScore).toBe(100);
    expect(projected?.first.level.value).toBeGreaterThan(1);
  });

  it("name what can be judged only once the fixes are made, and promise no level that asks for it", () => {
    const dead = { "openapi-present": "fail", "mcp-endpoint-live": "fail" } as const;
    const { projected } = project({
      ...dead,
      "openapi-schemas": "na",
      "mcp-tools-contract": "na",
      "oauth-issuer-match": "na",
    });
    expect(projected?.leftOut).toEqual([
      "Tools keep the protocol's contract",
      "API requests, answers and errors are typed",
    ]);
    expect(projected?.all.level.value).toBe(4);
    expect(projected?.all.missing).toBe(
      "level 5 (Actionable) also asks that no check of interfaces fails among those that begin to count with these fixes",
    );
    expect(project(dead).projected).toMatchObject({ leftOut: [], all: { level: { value: 5 } } });
    expect(project(dead).projected?.all.missing).toBeUndefined();
  });

  it("count in half what applies only then and for which something is seen to be missing", () => {
    const { outcomes, fixes } = project({
      "openapi-present": "fail",
      "openapi-schemas": "na",
      "openapi-servers-auth": "na",
    });
    const shown = { url: "https://example.com/openapi.json", received: "/v2", meaning: "It names no host." };
    const lacking = outcomes.map((one) => (one.id === "openapi-servers-auth" ? { ...one, evidence: [shown] } : one));
    const projected = projectScores(lacking, fixes, FACTS);
    expect(projected?.leftOut).toEqual(["API requests, answers and errors are typed"]);
    expect(projected?.halfHeld).toEqual(["API description says where to call and how to sign in"]);
    expect(projected?.all.readinessScore).toBeLessThan(100);
    expect(projected?.all.level.value).toBe(4);
  });

  it("never fall", () => {
    const { outcomes, projected } = project({ "jsonld-present": 0.3, hsts: "warn", "title-quality": "fail" });
    for (const score of ["readiness", "aeo"] as const) {
      const now = scoreOutcomes(outcomes, score, 25).value ?? 0;
      const then = score === "aeo" ? projected?.first.aeoScore : projected?.first.readinessScore;
      expect(then).toBeGreaterThanOrEqual(now);
    }
  });

  it("are the one number of the comprehensive answer, too", () => {
    const { outcomes, fixes, projected } = project({ "title-quality": "fail", "home-indexable": "fail" });
    expect(projectScore(outcomes, fixes, { score: "aeo", pagesRead: 25 })).toBe(projected?.all.aeoScore);
  });

  it("are not given where the text of the pages was not read, nor where most checks could not be made", () => {
    const { outcomes, fixes, projected } = project({ "content-without-js": "fail", hsts: "fail" });
    expect(projected).toBeNull();
    expect(projectScore(outcomes, fixes, { score: "aeo", pagesRead: 1 })).toBe(scoreOutcomes(outcomes, "aeo", 1).value);
    expect(fixes.find(({ checkId }) => checkId === "content-without-js")?.gainsAssume).toMatch(/text itself/);
    const unable = outcomesOf("unable", { hsts: "fail", ttfb: "pass", nosniff: "pass", "title-quality": "fail" });
    expect(projectScores(unable, listTopFixes(unable, gainsOf(unable)), FACTS)).toBeNull();
  });

  it("count a check that only applies then, and that no draft can fill", () => {
    const { outcomes } = project({ "sitemap-present": "warn", "sitemap-lastmod": "na" });
    const after = withPassed(outcomes, new Set(["sitemap-present"]));
    expect(after.find(({ id }) => id === "sitemap-lastmod")).toMatchObject({ status: "warn", score: 0.5 });
    const both = withPassed(outcomes, new Set(["sitemap-present", "sitemap-lastmod"]));
    expect(both.find(({ id }) => id === "sitemap-lastmod")?.status).toBe("pass");
  });

  it("are not given where nothing costs points", () => expect(project({}).projected).toBeNull());
});
