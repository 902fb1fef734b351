// What is said in a few sentences at an address that has no document of its own: in the form that was asked for.
import type { Block } from "./blocks.ts";
import { blocksToHtml } from "./blocks-to-html.ts";
import { blocksToMarkdown } from "./blocks-to-markdown.ts";
import { escapeMarkdown } from "./escape-markdown.ts";
import { fromHtml, markup } from "./markup.ts";
import { PAGE_HEADERS } from "./page-headers.ts";
import { pageShell } from "./page-shell.ts";

export interface Message {
  title: string;
  blocks: readonly Block[];
  isMarkdown: boolean;
  origin: string;
  layout?: "text" | "portal" | "front";
  /** Address of its Markdown, where that has one. */
  twin?: string;
}

/** States that pass, and addresses that name nothing: neither kept nor indexed. */
export function messagePage({ title, blocks, isMarkdown, origin, layout = "text", twin }: Message): {
  text: string;
  headers: Record<string, string>;
} {
  const text = isMarkdown
    ? `# ${escapeMarkdown(title)}\n\n${blocksToMarkdown(blocks, `${origin}/`)}\n`
    : pageShell({
        origin,
        title,
        description: title,
        path: null,
        layout,
        head: markup`${twin !== undefined && markup`\n<link rel="alternate" type="text/markdown" href="${twin}">`}\n<meta name="robots" content="noindex">`,
        main: markup`<h1>${title}</h1>\n${fromHtml(blocksToHtml(blocks))}`,
      });
  return {
    text,
    headers: {
      ...PAGE_HEADERS,
      "Content-Type": `text/${isMarkdown ? "markdown" : "html"}; charset=utf-8`,
      "Cache-Control": "no-store",
      Vary: "Accept",
    },
  };
}
