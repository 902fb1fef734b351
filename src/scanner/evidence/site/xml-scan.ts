// A tolerant, linear reading of XML as sitemaps and feeds use it: no document type, no external entities, no tree.

export type XmlToken =
  | { kind: "open"; prefix: string; name: string; attributes: string; isEmpty: boolean }
  | { kind: "close"; prefix: string; name: string }
  | { kind: "text"; text: string };

const NAME_CHARS = 100;

/**
 * Walks the tags and texts of a document in order. Comments, processing instructions and document types are skipped,
 * CDATA comes out as text. Broken markup ends the walk or is skipped; it never throws and never goes back.
 */
export function* scanXml(text: string): Generator<XmlToken> {
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf("<", at);
    if (open < 0) return;
    if (open > at) yield { kind: "text", text: decodeEntities(text.slice(at, open)) };
    if (text.startsWith("<![CDATA[", open)) {
      const end = indexAfter(text, "]]>", open);
      yield { kind: "text", text: text.slice(open + 9, end - 3) };
      at = end;
    } else if (text.startsWith("<!--", open)) {
      at = indexAfter(text, "-->", open + 4);
    } else if (text.startsWith("<?", open)) {
      at = indexAfter(text, "?>", open + 2);
    } else if (text.startsWith("<!", open)) {
      at = endOfDoctype(text, open);
    } else {
      const end = text.indexOf(">", open);
      if (end < 0) return;
      const token = readTag(text.slice(open + 1, end));
      if (token) yield token;
      at = end + 1;
    }
  }
}

function readTag(tag: string): XmlToken | null {
  const isClose = tag.startsWith("/");
  const isEmpty = tag.endsWith("/");
  const inner = tag.slice(isClose ? 1 : 0, isEmpty ? -1 : undefined).trim();
  const blank = inner.slice(0, NAME_CHARS).search(/\s/);
  const full = (blank < 0 ? inner : inner.slice(0, blank)).slice(0, NAME_CHARS).toLowerCase();
  const colon = full.indexOf(":");
  const prefix = colon < 0 ? "" : full.slice(0, colon);
  const name = full.slice(colon + 1);
  if (name === "") return null;
  if (isClose) return { kind: "close", prefix, name };
  return { kind: "open", prefix, name, attributes: blank < 0 ? "" : inner.slice(blank, blank + 2_000), isEmpty };
}

/** Value of an attribute in the text of a start tag; null when it is not there. */
export function attributeOf(attributes: string, name: string): string | null {
  const folded = ` ${attributes}`.replace(/\s+/g, " ").replaceAll(" =", "=").replaceAll("= ", "=");
  for (const quote of ['"', "'"]) {
    const at = folded.toLowerCase().indexOf(` ${name}=${quote}`);
    if (at < 0) continue;
    const start = at + name.length + 3;
    const end = folded.indexOf(quote, start);
    return decodeEntities(folded.slice(start, end < 0 ? undefined : end));
  }
  return null;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const LONGEST_ENTITY = 10;

/** Decodes the five entities of XML and character references; unknown ones stay as they are. */
function decodeEntities(text: string): string {
  let at = text.indexOf("&");
  if (at < 0) return text;
  let made = text.slice(0, at);
  while (at >= 0) {
    const near = text.slice(at + 1, at + LONGEST_ENTITY);
    const name = near.slice(0, Math.max(near.indexOf(";"), 0));
    const decoded = name.startsWith("#")
      ? characterOf(name)
      : Object.hasOwn(ENTITIES, name)
        ? ENTITIES[name]
        : undefined;
    const from = decoded === undefined ? at + 1 : at + name.length + 2;
    const next = text.indexOf("&", from);
    made += (decoded ?? "&") + text.slice(from, next < 0 ? undefined : next);
    at = next;
  }
  return made;
}

function characterOf(reference: string): string | undefined {
  const isHex = reference[1] === "x" || reference[1] === "X";
  const code = Number.parseInt(reference.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** A document type may hold an internal subset in brackets, in which ">" does not end it. */
function endOfDoctype(text: string, open: number): number {
  const close = text.indexOf(">", open);
  if (close < 0) return text.length;
  return text.slice(open, close).includes("[") ? indexAfter(text, "]>", open) : close + 1;
}

function indexAfter(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at + mark.length;
}
