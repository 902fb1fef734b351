// The report as a message: what it says, and its text form. Text from the page appears cut, and never as a link.
import { LEVELS } from "../model/levels.ts";
import { PRODUCT } from "../model/product.ts";
import type { ScanResults } from "../model/results.ts";
import { countOf, startWith } from "../model/words.ts";
import { dateInWords } from "./date-in-words.ts";
import { type EmailContent, emailHtml } from "./email-html.ts";
import { isoDay, toneOf } from "./report/words.ts";

export interface EmailReportInput {
  results: ScanResults;
  /** Where the whole report stands. */
  reportUrl: string;
  /** Opening it stops every further message to this recipient. */
  stopUrl: string;
}

export interface ComposedEmail {
  subject: string;
  text: string;
  html: string;
}

const FINDINGS = 5;
const OPPORTUNITIES = 3;
const LINE_CHARS = 300;

export function composeEmailReport(input: EmailReportInput): ComposedEmail {
  const content = contentOf(input);
  return {
    subject: `Your ${PRODUCT.name} report: ${input.results.domain}`,
    text: toText(content),
    html: emailHtml(content),
  };
}

function contentOf({ results, reportUrl, stopUrl }: EmailReportInput): EmailContent {
  const { domain, readinessScore, aeoScore, scanType, coverage, scannedAt, profile } = results;
  const level = levelOf(results);
  return {
    title: `How ready ${plain(profile.businessName ?? domain)} is for AI`,
    preview: `Readiness ${readinessScore}, AEO ${aeoScore}, level ${level.value} of ${level.of}. The report with its evidence is ready.`,
    facts: `${domain}, ${scanType} scan of ${dateInWords(isoDay(scannedAt))}, ${countOf(coverage.pagesRead, "page")} read`,
    scores: [
      scoreOf("AI readiness", readinessScore, results.readiness),
      scoreOf("Answer engines (AEO)", aeoScore, results.aeo),
    ],
    level,
    sections: sectionsOf(results).filter(({ items }) => items.length > 0),
    reportUrl,
    stopUrl,
  };
}

const scoreOf = (name: string, score: number, { range, confidence }: ScanResults["readiness"]) => ({
  name,
  score,
  tone: toneOf(score),
  note: `Range ${range[0]} to ${range[1]}, ${confidence} confidence`,
});

function levelOf({ level: { value, name, next } }: ScanResults): EmailContent["level"] {
  const [missing] = next?.missing ?? [];
  return {
    value,
    of: LEVELS.length - 1,
    name,
    meaning: startWith(LEVELS[value]?.meaning ?? ""),
    next: next === null || missing === undefined ? null : `Level ${next.value} takes first: ${plain(missing.title)}`,
  };
}

const sectionsOf = ({ findings, opportunities }: ScanResults): EmailContent["sections"] => [
  {
    heading: "What we found",
    items: findings.slice(0, FINDINGS).map(({ headline, situation, severity }) => ({
      title: plain(headline),
      detail: plain(situation),
      note: `${startWith(severity)} severity`,
    })),
  },
  {
    heading: "What could be automated",
    items: opportunities.slice(0, OPPORTUNITIES).map(({ title, description, estimatedTimeSavingsRange }) => ({
      title: plain(title),
      detail: plain(description),
      note:
        estimatedTimeSavingsRange === undefined
          ? "No hours are claimed for this one."
          : `Saves: ${plain(estimatedTimeSavingsRange)}`,
    })),
  },
];

/** One line, without scheme and "www.": mail clients make links of those by themselves. */
function plain(text: string): string {
  const line = text
    .replace(/\s+/g, " ")
    .replace(/\b[a-z][a-z0-9+.-]{1,20}:\/\//gi, "")
    .replace(/\bwww\./gi, "")
    .trim();
  return line.length > LINE_CHARS ? `${line.slice(0, LINE_CHARS - 1).trimEnd()}…` : line;
}

function toText({ title, facts, scores, level, sections, reportUrl, stopUrl }: EmailContent): string {
  return [
    title,
    facts,
    "",
    ...scores.map(({ name, score, note }) => `${name}: ${score} of 100 (${note})`),
    `Level ${level.value} of ${level.of}: ${level.name}. ${level.meaning}.`,
    ...(level.next === null ? [] : [level.next]),
    "",
    `The whole report, with the evidence for every claim: ${reportUrl}`,
    ...sections.flatMap(({ heading, items }) => [
      "",
      heading.toUpperCase(),
      ...items.flatMap(({ title: name, detail, note }, at) => ["", `${at + 1}. ${name}`, `   ${detail}`, `   ${note}`]),
    ]),
    "",
    "--",
    `You get this because somebody gave this address when starting the scan. Stop such messages: ${stopUrl}`,
    "",
  ].join("\n");
}
