// The country of a business where two of its address on the web, its phone number, its language and the form of its postal
// code name the same one, or its postal address is one of the United States.
import { memoByPage } from "../../evidence/memo-by-page.ts";
import { textOf } from "../../evidence/structured/collect-structured.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import countries from "../data/calling-codes.json" with { type: "json" };
import { hasStreetAddress } from "../../evidence/text/text-streets.ts";
import { codeLines } from "./business-facts.ts";
import zipCodes from "../data/zip-codes.json" with { type: "json" };

/** Country by calling code; numbers of codes that several countries share name none. */
const BY_CODE: Readonly<Record<string, string | undefined>> = countries;
const COUNTRIES: ReadonlySet<string> = new Set(Object.values(countries));
const LONGEST_CODE = 3;

/** Of languages that are at home in few countries. */
const BY_LANGUAGE: Readonly<Record<string, readonly string[] | undefined>> = {
  cs: ["CZ"],
  da: ["DK"],
  de: ["DE", "AT", "CH"],
  fi: ["FI"],
  fr: ["FR", "BE", "CH"],
  it: ["IT", "CH"],
  nb: ["NO"],
  nl: ["NL", "BE"],
  no: ["NO"],
  pl: ["PL"],
  pt: ["PT", "BR"],
  es: ["ES", "MX", "AR", "CL", "PE"],
  sv: ["SE"],
};

type Site = Pick<SiteEvidence, "target" | "pages" | "structured" | "profile" | "home" | "channels">;

const STATE_AND_CODE = /, ([A-Z]{2}),? (\d{3})\d{2}(?:-\d{4})?(?!\d)/g;
/** By state what its postal codes begin with: "Berlin, DE 10115" is not in Delaware. */
const BEGINNINGS: Readonly<Record<string, string | undefined>> = zipCodes;
const isIn = (state: string, beginning: string): boolean =>
  (BEGINNINGS[state]?.split(" ") ?? []).some((range) => {
    const [first = "", last = first] = range.split("-");
    return first <= beginning && beginning <= last;
  });
const ADDRESS_CHARS = 400;

/** "Monrovia, CA 91016": the state of the United States in every such address of the pages; null where none is, or several are. */
export const stateOf = memoByPage(({ pages }: Pick<SiteEvidence, "pages">): string | null => {
  const texts = pages.flatMap(({ blocks }) => blocks.map(({ text }) => text.slice(0, ADDRESS_CHARS)));
  const [state, other] = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(STATE_AND_CODE)].flatMap(([, found = "", code = ""]) => (isIn(found, code) ? found : [])),
    ),
  );
  return state === undefined || other !== undefined ? null : state;
});

/** ISO 3166 code; null where they differ, or two are missing. */
export function countryOf(site: Site): string | null {
  const { target, pages, structured, profile } = site;
  const suffix = target.host.split(".").at(-1)?.toUpperCase() ?? "";
  const domain = suffix === "UK" ? "GB" : suffix;
  const numbers = [
    ...structured.map(({ props }) => textOf(props.telephone)),
    ...pages.flatMap(({ anchors }) =>
      anchors.flatMap(({ href }) => (href.startsWith("tel:") ? href.slice("tel:".length) : [])),
    ),
  ];
  const called = new Set(numbers.flatMap((number) => countryCalled(number) ?? []));
  const spoken = BY_LANGUAGE[profile.language.value?.slice(0, 2) ?? ""] ?? [];
  const [country = domain, other] = called;
  const isNamed = spoken.includes(country) || (country === domain && called.size === 1);
  // A domain of a country that is not the one called speaks against it.
  const isDisputed = other !== undefined || (country !== domain && COUNTRIES.has(domain));
  if (isNamed && !isDisputed) return country;
  if (isCoded(site, domain) && called.size === 0) return domain;
  const speaks = /^(?:en|es)/.test(profile.language.value ?? "");
  const isAmerican = speaks && called.size === 0 && !COUNTRIES.has(domain) && stateOf(site) !== null;
  return isAmerican ? "US" : null;
}

/** Postal codes by their form; Jersey, Guernsey, Man and Gibraltar write theirs as Britain does. */
const CODES: Readonly<Record<string, RegExp | undefined>> = {
  CA: /(?<![\p{L}\p{N}])[ABCEGHJ-NPR-TVXY]\d[A-Z] \d[A-Z]\d(?![\p{L}\p{N}])/u,
  GB: /(?<![\p{L}\p{N}])(?!JE|GY|IM|GX)[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}(?![\p{L}\p{N}])/u,
};
/** Whoever made the site or hosts it has an address of its own. */
const OF_MAKER =
  /(?<!\p{L})(?:(?:(?:web)?site|designed|design|built|made|created|developed|powered|hosted) by|web ?design|hosting)(?!\p{L})/iu;
function isCoded(site: Site, country: string): boolean {
  const { text = "" } = CODES[country] === undefined ? {} : (codeLines(site) ?? {});
  return CODES[country]?.test(text.slice(0, ADDRESS_CHARS)) === true && hasStreetAddress(text) && !OF_MAKER.test(text);
}

const EURO = new Set("AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK".split(" "));
const DOLLAR = new Set("AU CA HK NZ SG US".split(" "));
/** A class of prices by the sign of pounds, euros or dollars; of other money it is left open. */
export function priceSigns(country: string | null): string {
  if (country === "GB") return "££";
  return EURO.has(country ?? "") ? "€€" : DOLLAR.has(country ?? "") ? "$$" : "€€ or $$";
}

function countryCalled(number: string): string | undefined {
  const digits = /^\s?(?:\+|00)([\d\s]{6,20})/.exec(decodeSpaces(number))?.[1]?.replace(/\s/g, "") ?? "";
  const lengths = Array.from({ length: LONGEST_CODE }, (_, at) => LONGEST_CODE - at);
  return lengths.map((length) => BY_CODE[digits.slice(0, length)]).find((country) => country !== undefined);
}

const decodeSpaces = (number: string): string => number.replaceAll("%20", " ").replace(/[().-]/g, " ");
