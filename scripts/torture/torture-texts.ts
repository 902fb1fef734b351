// Public lists of payloads as the words of a scanned site, on every surface that shows such words: nothing of them may
// become an element, an attribute or a target.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseHTML } from "linkedom";
import { badge } from "../../src/render/badge/badge.ts";
import { opportunitiesCsv } from "../../src/render/opportunities-csv.ts";
import type { StoredReport } from "../../src/model/stored-report.ts";
import { fixedSurfaces, reportHtml } from "../../test/fixtures/hostile-surfaces.ts";
import { evidenceOf, reportOn } from "../../test/fixtures/scan-pages.ts";
import { siteIn } from "../../test/fixtures/translated-site.ts";
import { withText } from "../../test/fixtures/with-text.ts";

export interface TextResult {
  texts: number;
  /** Documents that were made of them. */
  documents: number;
  breaches: { surface: string; text: string; why: string }[];
}

const BENIGN = "plain words";
/** Longest text that a page's fact holds. */
const MOST_CHARS = 2_000;

/** Lines of the lists, and the strings that are known to break software. */
export function corpusTexts(corpora: string): string[] {
  const folder = join(corpora, "payloads", "xss");
  const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), "utf8").split(/\r?\n/));
  const naughty = JSON.parse(readFileSync(join(corpora, "naughty-strings", "blns.json"), "utf8")) as string[];
  return [...new Set([...lines, ...naughty].map((text) => text.slice(0, MOST_CHARS).toWellFormed()))].filter(
    (text) => text.trim() !== "",
  );
}

export function tortureTexts(texts: readonly string[]): TextResult {
  const full = reportOn(evidenceOf(siteIn("en")));
  const saying = (text: string): StoredReport => withText(full, text) as StoredReport;
  const expected = surfacesOf(BENIGN, saying(BENIGN));
  const known = new Set(elementsOf(reportHtml(full)));
  const breaches: TextResult["breaches"] = [];
  let documents = 0;
  for (const text of texts) {
    const report = saying(text);
    for (const [surface, shape] of Object.entries(surfacesOf(text, report))) {
      documents += 1;
      if (shape !== expected[surface])
        breaches.push({ surface, text, why: "has other elements, attributes or targets" });
    }
    documents += 2;
    const strange = elementsOf(reportHtml(report)).filter((name) => !known.has(name) && name !== "code");
    if (strange.length > 0) breaches.push({ surface: "report", text, why: `has ${strange.join(", ")}` });
    if (cellsOf(opportunitiesCsv(report.results)).some((cell) => FORMULA.test(cell)))
      breaches.push({ surface: "csv", text, why: "has a cell that a spreadsheet computes" });
  }
  return { texts: texts.length, documents, breaches };
}

/** A cell that begins as a formula does (OWASP, CSV injection), and is no number. */
const FORMULA = /^\s*[=+\-@\t\r](?![\d.,]+$)/;
/** Fields of RFC 4180, quoted or bare. */
const cellsOf = (csv: string): string[] =>
  [...csv.matchAll(/"((?:[^"]|"")*)"|[^",\r\n]+/g)].map(([bare, quoted]) => quoted?.replaceAll('""', '"') ?? bare);

function surfacesOf(text: string, report: StoredReport): Record<string, string> {
  const drawing = badge(
    text,
    { readinessScore: 62, aeoScore: 38, day: "2026-11-20", scanType: text },
    { score: "both", style: "large", theme: "auto" },
  );
  return Object.fromEntries(
    Object.entries({ ...fixedSurfaces(text, report), badge: drawing }).map(([name, html]) => [name, shapeOf(html)]),
  );
}

/** Elements, the names of their attributes, and where they lead: everything but what is said. */
const shapeOf = (html: string): string =>
  [...rootOf(html).querySelectorAll("*")]
    .map(
      (one) =>
        `${one.tagName} ${[...one.attributes].map(({ name, value }) => (LEADS.has(name) ? `${name}=${value}` : name)).join(" ")}`,
    )
    .join("\n");
const LEADS = new Set(["href", "src", "action", "cite", "style", "class", "id"]);

const elementsOf = (html: string): string[] => [
  ...new Set([...rootOf(html).querySelectorAll("*")].map(({ tagName }) => tagName.toLowerCase())),
];
const rootOf = (html: string) =>
  parseHTML(html.startsWith("<!doctype") ? html : `<!doctype html><html><body>${html}</body></html>`).document;
