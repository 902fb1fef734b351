// Reads a literal document; tests state only the HTML and, where it matters, the address.
import { parsePage } from "../../../../src/scanner/evidence/page/parse-page.ts";
import type { ParsedPage } from "../../../../src/scanner/evidence/page/parse-page.ts";
import type { PageFacts } from "../../../../src/scanner/evidence/page-facts.ts";

export const PAGE_URL = "https://example-clinic.com/visit/";

export function readPage(html: string, over: { url?: string; truncated?: boolean } = {}): ParsedPage {
  const url = over.url ?? PAGE_URL;
  return parsePage({
    html,
    url,
    requestedUrl: url,
    kind: "other",
    foundBy: "link",
    transfer: {
      status: 200,
      headers: {},
      contentType: "text/html",
      charset: "utf-8",
      bytes: html.length,
      truncated: over.truncated ?? false,
      ttfbMs: 100,
      redirects: [],
    },
  });
}

export const readHtml = (html: string): PageFacts => readPage(html).facts;
/** "tag: text" of each block. */
export const blocksOf = (html: string): string[] => readHtml(html).blocks.map(({ tag, text }) => `${tag}: ${text}`);
export const hiddenOf = (html: string): string[] => readHtml(html).hiddenTexts.map(({ by, text }) => `${by}: ${text}`);
