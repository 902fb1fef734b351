// A page that is made on request, in the form that was asked for; what static pages do by files.
import { etagOf, textUnlessKnown } from "../../model/matches-etag.ts";
import type { Ports } from "../../model/ports.ts";
import { type Page, twinPath } from "../../render/blocks.ts";
import { pageToMarkdown } from "../../render/document-markdown.ts";
import { countMarkdownTokens } from "../../render/markdown-tokens.ts";
import { PAGE_HEADERS } from "../../render/page-headers.ts";
import { pageToHtml } from "../../render/page-html.ts";

export interface PageForm {
  request: Request;
  /** Asked for at the address of its Markdown, which has no other form. */
  isTwin: boolean;
  isMarkdown: boolean;
}

export async function answerPage(
  { config, digest }: Pick<Ports, "config" | "digest">,
  page: Page,
  { request, isTwin, isMarkdown }: PageForm,
): Promise<Response> {
  const origin = config.publicOrigin;
  const twin = twinPath(page.path);
  const text = isMarkdown ? pageToMarkdown(page, origin) : pageToHtml(page, origin);
  const etag = await etagOf(digest, text);
  const headers = {
    ...PAGE_HEADERS,
    ETag: etag,
    // Asked for anew each time: what was taken out is gone at once.
    "Cache-Control": "public, max-age=0, must-revalidate",
    ...(isTwin ? {} : { Vary: "Accept" }),
    ...(isMarkdown && !isTwin ? { "Content-Location": twin } : {}),
    ...(isMarkdown
      ? {
          "Content-Type": "text/markdown; charset=utf-8",
          "x-markdown-tokens": String(countMarkdownTokens(text)),
          Link: `<${origin}${page.canonical ?? page.path}>; rel="canonical"`,
        }
      : { "Content-Type": "text/html; charset=utf-8", Link: `<${twin}>; rel="alternate"; type="text/markdown"` }),
  };
  return textUnlessKnown(request, etag, text, headers);
}
