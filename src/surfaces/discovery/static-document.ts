// A document that is made once and served as a file.
import { countMarkdownTokens } from "../../render/markdown-tokens.ts";

export interface StaticDocument {
  /** Address on the site, as requested. */
  path: `/${string}`;
  /** Where the host of static files looks for it. */
  file: string;
  text: string;
  headers: Readonly<Record<string, string>>;
}

/** Programs of any origin may read documents, and keep them for an hour. */
const FOR_PROGRAMS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag, Link, x-markdown-tokens",
  "Cache-Control": "public, max-age=3600",
};

export const textDocument = (path: `/${string}`, type: string, text: string): StaticDocument => ({
  path,
  file: path,
  text,
  headers: { "Content-Type": type, ...FOR_PROGRAMS },
});

export const jsonDocument = (path: `/${string}`, value: object, type = "application/json"): StaticDocument =>
  textDocument(path, type, `${JSON.stringify(value, null, 2)}\n`);

/** The same document with a Link header (RFC 8288). */
export const withLink = (document: StaticDocument, link: string): StaticDocument => ({
  ...document,
  headers: { ...document.headers, Link: link },
});

export const MARKDOWN_HEADERS = { "Content-Type": "text/markdown; charset=utf-8", ...FOR_PROGRAMS };

export const markdownDocument = (path: `/${string}`, text: string): StaticDocument => {
  const document = textDocument(path, MARKDOWN_HEADERS["Content-Type"], text);
  const tokens = { "x-markdown-tokens": String(countMarkdownTokens(text)) };
  return { ...document, headers: { ...document.headers, ...tokens } };
};

/** A page: its file ends in .html, its address does not. It is asked for anew each time, by its ETag. */
export const htmlDocument = (path: `/${string}`, text: string): StaticDocument => ({
  path,
  file: path.endsWith("/") ? `${path}index.html` : `${path}.html`,
  text,
  headers: { "Content-Type": "text/html; charset=utf-8" },
});
