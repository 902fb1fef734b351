// Addresses as written -> absolute addresses, and the list of them that technology detection reads.
import { HTML_LIMITS, TEXT_LIMITS, cut } from "./html-limits.ts";
import type { KnownUrl, ParserState, ResourceUrl } from "./page-parser-state.ts";

/**
 * Absolute form against <base> or the page, at most 2,000 characters; "" when it is no address. data: addresses are
 * cut to their beginning. Fragments stay.
 */
export function resolveUrl(state: ParserState, raw: string): string {
  return lookUp(state, raw).url;
}

/** Resolves an address and lists it for technology detection, without its fragment; a hint is a preconnect or the like. */
export function noteResource(
  state: ParserState,
  where: Exclude<ResourceUrl["where"], "url-path">,
  raw: string,
  hint = false,
): string {
  const known = lookUp(state, raw);
  // A preloaded style sheet is asked for a second time without being a hint.
  const key = hint ? `${where}?;` : `${where};`;
  if (known.url === "" || known.listedAs.includes(key)) return known.url;
  const isNew = known.listedAs === "";
  known.listedAs += key;
  if (known.url.startsWith("http")) listAddress(state, { where, url: withoutFragment(known.url), hint }, isNew);
  return known.url;
}

/** <base href>: the first one counts. Returns its absolute form. */
export function setBase(state: ParserState, raw: string): string {
  const base = resolveUrl(state, raw);
  if (/^https?:/.test(base)) {
    state.base = base;
    state.urls.clear();
  }
  return base;
}

/** Length of the data: addresses in a value: an address, a srcset or CSS. */
export function countDataChars(value: string): number {
  let chars = 0;
  for (let at = value.indexOf("data:"); at !== -1;) {
    const end = endOfDataUrl(value, at);
    // "data:" in prose or in a query has no comma before it ends; an embedded file always has.
    if (value.slice(at, end).includes(",")) chars += end - at;
    at = value.indexOf("data:", end);
  }
  return chars;
}

/** A quoted address ends at its quote and may hold the other one; a bare one ends at white space or a bracket. */
function endOfDataUrl(value: string, from: number): number {
  const opener = value[from - 1] ?? "";
  const end = opener === '"' || opener === "'" ? value.indexOf(opener, from) : value.slice(from).search(/[\s)]/) + from;
  return end < from + 5 ? value.length : end;
}

/** An address is looked up by how it is written: pages write the same one many times, and one way. */
function lookUp(state: ParserState, raw: string): KnownUrl {
  const known = state.urls.get(raw);
  if (known !== undefined) return known;
  if (raw.length > HTML_LIMITS.urlChars) return { url: shortenLong(raw), listedAs: "" };
  if (state.urls.size >= HTML_LIMITS.urls) return { url: "", listedAs: "" };
  const made = { url: parseUrl(raw, state.base), listedAs: "" };
  state.urls.set(raw, made);
  return made;
}

/** An address of the same origin is listed by its path too, once. */
function listAddress({ transient, origin }: ParserState, resource: ResourceUrl, isNew: boolean): void {
  const { resourceUrls } = transient;
  // Two may be added.
  if (resourceUrls.length >= HTML_LIMITS.resourceUrls - 1) return;
  resourceUrls.push(resource);
  if (!isNew || !resource.url.startsWith(origin) || resource.url[origin.length] !== "/") return;
  resourceUrls.push({ where: "url-path", url: resource.url.slice(origin.length), hint: resource.hint });
}

function parseUrl(raw: string, base: string): string {
  try {
    return shorten((base === "" ? new URL(raw) : new URL(raw, base)).href);
  } catch {
    return "";
  }
}

const shorten = (url: string): string => cut(url, url.startsWith("data:") ? TEXT_LIMITS.dataUrl : TEXT_LIMITS.url);
const shortenLong = (raw: string): string => (/^\s{0,9}data:/i.test(raw) ? cut(raw.trim(), TEXT_LIMITS.dataUrl) : "");

function withoutFragment(url: string): string {
  const hash = url.indexOf("#");
  return hash === -1 ? url : url.slice(0, hash);
}
