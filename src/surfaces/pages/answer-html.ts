// A page that only people read, and a message in the form that was asked for.
import { type Block } from "../../render/blocks.ts";
import { blocksToHtml } from "../../render/blocks-to-html.ts";
import { blocksToMarkdown } from "../../render/blocks-to-markdown.ts";
import { fromHtml, markup } from "../../render/markup.ts";
import { PAGE_HEADERS } from "../../render/page-headers.ts";
import { pageShell } from "../../render/page-shell.ts";

export interface Message {
  title: string;
  blocks: readonly Block[];
  status: number;
  isMarkdown: boolean;
  origin: string;
}

/** States that pass, and addresses that name nothing: neither kept nor indexed. */
export function answerMessage({ title, blocks, status, isMarkdown, origin }: Message): Response {
  const text = isMarkdown
    ? `# ${title}\n\n${blocksToMarkdown(blocks, `${origin}/`)}\n`
    : pageShell({
        origin,
        title,
        description: title,
        path: null,
        layout: "text",
        head: markup`\n<meta name="robots" content="noindex">`,
        main: markup`<h1>${title}</h1>\n${fromHtml(blocksToHtml(blocks))}`,
      });
  return new Response(text, {
    status,
    headers: {
      ...PAGE_HEADERS,
      "Content-Type": `text/${isMarkdown ? "markdown" : "html"}; charset=utf-8`,
      "Cache-Control": "no-store",
      Vary: "Accept",
    },
  });
}
