// The page that says what was wrong, in the words of the API's error.
import { type AppError, ERROR_TABLE } from "../../model/errors.ts";
import type { PageName } from "../../render/blocks.ts";
import { escapeHtml } from "../../render/escape-html.ts";
import { escapeMarkdown } from "../../render/escape-markdown.ts";
import { PAGE_HEADERS } from "../../render/page-headers.ts";
import { plainPage } from "../../render/plain-page.ts";

/** `back` is where to go on from. */
export function refusePage(
  error: AppError,
  { title, isMarkdown, back, origin }: { title: string; isMarkdown: boolean; back: PageName; origin: string },
): Response {
  const type = isMarkdown ? "text/markdown" : "text/html";
  const main = `<h1>${title}</h1>
<p>${escapeHtml(error.message)}</p>
<p><a href="${back.path}">${back.name}</a></p>`;
  const text = isMarkdown
    ? `# ${title}\n\n${escapeMarkdown(error.message)}\n\n[${back.name}](${back.path})\n`
    : plainPage({ origin, title, description: title, main });
  return new Response(text, {
    status: ERROR_TABLE[error.code].status,
    headers: {
      ...PAGE_HEADERS,
      "Content-Type": `${type}; charset=utf-8`,
      "Cache-Control": "no-store",
      Vary: "Accept",
      ...error.headers,
    },
  });
}
