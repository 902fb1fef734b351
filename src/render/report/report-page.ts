// The report of a finished scan as one page, in the order of ideas that every report has.
import type { Outcome } from "../../model/outcome.ts";
import type { ScanResults } from "../../model/results.ts";
import { WEBMCP_SCRIPT } from "../blocks.ts";
import { type Markup, markup } from "../markup.ts";
import { levelPicture } from "../open-graph.ts";
import { pageShell } from "../page-shell.ts";
import { meaning, points } from "./breakdown.ts";
import { allChecks, type CheckFilter } from "./checks.ts";
import { findings } from "./findings.ts";
import { hoursSaved, ninetyDays, type Phase } from "./hours.ts";
import { opportunities } from "./opportunities.ts";
import { howItWasRead, nameOf, reportHead, sinceLastScan } from "./origin.ts";
import { scoreCards } from "./scores.ts";
import { workflows } from "./workflows.ts";

export interface ReportView {
  origin: string;
  results: ScanResults;
  checks: readonly Outcome[];
  phases: readonly Phase[];
  filter: CheckFilter;
  /** False for scans that no list may name. */
  isListed: boolean;
}

export const reportPath = (scanId: string): `/${string}` => `/report/${scanId}`;

export function reportPage({ origin, results, checks, phases, filter, isListed }: ReportView): string {
  const { scanId, domain, readinessScore, aeoScore } = results;
  const path = reportPath(scanId);
  const main: readonly (Markup | null)[] = [
    reportHead(results),
    scoreCards(results),
    meaning(results),
    points(results),
    findings(results),
    workflows(results),
    opportunities(results),
    hoursSaved(results),
    ninetyDays(phases),
    allChecks(results.startUrl, checks, filter),
    sinceLastScan(results),
    howItWasRead(results),
  ];
  return pageShell({
    origin,
    title: `How ready ${nameOf(results)} is for AI`,
    description: `What an assistant finds on ${domain}: readiness ${readinessScore} and AEO ${aeoScore} of 100, each with the evidence it rests on.`,
    path,
    layout: "report",
    picture: levelPicture(results.level.value),
    head: markup`
<link rel="canonical" href="${origin}${path}">
<link rel="alternate" type="text/markdown" href="${path}.md">${!isListed && markup`\n<meta name="robots" content="noindex">`}`,
    scripts: ["/scripts/copy.js", WEBMCP_SCRIPT],
    main: markup`${main}`,
  });
}
