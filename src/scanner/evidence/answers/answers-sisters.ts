// Pages that say the same of different places or offers: "/aesch/prices" and "/ermensee/prices".
import { addressParts } from "../../../model/address-parts.ts";

const LANGUAGE = /^[a-z]{2}(?:[-_][a-z]{2})?$/i;
const segmentsOf = (url: string): string[] =>
  (addressParts(url)?.pathname ?? "/").split("/").filter((segment) => segment !== "");

/** One name below two folders that are not its languages: each folder has prices and hours of its own. */
export function areSisters(one: string, other: string): boolean {
  const a = segmentsOf(one);
  const b = segmentsOf(other);
  return (
    a.length === b.length &&
    a.at(-1) === b.at(-1) &&
    a.some((segment, at) => segment !== b[at] && !(LANGUAGE.test(segment) && LANGUAGE.test(b[at] ?? "")))
  );
}
