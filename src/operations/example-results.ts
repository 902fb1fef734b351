// A complete scan as the API description and the documents show it: invented, short, and of the schema.
import type { z } from "zod";
import { DRAFT_NOTICE, type Draft } from "../model/draft.ts";
import type { Outcome } from "../model/outcome.ts";
import type { ScanResults } from "../model/results.ts";

export const EXAMPLE_SCAN_ID = "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11";
const HOME = "https://example.com/";

const EVIDENCE = {
  url: HOME,
  received: "Please call us to book an appointment",
  meaning: "Appointments are made by phone.",
};

const EXAMPLE_DRAFT: Draft = {
  kind: "markdown",
  title: "A guide for language models",
  target: `${HOME}llms.txt`,
  content: `# Example Dental\n\n> A dental practice for families.\n\n## What we offer\n\n- [Fees](${HOME}fees): Fees of the usual treatments.`,
  notes: ["Serve it as plain text or Markdown with status 200."],
  notice: DRAFT_NOTICE,
};

export const EXAMPLE_CHECK: z.input<typeof Outcome> = {
  id: "llms-txt-valid",
  title: "llms.txt is well formed",
  status: "fail",
  category: "Machine-readable content",
  agent: "essentials",
  weight: 2,
  score: 0,
  situation: "The file has no heading.",
  evidence: [{ url: `${HOME}llms.txt`, received: "Welcome to our site", meaning: "The first line is not a heading." }],
  why: "Agents that read the file look for its heading first.",
  fix: "Begin the file with a line such as: # Example Dental.",
  effort: "S",
  reference: "https://llmstxt.org/",
  draft: EXAMPLE_DRAFT,
};

const figure = {
  low: 120,
  base: 200,
  high: 300,
  grade: "assumption" as const,
  sources: ["bookings of small practices"],
};
export const EXAMPLE_HOURS = {
  low: 4,
  base: 9,
  high: 15,
  method: "formula" as const,
  formula: "200 appointments x 6 min x 0.6 x 0.75 / 60 = 9 h",
  unit: "appointments",
  eventsPerMonth: figure,
  minutesPerEvent: { ...figure, low: 4, base: 6, high: 8 },
  factors: [{ name: "share booked online", low: 0.4, base: 0.6, high: 0.8, source: "assumption" }],
  adjustments: [],
  task: "Schedule appointments",
  citations: [],
  confidence: "low" as const,
};

const detail = {
  confidence: "medium" as const,
  coverage: 0.92,
  range: [58, 71] as [number, number],
  applicableChecks: 74,
  cap: null,
};

export const EXAMPLE_RESULTS: z.input<typeof ScanResults> = {
  scanId: EXAMPLE_SCAN_ID,
  domain: "example.com",
  readinessScore: 64,
  aeoScore: 57,
  readinessBreakdown: [
    {
      category: "Access and crawl",
      score: 82,
      explanation: "The start page answers without scripts; the sitemap names no dates.",
    },
  ],
  aeoBreakdown: [
    {
      category: "Key facts and pricing",
      score: 41,
      explanation: "Fees are not on any page that was read; opening hours are.",
    },
  ],
  executiveSummary:
    "Example Dental can be found and read by answer engines. Appointments and fees can be had by phone alone.",
  keyFindings: ["Patients who ask an assistant for fees get no answer (example.com/fees)."],
  totalTimeSavingsPotential: "4 to 15 hours a month",
  workflows: [
    {
      name: "Appointment booking",
      description: "Patients call the practice to agree on a time.",
      steps: [{ name: "Take the call", description: "A person answers and looks for a free time.", isManual: true }],
      isDeterministic: true,
      automationPotential: "high",
      currentState: "By phone, on working days.",
      id: "wf-appointment",
      confidence: "high",
      evidence: [{ url: HOME, region: "body", quote: EVIDENCE.received }],
    },
  ],
  opportunities: [
    {
      id: "op-online-booking",
      title: "Let patients book online",
      description: "A booking page with the practice's free times replaces most calls.",
      currentState: "Every appointment is a call.",
      potentialState: "Patients choose a time themselves; the practice confirms exceptions.",
      impact: "high",
      effort: "medium",
      category: "workflow",
      estimatedTimeSavingsHours: EXAMPLE_HOURS.base,
      estimatedTimeSavingsRange: "4 to 15 hours a month",
      automationApproach: ["Connect the calendar to a booking page"],
      priority: 1,
      recommendedTools: ["a booking calendar"],
      workflowId: "wf-appointment",
      hours: EXAMPLE_HOURS,
    },
  ],
  scanType: "basic",
  startUrl: HOME,
  scannedAt: 1_795_166_420,
  scorecardVersion: "1.0",
  profile: {
    businessName: "Example Dental",
    businessNameConfidence: "high",
    description: "A dental practice for families.",
    language: "en",
    languages: ["en"],
    industry: "healthcare",
    industryConfidence: "high",
    alsoFair: null,
    siteType: "local-business",
    siteTypeConfidence: "high",
    sizeBand: "small",
    sizeBandReason: "Nine people are named.",
    evidence: [{ url: HOME, region: "title", quote: "Example Dental | Family dentist" }],
  },
  level: { value: 2, name: "Readable", observable: 4, next: null, note: null },
  readiness: detail,
  aeo: { ...detail, range: [50, 66] },
  findings: [
    {
      id: "find-fees",
      headline: "Patients who ask an assistant for fees get no answer",
      situation: "No page that was read names a fee.",
      evidence: [EVIDENCE],
      fix: "Publish a table of the usual treatments with their fees.",
      effort: "S",
      severity: "high",
      checkIds: ["pricing-answerable"],
    },
  ],
  topFixes: [
    {
      checkId: "llms-txt-valid",
      title: EXAMPLE_CHECK.title,
      fix: EXAMPLE_CHECK.fix,
      effort: "S",
      readinessGain: 1.5,
      aeoGain: 0,
      pages: [`${HOME}llms.txt`],
      draft: EXAMPLE_DRAFT,
    },
  ],
  checkCounts: {
    total: 74,
    byStatus: { pass: 48, warn: 6, fail: 14, na: 4, unable: 2, info: 0 },
    byCategory: { "Access and crawl": { pass: 12, fail: 2 } },
  },
  technologies: [
    {
      id: "wordpress",
      name: "WordPress",
      category: "cms",
      confidence: "high",
      evidence: "generator WordPress",
      url: HOME,
      feeds: [],
    },
  ],
  channels: [{ type: "phone", pages: [HOME], evidence: "+1 207 ••• 10", confidence: "high" }],
  pages: [{ url: HOME, kind: "home", title: "Example Dental | Family dentist", status: 200, words: 412 }],
  coverage: { pagesRead: 10, pagesKnown: 14, requests: 38, sentence: "10 of 14 known pages were read." },
  incompleteAgents: [],
  hoursTotal: {
    low: 4,
    base: 9,
    high: 15,
    confidence: "low",
    note: "Volumes are assumed.",
    staffHours: 480,
    band: "small",
  },
  cloudflareView: { score: null, level: 1, levelName: "Basic", nextLevel: null, note: "Not computed for this site." },
  previous: {
    scanId: "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c0f",
    scannedAt: 1_794_561_620,
    readinessScore: 62,
    aeoScore: 57,
    changedChecks: [
      { id: "hsts", title: "Browsers are told to stay on the secure address", before: "fail", after: "pass" },
    ],
    scorecard: { before: "1.0", after: "1.0", isComparable: true },
    sentence:
      "Readiness rose from 62 to 64: “Browsers are told to stay on the secure address” now passes (+1.6). AEO stayed at 57.",
    change: {
      readiness: 2,
      aeo: 0,
      moved: [
        {
          id: "hsts",
          title: "Browsers are told to stay on the secure address",
          before: "fail",
          after: "pass",
          readinessPoints: 1.6,
          aeoPoints: 0,
        },
      ],
      newlyObserved: [],
      noLongerObserved: [],
      remainder: { readiness: 0.4, aeo: 0 },
      categories: [{ score: "readiness", category: "Trust and safety", before: 40, after: 60 }],
    },
  },
  projected: {
    first: { fixes: 1, readinessScore: 66, aeoScore: 57, level: { value: 2, name: "Readable" } },
    all: { fixes: 1, readinessScore: 66, aeoScore: 57, level: { value: 2, name: "Readable" } },
    leftOut: [],
  },
  industryMedian: null,
};
