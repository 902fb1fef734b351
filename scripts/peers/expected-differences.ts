// Where we and Lighthouse's SEO audits differ on purpose, with the reason. Data.
import type { SeoAudit } from "./lighthouse-audits.ts";

export interface ExpectedDifference {
  audit: SeoAudit;
  /** Who names a defect that the other does not. */
  namedBy: "ours" | "lighthouse";
  /** What our evidence says, where we name it; absent where Lighthouse does. */
  meaning?: RegExp;
  reason: string;
}

export const EXPECTED_DIFFERENCES: readonly ExpectedDifference[] = [];
