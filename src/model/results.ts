// The results object of a scan, the contract's fields first, our additions after. One schema feeds the
// API, the stored report, the CLI and every rendering.
import { z } from "zod";
import { Draft } from "./draft.ts";
import { CheckStatus, Effort, EvidenceItem } from "./outcome.ts";
import { Channel, Confidence, Industry, Sign, SiteType, SizeBand, Technology } from "./profile.ts";
import { AgentId, ScanStatus, ScanType } from "./scan.ts";
import { PreviousScan } from "./score-change.ts";

const score = z.number().min(0).max(100);
export const Rating = z.enum(["high", "medium", "low"]);
export type Rating = z.infer<typeof Rating>;

export const ScoreBreakdown = z
  .object({
    category: z.string(),
    score,
    explanation: z.string().describe("One sentence that names what moved the score, biggest first"),
  })
  .meta({ id: "ScoreBreakdown" });
export type ScoreBreakdown = z.infer<typeof ScoreBreakdown>;

export const StepBasis = z.enum(["told", "quoted", "promised", "usual", "seen"]);
export type StepBasis = z.infer<typeof StepBasis>;

export const WorkflowStep = z.object({
  name: z.string(),
  description: z.string().optional(),
  isManual: z.boolean(),
  basis: StepBasis.optional().describe(
    "What it rests on: a course that a page tells, a sentence that tells who does it, one that promises it and names nobody, the usual course of such work, or a program seen at work; left out by reports from before it was kept",
  ),
});
export type WorkflowStep = z.infer<typeof WorkflowStep>;

export const Workflow = z
  .object({
    name: z.string(),
    description: z.string(),
    steps: z.array(WorkflowStep).optional(),
    isDeterministic: z.boolean().optional().describe("True when it is a fixed sequence without judgement"),
    automationPotential: Rating,
    currentState: z.string().optional(),
    id: z.string().optional().describe("Stable id of the workflow family, for example wf-appointment"),
    confidence: Confidence.optional(),
    evidence: z.array(Sign).optional().describe("Address and quote for every signal the claim rests on"),
    alreadyAutomated: z.array(z.string()).optional(),
    tools: z.array(z.string()).optional().describe("Tools seen on the site that serve this workflow"),
  })
  .meta({ id: "Workflow" });
export type Workflow = z.infer<typeof Workflow>;

/** Grade of a figure: published for that kind and size, derived, vendor's, assumption, stated by the caller, seen on the site. */
export const FigureGrade = z.enum(["published", "derived", "vendor", "assumption", "caller", "site"]);
export type FigureGrade = z.infer<typeof FigureGrade>;
const figure = z.object({
  low: z.number(),
  base: z.number(),
  high: z.number(),
  grade: FigureGrade,
  sources: z.array(z.string()),
});
export type Figure = z.infer<typeof figure>;

/** The hours formula with everything that went into it, so that a reader can recompute the number. */
export const HoursEstimate = z
  .object({
    low: z.number(),
    base: z.number(),
    high: z.number(),
    method: z
      .enum(["net-effect", "formula"])
      .describe(
        "net-effect: a measured effect on the whole workflow; formula: step share x beta x reduction x success",
      ),
    formula: z.string().describe("The formula with its numbers filled in, base case"),
    unit: z.string().describe("What one event is, for example appointments"),
    eventsPerMonth: figure,
    minutesPerEvent: figure,
    factors: z.array(
      z.object({ name: z.string(), low: z.number(), base: z.number(), high: z.number(), source: z.string() }),
    ),
    adjustments: z.array(
      z.object({
        reason: z.string(),
        factor: z.number(),
        applies: z.enum(["events", "minutes", "saving"]),
        people: z
          .number()
          .optional()
          .describe("How many people it scales by; left out where it rests on something else, and by older reports"),
      }),
    ),
    task: z.string().describe("Anchor task or occupation of the exposure labels"),
    citations: z.array(z.string()),
    confidence: Confidence,
  })
  .meta({ id: "HoursEstimate" });
export type HoursEstimate = z.infer<typeof HoursEstimate>;

export const Opportunity = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    currentState: z.string().optional(),
    potentialState: z.string().optional(),
    impact: Rating,
    impactReason: z.string().optional().describe("Why the impact is what it is"),
    effort: Rating,
    category: z.string(),
    estimatedTimeSavingsHours: z.number().optional().describe("Hours saved a month, base case"),
    estimatedTimeSavingsRange: z.string().optional(),
    automationApproach: z.array(z.string()).optional(),
    priority: z.number().optional().describe("1 is first"),
    recommendedTools: z.array(z.string()).optional(),
    workflowId: z.string().nullable().optional(),
    checkIds: z.array(z.string()).optional().describe("Failing checks it rests on"),
    prerequisites: z.array(z.string()).optional().describe("Checks that have to pass first"),
    acceptance: z.array(z.string()).optional().describe("Checks that show on a new scan that it is done"),
    acceptanceNote: z.string().optional(),
    kpi: z.string().optional(),
    risks: z.array(z.string()).optional().describe("What could go wrong and who checks"),
    evidence: z.array(Sign).optional(),
    hours: HoursEstimate.nullable().optional(),
    kind: z.string().optional(),
    ease: z.string().optional().describe("Why the effort is what it is"),
  })
  .meta({ id: "Opportunity" });
export type Opportunity = z.infer<typeof Opportunity>;

/** Hours of all opportunities together, after the caps; none under an hour a month. */
export const HoursTotal = z.object({
  low: z.number(),
  base: z.number(),
  high: z.number(),
  confidence: Confidence,
  note: z.string(),
  staffHours: z.number(),
  band: SizeBand,
});
export type HoursTotal = z.infer<typeof HoursTotal>;

export const Finding = z
  .object({
    id: z.string(),
    headline: z.string().describe("The consequence for the business"),
    situation: z.string().describe("What is so on this site"),
    evidence: z.array(EvidenceItem),
    fix: z.string(),
    effort: Effort,
    severity: Rating,
    checkIds: z.array(z.string()).describe("Checks and topFixes of these ids carry what to paste"),
  })
  .meta({ id: "Finding" });
export type Finding = z.infer<typeof Finding>;

export const ScoreDetail = z.object({
  confidence: Confidence,
  coverage: z.number().min(0).max(1).describe("Share of the planned checks that were observed"),
  range: z.tuple([score, score]).describe("Every check that could not be observed counted as fail, and as pass"),
  applicableChecks: z.number().int(),
  cap: z.object({ limit: score, reason: z.string() }).nullable(),
});
export type ScoreDetail = z.infer<typeof ScoreDetail>;

export const LevelInfo = z.object({
  value: z.number().int().min(0).max(5),
  name: z.string(),
  /** Highest level this scan type can name. */
  observable: z.number().int().min(0).max(5),
  next: z
    .object({
      value: z.number().int(),
      name: z.string(),
      missing: z.array(z.object({ checkIds: z.array(z.string()), title: z.string(), status: z.string() })),
    })
    .nullable(),
  note: z.string().nullable(),
});
export type LevelInfo = z.infer<typeof LevelInfo>;

export const ProfileSummary = z.object({
  businessName: z.string().nullable(),
  businessNameConfidence: Confidence,
  description: z.string().nullable(),
  language: z.string().nullable(),
  languages: z.array(z.string()),
  industry: Industry,
  industryConfidence: Confidence,
  alsoFair: Industry.nullable(),
  siteType: SiteType.nullable(),
  siteTypeConfidence: Confidence,
  sizeBand: SizeBand,
  sizeBandReason: z.string(),
  evidence: z.array(Sign),
});
export type ProfileSummary = z.infer<typeof ProfileSummary>;

export const TopFix = z.object({
  checkId: z.string(),
  title: z.string(),
  fix: z.string(),
  effort: Effort,
  readinessGain: z.number().describe("Points of the readiness score gained if this check passed"),
  aeoGain: z.number(),
  gainsAssume: z
    .string()
    .optional()
    .describe("What the points take for granted, for example that a cap on the score was lifted first"),
  firstBecause: z
    .string()
    .optional()
    .describe("Why it stands before fixes that gain more, for example that the next level takes it"),
  countedWith: z.string().optional().describe("Title of the fix that makes it as well and whose gain holds its own"),
  pages: z.array(z.string()),
  pagesInAll: z.number().int().optional().describe("How many pages it concerns, where more than `pages` lists"),
  draft: Draft.optional().describe("What to paste, where it can be told honestly"),
});
export type TopFix = z.infer<typeof TopFix>;

/** Scores by the same scorer with the named fixes made and all else as it is. */
export const ProjectedScores = z
  .object({
    fixes: z
      .number()
      .int()
      .describe("How many of topFixes, from the first on; what one makes as well (countedWith) is not counted again"),
    readinessScore: score,
    aeoScore: score,
    level: LevelInfo.pick({ value: true, name: true }),
    missing: z.string().optional().describe("What the next level asks for and these fixes alone do not promise"),
  })
  .meta({ id: "ProjectedScores" });
export type ProjectedScores = z.infer<typeof ProjectedScores>;

export const PageSummary = z.object({
  url: z.string(),
  kind: z.string(),
  title: z.string(),
  status: z.number().int(),
  words: z.number().int(),
});

export const CloudflareView = z.object({
  score: score.nullable(),
  level: z.number().int(),
  levelName: z.string(),
  nextLevel: z.string().nullable(),
  note: z.string(),
});

export const CheckCounts = z.object({
  total: z.number().int(),
  byStatus: z.record(CheckStatus, z.number().int()),
  byCategory: z.record(z.string(), z.record(z.string(), z.number().int())),
});

/** Median scores of the public scans of the same industry, as they stood when the scan was finished. */
export const IndustryMedian = z
  .object({ industry: Industry, readiness: score, aeo: score, scans: z.number().int() })
  .meta({ id: "IndustryMedian" });
export type IndustryMedian = z.infer<typeof IndustryMedian>;

export const ScanResults = z
  .object({
    scanId: z.uuid(),
    domain: z.string(),
    readinessScore: score,
    aeoScore: score,
    readinessBreakdown: z.array(ScoreBreakdown),
    aeoBreakdown: z.array(ScoreBreakdown),
    executiveSummary: z.string(),
    keyFindings: z.array(z.string()),
    totalTimeSavingsPotential: z.string().optional(),
    workflows: z.array(Workflow),
    opportunities: z.array(Opportunity),
    // Additions
    scanType: ScanType,
    startUrl: z.string(),
    scannedAt: z.number().int().describe("Unix timestamp, seconds, at which the site was read"),
    scorecardVersion: z.string(),
    profile: ProfileSummary,
    level: LevelInfo,
    readiness: ScoreDetail,
    aeo: ScoreDetail,
    findings: z.array(Finding),
    topFixes: z.array(TopFix),
    checkCounts: CheckCounts,
    technologies: z.array(Technology),
    channels: z.array(Channel),
    pages: z.array(PageSummary),
    coverage: z.object({
      pagesRead: z.number().int(),
      pagesKnown: z.number().int(),
      requests: z.number().int(),
      sentence: z.string().describe("What was read and what was not, in words"),
    }),
    incompleteAgents: z.array(z.object({ agent: AgentId, reason: z.string() })),
    hoursTotal: HoursTotal.nullable(),
    cloudflareView: CloudflareView,
    previous: PreviousScan.nullable().describe(
      "The last public scan of the same address, type and scorecard; null without one",
    ),
    previousScorecard: PreviousScan.nullable()
      .optional()
      .describe("The last public scan of the same address and type where another scorecard judged it: not comparable"),
    projected: z
      .object({
        first: ProjectedScores.describe("The first five of topFixes made"),
        all: ProjectedScores.describe("All of topFixes made"),
        leftOut: z
          .array(z.string())
          .default([])
          .describe(
            "Titles of checks that apply only once these fixes are made, and that nothing was found to judge for",
          ),
        halfHeld: z
          .array(z.string())
          .optional()
          .describe("Titles of checks that apply only then and for which something is missing: counted as half held"),
      })
      .nullable()
      .default(null)
      .describe(
        "Where the scores would stand, by the same scorer; null when nothing costs points, or too little text was read to tell",
      ),
    industryMedian: IndustryMedian.nullable()
      .default(null)
      .describe("Null while too few scans of the industry are known"),
  })
  .meta({ id: "ScanResults" });
export type ScanResults = z.infer<typeof ScanResults>;

/** Results as lists carry them: the contract's fields, without our additions and without totalTimeSavingsPotential. */
export const ResultsSummary = ScanResults.pick({
  scanId: true,
  domain: true,
  readinessScore: true,
  aeoScore: true,
  readinessBreakdown: true,
  aeoBreakdown: true,
  executiveSummary: true,
  keyFindings: true,
})
  .extend({
    workflows: z.array(
      Workflow.pick({
        name: true,
        description: true,
        steps: true,
        isDeterministic: true,
        automationPotential: true,
        currentState: true,
      }),
    ),
    opportunities: z.array(
      Opportunity.pick({
        id: true,
        title: true,
        description: true,
        currentState: true,
        potentialState: true,
        impact: true,
        effort: true,
        category: true,
        estimatedTimeSavingsHours: true,
        estimatedTimeSavingsRange: true,
        automationApproach: true,
        priority: true,
        recommendedTools: true,
      }),
    ),
  })
  .meta({ id: "ResultsSummary" });
export type ResultsSummary = z.infer<typeof ResultsSummary>;

/** The `scan` member of a results answer. */
export const ScanRef = z
  .object({
    id: z.uuid(),
    domain: z.string(),
    status: ScanStatus,
    createdAt: z.number().int().optional(),
    completedAt: z.number().int().nullable().optional(),
  })
  .meta({ id: "ScanRef" });
