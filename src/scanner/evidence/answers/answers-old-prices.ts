// Prices under a line that names a year long past.
import type { PageFacts } from "../page-facts.ts";
import { findPrices } from "../text/text-prices.ts";
import { foldText } from "../text/text-search.ts";

const OLD_YEARS = 2;
const LONGEST_LINE = 60;
/** How far below it its prices stand. */
const BLOCKS_BELOW = 30;
const LEAST_PRICES = 2;
const YEARS = /(?<!\d)20\d{2}(?!\d)/g;
/** Whole words only: "Beitrag" is a post, and "Preisträger" and "Prix" are of awards. */
const OF_PRICES =
  /(?<!\p{L})(?:tarif(?:s|e|as?|f[ae])?|tarieven|prices?|rates|fees|preis(?:e|listen?)|gebuhren|tarifliste|prezzi|listino|precios?|precos?|prij[sz]en|prijslijst|cennik|ceny|saison|season|temporada|stagione|seizoen|sezon|cuotas?|skladki)(?!\p{L})/u;
/** A calendar may be for sale; over what a week or a night costs it is one of seasons. */
const OF_DAYS = /(?<!\p{L})(?:calendrier|calendar|kalender)(?!\p{L})/u;
const BY_TIME =
  /(?<!\p{L})(?:semaine|nuit|week|night|woche|nacht|semana|noche|noite|settimana|notte|tydzien|noc)(?!\p{L})/u;
/** Rates of the state or of a bank, which are no prices of the business. */
const OF_OTHERS =
  /tax|steuer|impot|impuest|impost|imposte|podat|belasting|wage|salar|lohn|zoll|customs|exchange|interest/u;
/** What is won. */
const WON =
  /trager|sieger|gewinn|verlieh|wettbewerb|jury|award|winner|prize|contest|laureat|concours|grand prix|premio|\d\.? ?(?:preis|platz)|1er prix/u;
/** Prices that hold since that year, or a day in it. */
const SINCE =
  /(?<!\p{L})(?:since|from|effective|applicable|in force|current|ab|seit|gultig|geltend|stand|depuis|a partir|des|en vigueur|au|desde|vigentes?|validas?|validos?|validi|valide|dal|da|in vigore|vanaf|sinds|per|geldig|od|obowiazuj\p{L}*|as of|valid|valable|jan\p{L}{0,5}|gennaio|enero|feb\p{L}*|fevr?\p{L}*|mar(?:ch|s|z|zo|co)|maart|april\p{L}?|avril|abril|ma[iy]o?|maggio|mei|jun[ei]?o?|juin|giugno|jul[iy]?o?|juillet|luglio|aug\p{L}*|aout|agosto|sep\p{L}*|set(?:em|tem)bre|o[ck]t\p{L}*|ottobre|nov\p{L}*|de[cz]\p{L}*|dic\p{L}*)(?!\p{L})/u;
/** "2021", "2021/22", "2021–2022". */
const NAMED_YEARS = /(?<!\d)20\d{2}(?:\s?[/–-]\s?(?:20)?\d{2})?(?!\d)/g;

/** "Calendar 2020" over prices, where no line of the page names this year or the last; null elsewhere. */
export function pricesOfPastYear(page: PageFacts, now: number): string | null {
  const year = new Date(now).getUTCFullYear();
  const isOld = (text: string): boolean => yearsIn(text).every((named) => year - named >= OLD_YEARS);
  const blocks = page.blocks.filter(({ region }) => region === "main");
  const at = blocks.findIndex(({ text }) => text.length <= LONGEST_LINE && yearsIn(text).length > 0 && heads(text));
  const line = blocks[at]?.text;
  if (line === undefined || !blocks.every(({ text }) => isOld(text))) return null;
  const below = blocks.slice(at + 1, at + 1 + BLOCKS_BELOW);
  if ([line, ...below.map(({ text }) => text)].some((text) => WON.test(foldText(text)))) return null;
  const isCalendar = !OF_PRICES.test(foldText(line));
  const priced = below.filter(
    ({ text }) => findPrices(text).length > 0 && (!isCalendar || BY_TIME.test(foldText(text))),
  );
  return priced.length >= LEAST_PRICES ? line : null;
}

const yearsIn = (text: string): number[] => (text.match(YEARS) ?? []).map(Number);

function heads(text: string): boolean {
  const folded = foldText(text);
  const isNamed = OF_PRICES.test(folded) || OF_DAYS.test(folded);
  return isNamed && !SINCE.test(folded) && !OF_OTHERS.test(folded) && !/\d/.test(folded.replaceAll(NAMED_YEARS, ""));
}
