// What a body is, judged by its first characters: the content type often says something else.

const HTML_STARTS = ["<!doctype html", "<html", "<head", "<body", "<title", "<script", "<!doctype\nhtml"];
const SNIFF_CHARS = 1_024;

/** True for a web page, also for one without doctype or behind comments; false for XML, SVG, Markdown and JSON. */
export function looksLikeHtml(text: string, contentType = ""): boolean {
  const start = skipPreamble(text).slice(0, SNIFF_CHARS).toLowerCase();
  if (HTML_STARTS.some((tag) => start.startsWith(tag))) return true;
  return start.startsWith("<") && mediaTypeOf(contentType) === "text/html";
}

/** True when the text is a picture, archive or other bytes that were decoded as text. */
export function looksBinary(text: string): boolean {
  const start = text.slice(0, SNIFF_CHARS);
  if (start.includes("\u0000") || start.startsWith("%PDF-")) return true;
  let replaced = 0;
  for (const char of start) if (char === "\uFFFD") replaced += 1;
  return replaced > start.length / 10;
}

/** "Text/HTML; charset=utf-8" -> "text/html". */
export function mediaTypeOf(contentType: string): string {
  const end = contentType.indexOf(";");
  return (end < 0 ? contentType : contentType.slice(0, end)).trim().toLowerCase();
}

/** Text with every run of white space as one blank, cut at `most` characters. */
export function foldSpace(text: string, most: number): string {
  return text
    .slice(0, most * 4)
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, most);
}

export const withoutBom = (text: string): string => (text.startsWith("\uFEFF") ? text.slice(1) : text);

export const byteLengthOf = (text: string): number => new TextEncoder().encode(text).length;

/** First line break of any kind ends a line: RFC 9309 and llms.txt files come with all three. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/);

/** Skips byte order mark, white space, comments and an XML declaration, which may stand before the root element. */
function skipPreamble(text: string): string {
  let rest = withoutBom(text).trimStart();
  for (let hops = 0; hops < 5; hops += 1) {
    const end = rest.startsWith("<!--") ? endOf(rest, "-->") : rest.startsWith("<?") ? endOf(rest, "?>") : 0;
    if (end === 0) break;
    rest = rest.slice(end).trimStart();
  }
  return rest;
}

function endOf(text: string, mark: string): number {
  const at = text.indexOf(mark);
  return at < 0 ? 0 : at + mark.length;
}
