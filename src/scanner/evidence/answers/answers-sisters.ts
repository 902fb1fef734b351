// Pages that say the same of different places or offers: "/aesch/prices" and "/ermensee/prices".
import { addressParts } from "../../../model/address-parts.ts";
import { decodePercent } from "../../../model/decode-percent.ts";
import { nameKind } from "../../crawl/page-kind.ts";
import { isLanguageName } from "../../crawl/page-language.ts";

const INDEX = /^(?:index|default)(?:\.\w{2,5})?$/i;
const LANGUAGE = /^[a-z]{2}(?:[-_][a-z]{2})?$/i;
/** "2025", "2024-25", "2024-2025". */
const YEARS = /^(?:19|20)\d{2}(?:[-_](?:\d{2}){1,2})?$/;

const segmentsOf = (url: string): string[] =>
  (addressParts(url)?.pathname ?? "/")
    .split("/")
    .filter((segment, at, all) => segment !== "" && !(at === all.length - 1 && INDEX.test(segment)))
    .map((segment) => decodePercent(segment));

const isLanguage = (segment: string): boolean => LANGUAGE.test(segment) || isLanguageName(segment);

/** Folders named for a time or for what their pages are for ("/2024", "/services") tell no places apart. */
const namesNoPlace = (segment: string): boolean => YEARS.test(segment) || nameKind(segment)?.share === 1;

/** One name below two folders that are not its languages: each folder has prices and hours of its own. */
export function areSisters(one: string, other: string): boolean {
  const a = segmentsOf(one);
  const b = segmentsOf(other);
  return a.length === b.length && a.at(-1) === b.at(-1) && a.some((segment, at) => arePlaces(segment, b[at] ?? ""));
}

const arePlaces = (one: string, other: string): boolean =>
  one !== other && !(isLanguage(one) && isLanguage(other)) && !namesNoPlace(one) && !namesNoPlace(other);
