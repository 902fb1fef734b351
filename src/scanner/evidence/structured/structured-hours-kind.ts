// Whose hours a line of days and times tells: those of the business, or those of its phone, kitchen, season or course.
import data from "../data/hours-words.json" with { type: "json" };
import { hasTerm, makeSearchText, prepareTerms, spacedOf } from "../text/text-search.ts";

/** Words of other hours. */
const OTHER = prepareTerms(data.other.split(", "));
const OPENING = prepareTerms(data.opening.split(", "));
/** What may stand before the first day without naming anything. */
const SMALL = new Set(data.small.split(", "));

/**
 * The line stands for the opening of the business: neither it nor the headings and the label over it name other hours,
 * and what it says before its first day is nothing or a word for opening. In doubt it does not.
 */
export function isOpeningLine(line: string, beforeDays: string, above: readonly string[]): boolean {
  if ([line, ...above].some((text) => hasTerm(makeSearchText(text.replace(IS_OFFICE, " ")), OTHER))) return false;
  const label = makeSearchText(beforeDays);
  const named = spacedOf(label)
    .split(" ")
    .filter((word) => word !== "" && !SMALL.has(word));
  return named.length === 0 || hasTerm(label, OPENING);
}

/** A business that is an office has the hours of its office. */
const IS_OFFICE =
  /(?<!\p{L})(?:biuro (?:rachunkow|księgow|podróży|nieruchomości|projektow|architekt|tłumacz)\p{L}*|(?:law|tax|dental|notary|insurance) offices?(?! hours)|ufficio legale)(?!\p{L})/giu;

export const namesOpening = (text: string): boolean => hasTerm(makeSearchText(text), OPENING);

/** Where the word for opening ends with which a folded text begins; -1 without one. */
export function endOfOpening(folded: string): number {
  const first =
    /^(?:(?:we|wir|nous|sommes|are|sind|estamos|siamo|zijn|wij|jestesmy)\s)*\p{L}+/u.exec(folded)?.[0] ?? "";
  return first !== "" && namesOpening(first) ? first.length : -1;
}
