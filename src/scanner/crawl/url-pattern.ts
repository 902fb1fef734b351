import { addressParts } from "../../model/address-parts.ts";
import { pageKeyOf } from "./normalise-url.ts";
import type { Frontier } from "./frontier.ts";

/** "/?page_id=12" and "/index.php?page=about" name a page each, unlike a number that counts entries. */
const NAMED_PAGE = /^\?(?:page_id=\d+|(?:page|site|view|route|p)=[a-z][^&]*)$/i;

/**
 * What addresses of one template have in common: the folder they stand in ("/blog/*"; for dated posts "/#/#/*"), the
 * path before their parameters, or the beginning of a long name at the root ("/plumber-in-*"); "" for a page of its
 * own. `segments` are those of the path below the site's root.
 */
export function patternOf(url: string, segments: readonly string[]): string {
  const { pathname = "/", search = "" } = addressParts(url) ?? {};
  if (search !== "") return NAMED_PAGE.test(search) ? "" : `${pathname}?*`;
  if (segments.length > 1) {
    const folder = segments.slice(0, -1).map((segment) => (/^\d+$/.test(segment) ? "#" : segment.toLowerCase()));
    return `/${folder.join("/")}/*`;
  }
  const words = (segments[0] ?? "").toLowerCase().split("-");
  return words.length >= 4 ? `/${words[0]}-${words[1]}-*` : "";
}

/**
 * The word that a name at the root begins with: "plumber" of "/plumber-leeds.html", "staff" of "/staff_07"; "" where a
 * name is one word.
 */
export function headOf(segments: readonly string[]): string {
  const [name = "", ...below] = segments;
  const head = below.length > 0 ? "" : (HEAD.exec(name.toLowerCase())?.[1] ?? "");
  return NO_MOULD.test(head) ? "" : head;
}

/** "/our-services" and "/our-team" have no more in common than pages of their own. */
const NO_MOULD =
  /^(?:our|your|the|free|about|how|what|why|who|unsere?[mnrs]?|ihre?|meine?|der|die|das|les|des|nos|notre|vos|votre|mes|los|las|del|nuestr[oa]s?|sus|noss[oa]s?|seus?|gli|nostr[aeio]|onze|uw|het|nasz[ae]?)$/;
const HEAD = /^([^-_\d.]{3,})[-_\d]/;

/** The same page under a filter or sort order: its address without parameters is known too. */
export function isVariant(url: string, { candidates }: Frontier): boolean {
  const query = url.indexOf("?");
  return query >= 0 && addressParts(url)?.pathname !== "/" && candidates[pageKeyOf(url.slice(0, query))] !== undefined;
}
