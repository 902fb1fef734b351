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
  "Access-Control-Expose-Headers": "ETag, x-markdown-tokens",
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

/** `canonical` is the page that this is the Markdown of. */
export const markdownDocument = (path: `/${string}`, text: string, canonical?: string): StaticDocument => {
  const document = textDocument(path, "text/markdown; charset=utf-8", text);
  const link = canonical === undefined ? {} : { Link: `<${canonical}>; rel="canonical"` };
  const tokens = { "x-markdown-tokens": String(countMarkdownTokens(text)) };
  return { ...document, headers: { ...document.headers, ...tokens, ...link } };
};

/** A page: its file ends in .html, its address does not. It is asked for anew each time, by its ETag. */
export const htmlDocument = (path: `/${string}`, text: string, link: string): StaticDocument => ({
  path,
  file: path.endsWith("/") ? `${path}index.html` : `${path}.html`,
  text,
  headers: { "Content-Type": "text/html; charset=utf-8", Link: link },
});
