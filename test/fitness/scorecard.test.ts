import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { SCORECARD_VERSION } from "../../src/model/scorecard-history.ts";
import { CHECKS } from "../../src/scanner/checks/all-checks.ts";
import { weightOf } from "../../src/scanner/checks/define-check.ts";
import { CAPS, CATEGORY_WEIGHTS, CHECKS_PER_CATEGORY } from "../../src/scanner/report/scorecard.ts";

/**
 * What each version weighs, as a fingerprint. A line is added with a version; one that is published stays. The same
 * fingerprint twice: checks ask for something else, and weigh the same.
 */
const FINGERPRINTS: Record<string, string> = {
  "1.1": "88b2312533505330",
  "1.2": "88b2312533505330",
  "1.3": "88b2312533505330",
  "1.4": "88b2312533505330",
};

it("names a new version when checks, weights, categories or caps of the scores change", () => {
  const scored = CHECKS.filter((check) => weightOf(check) > 0)
    .map((check) => [check.id, weightOf(check), check.counts, check.category, check.aeoCategory ?? null])
    .toSorted(([a], [b]) => String(a).localeCompare(String(b), "en"));
  const scorecard = JSON.stringify({ scored, CAPS, CATEGORY_WEIGHTS, CHECKS_PER_CATEGORY });
  const fingerprint = createHash("sha256").update(scorecard).digest("hex").slice(0, 16);
  expect(FINGERPRINTS[SCORECARD_VERSION]).toBe(fingerprint);
});
