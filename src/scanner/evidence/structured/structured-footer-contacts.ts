// What the footers of two pages say differently of one place: its postal code, its phone number, its mail address.
import { EMAIL } from "../../../model/mask.ts";
import { findPhones } from "../../../model/find-phones.ts";
import { areSisters } from "../answers/answers-sisters.ts";
import { isPlaceholderEmail, isPlaceholderPhone } from "../contacts/placeholders.ts";
import type { PageFacts } from "../page-facts.ts";
import { foldText } from "../text/text-search.ts";
import { isSamePhone, phoneDigits } from "./structured-contact.ts";

export type FooterFact = "postal code" | "phone number" | "mail address";

export interface FooterDifference {
  fact: FooterFact;
  url: string;
  otherUrl: string;
  /** As it stands at `url`, unmasked. */
  received: string;
}

interface Stated {
  /** In a form in which two spellings are one. */
  value: string;
  written: string;
  /** The words right before and after: "tel", "mobile", "sales". */
  beside: string;
}

interface Footer {
  page: PageFacts;
  /** Street, number and town of the one address in it, without the postal code, and the language of the page. */
  place: string;
  said: Partial<Record<FooterFact, Stated>>;
}

const FACTS: readonly FooterFact[] = ["postal code", "phone number", "mail address"];
const LONGEST = 3_000;

/**
 * Only footers with one and the same street, number and town are compared, and only in what stands there once, between
 * the same words: branches, a fax, a mobile or a sales desk have an address or a word of their own. A page that shows
 * both numbers explains them, and so do more than two: they are those of towns or campaigns.
 */
export function differingFooters(pages: readonly PageFacts[]): FooterDifference[] {
  const read = pages.filter(({ kind }) => kind !== "location").map(readFooter);
  const footers = read.filter((footer): footer is Footer => footer !== null);
  const places = [...Map.groupBy(footers, ({ place }) => place).values()].filter((group) => group.length > 1);
  return FACTS.flatMap((fact) => places.flatMap((group) => differenceOf(fact, group, pages)).slice(0, 1));
}

function differenceOf(fact: FooterFact, group: readonly Footer[], pages: readonly PageFacts[]): FooterDifference[] {
  const kinds: { footer: Footer; stated: Stated }[] = [];
  for (const footer of group) {
    const stated = footer.said[fact];
    if (stated && !kinds.some((kind) => isSame(fact, kind.stated, stated))) kinds.push({ footer, stated });
  }
  const [one, other] = kinds;
  if (!one || !other || kinds.length > 2 || one.stated.beside !== other.stated.beside) return [];
  if (areSisters(one.footer.page.url, other.footer.page.url)) return [];
  if (fact === "mail address" && hostOf(one.stated.value) === hostOf(other.stated.value)) return [];
  if (fact !== "postal code" && pages.some((page) => showsBoth(page, fact, [one.stated, other.stated]))) return [];
  return [{ fact, url: other.footer.page.url, otherUrl: one.footer.page.url, received: other.stated.written }];
}

const isSame = (fact: FooterFact, one: Stated, other: Stated): boolean =>
  fact === "phone number" ? isSamePhone(one.value, other.value) : one.value === other.value;

const hostOf = (mail: string): string => mail.slice(mail.indexOf("@"));

function showsBoth(page: PageFacts, fact: FooterFact, both: readonly Stated[]): boolean {
  const shown = shownOn(page);
  const holds = ({ value }: Stated): boolean =>
    fact === "phone number" ? shown.phones.some((digits) => isSamePhone(digits, value)) : shown.text.includes(value);
  return both.every(holds);
}

function shownOn({ blocks, anchors }: PageFacts): { phones: string[]; text: string } {
  const texts = blocks.map(({ text }) => text);
  const links = anchors.filter(({ href }) => /^(?:tel|mailto):/i.test(href)).map(({ href }) => href);
  return {
    phones: [...texts.flatMap((text) => findPhones(text).map(({ digits }) => digits)), ...links].map(phoneDigits),
    text: [...texts, ...links].join(" ").toLowerCase(),
  };
}

/** A postal code before or after its town, in the countries where footers carry one. */
const CODE =
  /(?<![\p{N}\p{L}]|\d-)(?:\d{4}-\d{3}(?=\s\p{Lu})|\d{2}-\d{3}(?=\s\p{Lu})|\d{4}\s?[A-Z]{2}(?=[\s,]\s?\p{Lu})|\d{5}(?=[\s,]\s?\p{Lu})|(?<=[A-Z]{2},?\s)\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|[1-9]\d{3}(?=\s\p{Lu}\p{L}{2}))(?![\p{N}\p{L}-])/gu;

const FAX = /(?:tele)?fax|télécopie|telefaks|faks/i;
/** "Hauptstraße 12, " or "12 rue de la Paix, " at the end of what stands before the code. */
const STREET_THEN_NUMBER =
  /(\p{L}[\p{L}.'’-]{2,40})\s(\d{1,4}\s?[a-z]?(?:[-/]\d{1,4}[a-z]?)?)[\s,;|·•–-]{0,4}(?:[A-Z]{1,2}-)?$/iu;
const NUMBER_THEN_STREET = /(\d{1,5}[a-z]?)[,\s]{1,2}(\p{L}[^\d@|·•©]{4,60})$/iu;
/** What stands before a year, which four digits may be as well. */
const YEAR_WORD = /(?:©|\(c\)|copyright|since|seit|depuis|desde|dal|sinds|od)\s{0,2}$/i;
const BEFORE = 90;

function readFooter(page: PageFacts): Footer | null {
  const text = page.blocks
    .filter(({ region }) => region === "footer")
    .map((block) => block.text)
    .join(" ")
    .slice(0, LONGEST);
  if (text === "") return null;
  const [code, second] = distinct([...text.matchAll(CODE)].flatMap((match) => toCode(match, text)));
  if (!code || second) return null;
  const phones = distinct(phonesOf(text));
  const mails = distinct(mailsOf(text));
  return {
    page,
    place: `${page.htmlLang ?? ""} ${code.place}`,
    said: { "postal code": code, ...once("phone number", phones), ...once("mail address", mails) },
  };
}

const once = (fact: FooterFact, [first, second]: readonly Stated[]): Partial<Record<FooterFact, Stated>> =>
  first && !second ? { [fact]: first } : {};

const distinct = <T extends Stated>(all: readonly T[]): T[] => [
  ...new Map(all.map((one) => [one.value, one])).values(),
];

function toCode(match: RegExpExecArray, text: string): (Stated & { place: string })[] {
  const before = text.slice(Math.max(0, match.index - BEFORE), match.index);
  const street = STREET_THEN_NUMBER.exec(before) ?? NUMBER_THEN_STREET.exec(before);
  if (street === null || YEAR_WORD.test(before)) return [];
  const place = foldText(`${street[1] ?? ""} ${street[2] ?? ""} ${wordAfter(text, match.index + match[0].length)}`);
  return [
    {
      value: match[0].replace(/\s/g, ""),
      written: match[0],
      beside: "",
      place: place.replace(/[^\p{L}\p{N}]+/gu, " ").trim(),
    },
  ];
}

function phonesOf(text: string): Stated[] {
  return findPhones(text)
    .filter(
      ({ start, end }) =>
        !isPlaceholderPhone(text.slice(start, end)) && !FAX.test(text.slice(Math.max(0, start - 16), start)),
    )
    .map(({ start, end, digits }) => ({
      value: phoneDigits(digits),
      written: text.slice(start, end),
      beside: besideOf(text, start, end),
    }));
}

function mailsOf(text: string): Stated[] {
  return [...text.matchAll(EMAIL)]
    .filter(([mail]) => !isPlaceholderEmail(mail))
    .map(({ 0: mail, index }) => ({
      value: mail.toLowerCase(),
      written: mail,
      beside: besideOf(text, index, index + mail.length),
    }));
}

/** A mail address beside a number is itself what may differ, and stands for any. */
function besideOf(text: string, start: number, end: number): string {
  const words = text.slice(Math.max(0, start - 30), start).split(/\s/);
  const before = words.findLast((word) => /[\p{L}@]/u.test(word)) ?? "";
  return `${plainWord(before)} ${plainWord(wordAfter(text, end))}`;
}

const wordAfter = (text: string, at: number): string =>
  /^[^\p{L}]{0,6}([^\s,;|·•]{1,60})/u.exec(text.slice(at, at + 70))?.[1] ?? "";

const plainWord = (word: string): string => (word.includes("@") ? "@" : foldText(word).replace(/[^\p{L}]+/gu, ""));
