// Text of markup without parsing it: for what stands behind the point where a hostile page stopped the parse.

const SKIPPED = ["script", "style"];

/** Text between tags, at most `limit` characters; comments, scripts and styles are left out. Linear in the input. */
export function stripTags(html: string, limit: number): string {
  const texts: string[] = [];
  let chars = 0;
  for (let at = 0; at < html.length && chars < limit;) {
    const open = html.indexOf("<", at);
    const text = html.slice(at, open === -1 ? undefined : open).trim();
    if (text !== "") texts.push(text);
    chars += text.length;
    if (open === -1) break;
    at = endOfMarkup(html, open);
  }
  return texts.join(" ").slice(0, limit);
}

/** Offset behind a tag or comment; behind the closing tag for elements whose text is code. */
function endOfMarkup(html: string, open: number): number {
  if (html.startsWith("<!--", open)) return behind(html, "-->", open);
  const skipped = SKIPPED.find((tag) => html.slice(open + 1, open + 1 + tag.length).toLowerCase() === tag);
  const close = skipped === undefined ? open : html.indexOf(`</${skipped}`, open);
  return close === -1 ? html.length : behind(html, ">", close);
}

function behind(html: string, end: string, from: number): number {
  const at = html.indexOf(end, from);
  return at === -1 ? html.length : at + end.length;
}
