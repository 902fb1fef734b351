// A document as Markdown: title, one sentence, where all documents are listed, then its blocks.
import { p, type Page, type TextDocument } from "./blocks.ts";
import { blocksToMarkdown, escapeMarkdown, escapeName } from "./blocks-to-markdown.ts";
import { dateInWords } from "./date-in-words.ts";

/** `address` is the absolute address that the links of the document are resolved against. */
export function documentToMarkdown({ title, description, blocks }: TextDocument, address: string): string {
  const index = new URL("/llms.txt", address).href;
  return `# ${escapeName(title)}

> ${escapeMarkdown(description)}

All documents for agents: [llms.txt](${index})

${blocksToMarkdown(blocks, address)}
`;
}

/** The Markdown twin of a page: the same content as its HTML. */
export const pageToMarkdown = (page: Page, origin: string): string =>
  documentToMarkdown(
    { ...page, blocks: [...page.blocks, p`Last changed ${dateInWords(page.updated)}`] },
    origin + page.path,
  );
