// What a check says about a site: its status with the evidence it rests on.
import { z } from "zod";
import { Draft } from "./draft.ts";
import { AgentId } from "./scan.ts";

export const CHECK_STATUSES = ["pass", "warn", "fail", "na", "unable", "info"] as const;
export const CheckStatus = z.enum(CHECK_STATUSES);
export type CheckStatus = z.infer<typeof CheckStatus>;

export const READINESS_CATEGORIES = [
  "Access and crawl",
  "Machine-readable content",
  "Structured data and entity",
  "Operability",
  "Interfaces and identity",
  "Trust and safety",
  "Performance",
  "Commerce",
] as const;
export type ReadinessCategory = (typeof READINESS_CATEGORIES)[number];

export const AEO_CATEGORIES = [
  "Answer-engine access",
  "Extractability",
  "Evidence in the text",
  "Key facts and pricing",
  "Freshness",
  "Entity and reviews",
] as const;
export type AeoCategory = (typeof AEO_CATEGORIES)[number];

/** Categories of rows that are reported and never scored by nature. */
export const FACT_CATEGORIES = ["Sampling", "Technology", "Channels", "Workflow signals"] as const;

export const CHECK_CATEGORIES = [...READINESS_CATEGORIES, ...AEO_CATEGORIES, ...FACT_CATEGORIES] as const;
export const CheckCategory = z.enum(CHECK_CATEGORIES);
export type CheckCategory = z.infer<typeof CheckCategory>;

export const SCORES = ["readiness", "aeo"] as const;
export type Score = (typeof SCORES)[number];

/** A: documented consumer or ratified standard; B: draft with adoption; C: convention; D: no known consumer. */
export const EvidenceGrade = z.enum(["A", "B", "C", "D"]);
export type EvidenceGrade = z.infer<typeof EvidenceGrade>;

/** Size of a fix: S minutes to an hour, M about a day, L more. */
export const Effort = z.enum(["S", "M", "L"]);
export type Effort = z.infer<typeof Effort>;

/** One observation: where, what was received (at most 300 characters), what it means. */
export const EvidenceItem = z
  .object({
    url: z.string().describe("Address the observation was made at"),
    received: z.string().max(300).describe("What was received, verbatim and shortened"),
    meaning: z.string().describe("What that means, in a sentence"),
    about: z
      .array(z.string())
      .optional()
      .describe("What it is about, by name: the fact that is told or differs, whose agent it is, the year"),
    lacks: z.array(z.string()).optional().describe("What is left out there, by name"),
  })
  .meta({ id: "EvidenceItem" });
export type EvidenceItem = z.infer<typeof EvidenceItem>;

/** A check's answer for one site, as stored by its agent and given by the checks endpoint. */
export const Outcome = z
  .object({
    id: z.string(),
    title: z.string(),
    status: CheckStatus,
    category: CheckCategory,
    aeoCategory: z
      .enum(AEO_CATEGORIES)
      .optional()
      .describe("Category in the AEO score, for checks that count in both under different ones"),
    agent: AgentId,
    weight: z.number().describe("Severity times evidence grade; 0 when the row is never scored"),
    /** Share of the weight earned, 0..1; null unless the status is pass, warn or fail. */
    score: z.number().min(0).max(1).nullable(),
    situation: z.string().describe("What is so on this site, in one sentence"),
    evidence: z.array(EvidenceItem),
    pagesInAll: z
      .number()
      .int()
      .optional()
      .describe("How many pages it concerns, where the evidence shows fewer; 0 where it is a matter of the whole site"),
    why: z.string(),
    fix: z.string(),
    effort: Effort,
    reference: z.string(),
    draft: Draft.optional().describe("What to paste, where it can be told honestly"),
  })
  .meta({ id: "CheckOutcome" });
export type Outcome = z.infer<typeof Outcome>;

/** It passes, passes in part or fails; what does not apply, could not be observed or is only told is not judged. */
export const isJudged = ({ status }: Pick<Outcome, "status">): boolean =>
  status === "pass" || status === "warn" || status === "fail";
