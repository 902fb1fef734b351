// The report of a finished scan as one page, in the order of ideas that every report has.
import type { Outcome } from "../../model/outcome.ts";
import type { ShownPhase } from "../../model/playbook.ts";
import type { ScanResults } from "../../model/results.ts";
import { WEBMCP_SCRIPT } from "../blocks.ts";
import { type Markup, markup } from "../markup.ts";
import { levelPicture } from "../open-graph.ts";
import { pageShell } from "../page-shell.ts";
import { meaning, points } from "./breakdown.ts";
import { linksTo } from "./check-links.ts";
import { allChecks, passFilter } from "./checks.ts";
import { doubts } from "./doubts.ts";
import { downloads } from "./downloads.ts";
import { findings } from "./findings.ts";
import { found } from "./found.ts";
import { hoursSaved } from "./hours.ts";
import { ninetyDays } from "./ninety-days.ts";
import { opportunities } from "./opportunities.ts";
import { howItWasRead, nameOf, reportHead } from "./origin.ts";
import type { ReportQuery } from "./report-query.ts";
import { scoreCards } from "./scores.ts";
import { sinceLastScan } from "./since.ts";
import { type HoursAnswer, withHours } from "./stated-volumes.ts";
import { workflows } from "./workflows.ts";
import { WORDS } from "../words/index.ts";

export interface ReportView {
  origin: string;
  results: ScanResults;
  checks: readonly Outcome[];
  phases: readonly ShownPhase[];
  query: ReportQuery;
  /** The hours with the volumes that the query states; null without any. */
  hours: HoursAnswer | null;
  mayReadPlaybook: boolean;
  /** False for scans that no list may name. */
  isListed: boolean;
}

export const reportPath = (scanId: string): `/${string}` => `/report/${scanId}`;

export function reportPage(view: ReportView): string {
  const { origin, results, isListed } = view;
  const { scanId, domain, readinessScore, aeoScore } = results;
  const path = reportPath(scanId);
  return pageShell({
    origin,
    title: WORDS.report.title(nameOf(results)),
    description: WORDS.report.description(domain, { readiness: readinessScore, aeo: aeoScore }),
    path,
    layout: "report",
    picture: levelPicture(results.level.value),
    head: markup`
<link rel="canonical" href="${origin}${path}">
<link rel="alternate" type="text/markdown" href="${path}.md">${!isListed && markup`\n<meta name="robots" content="noindex">`}`,
    scripts: ["/scripts/copy.js", "/scripts/hours.js", "/scripts/sort.js", "/scripts/reveal.js", WEBMCP_SCRIPT],
    main: markup`${sections(view)}`,
  });
}

function sections({ origin, results, checks, phases, query, hours, mayReadPlaybook }: ReportView): (Markup | null)[] {
  const shown = passFilter(checks, query.filter);
  const links = linksTo(reportPath(results.scanId), checks, shown);
  const now = hours === null ? results : withHours(results, hours);
  return [
    reportHead(results, origin),
    scoreCards(results),
    doubts(results, checks, links),
    meaning(results, links),
    sinceLastScan(results, links),
    points(results, links),
    findings(results, links),
    workflows(results),
    opportunities(now, query, links),
    hoursSaved({ assumed: results, now, query }),
    ninetyDays(phases, results.scanId, links),
    found(results),
    allChecks({ startUrl: results.startUrl, all: checks, shown, query, links }),
    howItWasRead(results),
    downloads(results, query, mayReadPlaybook),
  ];
}
