// Text for Markdown: what stands in a page is never markup here (CommonMark 0.31.2 section 2.4; GFM section 6.9).

/** Where it begins a line, this would open a heading, a list, a quote or a fence. */
const BLOCK_START = /^(?:[#+\-=>~:]|\d{1,9}(?=[.)]))/;
/** Emphasis, code, links, HTML, entities, tables, autolinks of addresses and names. */
const INLINE = /[\\`*_[\]<>|~&@]|:(?=\/\/)|(?<=\bwww)\./gi;

/** One line of plain text, safe anywhere in a paragraph, list item, table cell or link text. */
export function escapeMarkdown(text: string): string {
  const line = text.replace(/\s+/g, " ").trim().replace(INLINE, "\\$&");
  return line.replace(BLOCK_START, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
}

/** An address as inline code: shown, never followed, and without what could end the code. */
export const codeAddress = (url: string): string =>
  `\`${url.replace(/[\s`\\|<>]/g, (character) => encodeURIComponent(character))}\``;
