/** One target of a Link header (RFC 8288): address as written, relation types and other parameters, lower-cased names. */
export interface HeaderLink {
  href: string;
  rels: string[];
  params: Record<string, string>;
}

const MAX_LINKS = 60;

/** Reads a Link header. Commas inside <…> and inside quoted values do not separate. Linear in the length. */
export function parseLinkHeader(value: string): HeaderLink[] {
  const links: HeaderLink[] = [];
  let rest = value.slice(0, 8_000);
  while (links.length < MAX_LINKS) {
    const open = rest.indexOf("<");
    const close = rest.indexOf(">", open);
    if (open < 0 || close < 0) break;
    const { params, length } = readParams(rest.slice(close + 1));
    links.push({
      href: rest.slice(open + 1, close).trim(),
      rels: (params.rel ?? "").toLowerCase().split(/\s+/).filter(Boolean),
      params,
    });
    rest = rest.slice(close + 1 + length);
  }
  return links;
}

/** Parameters up to the comma that ends this link; `length` is what was consumed. */
function readParams(text: string): { params: Record<string, string>; length: number } {
  const params: Record<string, string> = {};
  let part = "";
  let isQuoted = false;
  let at = 0;
  const store = (): void => {
    const equals = part.indexOf("=");
    const name = (equals < 0 ? part : part.slice(0, equals)).trim().toLowerCase();
    // RFC 8288 section 3: only the first occurrence of a parameter counts.
    if (name !== "" && !Object.hasOwn(params, name)) params[name] = equals < 0 ? "" : part.slice(equals + 1).trim();
    part = "";
  };
  for (; at < text.length; at++) {
    const char = text[at] ?? "";
    if (char === '"') isQuoted = !isQuoted;
    else if (char === "," && !isQuoted) break;
    else if (char === ";" && !isQuoted) store();
    else part += char;
  }
  store();
  return { params, length: Math.min(at + 1, text.length) };
}
