import { PRODUCT } from "../../model/product.ts";

export interface MarkdownFile {
  path: string;
  text: string;
}

/** Every Markdown document in one file, each under its own address. */
export const llmsFullTxt = (origin: string, summary: string, files: readonly MarkdownFile[]): string =>
  `# ${PRODUCT.name}: all documents

> ${summary}

${files.map(({ path, text }) => `Source: ${origin}${path}\n\n${text.trimEnd()}`).join("\n\n---\n\n")}
`;
