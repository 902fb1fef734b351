// Three whole reports, kept as files to be read: what changes in them is reviewed like code.
import { beforeAll, describe, expect, it } from "vitest";
import type { StoredReport } from "../../src/model/stored-report.ts";
import { reportMarkdown } from "../../src/render/report-markdown.ts";
import { CLINIC } from "../fixtures/golden/clinic.ts";
import { SHOP } from "../fixtures/golden/shop.ts";
import { SOFTWARE } from "../fixtures/golden/software.ts";
import { scanInMemory, type FixtureSite } from "../fixtures/scan-site.ts";

const SITES: Record<string, FixtureSite> = { clinic: CLINIC, shop: SHOP, software: SOFTWARE };
const reports = new Map<string, StoredReport>();

beforeAll(async () => {
  for (const [name, site] of Object.entries(SITES)) reports.set(name, await scanInMemory(site));
});

/** Sentences meant for the owner: the summary, headlines, situations, what replaces what. Fixes and evidence are for whoever builds. */
function sentencesFor(name: string): string[] {
  const results = reports.get(name)?.results;
  if (results === undefined) throw new Error(`no report on ${name}`);
  return [
    results.executiveSummary,
    ...results.findings.flatMap(({ headline, situation }) => [`${headline}.`, situation]),
    ...results.workflows.flatMap(({ description, currentState = "" }) => [description, currentState]),
    ...results.opportunities.flatMap(({ description, currentState = "" }) => [description, currentState]),
  ]
    .flatMap((text) => text.split(/(?<=[.!?]["”]?)\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(" ").length > 3);
}

/** A sentence without what changes with the site by itself: its name, hosts, numbers, and words for people. */
function masked(name: string, sentence: string): string {
  const results = reports.get(name)?.results;
  const names = [results?.profile.businessName ?? "", results?.domain ?? ""].filter((word) => word !== "");
  return names
    .reduce((text, own) => text.replaceAll(own, "N"), sentence)
    .replace(/\b(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+\b/g, "H")
    .replace(PEOPLE, "N")
    .replace(/\d+(?:\.\d+)?|\b(?:one|two|both|neither|none|all|each)\b/gi, "0")
    .replace(/\s+/g, " ");
}
/** Sentences of fixed form, the same for every site on purpose. */
const FIXED: readonly RegExp[] = [
  // What a kind of work is, before the pages that show it.
  /^N turn to N with questions\.$/,
  /^N looks for staff\.$/,
  // All pages are alike in it: there is none to be named.
  /^0 of the 0 pages read of N names 0 address as its own\.$/,
  /^Assistants that ask for plain text get the pages of N as HTML\.$/,
  // One switch of a server, on or off for all of its pages.
  /^Any site may frame 0 0 pages read of N\.$/,
  /^0 of the 0 pages read of N hold browsers to the kind of file that is declared\.$/,
  /^0 of the 0 pages read of N carries a mark by which a later visit can tell whether it changed\.$/,
  /^Browsers may take N to N over an insecure address first\.$/,
  /^N does not tell browsers to use only its secure address\.$/,
];
/** Addresses of pages, one or a list of them. */
const PATHS = /(?:the home page|\/[\w./-]*[\w-])(?:(?:,| and) (?:the home page|\/[\w./-]*[\w-]|\d+ more|more))*/g;
const PEOPLE = /\b(?:patients|clients|customers|buyers|guests|users|people|teams)\b/gi;

describe.each(Object.keys(SITES))("the report on the %s", (name) => {
  it("reads as the golden file does", async () => {
    const report = reports.get(name);
    if (report === undefined) throw new Error("the scan gave no report");
    const { results, checks, playbook } = report;
    const whole = reportMarkdown(results, { checks, phases: playbook.roadmap?.phases ?? [] });
    await expect(whole).toMatchFileSnapshot(`../golden/${name}.md`);
  });

  it("has a playbook whose skills read as the golden file does", async () => {
    const skills = (reports.get(name)?.playbook.skills ?? []).map(({ skillMd }) => skillMd);
    await expect(skills.join("\n\n")).toMatchFileSnapshot(`../golden/${name}.skills.md`);
  });

  it("says to the owner no sentence that names and numbers alone tell from one in another's report", () => {
    const said = (site: string): string[] => sentencesFor(site).map((sentence) => masked(site, sentence));
    const others = new Set(Object.keys(SITES).flatMap((other) => (other === name ? [] : said(other))));
    const shared = said(name).filter((sentence) => others.has(sentence));
    expect(shared.filter((sentence) => !FIXED.some((form) => form.test(sentence)))).toEqual([]);
  });

  it("has a summary without a sentence that addresses of pages alone tell from one in another's", () => {
    // The same fault gives a finding of the same words; what a report means has to be that of its site.
    const said = (site: string): string[] =>
      (reports.get(site)?.results.executiveSummary ?? "")
        .split(/(?<=[.!?]["”]?)\s+/)
        .filter((sentence) => sentence.split(" ").length > 3)
        .map((sentence) => masked(site, sentence.replace(PATHS, "P")));
    const others = new Set(Object.keys(SITES).flatMap((other) => (other === name ? [] : said(other))));
    expect(said(name).length).toBeGreaterThan(4);
    expect(said(name).filter((sentence) => others.has(sentence))).toEqual([]);
  });

  it("says to the owner no sentence that stands word for word in another's report", () => {
    const others = new Set(Object.keys(SITES).flatMap((other) => (other === name ? [] : sentencesFor(other))));
    expect(sentencesFor(name).filter((sentence) => others.has(sentence))).toEqual([]);
  });
});
