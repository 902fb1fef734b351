// The report on a terminal: who, the two scores, what it means, findings, workflows, opportunities.
import Table from "cli-table3";
import pc from "picocolors";
import type { ScanResults, ScoreBreakdown } from "../../src/model/results.ts";
import { countOf } from "../../src/model/words.ts";

const BAR_COLUMNS = 24;
const TEXT_COLUMNS = 96;
const LEAST_COLUMNS = 60;
const FINDINGS = 6;
const FIXES = 5;
const SHOWN_FROM_HOURS = 0.5;

export function printReport(results: ScanResults, { file, width }: { file: string; width: number }): void {
  const columns = Math.max(LEAST_COLUMNS, Math.min(width, TEXT_COLUMNS));
  const sections = [
    head(results),
    scores(results),
    change(results, columns),
    meaning(results, columns),
    findings(results, columns),
    workflows(results, columns),
    opportunities(results, columns),
    fixes(results, columns),
    foot(results, file, columns),
  ];
  process.stdout.write(`${sections.filter((section) => section !== "").join("\n\n")}\n`);
}

function head({ profile, domain, startUrl, scanType, coverage }: ScanResults): string {
  const facts = [
    profile.industry === "other" && profile.industryConfidence === "low"
      ? "industry could not be told"
      : `${profile.industry} (${profile.industryConfidence} confidence)`,
    profile.siteType ?? "kind of site could not be told",
    profile.language ?? "language unknown",
  ];
  return [
    pc.bold(profile.businessName ?? domain),
    pc.dim(
      `${startUrl}  ·  ${scanType} scan  ·  ${countOf(coverage.pagesRead, "page")} read, ${countOf(coverage.requests, "request")}`,
    ),
    facts.join("  ·  "),
  ].join("\n");
}

function scores(results: ScanResults): string {
  const { level } = results;
  const next =
    level.next === null
      ? ""
      : `; level ${level.next.value} (${level.next.name}) needs: ${level.next.missing.map(({ title }) => title).join("; ")}`;
  return [
    scoreBlock("AI readiness", results.readinessScore, results.readiness, results.readinessBreakdown),
    scoreBlock("AEO", results.aeoScore, results.aeo, results.aeoBreakdown),
    `${pc.bold(`Level ${level.value} of 5: ${level.name}`)}${next}${level.note === null ? "" : `\n${pc.dim(level.note)}`}`,
  ].join("\n\n");
}

function scoreBlock(
  title: string,
  value: number,
  detail: ScanResults["readiness"],
  breakdown: ScoreBreakdown[],
): string {
  const [low, high] = detail.range;
  const cap = detail.cap === null ? "" : `\n${pc.yellow(`Held at ${detail.cap.limit}: ${detail.cap.reason}`)}`;
  const rows = breakdown.map(
    ({ category, score, explanation }) =>
      `  ${category.padEnd(28)} ${bar(score)} ${String(Math.round(score)).padStart(3)}  ${pc.dim(cut(explanation, 90))}`,
  );
  return [
    `${pc.bold(title.padEnd(30))} ${bar(value)} ${pc.bold(String(value).padStart(3))}  range ${low} to ${high}, ${detail.confidence} confidence${cap}`,
    ...rows,
  ].join("\n");
}

function bar(score: number): string {
  const filled = Math.round((score / 100) * BAR_COLUMNS);
  const paint = score >= 70 ? pc.green : score >= 40 ? pc.yellow : pc.red;
  return paint("█".repeat(filled)) + pc.dim("░".repeat(BAR_COLUMNS - filled));
}

const meaning = ({ executiveSummary }: ScanResults, columns: number): string =>
  `${title("What this means")}\n${executiveSummary
    .split("\n\n")
    .map((paragraph) => wrap(paragraph, columns))
    .join("\n\n")}`;

function findings({ findings: list }: ScanResults, columns: number): string {
  if (list.length === 0) return `${title("Findings")}\nNothing that costs points was found.`;
  const lines = list.slice(0, FINDINGS).map((finding, i) => {
    const [seen] = finding.evidence;
    const proof = seen === undefined ? "" : `\n   ${pc.cyan(cut(`${seen.url}  ${seen.received}`, columns - 3))}`;
    return `${i + 1}. ${pc.bold(finding.headline)} [${finding.severity}]\n${wrap(finding.situation, columns - 3, "   ")}${proof}\n${wrap(`Fix: ${finding.fix}`, columns - 3, "   ")}`;
  });
  return `${title("Findings")}\n${lines.join("\n")}`;
}

function workflows({ workflows: list }: ScanResults, columns: number): string {
  if (list.length === 0) return "";
  const lines = list.map((workflow) => {
    const steps = (workflow.steps ?? []).map((step) => (step.isManual ? pc.yellow(step.name) : step.name)).join(" → ");
    const state = workflow.currentState === undefined ? "" : `\n${wrap(workflow.currentState, columns - 2, "  ")}`;
    return `• ${pc.bold(workflow.name)} [${workflow.automationPotential} potential]\n${wrap(steps, columns - 2, "  ")}${state}`;
  });
  return `${title("How the business works today")}\n${lines.join("\n")}`;
}

function opportunities({ opportunities: list, hoursTotal }: ScanResults, columns: number): string {
  if (list.length === 0) return "";
  const fixed = 6 + 10 + 10 + 22;
  const table = new Table({
    head: ["#", "Opportunity", "Impact", "Effort", "Hours a month"],
    colWidths: [4, Math.max(24, columns - fixed), 9, 9, 24],
    wordWrap: true,
    style: { head: [], border: [] },
  });
  for (const item of list) table.push([item.priority ?? "", item.title, item.impact, item.effort, hoursOf(item)]);
  const total = hoursTotal === null ? "" : `\n${wrap(hoursTotal.note, columns)}`;
  return `${title("What to automate")}\n${table.toString()}${total}`;
}

function change({ previous, previousScorecard }: ScanResults, columns: number): string {
  const sentence = (previous ?? previousScorecard)?.sentence;
  return sentence === undefined ? "" : `${title("Since the last scan")}\n${wrap(sentence, columns)}`;
}

function fixes({ topFixes, projected }: ScanResults, columns: number): string {
  if (topFixes.length === 0) return "";
  const lines = topFixes
    .slice(0, FIXES)
    .map(
      ({ title: name, fix, readinessGain, aeoGain, draft }) =>
        `• ${pc.bold(name)} (readiness +${readinessGain}, AEO +${aeoGain})\n${wrap(fix, columns - 2, "  ")}${draft === undefined ? "" : `\n  ${pc.dim(`The JSON holds a draft to paste, for ${draft.target}`)}`}`,
    );
  const { first, all } = projected ?? {};
  const standing =
    first === undefined || all === undefined
      ? ""
      : `\nWith ${first.fixes === 1 ? "this fix" : `the first ${first.fixes} fixes`} made: readiness ${first.readinessScore}, AEO ${first.aeoScore}.${all.fixes > first.fixes ? ` With all ${all.fixes}: ${all.readinessScore} and ${all.aeoScore}.` : ""}`;
  return `${title("Fixes that gain most")}\n${lines.join("\n")}${standing}`;
}

const foot = ({ coverage, incompleteAgents }: ScanResults, file: string, columns: number): string =>
  [
    wrap(coverage.sentence, columns),
    ...incompleteAgents.map(({ agent, reason }) => pc.yellow(`Agent ${agent} did not finish: ${reason}`)),
    `The whole report as JSON: ${file}`,
  ].join("\n");

/** Base and range; what rests on another row's measurement is counted there. */
function hoursOf({ hours }: ScanResults["opportunities"][number]): string {
  if (hours === null || hours === undefined) return "-";
  const { low, base, high, eventsPerMonth, unit } = hours;
  const text = base < SHOWN_FROM_HOURS ? "under half an hour" : `${short(base)} h (${short(low)} to ${short(high)})`;
  return `${text}, at ${short(eventsPerMonth.base)} ${unit}`;
}

const short = (value: number): string => (value >= 5 ? String(Math.round(value)) : String(Math.round(value * 10) / 10));
const title = (text: string): string => pc.bold(pc.underline(text));
const cut = (text: string, columns: number): string =>
  text.length > columns ? `${text.slice(0, columns - 1)}…` : text;

function wrap(text: string, columns: number, indent = ""): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    if (line !== "" && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].map((entry) => indent + entry).join("\n");
}
