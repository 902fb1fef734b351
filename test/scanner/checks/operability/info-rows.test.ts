// Rows that are reported and never scored.
import { describe, expect, it } from "vitest";
import { stableSelectors } from "../../../../src/scanner/checks/operability/stable-selectors.ts";
import { weightOf } from "../../../../src/scanner/checks/define-check.ts";
import { page, site } from "../../../fixtures/site.ts";

describe("stable-selectors", () => {
  it("reports the mean share of the pages without weight", () => {
    const pages = [
      page({ counts: { interactive: 10, elementsWithStableSelector: 10 } }),
      page({ counts: { interactive: 10, elementsWithStableSelector: 0 } }),
    ];
    expect(stableSelectors.run(site({ pages }))).toMatchObject({
      status: "info",
      situation: "On average 50 % of the controls on 2 pages carry a lasting identifier.",
    });
    expect(weightOf(stableSelectors)).toBe(0);
  });

  it("is not applicable where there is nothing to operate", () => {
    expect(stableSelectors.run(site()).status).toBe("na");
  });
});
