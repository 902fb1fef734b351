import { DOCUMENT_BYTES } from "../../model/limits.ts";
import type { ScanType } from "../../model/scan.ts";
import type { PageFacts } from "../../scanner/evidence/page-facts.ts";
import { looksLikeHtml, mediaTypeOf } from "../../scanner/evidence/site/sniff-body.ts";
import type { MarkdownFacts, RobotsFacts } from "../../scanner/evidence/site-evidence.ts";
import type { ReadOrder, Received, SiteReader } from "./create-site-reader.ts";
import { mayRead } from "./may-read.ts";
import { PRIORITY } from "./priorities.ts";

/** Claude-User and others prefer Markdown where a server offers it. */
const ACCEPT_MARKDOWN = "text/markdown, text/html;q=0.8, */*;q=0.5";
const CONTENT_PAGES = 2;
const EXCERPT_CHARS = 20_000;
const NO_CONTENT_KINDS = new Set(["legal", "login", "home"]);

/** Asks the start page and two content pages for Markdown, by Accept and (not in light scans) by address. */
export async function readMarkdown(
  reader: SiteReader,
  site: { pages: readonly PageFacts[]; robots: RobotsFacts; scanType: ScanType },
): Promise<MarkdownFacts> {
  const [home, ...others] = site.pages;
  if (home === undefined) return { negotiated: [], twins: [] };
  const content = others
    .filter(({ kind }) => !NO_CONTENT_KINDS.has(kind))
    .toSorted((a, b) => b.mainText.words - a.mainText.words);
  const pages = [home, ...content.slice(0, CONTENT_PAGES)];
  const common = { purpose: "markdown", maxBytes: DOCUMENT_BYTES, priority: PRIORITY.markdown } as const;
  const negotiated = pages.map((page) => ask(reader, { ...common, url: page.url, accept: ACCEPT_MARKDOWN }));
  const twinUrls =
    site.scanType === "light" ? [] : pages.map((page) => twinOf(page.url)).filter((url) => mayRead(site.robots, url));
  const twins = twinUrls.map((url) => ask(reader, { ...common, url, accept: "text/markdown, text/plain;q=0.8" }));
  return {
    negotiated: (await Promise.all(negotiated)).filter((fact) => fact !== null),
    twins: (await Promise.all(twins))
      .filter((fact) => fact !== null)
      .map(({ vary: _vary, tokensHeader: _tokens, ...fact }) => fact),
  };
}

async function ask(reader: SiteReader, order: ReadOrder): Promise<MarkdownFacts["negotiated"][number] | null> {
  const received = await reader.read(order);
  return received === null || !received.answer.ok || received.isChallenge
    ? null
    : toFact(order.url, received, received.answer);
}

function toFact(
  url: string,
  { text }: Received,
  answer: Extract<Received["answer"], { ok: true }>,
): MarkdownFacts["negotiated"][number] {
  const contentType = answer.headers["content-type"] ?? "";
  const isText = ["text/markdown", "text/x-markdown", "text/plain"].includes(mediaTypeOf(contentType));
  return {
    url,
    status: answer.status,
    contentType,
    vary: answer.headers["vary"] ?? "",
    bytes: answer.bytes.byteLength,
    tokensHeader: answer.headers["x-markdown-tokens"] ?? null,
    isMarkdown: answer.status === 200 && isText && !looksLikeHtml(text, contentType),
    excerpt: answer.status === 200 && isText ? text.slice(0, EXCERPT_CHARS) : "",
  };
}

/** "/about" -> "/about.md", "/about.html" -> "/about.md", "/docs/" -> "/docs/index.md". */
function twinOf(address: string): string {
  const url = new URL(address);
  url.search = "";
  url.pathname = url.pathname.endsWith("/") ? `${url.pathname}index.md` : `${url.pathname.replace(/\.html?$/i, "")}.md`;
  return url.href;
}
