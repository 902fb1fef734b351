// The report on a terminal: who, the two scores, what it means, findings, workflows, opportunities, fixes.
// Pure; every text goes through the layout, which leaves no line break of a scanned page in it.
import type { ScanResults } from "../../src/model/results.ts";
import { countOf } from "../../src/model/words.ts";
import { renderChange } from "./render-change.ts";
import { renderScores } from "./render-scores.ts";
import { renderOpportunities, renderWorkflows } from "./render-work.ts";
import { layOut, type Layout } from "./report-layout.ts";
import type { Style, Terminal } from "./terminal.ts";
import { cut, withoutCommands } from "./text-layout.ts";

const FINDINGS = 6;
const FIXES = 5;
const SEVERITY_STYLE: Record<ScanResults["findings"][number]["severity"], Style> = {
  high: "red",
  medium: "yellow",
  low: "dim",
};

export interface ReportFrame {
  /** Where the whole report is. */
  file: string;
  /** Heading of what moved since an earlier scan. */
  since: string;
  terminal: Terminal;
}

export function renderReport(results: ScanResults, { file, since, terminal }: ReportFrame): string {
  const layout = layOut(terminal);
  const sections = [
    head(results, layout),
    renderScores(results, layout),
    renderChange(results, since, layout),
    meaning(results, layout),
    findings(results, layout),
    renderWorkflows(results, layout),
    renderOpportunities(results, layout),
    fixes(results, layout),
    foot(results, file, layout),
  ];
  return withoutCommands(`${sections.filter((section) => section !== "").join("\n\n")}\n`);
}

function head({ profile, domain, startUrl, scanType, coverage }: ScanResults, layout: Layout): string {
  const facts = [
    profile.industry === "other" && profile.industryConfidence === "low"
      ? "industry could not be told"
      : `${profile.industry} (${profile.industryConfidence} confidence)`,
    profile.siteType ?? "kind of site could not be told",
    profile.language ?? "language unknown",
  ];
  const read = `${startUrl} · ${scanType} scan · ${countOf(coverage.pagesRead, "page")} read, ${countOf(coverage.requests, "request")}`;
  return [
    layout.title(profile.businessName ?? domain),
    layout.paint("dim", layout.prose(read)),
    layout.prose(facts.join(" · ")),
  ].join("\n");
}

const meaning = ({ executiveSummary }: ScanResults, layout: Layout): string =>
  layout.section(
    "What this means",
    executiveSummary
      .split("\n\n")
      .map((paragraph) => layout.prose(paragraph))
      .join("\n\n"),
  );

function findings({ findings: list }: ScanResults, layout: Layout): string {
  if (list.length === 0) return layout.section("Findings", "Nothing that costs points was found.");
  const items = list.slice(0, FINDINGS).map((finding, i) => {
    const [seen] = finding.evidence;
    return [
      layout.tagged(`${i + 1}.`, finding.headline, {
        text: finding.severity,
        style: SEVERITY_STYLE[finding.severity],
      }),
      layout.prose(finding.situation, 3),
      ...(seen === undefined
        ? []
        : [`   ${layout.paint("cyan", cut(`${seen.url}: ${seen.received}`, layout.columns - 3))}`]),
      layout.prose(`Fix: ${finding.fix}`, 3),
    ].join("\n");
  });
  const rest = list.length - items.length;
  return layout.section("Findings", items.join("\n"), rest > 0 ? `And ${rest} more in the whole report.` : "");
}

function fixes({ topFixes, projected }: ScanResults, layout: Layout): string {
  if (topFixes.length === 0) return "";
  const items = topFixes
    .slice(0, FIXES)
    .map(({ title, fix, readinessGain, aeoGain, draft }) =>
      [
        layout.tagged("•", title, { text: gains({ readiness: readinessGain, AEO: aeoGain }), style: "green" }),
        layout.prose(fix, 2),
        ...(draft === undefined
          ? []
          : [layout.paint("dim", layout.prose(`The whole report holds a draft to paste, for ${draft.target}`, 2))]),
      ].join("\n"),
    );
  return layout.section("What to fix first", items.join("\n"), standing(projected, layout));
}

const gains = (points: Record<string, number>): string =>
  Object.entries(points)
    .filter(([, gain]) => gain > 0)
    .map(([score, gain]) => `${score} +${gain}`)
    .join(", ");

function standing(projected: ScanResults["projected"], layout: Layout): string {
  if (!projected) return "";
  const { first, all } = projected;
  const made = first.fixes === 1 ? "this fix" : `the first ${first.fixes} fixes`;
  const rest = all.fixes > first.fixes ? ` With all ${all.fixes}: ${all.readinessScore} and ${all.aeoScore}.` : "";
  return layout.prose(`With ${made} made: readiness ${first.readinessScore}, AEO ${first.aeoScore}.${rest}`);
}

const foot = ({ coverage, incompleteAgents, scanId }: ScanResults, file: string, layout: Layout): string =>
  [
    layout.prose(coverage.sentence),
    ...incompleteAgents.map(({ agent, reason }) =>
      layout.paint("yellow", layout.prose(`Agent ${agent} did not finish: ${reason}`)),
    ),
    layout.paint("dim", `Compare a later scan: --compare ${scanId}`),
    // Not wrapped: it is there to be copied.
    `The whole report as JSON: ${file}`,
  ].join("\n");
