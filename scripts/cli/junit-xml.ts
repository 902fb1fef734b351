// Every check as a JUnit test case, in the form that Jenkins' schema (junit-10.xsd) allows and that GitHub actions
// and GitLab read. Pure.
import type { Outcome } from "../../src/model/outcome.ts";
import type { ScanResults } from "../../src/model/results.ts";
import { PRODUCT } from "../../src/model/product.ts";
import { escapeHtml } from "../../src/render/escape-html.ts";

/** All but what XML 1.0 allows (section 2.2, Char); a lone surrogate is no character either. */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
/** GitLab takes this in a case's output for an order to attach a file; a page may not give it. */
const ATTACHMENT = /\[\[(?=ATTACHMENT\|)/gi;
const INDENT = "  ";

/** One suite for each category, a case for each check. */
export function junitXml(
  results: Pick<ScanResults, "startUrl" | "scannedAt" | "scanId" | "scorecardVersion">,
  checks: readonly Outcome[],
): string {
  const suites = Map.groupBy(checks, ({ category }) => category);
  const name = `${PRODUCT.name} ${results.startUrl}`;
  const timestamp = new Date(results.scannedAt * 1000).toISOString().slice(0, 19);
  const properties = { url: results.startUrl, scanId: results.scanId, scorecardVersion: results.scorecardVersion };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name, ...counts(checks), time: 0 })}>`,
    ...[...suites].map(([category, list]) => suite(category, list, { timestamp, properties })),
    "</testsuites>\n",
  ].join("\n");
}

function suite(
  category: string,
  checks: readonly Outcome[],
  { timestamp, properties }: { timestamp: string; properties: Record<string, string> },
): string {
  const skipped = checks.filter(({ status }) => kindOf(status) === "skipped").length;
  const rows = Object.entries(properties).map(([name, value]) => `<property${attributes({ name, value })}/>`);
  return [
    `${INDENT}<testsuite${attributes({ name: category, ...counts(checks), skipped, time: 0, timestamp })}>`,
    `${INDENT.repeat(2)}<properties>${rows.join("")}</properties>`,
    ...checks.map(testCase),
    `${INDENT}</testsuite>`,
  ].join("\n");
}

/** GitLab takes the class as the suite, and only the first case of a name: the id makes the name unique. */
function testCase(check: Outcome): string {
  const head = `<testcase${attributes({ name: `${check.id}: ${check.title}`, classname: check.category, time: 0 })}`;
  const inside = verdictOf(check);
  return `${INDENT.repeat(2)}${inside === "" ? `${head}/>` : `${head}>${inside}</testcase>`}`;
}

const kindOf = (status: Outcome["status"]): "failed" | "passed" | "skipped" => {
  switch (status) {
    case "fail":
      return "failed";
    case "pass":
    case "warn":
      return "passed";
    case "na":
    case "unable":
    case "info":
      return "skipped";
  }
};

const SKIPPED_FOR = { na: "Does not apply", unable: "Could not be observed", info: "Reported, not judged" } as const;

/** What passes in part passes here, and its output says so: JUnit knows no warnings. */
function verdictOf({ status, situation, weight, evidence, fix, reference }: Outcome): string {
  switch (status) {
    case "pass":
      return "";
    case "warn":
      return `<system-out>${escapeXml(lines(`Passes in part: ${situation}`, evidence, fix, reference))}</system-out>`;
    case "fail":
      return `<failure${attributes({ message: situation, type: `weight ${Math.round(weight * 10) / 10}` })}>${escapeXml(lines(situation, evidence, fix, reference))}</failure>`;
    case "na":
    case "unable":
    case "info": {
      const reason = `${SKIPPED_FOR[status]}: ${situation}`;
      return `<skipped${attributes({ message: reason })}>${escapeXml(reason)}</skipped>`;
    }
  }
}

const lines = (situation: string, evidence: Outcome["evidence"], fix: string, reference: string): string =>
  [
    situation,
    ...evidence.map(({ url, received, meaning }) => `${url}: ${received} (${meaning})`),
    `Fix: ${fix}`,
    `Rule: ${reference}`,
  ].join("\n");

const counts = (checks: readonly Outcome[]): Record<string, number> => ({
  tests: checks.length,
  failures: checks.filter(({ status }) => kindOf(status) === "failed").length,
  errors: 0,
});

const attributes = (values: Record<string, string | number>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value)).replace(/\s+/g, " ")}"`)
    .join("");

const escapeXml = (text: string): string => escapeHtml(text.replace(NOT_XML, "").replace(ATTACHMENT, "[ ["));
