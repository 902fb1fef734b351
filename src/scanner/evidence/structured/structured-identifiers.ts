// Registered numbers of businesses, told from other numbers by their label and checked by their check digits.
import { findPhones } from "../../../model/find-phones.ts";
import { holdsAddress } from "../answers/answers-address.ts";
import type { PageFacts, PageKind } from "../page-facts.ts";
import { foldText } from "../text/text-search.ts";

export interface FoundIdentifier {
  /** For print: "German VAT number". The number itself is not kept. */
  name: string;
  isValid: boolean;
}

interface IdentifierKind {
  name: string;
  /** Folded text before the number, then the number. Bounded. */
  pattern: RegExp;
  isValid: (number: string) => boolean;
}

export const PERSON_IN_SPAIN = "Spanish number of a person (DNI or NIE)";

const digitsOf = (text: string): number[] => [...text].filter((c) => c >= "0" && c <= "9").map(Number);
const at = (digits: readonly number[], index: number): number => digits[index] ?? 0;
const weigh = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * at(digits, index), 0);

/** ISO 17442 with the check of ISO/IEC 7064, mod 97-10. */
function isLei(number: string): boolean {
  let rest = 0;
  for (const letter of number.toUpperCase()) {
    const value = Number.parseInt(letter, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return number.length === 20 && rest === 1;
}

function luhn(digits: readonly number[]): boolean {
  const sum = digits.toReversed().reduce((sum, digit, index) => {
    const value = index % 2 === 1 ? digit * 2 : digit;
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** ISO/IEC 7064, mod 11,10. */
function mod1110(digits: readonly number[]): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (digit + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === at(digits, digits.length - 1);
}

function isAustrian(digits: readonly number[]): boolean {
  const sum = digits.slice(0, 7).reduce((sum, digit, index) => {
    const value = index % 2 === 1 ? digit * 2 : digit;
    return sum + Math.floor(value / 10) + (value % 10);
  }, 0);
  return (10 - ((sum + 4) % 10)) % 10 === at(digits, 7);
}

function isBritish(digits: readonly number[]): boolean {
  const sum = weigh(digits, [8, 7, 6, 5, 4, 3, 2]) + at(digits, 7) * 10 + at(digits, 8);
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
}

function isCnpj(digits: readonly number[]): boolean {
  const check = (weights: readonly number[]): number => {
    const rest = weigh(digits, weights) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  return (
    check([5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) === at(digits, 12) &&
    check([6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) === at(digits, 13)
  );
}

/** Control letter of a number of a person in Spain, whose first letter stands for a digit where there is one. */
const spanishLetter = (digits: string): string => "trwagmyfpdxbnjzsqvhlcke".charAt(Number(digits) % 23);

function isSpanishPerson(number: string): boolean {
  const text = number.replace(/[^a-z0-9]/g, "").replace(/^[xyz]/, (first) => String("xyz".indexOf(first)));
  return spanishLetter(text.slice(0, -1)) === text.at(-1);
}

/** The control of a company is a digit or the letter in its place. */
function isSpanishCompany(number: string): boolean {
  const text = number.replace(/[^a-z0-9]/g, "");
  const sum = digitsOf(text.slice(1, 8)).reduce((sum, digit, index) => {
    const value = index % 2 === 0 ? digit * 2 : digit;
    return sum + Math.floor(value / 10) + (value % 10);
  }, 0);
  const control = (10 - (sum % 10)) % 10;
  return text.at(-1) === String(control) || text.at(-1) === "jabcdefghi".charAt(control);
}

/** Of the last digit: 11 less the rest, in which 10 and 11 are 0. */
const isMod11 = (digits: readonly number[], weights: readonly number[]): boolean => {
  const rest = weigh(digits, weights) % 11;
  return at(digits, weights.length) === (rest < 2 ? 0 : 11 - rest);
};
/** What stands between a label and its number: "NIF n.º: ", "CIF – ". */
const AFTER = String.raw`[^a-z0-9]{0,4}(?:n(?:o|um(?:ero)?|r)?\b)?[^a-z0-9]{1,5}`;
const SPANISH_LABEL = String.raw`\b(?:n\.?i\.?f|c\.?i\.?f|d\.?n\.?i|n\.?i\.?e)\b${AFTER}(?:es ?-?)?`;

/** The label decides that a number is meant; the check digits decide whether it can be one. */
const KINDS: readonly IdentifierKind[] = [
  { name: "legal entity identifier", pattern: /\blei(?: code)?[^a-z0-9]{1,6}([a-z0-9]{18}\d{2})\b/g, isValid: isLei },
  { name: "German VAT number", pattern: /\bde ?(\d{3} ?\d{3} ?\d{3})\b/g, isValid: (n) => mod1110(digitsOf(n)) },
  { name: "Austrian VAT number", pattern: /\batu ?(\d{8})\b/g, isValid: (n) => isAustrian(digitsOf(n)) },
  {
    name: "French company number",
    pattern: /\b(?:siren|siret)[^\d]{1,12}(\d{3} ?\d{3} ?\d{3}(?: ?\d{5})?)\b/g,
    isValid: (n) => luhn(digitsOf(n)),
  },
  {
    name: "Italian VAT number",
    pattern: /\b(?:p\.? ?iva|partita iva)[^\d]{1,6}(?:it ?)?(\d{11})\b/g,
    isValid: (n) => luhn(digitsOf(n)),
  },
  {
    name: "Polish tax number",
    pattern: /\bnip[^\d]{1,6}(?:pl ?)?(\d{3}[- ]?\d{3}[- ]?\d{2}[- ]?\d{2}|\d{3}[- ]?\d{2}[- ]?\d{2}[- ]?\d{3})\b/g,
    isValid: (n) => weigh(digitsOf(n), [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === at(digitsOf(n), 9),
  },
  {
    name: "Belgian company number",
    pattern: /\bbe ?(0?\d{3}[. ]?\d{3}[. ]?\d{3})\b/g,
    isValid: (n) => {
      const digits = digitsOf(n);
      const number = Number(digits.join(""));
      return 97 - (Math.floor(number / 100) % 97) === number % 100;
    },
  },
  {
    name: "British VAT number",
    pattern: /\b(?:vat(?: reg(?:istration)?)?(?: no| number| nr)?)[^\d]{1,8}(?:gb ?)?(\d{3} ?\d{4} ?\d{2})\b/g,
    isValid: (n) => isBritish(digitsOf(n)),
  },
  {
    name: "Brazilian company number",
    pattern: /\bcnpj[^\d]{1,6}(\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2})\b/g,
    isValid: (n) => isCnpj(digitsOf(n)),
  },
  {
    name: "Australian business number",
    pattern: /\babn[^\d]{1,6}(\d{2} ?\d{3} ?\d{3} ?\d{3})\b/g,
    isValid: (n) => {
      const digits = digitsOf(n).map((digit, index) => (index === 0 ? digit - 1 : digit));
      return weigh(digits, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89 === 0;
    },
  },
  {
    name: "Spanish company number",
    pattern: new RegExp(String.raw`${SPANISH_LABEL}([abcdefghjnpqrsuvw][- ]?\d{7}[- ]?[0-9a-j])\b`, "g"),
    isValid: isSpanishCompany,
  },
  {
    name: PERSON_IN_SPAIN,
    pattern: new RegExp(String.raw`${SPANISH_LABEL}(\d{2}\.?\d{3}\.?\d{3}[- ]?[a-z]|[xyz][- ]?\d{7}[- ]?[a-z])\b`, "g"),
    isValid: isSpanishPerson,
  },
  {
    name: "Portuguese tax number",
    pattern: new RegExp(
      String.raw`\b(?:n\.?i\.?f|nipc|nif/nipc|contribuinte)\b${AFTER}(?:pt ?)?([1235689]\d{2} ?\d{3} ?\d{3})(?![\d-]|[ -]?[a-z]\b)`,
      "g",
    ),
    isValid: (n) => isMod11(digitsOf(n), [9, 8, 7, 6, 5, 4, 3, 2]),
  },
  {
    name: "Norwegian company number",
    pattern: /\borg(?:anisasjons)?(?:\. ?|-)?(?:nr|nummer)\.?[^\d]{1,6}(\d{3} ?\d{3} ?\d{3})\b/g,
    isValid: (n) => isMod11(digitsOf(n), [3, 2, 7, 6, 5, 4, 3, 2]),
  },
  {
    name: "Swedish company number",
    pattern: /\borg(?:anisations)?(?:\. ?|-)?(?:nr|nummer)\.?[^\d]{1,6}(\d{6}-\d{4})\b/g,
    isValid: (n) => luhn(digitsOf(n)),
  },
  {
    name: "Danish company number",
    pattern: /\bcvr(?:\. ?|-)?(?:nr|nummer)?\.?[^\d]{1,6}(?:dk ?)?(\d{2} ?\d{2} ?\d{2} ?\d{2})\b/g,
    isValid: (n) => weigh(digitsOf(n), [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  },
  {
    name: "Swiss company number",
    pattern: /\bche[- ]?(\d{3}\.?\d{3}\.?\d{3})\b/g,
    isValid: (n) => {
      const digits = digitsOf(n);
      return (11 - (weigh(digits, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === at(digits, 8);
    },
  },
];

/** Context that makes a bare country prefix a VAT number ("DE 123 456 789" may also be a part number). */
const TAX_CONTEXT = /vat|ust|umsatzsteuer|uid|tva|btw|steuer|iva|mwst/;
const NEEDS_CONTEXT: ReadonlySet<string> = new Set(["German VAT number", "Belgian company number"]);
const MAX_CHARS = 60_000;
/** Seven digits close to each other, or two at the end of a long word: what the shortest of each kind holds. */
const MAY_HOLD = /\d(?:\D{0,3}\d){6}|\d\d(?<=\S{9}\d\d)/;

/** Registered numbers in a text with their check; each kind and result once. */
export function findIdentifiers(text: string): FoundIdentifier[] {
  if (!MAY_HOLD.test(text)) return [];
  const folded = foldText(text.slice(0, MAX_CHARS));
  const found = KINDS.flatMap(({ name, pattern, isValid }) =>
    [...folded.matchAll(pattern)]
      .filter(({ index }) => !NEEDS_CONTEXT.has(name) || TAX_CONTEXT.test(folded.slice(Math.max(0, index - 60), index)))
      .map((match) => ({ name, isValid: isValid(match[1] ?? "") && !isSample(match[1] ?? "") })),
  );
  return [...new Map(found.map((item) => [`${item.name} ${item.isValid}`, item])).values()];
}

export const identifiersOn = ({ blocks }: Pick<PageFacts, "blocks">): FoundIdentifier[] =>
  findIdentifiers(blocks.map(({ text }) => text).join("\n"));

const REGISTERED_OFFICE = /\b(?:sede legale|siege social|domicilio social)\b/;
const LINE_CHARS = 400;

/** Pages of the business itself; elsewhere numbers are also those of customers, suppliers and examples. */
const OF_THE_BUSINESS: readonly PageKind[] = ["home", "about", "contact", "legal"];

/**
 * Where the pages themselves say who stands behind them: by a number in a register, or by an office in a footer. The
 * business prints its own at the foot of its pages, or where it speaks of itself; who owns or lets a house, on any page.
 */
export function providerNamedOn(pages: readonly PageFacts[]): { url: string; name: string } | null {
  const owners = ownersNamed(pages);
  for (const { url, kind, blocks } of pages) {
    const own = blocks.filter(({ region }) => region === "footer" || OF_THE_BUSINESS.includes(kind));
    const number = identifiersOn({ blocks: own }).find(({ isValid }) => isValid);
    if (number) return { url, name: number.name };
    const office = own.some(
      ({ region, text }) => region === "footer" && text.length <= LINE_CHARS && REGISTERED_OFFICE.test(foldText(text)),
    );
    if (office) return { url, name: "registered office" };
    if (owners.size <= MOST_OWNERS && blocks.some(({ text }) => owners.has(text)))
      return { url, name: "address and phone number of who owns or lets it" };
  }
  return null;
}

/** "Loueur : Anne Petit, 1 rue du Lac, 09800 Galey, tel : 05 61 00 00 00". */
const OWNER =
  /(?<!\p{L})(?:owner|landlord|loueur|bailleur|proprietaires?|editeur|exploitant|vermieter(?:in)?|inhaber(?:in)?|betreiber(?:in)?|titolare|proprietari[oa]|gestore|locatore|titular|propietari[oa]|arrendador|verhuurder|eigenaar|wlasciciel(?:ka)?|wynajmujacy)\s?:/u;
const namesOwner = (text: string): boolean =>
  OWNER.test(foldText(text)) && holdsAddress(text) && findPhones(text).length > 0;
/** More stand behind the homes of others, on a site that lists them. */
const MOST_OWNERS = 2;
const ownersNamed = (pages: readonly PageFacts[]): ReadonlySet<string> =>
  new Set(
    pages.flatMap(({ blocks }) =>
      blocks.flatMap(({ text }) => (text.length <= LINE_CHARS && namesOwner(text) ? [text] : [])),
    ),
  );

/** Samples of forms and documentation: rows like 123456789 or one digit repeated. */
function isSample(number: string): boolean {
  const digits = digitsOf(number).join("");
  return digits.length > 5 && ("1234567890123".includes(digits) || new Set(digits).size === 1);
}
