// Whatever a website says is text on every surface: no element, attribute, link, order or heading comes of it.
// The report as a page is in report-page.test.ts, and all of them in a browser in test/live/hostile-text.test.ts.
import { parseHTML } from "linkedom";
import { describe, expect, it } from "vitest";
import { cleanDeep } from "../../src/model/printable-text.ts";
import { renderReport } from "../../scripts/cli/render-report.ts";
import { describeTerminal } from "../../scripts/cli/terminal.ts";
import type { StoredReport } from "../../src/model/stored-report.ts";
import { badge } from "../../src/render/badge/badge.ts";
import { pageToMarkdown } from "../../src/render/document-markdown.ts";
import { messagePage } from "../../src/render/message-page.ts";
import { reportMarkdown } from "../../src/render/report-markdown.ts";
import { scanMarkdown } from "../../src/render/scan-markdown.ts";
import { toolText } from "../../src/render/tool-text.ts";
import { MARK, siteSaying } from "../fixtures/hostile-site.ts";
import { fixedSurfaces, mailOf, ORIGIN, pagesSaying, refusalSaying, scanSaying } from "../fixtures/hostile-surfaces.ts";
import { HOSTILE_TEXTS } from "../fixtures/hostile-texts.ts";
import { evidenceOf, reportOn } from "../fixtures/scan-pages.ts";
import { siteIn } from "../fixtures/translated-site.ts";
import { withText } from "../fixtures/with-text.ts";

const CASES = Object.entries(HOSTILE_TEXTS).flatMap(([kind, texts]) => texts.map((text) => [kind, text] as const));
const BENIGN = "plain words";
/** A real report with one text in place of everything that a website could have written. */
const full = reportOn(evidenceOf(siteIn("en")));
const reportSaying = (text: string): StoredReport => withText(full, text.toWellFormed()) as StoredReport;
/** The report of a real scan of a site that says the text wherever a page can. */
const scanned = new Map<string, StoredReport>();
function reportOfScan(text: string): StoredReport {
  const report = scanned.get(text) ?? reportOn(evidenceOf(siteSaying(text)));
  scanned.set(text, report);
  return report;
}

type Element = ReturnType<typeof parseHTML>["document"]["documentElement"];
const parse = (html: string): Element =>
  parseHTML(html.startsWith("<!doctype") ? html : `<!doctype html><html><body>${html}</body></html>`).document
    .documentElement;

/** Elements, the names of their attributes, and where they lead: everything but what is said. */
function skeleton(element: Element): unknown {
  const attributes = [...element.attributes].map(({ name, value }) =>
    ["href", "src", "action", "cite", "style", "class", "id"].includes(name) ? `${name}=${value}` : name,
  );
  return [element.tagName, attributes, [...element.children].map(skeleton)];
}

describe("surfaces of a fixed form", () => {
  const benign = fixedSurfaces(BENIGN, reportSaying(BENIGN));
  const skeletons = Object.fromEntries(Object.entries(benign).map(([name, html]) => [name, skeleton(parse(html))]));

  it.each(CASES)("have the same elements, attributes and targets whatever is said: %s, %j", (_, text) => {
    const surfaces = fixedSurfaces(text, reportSaying(text));
    for (const [name, html] of Object.entries(surfaces))
      expect([name, skeleton(parse(html))]).toEqual([name, skeletons[name]]);
  });

  it.each(CASES)("keep what is said in JSON-LD and in what other sites are told: %s, %j", (_, text) => {
    const document = parse(fixedSurfaces(text, full)["listing"] ?? "");
    const [data, ...more] = [...document.querySelectorAll("script:not([src])")];
    expect(more).toEqual([]);
    const facts = JSON.parse(data?.textContent ?? "null") as { name: string; url: string };
    expect([facts.name, facts.url]).toEqual([text, "https://evil.example/"]);
    const tags = [...document.querySelectorAll("meta[property^='og:']")].map((tag) => tag.getAttribute("property"));
    expect(new Set(tags).size).toBe(tags.length);
    expect(document.querySelectorAll("meta[http-equiv], base")).toHaveLength(0);
    const image = document.querySelector("meta[property='og:image']")?.getAttribute("content");
    expect(image).toBe(`${ORIGIN}/og/site.png`);
  });
});

describe("badges", () => {
  it.each(CASES)("draw the same whatever is said: %s, %j", (_, text) => {
    const draw = (said: string) =>
      badge(
        said,
        { readinessScore: 62, aeoScore: 38, day: "2026-11-20", scanType: said },
        { score: "both", style: "large", theme: "auto" },
      );
    expect(skeleton(parse(draw(text)))).toEqual(skeleton(parse(draw(BENIGN))));
  });
});

/** What CommonMark and GFM would make of it beside text: raw HTML, links, images, autolinks. Code and escapes are none. */
function markupIn(markdown: string): string[] {
  const bare = markdown
    .replace(/^ {0,3}(`{3,})[^`\n]*\n[\s\S]*?\n {0,3}\1`*$/gm, "")
    .replace(/\\[!-/:-@[-`{-~]/g, "·")
    .replace(/(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, "")
    .replace(OWN_LINKS, "](own)");
  return bare.match(MARKUP) ?? [];
}
/** Links to us, and the one to the website of a listing. */
const OWN_LINKS = /\]\((?:https:\/\/foresite\.example\/[^)\s]*|https:\/\/evil\.example\/)\)/g;
const MARKUP = /<[a-z!?/][^\n]*|\]\((?!https:|own\))[^\n]*|[^\n]*https?:\/\/evil[^\n]*|\bwww\.\S*|^\[[^\]\n]*\]:.*/gim;
const outlineOf = (markdown: string): string[] =>
  markdown.split("\n").map((line) => /^(#{1,6} |- |\d+\. |> |\| ?|`{3,}|$)/.exec(line)?.[0] ?? "text");

describe("Markdown", () => {
  const documents = (text: string): Record<string, string> => {
    const { directory, listing } = pagesSaying(text);
    return {
      directory: pageToMarkdown(directory, ORIGIN),
      listing: pageToMarkdown(listing, ORIGIN),
      scan: scanMarkdown(scanSaying(text)),
      refusal: messagePage({ ...refusalSaying(text), isMarkdown: true }).text,
    };
  };
  const benign = documents(BENIGN);

  it.each(CASES)("has no markup of a website's making: %s, %j", (_, text) => {
    const reports = {
      everywhere: reportMarkdown(reportSaying(text).results),
      scan: reportMarkdown(reportOfScan(text).results),
    };
    for (const [name, markdown] of Object.entries({ ...documents(text), ...reports }))
      expect([name, markupIn(markdown)]).toEqual([name, []]);
  });

  it.each(CASES)("keeps its lines whatever is said: %s, %j", (_, text) => {
    for (const [name, markdown] of Object.entries(documents(text)))
      expect([name, outlineOf(markdown)]).toEqual([name, outlineOf(benign[name] ?? "")]);
  });
});

/** Orders to terminals, and letters that are not seen. */
const UNSEEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/u;

describe("a scan of a site that says it everywhere", () => {
  it.each(CASES)("carries it, without letters that are not seen: %s, %j", (_, text) => {
    const { results, checks } = reportOfScan(text);
    const said = JSON.stringify([results, checks]);
    expect(said.split(MARK).length).toBeGreaterThan(3);
    expect(UNSEEN.test(said)).toBe(false);
    expect(said).not.toMatch(/\\u00(?:0[0-8b-f]|1[0-9a-f]|7f)/);
  });

  it.each(CASES)("prints text alone on a terminal: %s, %j", (_, text) => {
    const printed = renderReport(cleanDeep(reportOfScan(text).results), {
      file: "/reports/x.json",
      since: "Since the last scan",
      terminal: describeTerminal({ columns: 100, isTTY: true }, {}),
    });
    expect(UNSEEN.test(printed.replace(/\u001B\[\d{1,2}m/g, ""))).toBe(false);
  });

  it.each(CASES)("is mailed as text, without a link or a header of its own: %s, %j", (_, text) => {
    const { subject, text: mail } = mailOf(reportOfScan(text));
    expect(subject).toBe("Your Foresite report: harbor-dental.com");
    expect(mail.match(/https?:\S+/g)).toEqual([
      `${ORIGIN}/report/0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11`,
      `${ORIGIN}/email/stop/x`,
    ]);
    expect(mail).not.toMatch(/www\.|^(?:bcc|cc|to|list-\w+):/im);
    // Our own word joiners, which break what clients would make a link of.
    const whole = mail.replace(/(?<=\S)\u2060([.@:\u3002\uff0e\uff61])\u2060(?=\S)/gu, "$1");
    expect(UNSEEN.test(whole)).toBe(false);
  });

  it.each(CASES)("is told to models as data: %s, %j", (_, text) => {
    const told = toolText({ results: reportOfScan(text).results }, true);
    expect(markupIn(told)).toEqual([]);
  });
});
