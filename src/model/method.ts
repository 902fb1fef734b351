// How scores and estimates come about, as published: /method.json has this form, and the page is written from it.
import { z } from "zod";
import { HoursMethod, IndustryMethod, WorkflowMethod } from "./method-knowledge.ts";
import { CheckCategory, CheckStatus, Effort, EvidenceGrade, SCORES } from "./outcome.ts";
import { AgentId, ScanType } from "./scan.ts";

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const ScoreName = z.enum(SCORES);

export const NOT_RUN_REASONS = [
  "browser",
  "computed-styles",
  "owners-leave",
  "impersonation",
  "says-nothing",
  "retired-consumer",
] as const;
export const NotRunReason = z.enum(NOT_RUN_REASONS);
export type NotRunReason = z.infer<typeof NotRunReason>;

const ScorecardRelease = z.object({
  version: z.string(),
  date: day.describe("Day it came into force"),
  changes: z.array(z.string()),
});

const RetiredCheck = z.object({
  id: z.string(),
  title: z.string(),
  retiredIn: z.string().describe("First version of the scorecard without it"),
  reason: z.string(),
});

const NotRunCheck = z.object({
  id: z.string(),
  category: CheckCategory.describe("Where it would count"),
  title: z.string(),
  reason: NotRunReason,
  sentence: z.string().describe("Why it is not run"),
  reference: z.url(),
});

const Difference = z.object({
  topic: z.string(),
  others: z.string().describe("What other tools do"),
  ours: z.string().describe("What is done here"),
  why: z.string(),
  source: z.url(),
  checkIds: z.array(z.string()),
});

const MethodCheck = z.object({
  id: z.string(),
  title: z.string().describe("What is true when it passes"),
  kind: z
    .enum(["scored", "reported", "fact", "workflow-signal"])
    .describe("Only scored checks move a number; facts say what a site uses, signals which work it shows"),
  category: CheckCategory,
  agent: AgentId,
  scanTypes: z.array(ScanType).describe("Scans that run it"),
  severity: z.number().int().min(1).max(3),
  grade: EvidenceGrade,
  weight: z.number().min(0).describe("Severity times the factor of the grade; 0 unless scored"),
  counts: z
    .array(
      z.object({
        score: ScoreName,
        category: z.string(),
        share: z.number().min(0).max(1).describe("Of the weight of all checks in the category"),
      }),
    )
    .describe("The scores it counts in; empty unless scored"),
  why: z.string(),
  fix: z.string(),
  effort: Effort,
  reference: z.url().describe("Where the rule is from"),
});
export type MethodCheck = z.infer<typeof MethodCheck>;

const MethodScore = z.object({
  id: ScoreName,
  name: z.string(),
  asks: z.string().describe("The question it answers"),
  categories: z.array(
    z.object({
      category: z.string(),
      weight: z.number(),
      checks: z.number().int().describe("How many checks count in it"),
    }),
  ),
  caps: z.array(
    z.object({
      limit: z.number().describe("The score is at most this"),
      checkId: z.string(),
      below: z.number().nullable().describe("When the check earns less than this share; null: when it fails"),
      reason: z.string(),
    }),
  ),
});

const Thresholds = z.object({
  pageSharePass: z.number().describe("A check of pages passes from this share of good pages on"),
  pageShareWarn: z.number().describe("It warns from this share on, and fails below"),
  checksPerCategory: z.number().int().describe("A category with fewer applicable checks does not count"),
  mostWithDefect: z.number().describe("A site with any known defect scores at most this"),
  leastCoverage: z.number().describe("Below this share of checks observed, confidence is low"),
  goodCoverage: z.number().describe("From this share on, confidence is high"),
  fewPages: z.number().int().describe("With fewer pages read, confidence is low"),
});

export const Method = z.object({
  scorecardVersion: z.string().describe("Named by every result; only scores of one version are compared"),
  history: z.array(ScorecardRelease).describe("Newest first"),
  scanTypes: z.array(
    z.object({
      type: ScanType,
      agents: z.array(AgentId),
      pages: z.number().int(),
      requests: z.number().int(),
      checks: z.number().int(),
    }),
  ),
  agents: z.array(z.object({ id: AgentId, title: z.string(), looksAt: z.string() })),
  statuses: z.array(
    z.object({
      status: CheckStatus,
      earns: z.number().nullable().describe("Share of the weight; null: it does not count"),
      meaning: z.string(),
    }),
  ),
  severities: z.array(z.object({ severity: z.number().int(), meaning: z.string() })),
  grades: z.array(z.object({ grade: EvidenceGrade, factor: z.number(), meaning: z.string() })),
  efforts: z.array(z.object({ effort: Effort, meaning: z.string() })),
  formulas: z.object({ weight: z.string(), category: z.string(), score: z.string() }),
  thresholds: Thresholds,
  scores: z.array(MethodScore),
  levels: z.array(
    z.object({
      value: z.number().int(),
      name: z.string(),
      requires: z
        .array(z.object({ checkIds: z.array(z.string()), title: z.string() }))
        .describe("Beyond the levels below; of several ids one is enough"),
    }),
  ),
  checks: z.array(MethodCheck).describe("By id"),
  notRun: z.array(NotRunCheck),
  retired: z.array(RetiredCheck),
  never: z.array(z.string()).describe("What no scan does"),
  differences: z.array(Difference),
  industries: IndustryMethod,
  workflows: WorkflowMethod,
  hours: HoursMethod,
});
export type Method = z.infer<typeof Method>;

/** Method as it is served: with the address of its schema and of the page for people. */
export const MethodDocument = z.object({ $schema: z.url(), page: z.url(), ...Method.shape });

/** JSON Schema 2020-12 of /method.json. */
export const methodSchema = (address: string): object => ({
  ...z.toJSONSchema(MethodDocument),
  $id: address,
  title: "Method",
});
