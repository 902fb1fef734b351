// Which country costs what to send to, where a sentence names both in turn.
import { findPrices, type PriceMention } from "../../evidence/text/text-prices.ts";
import { isInTurn } from "./in-turn.ts";

const CODES =
  "AT AU BE BG BR CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT JP LT LU LV MT MX NL NO NZ PL PT RO SE SI SK US".split(
    " ",
  );

/** Country by the name that it has in a language. */
function countriesIn(language: string): [name: string, code: string][] {
  const names = new Intl.DisplayNames([language], { type: "region" });
  return CODES.flatMap((code) => {
    const name = names.of(code) ?? code;
    return name === code ? [] : [[name, code]];
  });
}

export interface CountryRate {
  country: string;
  price: PriceMention;
}

/** "Shipped from Germany" names no country that is sent to; "innerhalb von Deutschland" does. */
const NOT_FROM =
  "(?<!(?<!\\p{L})(?<!(?:[Ii]nnerhalb|[Dd]entro|[Ii]nterno|[Ii]ntérieur) )(?:[Ff]rom|[Aa]b|[Aa]us|[Vv]on|[Dd]epuis|[Dd]esde|[Dd]al?|[Dd]all[a']|[Vv]anuit|[Uu]it|[Zz]e?)\\s?(?:the |der |den |la |l'|los |las )?)";

/** The countries that a sentence names, in its order. */
function countriesOf(text: string, language: string): { code: string; at: number }[] {
  return countriesIn(language)
    .map(([name, code]) => ({ code, at: text.search(new RegExp(`${NOT_FROM}(?<!\\p{L})${name}(?!\\p{L})`, "u")) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
}

const isLanguage = (language: string | null): language is string => /^[a-z]{2}(?:-|$)/i.test(language ?? "");

/** The one country of a sentence; null where it names none, or several. */
export function countryIn(text: string, language: string | null): string | null {
  const [first, second] = isLanguage(language) ? countriesOf(text, language) : [];
  return first === undefined || second !== undefined ? null : first.code;
}

/** One amount for each country of the sentence, always before its country or always behind it; else none. */
export function ratesIn(text: string, language: string | null): CountryRate[] {
  const prices = findPrices(text);
  if (prices.length === 0 || !isLanguage(language)) return [];
  const countries = countriesOf(text, language);
  if (countries.length !== prices.length || prices.some(({ isFrom, upTo }) => isFrom || upTo !== null)) return [];
  const named = countries.map(({ at }) => at);
  const priced = prices.map(({ start }) => start);
  return isInTurn(named, priced)
    ? prices.map((price, index) => ({ price, country: countries[index]?.code ?? "" }))
    : [];
}
