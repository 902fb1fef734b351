// The report as a message: HTML that mail clients render (one table, styles inline, no images) and text.
// Text from the page appears escaped and cut, and never as a link.
import { PRODUCT } from "../model/product.ts";
import type { ScanResults } from "../model/results.ts";
import { escapeHtml } from "./escape-html.ts";

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

export function composeEmailReport({ results, reportUrl, stopUrl }: EmailReportInput): ComposedEmail {
  const content = contentOf(results);
  return {
    subject: `Your ${PRODUCT.name} report: ${results.domain}`,
    text: toText(content, reportUrl, stopUrl),
    html: toHtml(content, reportUrl, stopUrl),
  };
}

interface Content {
  title: string;
  scores: { name: string; value: string; note: string }[];
  sections: { heading: string; items: { title: string; detail: string }[] }[];
}

function contentOf(results: ScanResults): Content {
  const noteOf = ({ range, confidence }: ScanResults["readiness"]): string =>
    `between ${range[0]} and ${range[1]}, confidence ${confidence}`;
  return {
    title: `How ready ${plain(results.profile.businessName ?? results.domain)} is for AI`,
    scores: [
      { name: "AI readiness", value: `${results.readinessScore} of 100`, note: noteOf(results.readiness) },
      { name: "Answer engines (AEO)", value: `${results.aeoScore} of 100`, note: noteOf(results.aeo) },
    ],
    sections: [
      {
        heading: "What we found",
        items: results.findings
          .slice(0, FINDINGS)
          .map(({ headline, situation }) => ({ title: plain(headline), detail: plain(situation) })),
      },
      {
        heading: "What could be automated",
        items: results.opportunities
          .slice(0, OPPORTUNITIES)
          .map(({ title, description, estimatedTimeSavingsRange }) => ({
            title: plain(title),
            detail: plain(estimatedTimeSavingsRange ? `${description} (${estimatedTimeSavingsRange})` : description),
          })),
      },
    ].filter(({ items }) => items.length > 0),
  };
}

/** One line, without scheme and "www.": mail clients make links of those by themselves. */
function plain(text: string): string {
  const line = text
    .replace(/\s+/g, " ")
    .replace(/\b[a-z][a-z0-9+.-]{1,20}:\/\//gi, "")
    .replace(/\bwww\./gi, "");
  return line.length > LINE_CHARS ? `${line.slice(0, LINE_CHARS - 1).trimEnd()}…` : line;
}

function toText({ title, scores, sections }: Content, reportUrl: string, stopUrl: string): string {
  return [
    title,
    "",
    ...scores.map(({ name, value, note }) => `${name}: ${value} (${note})`),
    ...sections.flatMap(({ heading, items }) => [
      "",
      heading,
      ...items.flatMap(({ title, detail }, at) => ["", `${at + 1}. ${title}`, `   ${detail}`]),
    ]),
    "",
    `The whole report, with the evidence for every claim: ${reportUrl}`,
    "",
    `You get this because somebody gave this address when starting the scan. Stop such messages: ${stopUrl}`,
    "",
  ].join("\n");
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const MUTED = "color:#57606a;font-size:14px;line-height:20px";

function toHtml({ title, scores, sections }: Content, reportUrl: string, stopUrl: string): string {
  const cell = (style: string, inner: string): string => `<tr><td style="padding:0 24px;${style}">${inner}</td></tr>`;
  const scoreRows = scores.map(({ name, value, note }) =>
    cell(
      "padding-top:12px",
      `<strong style="font-size:16px">${escapeHtml(name)}: ${escapeHtml(value)}</strong><br><span style="${MUTED}">${escapeHtml(note)}</span>`,
    ),
  );
  const sectionRows = sections.flatMap(({ heading, items }) => [
    cell("padding-top:24px", `<h2 style="margin:0;font-size:18px;line-height:26px">${escapeHtml(heading)}</h2>`),
    ...items.map(({ title, detail }) =>
      cell(
        "padding-top:12px",
        `<strong>${escapeHtml(title)}</strong><br><span style="${MUTED}">${escapeHtml(detail)}</span>`,
      ),
    ),
  ]);
  const link = (url: string, words: string): string =>
    `<a href="${escapeHtml(url)}" style="color:#0b5fff">${escapeHtml(words)}</a>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head><body style="margin:0;background:#f3f4f6"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 8px"><table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;background:#ffffff;color:#111827;${FONT};font-size:16px;line-height:24px">
${cell("padding-top:24px", `<h1 style="margin:0;font-size:22px;line-height:30px">${escapeHtml(title)}</h1>`)}
${[...scoreRows, ...sectionRows].join("\n")}
${cell("padding-top:24px", link(reportUrl, "The whole report, with the evidence for every claim"))}
${cell(`padding-top:24px;padding-bottom:24px;${MUTED}`, `You get this because somebody gave this address when starting the scan. ${link(stopUrl, "Stop such messages")}`)}
</table></td></tr></table></body></html>`;
}
