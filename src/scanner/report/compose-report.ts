// Agent results -> the report. A pure function: the same header and results give the same bytes.
import type { Outcome } from "../../model/outcome.ts";
import { SCORECARD_VERSION } from "../../model/scorecard-history.ts";
import type { ScanResults } from "../../model/results.ts";
import type { StoredReport } from "../../model/stored-report.ts";
import type { AgentId, ScanHeader } from "../../model/scan.ts";
import { printableUrl } from "../../model/target.ts";
import { cleanDeep, toPrintable } from "../../model/printable-text.ts";
import type { AgentResult } from "../agents/agent-result.ts";
import { toOutcome } from "../agents/run-scan-agent.ts";
import { CHECKS } from "../checks/all-checks.ts";
import { unable } from "../checks/define-check.ts";
import { viewAsCloudflare } from "./cloudflare-view.ts";
import { composePlaybook } from "./compose-playbook.ts";
import { composeSummary } from "./compose-summary.ts";
import { countChecks } from "./count-checks.ts";
import { describeCoverage } from "./describe-coverage.ts";
import { explainCategory } from "./explain-category.ts";
import { isLongAlone } from "../checks/structured-data/title-quality.ts";
import { byGain, gainsOf, isLosing, rankedFor } from "./gain-if-fixed.ts";
import { withinHost } from "./host-limits.ts";
import { blockersOf, judgeLevel } from "./levels.ts";
import { listFindings, toKeyFinding } from "./list-findings.ts";
import { listTopFixes } from "./list-top-fixes.ts";
import { planAutomation } from "./plan-automation.ts";
import { projectScores } from "./project-scores.ts";
import { scoreOutcomes, type ScoreResult } from "./score-outcomes.ts";
import { tellOfWork } from "./tell-of-work.ts";
import { summariseProfile } from "./summarise-profile.ts";

export interface ReportInput {
  header: ScanHeader;
  /** In any order; each agent at most once. */
  results: readonly AgentResult[];
  incomplete: readonly { agent: AgentId; reason: string }[];
}

/** null when the agents that finished left nothing to score. */
export function composeReport({ header, results, incomplete }: ReportInput): StoredReport | null {
  const [any] = results;
  if (any === undefined) return null;
  const { profile, channels, site } = any;
  const claimed = results.find((result) => result.workflows !== undefined)?.workflows ?? [];
  const rows = [
    ...results.flatMap((result) => result.outcomes),
    ...incomplete.flatMap(({ agent }) => unobserved(agent)),
  ].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const technologies = results.find((result) => result.technologies !== undefined)?.technologies ?? [];
  const outcomes = tellOfWork(withinHost(rows, site.finalUrl, technologies), claimed);
  const readiness = scoreOutcomes(outcomes, "readiness", site.pages.length);
  const aeo = scoreOutcomes(outcomes, "aeo", site.pages.length);
  if (readiness.value === null || aeo.value === null) return null;

  const profileSummary = summariseProfile(profile);
  const name = profileSummary.businessName ?? header.domain;
  const level = judgeLevel(outcomes, header.scanType, site.isLocalCopy);
  const unranked = gainsOf(outcomes);
  // Titles that are only long put off no real fault.
  const blocking = outcomes.filter((outcome) => isLosing(outcome) && !isLongAlone(outcome));
  const gains = rankedFor(unranked, blockersOf(level, blocking, byGain(unranked)), level);
  const findings = listFindings(outcomes, gains, { people: profile.people, name });
  const topFixes = listTopFixes(outcomes, gains);
  const plan = planAutomation({ header, claimed, profile, channels, technologies, outcomes });
  const scores = { readiness: readiness.value, aeo: aeo.value };
  const playbook = composePlaybook({
    scanId: header.scanId,
    domain: header.domain,
    profile,
    opportunities: plan.opportunities,
    workflows: claimed,
    outcomes,
    topFixes,
    scores,
  });
  const scan: ScanResults = {
    scanId: header.scanId,
    domain: header.domain,
    readinessScore: readiness.value,
    aeoScore: aeo.value,
    readinessBreakdown: breakdownOf(readiness),
    aeoBreakdown: breakdownOf(aeo),
    executiveSummary: composeSummary({
      name,
      people: profile.people,
      scanType: header.scanType,
      profile: profileSummary,
      site,
      channels,
      outcomes,
      findings,
      workflows: plan.workflows,
      opportunities: plan.opportunities,
      topFixes,
      hoursNote: plan.hoursTotal?.note ?? null,
      closedNotice: claimed[0]?.closedNotice ?? [],
      scores,
    }),
    keyFindings: findings.map(toKeyFinding),
    totalTimeSavingsPotential: plan.totalTimeSavingsPotential,
    workflows: plan.workflows,
    opportunities: plan.opportunities,
    scanType: header.scanType,
    startUrl: header.startUrl,
    scannedAt: Math.floor(site.observedAt / 1000),
    scorecardVersion: SCORECARD_VERSION,
    profile: profileSummary,
    level,
    readiness: readiness.detail,
    aeo: aeo.detail,
    findings,
    topFixes,
    checkCounts: countChecks(outcomes),
    technologies,
    channels,
    pages: site.pages.map((page) => ({
      ...page,
      url: printableUrl(page.url),
      title: toPrintable(page.title).slice(0, 200),
    })),
    coverage: {
      pagesRead: site.pages.length,
      pagesKnown: site.pagesKnown,
      requests: site.requestsUsed,
      sentence: describeCoverage(
        site,
        outcomes.filter(({ status }) => status === "unable").map(({ title }) => title),
      ),
    },
    incompleteAgents: [...incomplete],
    hoursTotal: plan.hoursTotal,
    cloudflareView: viewAsCloudflare(outcomes),
    previous: null,
    projected: projectScores(outcomes, topFixes, {
      pagesRead: site.pages.length,
      scanType: header.scanType,
      isLocalCopy: site.isLocalCopy,
    }),
    industryMedian: null,
  };
  return cleanDeep({ results: scan, checks: outcomes, playbook });
}

/** The checks of an agent that did not finish: planned, and not observed. */
function unobserved(agent: AgentId): Outcome[] {
  return CHECKS.filter((check) => check.agent === agent).map((check) =>
    toOutcome(check, unable("The agent that makes this check did not finish.")),
  );
}

const breakdownOf = ({ categories }: ScoreResult): ScanResults["readinessBreakdown"] =>
  categories.map((category) => ({
    category: category.category,
    score: Math.round(category.score),
    explanation: explainCategory(category),
  }));
