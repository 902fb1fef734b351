// The report in a page of Markdown: scores, findings and opportunities of the results object.
import { PRODUCT } from "../model/product.ts";
import type { ScanResults } from "../model/results.ts";

const FINDINGS = 10;
const OPPORTUNITIES = 5;

/** `reportUrl` is where the whole report stands as JSON. Text of the scanned site stays on its line, never markup. */
export function reportSummary(results: ScanResults, reportUrl: string): string {
  const { domain, readinessScore, aeoScore, scannedAt, scanType } = results;
  const lines = [
    `# ${PRODUCT.name} report: ${plain(results.profile.businessName ?? domain)}`,
    "",
    `${plain(results.startUrl)}, read ${new Date(scannedAt * 1000).toISOString().slice(0, 10)} (${scanType} scan).`,
    "",
    `- AI readiness: **${readinessScore}** of 100 (${rangeOf(results.readiness)})`,
    `- Answer engines (AEO): **${aeoScore}** of 100 (${rangeOf(results.aeo)})`,
    `- Level ${results.level.value}: ${plain(results.level.name)}`,
    "",
    plain(results.executiveSummary),
    ...section(
      "Findings",
      results.findings.slice(0, FINDINGS).map(({ headline, fix }) => `${plain(headline)} Fix: ${plain(fix)}`),
    ),
    ...section(
      "What could be automated",
      results.opportunities
        .slice(0, OPPORTUNITIES)
        .map(({ title, description, estimatedTimeSavingsRange }) =>
          plain(`${title}: ${description}${estimatedTimeSavingsRange ? ` (${estimatedTimeSavingsRange})` : ""}`),
        ),
    ),
    "",
    plain(results.coverage.sentence),
    "",
    `The whole report as JSON: ${reportUrl}`,
  ];
  return `${lines.join("\n")}\n`;
}

const rangeOf = ({ range, confidence }: ScanResults["readiness"]): string =>
  `between ${range[0]} and ${range[1]}, confidence ${confidence}`;

const section = (heading: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : ["", `## ${heading}`, "", ...items.map((item, at) => `${at + 1}. ${item}`)];

/** One line without characters that Markdown takes for links, images, code, emphasis or HTML. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/[\\`*_[\]<>]/g, "\\$&")
    .trim();
