// Names, addresses and phone numbers in the form in which two spellings of one can be compared.
import { UNSPACED } from "../text/text-words.ts";
import { findPhones, foldDigits } from "../../../model/find-phones.ts";
import { foldText } from "../text/text-search.ts";

/** Digits of a phone number without the trunk zero in brackets: "+49 (0)30 1234567" -> "49301234567". */
export const phoneDigits = (text: string): string =>
  foldDigits(text)
    .replace(/^tel:/i, "")
    .replace(/\(0\)/g, "")
    .replace(/[;,xX].*/s, "")
    .replace(/\D/g, "")
    .replace(/^0+/, "");

const LEAST_DIGITS = 6;
/** A country prefix has at most three digits, a trunk prefix one. */
const MOST_PREFIX = 4;

/** One number with and without its country prefix. */
export function isSamePhone(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.length >= LEAST_DIGITS && long.length - short.length <= MOST_PREFIX && long.endsWith(short);
}

/** Phone numbers in running text, as digits. */
export const phonesIn = (text: string): string[] =>
  findPhones(text)
    .map(({ digits }) => phoneDigits(digits))
    .filter((digits) => digits.length >= LEAST_DIGITS);

const LEGAL_FORMS =
  /(?:^|\s)(?:llc|l l c|ltd|limited|plc|inc|incorporated|corp|corporation|co|pllc|llp|gmbh|ug|ag|kg|ohg|gbr|e k|e v|sarl|sas|sasu|sa|s a|sl|s l|lda|ltda|me|eireli|srl|s r l|spa|s p a|bv|b v|nv|n v|sp z o o|s c|a s|ltd sti|ооо|ип|s r o|株式会社|有限会社|합자회사|주식회사|有限公司|pvt|pty)(?=\s|$)/g;

/** A name without case, accents, punctuation, "the" and legal form: "Müller & Söhne GmbH" -> "muller sohne". */
export function nameKey(name: string): string {
  const plain = foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/株式会社|有限会社|주식회사|有限公司/g, " ");
  const short = plain
    .replace(LEGAL_FORMS, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^the /, "")
    // "Smith & Sons" and "Smith and Sons" are one name. Legal forms are gone before: "e.V." begins with such a word.
    .replace(/(?<=\p{L} )(?:and|und|et|y|e|i|en|og|och|ve) (?=\p{L})/gu, "");
  return short === "" ? plain : short;
}

/** Whether folded words of one text hold the key of a name as whole words; scripts without spaces anywhere. */
export function holdsName(text: string, key: string): boolean {
  if (key === "") return false;
  const words = nameKey(text);
  if (UNSPACED.test(key)) return words.includes(key);
  if (` ${words} `.includes(` ${key} `)) return true;
  return key.length >= LEAST_JOINED && words.replaceAll(" ", "").includes(key.replaceAll(" ", ""));
}

/** Shorter names could stand inside another word when spaces are left out, as in "PowerRent" for "Power Rent". */
const LEAST_JOINED = 7;

/** Words of streets in their short form, so that "Street" and "St." are one. */
const STREET_WORDS: Readonly<Record<string, string>> = {
  street: "st",
  avenue: "ave",
  road: "rd",
  boulevard: "blvd",
  drive: "dr",
  lane: "ln",
  court: "ct",
  square: "sq",
  suite: "ste",
  strasse: "str",
  platz: "pl",
  avenida: "av",
  calle: "c",
  rua: "r",
  ulica: "ul",
  aleja: "al",
  cadde: "cad",
  caddesi: "cad",
  sokak: "sk",
  sokagi: "sk",
  улица: "ул",
};

/** Words and numbers of a street line that can be compared: "12a Hauptstraße" -> ["12a", "hauptstr"]. */
export const streetWords = (text: string): string[] =>
  foldText(foldDigits(text))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => STREET_WORDS[word] ?? word.replace(/stra(?:ss|ß)e$/, "str").replace(/straat$/, "str"));
