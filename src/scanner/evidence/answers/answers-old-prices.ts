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
const OF_PRICES =
  /(?<!\p{L})(?:tarif|price|rates?(?!\p{L})|fees?(?!\p{L})|preis|gebuhr|beitrag|beitrage|prix|prezz|listin|precio|preco|prij[sz]|cennik|ceny|calendrier|calendar|kalender|saison|season|temporada|stagion|seizoen|sezon|cuota|quote?(?!\p{L})|skladk)/u;
/** Rates of the state, which are no prices of the business. */
const OF_STATE = /tax|steuer|impot|impuest|impost|imposte|podat|belasting|wage|salar|lohn|zoll|customs/u;
/** Prices that hold since that year. */
const SINCE =
  /(?<!\p{L})(?:since|from|ab|seit|gultig|stand|depuis|a partir|des|desde|dal|vanaf|sinds|od|as of|valid|valable)(?!\p{L})/u;

/** "Calendar 2020" over prices, where no line of the page names this year or the last; null elsewhere. */
export function pricesOfPastYear(page: PageFacts, now: number): string | null {
  const year = new Date(now).getUTCFullYear();
  const isOld = (text: string): boolean => yearsIn(text).every((named) => year - named >= OLD_YEARS);
  const blocks = page.blocks.filter(({ region }) => region === "main");
  const at = blocks.findIndex(({ text }) => text.length <= LONGEST_LINE && yearsIn(text).length > 0 && heads(text));
  const line = blocks[at]?.text;
  if (line === undefined || !blocks.every(({ text }) => isOld(text))) return null;
  const priced = blocks.slice(at + 1, at + 1 + BLOCKS_BELOW).filter(({ text }) => findPrices(text).length > 0);
  return priced.length >= LEAST_PRICES ? line : null;
}

const yearsIn = (text: string): number[] => (text.match(YEARS) ?? []).map(Number);

function heads(text: string): boolean {
  const folded = foldText(text);
  return OF_PRICES.test(folded) && !SINCE.test(folded) && !OF_STATE.test(folded);
}
