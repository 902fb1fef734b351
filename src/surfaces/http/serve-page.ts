// Pages that are files: HTML or Markdown by Accept, and what a file leaves open.
import type { Context } from "hono";
import { AppError, isUnavailable } from "../../model/errors.ts";
import { etagOf, matchesEtag } from "../../model/matches-etag.ts";
import { measureHealth } from "../../operations/get-service-health.ts";
import { LATEST_LISTINGS, SERVICE_HEALTH, twinPath } from "../../render/blocks.ts";
import { slotMark } from "../../render/blocks-to-html.ts";
import { latestListings } from "../../render/latest-listings.ts";
import { countMarkdownTokens } from "../../render/markdown-tokens.ts";
import { prefersMarkdown } from "../../render/prefers-markdown.ts";
import { serviceHealth } from "../../render/service-health.ts";
import type { HttpEnv } from "./http-env.ts";

/** The page in the form that the Accept header asks for; HTML where the page has no twin. */
export async function servePage(c: Context<HttpEnv>): Promise<Response> {
  const { website } = c.env.ports;
  const path = `/${new URL(c.req.url).pathname.slice(1)}` as const;
  const twin = twinPath(path);
  if (prefersMarkdown(c.req.header("accept") ?? null)) {
    const markdown = await website.serve(twin, c.req.raw);
    if (markdown.ok || markdown.status === NOT_MODIFIED)
      return withHeaders(await withTokens(markdown), { "Content-Location": twin });
  }
  const fill = FILLED[path];
  const html = await (fill === undefined ? website.serve(path, c.req.raw) : serveFilled(c, path, fill));
  if (html.status === 404) throw new AppError("NOT_FOUND", "No page is at this address. llms.txt lists all documents.");
  const isPortal = path.startsWith(PORTAL) && (html.ok || html.status === NOT_MODIFIED);
  return withHeaders(html, isPortal ? portalHeaders(twin) : {});
}

/** Its pages are too many for rules of their own at the host of files. */
const PORTAL = "/developers/";
const portalHeaders = (twin: string): Record<string, string> => ({
  Link: `<${twin}>; rel="alternate"; type="text/markdown"`,
});

async function withTokens(markdown: Response): Promise<Response> {
  if (markdown.headers.has(TOKENS) || markdown.body === null) return markdown;
  const text = await markdown.text();
  const copy = new Response(text, markdown);
  copy.headers.set(TOKENS, String(countMarkdownTokens(text)));
  return copy;
}

const TOKENS = "x-markdown-tokens";

/** What goes into the one place that a file leaves open. */
interface Fill {
  slot: string;
  make: (c: Context<HttpEnv>) => Promise<string>;
}

const FILLED: Readonly<Record<string, Fill>> = {
  "/": {
    slot: LATEST_LISTINGS,
    make: async (c) => latestListings(await c.env.ports.directory.latest(LATEST)),
  },
  "/developers/status": {
    slot: SERVICE_HEALTH,
    make: async (c) => serviceHealth(await measureHealth(c.env.ports)),
  },
};

async function serveFilled(c: Context<HttpEnv>, path: `/${string}`, { slot, make }: Fill): Promise<Response> {
  const { website, digest } = c.env.ports;
  // Whole, whatever the browser has: what it has may lack the newest.
  const [file, filling] = await Promise.all([website.serve(path, new Request(c.req.url)), make(c).catch(withoutIt)]);
  const text = (await file.text()).replace(slotMark(slot), () => filling);
  const etag = await etagOf(digest, text);
  const isKnown = matchesEtag(c.req.header("if-none-match") ?? null, etag);
  // Headers of the binding are immutable, and its length is no longer true.
  const headers = new Headers(file.headers);
  headers.delete("content-length");
  headers.set("ETag", etag);
  return isKnown
    ? new Response(null, { status: NOT_MODIFIED, headers })
    : new Response(text, { status: file.status, headers });
}

const LATEST = 6;
const NOT_MODIFIED = 304;

/** Answers of the binding are immutable. Every form of a page says that there are two (RFC 9110 section 12.5.5). */
function withHeaders(answer: Response, headers: Record<string, string>): Response {
  const copy = new Response(answer.body, answer);
  copy.headers.set("Vary", "Accept");
  for (const [name, value] of Object.entries(headers)) copy.headers.set(name, value);
  return copy;
}

/** The page is worth reading without what is new. */
function withoutIt(error: unknown): string {
  if (isUnavailable(error)) return "";
  throw error;
}
