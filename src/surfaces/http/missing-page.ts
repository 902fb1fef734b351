// What a person or an agent reads at an address where no page is, or none can be shown just now; programs that call the API get its error body.
import type { Context } from "hono";
import { type AppError, ERROR_TABLE, isUnavailable } from "../../model/errors.ts";
import { foreign, link, list, p, prose } from "../../render/blocks.ts";
import { messagePage } from "../../render/message-page.ts";
import { NAMED, SCAN_FORM } from "../../render/navigation.ts";
import { asksForHtml, prefersMarkdown } from "../../render/prefers-markdown.ts";
import { WORDS } from "../../render/words/index.ts";
import type { HttpEnv } from "./http-env.ts";

/** Null where the error body is the answer: below the API's addresses, and for clients that ask for no page. */
export function missingPage(c: Context<HttpEnv>, error: AppError): Response | null {
  const { pathname } = new URL(c.req.url);
  const accept = c.req.header("accept") ?? "";
  const isMarkdown = pathname.endsWith(".md") || prefersMarkdown(accept);
  const isOut = isUnavailable(error);
  if ((error.code !== "NOT_FOUND" && !isOut) || FOR_PROGRAMS.test(pathname)) return null;
  if (!isMarkdown && !asksForHtml(accept)) return null;
  const { text, headers } = messagePage({
    title: isOut ? WORDS.messages.notShown : WORDS.messages.nothingHere,
    blocks: [
      p`${foreign(error.message)}`,
      list(
        prose`${link(SCAN_FORM.name, SCAN_FORM.path)}`,
        ...[NAMED.directory, NAMED.method, NAMED.developers].map(({ name, path }) => prose`${link(name, path)}`),
        WORDS.messages.index(link("llms.txt", "/llms.txt")),
      ),
    ],
    isMarkdown,
    origin: c.env.ports.config.publicOrigin,
  });
  return new Response(text, { status: ERROR_TABLE[error.code].status, headers: { ...headers, ...error.headers } });
}

const FOR_PROGRAMS = /^\/(?:api|auth|\.well-known|badge)\//;
