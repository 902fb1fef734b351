// The report as a message: what it says, and its text form. Text from the page appears cut, and never as a link.
import { LEVELS } from "../model/levels.ts";
import { PRODUCT } from "../model/product.ts";
import type { ScanResults } from "../model/results.ts";
import { countOf, isoDayOf, startWith } from "../model/words.ts";
import { dateInWords } from "./date-in-words.ts";
import { type EmailContent, emailHtml } from "./email-html.ts";
import { toneOf } from "./report/words.ts";

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
    facts: `${unlinked(domain)}, ${scanType} scan of ${dateInWords(isoDayOf(scannedAt))}, ${countOf(coverage.pagesRead, "page")} read`,
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
    next: next === null || missing === undefined ? null : `Level ${next.value} requires first: ${plain(missing.title)}`,
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

/** One line in which no mail client finds an address to make a link of. */
function plain(text: string): string {
  const line = text
    .replace(/\s+/g, " ")
    // Spaces, so that what stood around does not close up to the same again.
    .replace(/[a-z0-9+.-]{0,40}:\/\//gi, " ")
    .replace(/www[.\u3002\uff0e\uff61]/gi, "www ")
    .trim();
  return unlinked(line.length > LINE_CHARS ? `${line.slice(0, LINE_CHARS - 1).trimEnd()}…` : line);
}

/**
 * Mail clients make links of "name.tld", "a@b" and "scheme:x" by themselves: word joiners (U+2060), which show nothing,
 * stand on both sides of what holds such a name together.
 */
const unlinked = (line: string): string => line.replace(HOLDS_A_NAME, "\u2060$&\u2060");

/** Dots of decimal numbers aside, which stand alone: "0.5 h". */
const HOLDS_A_NAME =
  /(?!(?<=(?:^|[\s(])\d{1,9})\.\d{1,9}(?:[\s),;]|$))(?<=\S)[.\u3002\uff0e\uff61@](?=[\p{L}\p{N}\p{M}_-])|(?<=[a-z]):(?=\S)/giu;

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
