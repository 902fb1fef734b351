// A document as Markdown: title, one sentence, where all documents are listed, then its blocks.
import type { TextDocument } from "./blocks.ts";
import { blocksToMarkdown, escapeMarkdown } from "./blocks-to-markdown.ts";

/** `address` is the absolute address that the links of the document are resolved against. */
export function documentToMarkdown({ title, description, blocks }: TextDocument, address: string): string {
  const index = new URL("/llms.txt", address).href;
  return `# ${escapeMarkdown(title)}

> ${escapeMarkdown(description)}

All documents for agents: [llms.txt](${index})

${blocksToMarkdown(blocks, address)}
`;
}
