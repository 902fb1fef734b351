import { describe, expect, it } from "vitest";
import { agentEntryDocs } from "../../../../src/scanner/checks/machine-readable/agent-entry-docs.ts";
import { bulkDataBlobs } from "../../../../src/scanner/checks/machine-readable/bulk-data-blobs.ts";
import { hydrationPayload } from "../../../../src/scanner/checks/machine-readable/hydration-payload.ts";
import { inlineBloat } from "../../../../src/scanner/checks/machine-readable/inline-bloat.ts";
import { llmsFullTxt } from "../../../../src/scanner/checks/machine-readable/llms-full-txt.ts";
import { llmsTxtContentType } from "../../../../src/scanner/checks/machine-readable/llms-txt-content-type.ts";
import { llmsTxtCoverage } from "../../../../src/scanner/checks/machine-readable/llms-txt-coverage.ts";
import { llmsTxtDiscoverable } from "../../../../src/scanner/checks/machine-readable/llms-txt-discoverable.ts";
import { llmsTxtPresent } from "../../../../src/scanner/checks/machine-readable/llms-txt-present.ts";
import { markdownHygiene } from "../../../../src/scanner/checks/machine-readable/markdown-hygiene.ts";
import { anchor, document, node, page, site, text } from "../../../fixtures/site.ts";

const GUIDE = "# Example Clinic\n\n## Pages\n- [Services](https://example-clinic.com/services.md)\n";
const documents = { "llms-txt": document("llms-txt", { text: GUIDE, contentType: "text/html" }) };
const home = page({
  anchors: [
    anchor("https://example-clinic.com/services", "Services", { region: "nav" }),
    anchor("https://example-clinic.com/contact", "Contact", { region: "nav" }),
    anchor("https://example-clinic.com/llms.txt", "For agents", { region: "footer" }),
  ],
});
const table = {
  rows: 300,
  columns: 3,
  hasTh: true,
  hasScope: false,
  hasCaption: false,
  hasSpans: false,
  isLayout: false,
  region: "main" as const,
  cells: [],
  heading: -1,
};

const untidy = {
  url: "https://example-clinic.com/index.md",
  status: 200,
  contentType: "text/markdown",
  bytes: 90,
  isMarkdown: true,
  excerpt: "# Clinic\n[Prices](/prices)\n```\ncode\n",
};

it.each([
  ["an encoded link", page({ anchors: [anchor("mailto:info%40example-clinic.com", "Write to us")] }), []],
  ["a spelled address", page({ blocks: [text("info [at] example-clinic.com")] }), []],
  ["data", page(), [node("Organization", { email: "info@example-clinic.com" })]],
  ["a link that Cloudflare hides", page({ anchors: [anchor("/cdn-cgi/l/email-protection#1a2b3c4d", "Mail")] }), []],
])("knows the address of the guide by %s", (_, one, structured) => {
  const desk = page({ anchors: [anchor("mailto:desk@example-clinic.com", "Write to us")] });
  const saidOf = (guide: string, pages = [desk]) =>
    llmsTxtCoverage.run(
      site({ documents: { "llms-txt": document("llms-txt", { text: `# A\n${guide}` }) }, pages, structured }),
    ).situation;
  expect(saidOf("Write to info@example-clinic.com", [desk, one])).not.toContain("no page read gives");
  expect(saidOf("![Logo](/logo@2x.png)")).not.toContain("no page read gives");
  expect(saidOf("Write to other@example-clinic.com")).toContain("no page read gives");
});

describe("rows on machine-readable content that are only reported", () => {
  it.each([
    { check: llmsTxtPresent, evidence: site({ documents }), says: "with 1 link" },
    { check: llmsTxtPresent, evidence: site({ documents: { "llms-txt": document("llms-txt") } }), says: "no guide" },
    { check: llmsTxtCoverage, evidence: site({ documents, home }), says: "1 of 2 key pages; it leaves out /contact" },
    {
      check: llmsTxtCoverage,
      evidence: site({
        documents: { "llms-txt": document("llms-txt", { text: "# A\nWrite to info@example-clinic.com" }) },
        pages: [page({ anchors: [anchor("mailto:desk@example-clinic.com", "Write to us")] })],
      }),
      says: "an e-mail address that no page read gives",
    },
    { check: llmsTxtContentType, evidence: site({ documents }), says: "text/html, which is not a type of text" },
    { check: llmsTxtDiscoverable, evidence: site({ documents, home }), says: "by a visible link" },
    { check: llmsTxtDiscoverable, evidence: site({ documents }), says: "does not point" },
    {
      check: llmsFullTxt,
      evidence: site({ documents: { "llms-full-txt": document("llms-full-txt", { text: "x", bytes: 84_000 }) } }),
      says: "84 kB",
    },
    {
      check: hydrationPayload,
      evidence: site({ home: page({ counts: { hydrationBytes: 8_000 } }) }),
      says: "on 1 it is more than 30 %",
    },
    {
      check: inlineBloat,
      evidence: site({ home: page({ counts: { dataUriBytes: 3_000 } }) }),
      says: "on the one page",
    },
    { check: bulkDataBlobs, evidence: site({ home: page({ tables: [table] }) }), says: "1 of 1 pages" },
    {
      check: agentEntryDocs,
      evidence: site({ documents: { "agents-md": document("agents-md", { text: "# Agents" }) } }),
      says: "/agents-md",
    },
    {
      check: markdownHygiene,
      evidence: site({ markdown: { negotiated: [], twins: [untidy] } }),
      says: "No plain-text page",
    },
  ])("$check.id says: $says", ({ check, evidence, says }) => {
    const verdict = check.run(evidence);
    expect(check.counts).toEqual([]);
    expect(verdict.status).toBe("info");
    expect(verdict.situation).toContain(says);
  });

  it.each([
    { check: llmsTxtPresent, status: "unable" },
    { check: llmsFullTxt, status: "unable" },
    { check: agentEntryDocs, status: "unable" },
    { check: hydrationPayload, status: "na" },
    { check: markdownHygiene, status: "na" },
    { check: bulkDataBlobs, status: "na" },
  ])("$check.id is $status where nothing was asked for or found", ({ check, status }) => {
    expect(check.run(site()).status).toBe(status);
  });
});
