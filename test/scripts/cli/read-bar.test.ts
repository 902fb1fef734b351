import { describe, expect, it } from "vitest";
import { missedBars } from "../../../scripts/cli/read-bar.ts";

const results = { readinessScore: 79, aeoScore: 70 };

describe("--fail-under", () => {
  it("names each score that is below its bar", () => {
    expect(missedBars({ readiness: 80, aeo: 71 }, results)).toEqual([
      "Readiness is 79, and at least 80 is asked for.",
      "AEO is 70, and at least 71 is asked for.",
    ]);
  });

  it("lets a score pass that reaches its bar, and one that has none", () => {
    expect(missedBars({ readiness: 79 }, results)).toEqual([]);
    expect(missedBars({}, results)).toEqual([]);
  });
});
