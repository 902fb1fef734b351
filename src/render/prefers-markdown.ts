// Which form of a page a request asks for.

/**
 * Whether an Accept header asks for Markdown rather than HTML (RFC 9110 section 12.5.1): text/markdown is named
 * and liked at least as much as HTML. Ranges such as "*\/*" never stand for Markdown: browsers and simple
 * clients send them.
 */
export function prefersMarkdown(accept: string | null): boolean {
  const ranges = (accept ?? "").split(",", MOST_RANGES).map(readRange);
  const qualityOf = (...names: string[]): number =>
    names.map((name) => ranges.find(({ type }) => type === name)?.quality).find((quality) => quality !== undefined) ??
    0;
  const markdown = qualityOf("text/markdown");
  return markdown > 0 && markdown >= qualityOf("text/html", "text/*", "*/*");
}

/** Browsers name it; programs that take whatever comes do not. */
export const asksForHtml = (accept: string | null): boolean => /\btext\/html\b/i.test(accept ?? "");

/** Far more than any client sends; the header is somebody else's text. */
const MOST_RANGES = 50;

function readRange(range: string): { type: string; quality: number } {
  const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
  return { type, quality: /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(quality) ? Number(quality) : 0 };
}
