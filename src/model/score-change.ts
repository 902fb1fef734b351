// The scan of before, and what moved the scores since.
import { z } from "zod";
import { CheckStatus, SCORES } from "./outcome.ts";

const score = z.number().min(0).max(100);

/** Points of a score that a check's change brought, by the same scorer; its shares of both scores apart. */
export const CheckMove = z
  .object({
    id: z.string(),
    title: z.string(),
    before: CheckStatus.nullable().describe("Null when the earlier scan did not make this check"),
    after: CheckStatus.nullable().describe("Null when this scan did not make it"),
    readinessPoints: z.number(),
    aeoPoints: z.number(),
  })
  .meta({ id: "CheckMove" });
export type CheckMove = z.infer<typeof CheckMove>;

/** What one of the scans did not see is no change of the site. */
export const isComparable = ({ before, after }: Pick<CheckMove, "before" | "after">): boolean =>
  ![before, after].some((status) => status === null || status === "unable");

/** Why the scores moved. Points of all checks and the remainder add up to the difference. */
export const ScoreChange = z
  .object({
    readiness: z.number().describe("This scan's score less the earlier one"),
    aeo: z.number(),
    moved: z.array(CheckMove).describe("Checks observed in both scans, most points first"),
    newlyObserved: z.array(CheckMove),
    noLongerObserved: z.array(CheckMove),
    remainder: z
      .object({ readiness: z.number(), aeo: z.number() })
      .describe(
        "Rounding to whole points, caps, what changes bring only together, and what one of the scans did not see",
      ),
    categories: z.array(
      z.object({
        score: z.enum(SCORES),
        category: z.string(),
        before: score.nullable().describe("Null when too few of its checks were observed"),
        after: score.nullable(),
      }),
    ),
  })
  .meta({ id: "ScoreChange" });
export type ScoreChange = z.infer<typeof ScoreChange>;

const scoresOfBoth = z.object({ before: score, after: score });

/** Both scans by today's weights, over the checks that both observed. */
export const Rescored = z
  .object({
    checks: z.number().int().describe("Checks observed in both scans"),
    readiness: scoresOfBoth,
    aeo: scoresOfBoth,
    note: z.string(),
  })
  .meta({ id: "Rescored" });
export type Rescored = z.infer<typeof Rescored>;

/** The last public scan of the same address and type, and what changed since. */
export const PreviousScan = z
  .object({
    scanId: z.uuid(),
    scannedAt: z.number().int().describe("Unix timestamp, seconds"),
    readinessScore: score,
    aeoScore: score,
    changedChecks: z
      .array(z.object({ id: z.string(), title: z.string(), before: CheckStatus, after: CheckStatus }))
      .describe("Checks observed in both scans that ended differently; none when the scorecards differ"),
    scorecard: z
      .object({ before: z.string(), after: z.string(), isComparable: z.boolean() })
      .optional()
      .describe("Versions that the two scans were scored by; scores of different ones cannot be compared"),
    sentence: z.string().optional().describe("What moved and why, for people"),
    change: ScoreChange.nullable().optional().describe("Null when the scorecards differ"),
    rescored: Rescored.nullable()
      .optional()
      .describe("Only when the scorecards differ and the scans share enough checks"),
  })
  .meta({ id: "PreviousScan" });
export type PreviousScan = z.infer<typeof PreviousScan>;
