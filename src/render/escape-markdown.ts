// Text for Markdown: what stands in a page is never markup here (CommonMark 0.31.2 section 2.4; GFM section 6.9).

/** Where it begins a line, this would open a heading, a list, a quote or a fence. */
const BLOCK_START = /^(?:[#+\-=>~:]|\d{1,9}(?=[.)](?:\s|$)))/;
/** Emphasis, code, links, HTML, entities, tables, autolinks of addresses and names. */
const INLINE = /[\\`*_[\]<>|~&@]|:(?=\/\/)|(?<=\bwww)\./gi;

/** One line of plain text, safe anywhere in a paragraph, list item, table cell or link text. */
export function escapeMarkdown(text: string): string {
  const line = escapeInline(text.replace(/\s+/g, " ").trim());
  return line.replace(BLOCK_START, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
}

const escapeInline = (line: string): string => line.replace(INLINE, "\\$&");

/** Our own words: what stands between backticks in them is code, all else is escaped. */
export function escapeTicked(text: string): string {
  const parts = text.replace(/\s+/g, " ").trim().split("`");
  // A backtick without its twin is text.
  if (parts.length % 2 === 0 || parts.some((part, at) => at % 2 === 1 && part === "")) return escapeMarkdown(text);
  return parts
    .map((part, at) =>
      at === 0
        ? escapeMarkdown(part) + (/\s$/.exec(part)?.[0] ?? "")
        : at % 2 === 1
          ? `\`${part}\``
          : escapeInline(part),
    )
    .join("");
}

/** What was received, set apart from our own words, and not in quotation marks: much of it is what was not there. */
export function receivedText(text: string): string {
  const line = escapeInline(text.replace(/\s+/g, " ").trim());
  return line === "" ? "nothing" : `*${line}*`;
}

/** An address as inline code: shown, never followed, and without what could end the code. */
export const codeAddress = (url: string): string =>
  `\`${url.replace(/[\s`\\|<>]/g, (character) => encodeURIComponent(character))}\``;
