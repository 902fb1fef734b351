// The country of a business where its address on the web and its phone number name the same one.
import { textOf } from "../../evidence/structured/collect-structured.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import countries from "../data/calling-codes.json" with { type: "json" };

/** Country by calling code; numbers of codes that several countries share name none. */
const BY_CODE: Readonly<Record<string, string | undefined>> = countries;
const LONGEST_CODE = 3;

/** ISO 3166 code; null where the two differ, or one is missing. */
export function countryOf({
  target,
  pages,
  structured,
}: Pick<SiteEvidence, "target" | "pages" | "structured">): string | null {
  const suffix = target.host.split(".").at(-1)?.toUpperCase() ?? "";
  const domain = suffix === "UK" ? "GB" : suffix;
  const numbers = [
    ...structured.map(({ props }) => textOf(props.telephone)),
    ...pages.flatMap(({ anchors }) =>
      anchors.flatMap(({ href }) => (href.startsWith("tel:") ? href.slice("tel:".length) : [])),
    ),
  ];
  const called = new Set(numbers.flatMap((number) => countryCalled(number) ?? []));
  return called.size === 1 && called.has(domain) ? domain : null;
}

function countryCalled(number: string): string | undefined {
  const digits = /^\s?(?:\+|00)([\d\s]{6,20})/.exec(decodeSpaces(number))?.[1]?.replace(/\s/g, "") ?? "";
  const lengths = Array.from({ length: LONGEST_CODE }, (_, at) => LONGEST_CODE - at);
  return lengths.map((length) => BY_CODE[digits.slice(0, length)]).find((country) => country !== undefined);
}

const decodeSpaces = (number: string): string => number.replaceAll("%20", " ").replace(/[().-]/g, " ");
