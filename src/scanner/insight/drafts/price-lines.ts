// Lines of a page that tell what the thing itself costs, and not what is saved, was asked before, or comes on top.
import { speaksOfOtherMoney } from "../../evidence/answers/answers-fact-terms.ts";
import { SHIPPING_WORDS } from "../../evidence/commerce/commerce-words.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { hasTerm, makeSearchText, prepareTerms } from "../../evidence/text/text-search.ts";
import { findPrices, type PriceMention } from "../../evidence/text/text-prices.ts";

/** Price tags stand in short lines. */
const TAG_CHARS = 80;
const MOST = 200;

const words = (listed: string): string[] => listed.split(/(?:(?<!\s)\s+)?\|\s*/);

/** Savings, former prices, deposits, installments, vouchers and sums, in the eight main languages. */
const OTHER_AMOUNTS = prepareTerms(
  words(
    "save | saves | saved | saving | savings | was | were | instead of | rrp | msrp | srp | list price | retail price",
  ),
  words(
    "old price | original price | regular price | previously | formerly | before | compare at | discount* | off | coupon*",
  ),
  words(
    "voucher* | gift card* | cashback | deposit* | down payment | installment* | instalment* | payments of | rebate*",
  ),
  words("subtotal | total | minimum order | orders over | surcharge*"),
  words(
    "uvp | statt | sparen | spare | sie sparen | ersparnis | gespart | bisher | früher | alter preis | vorher | rabatt*",
  ),
  words(
    "nachlass | gutschein* | anzahlung* | kaution | pfand | raten | ratenzahlung* | zuzüglich | zzgl | zwischensumme",
  ),
  words(
    "summe | mindestbestellwert | porto | aufpreis | zuschlag* | economisez | économie* | vous économisez | au lieu de",
  ),
  words(
    "prix conseillé | prix barré | ancien prix | avant | remise* | réduction* | rabais | acompte* | caution | consigne",
  ),
  words(
    "mensualité* | bon d'achat | carte cadeau | sous-total | supplément* | ahorra* | ahorro* | en lugar de | en vez de | antes",
  ),
  words(
    "pvpr | precio anterior | precio original | descuento* | rebaja* | depósito* | señal | fianza | cuota* | a plazos",
  ),
  words(
    "vale | subtotal | recargo* | suplemento* | poupe* | poupa* | poupança | economize | em vez de | de antes | pvp recomendado",
  ),
  words("preço anterior | preço original | desconto* | sinal | caução | entrada de | parcela* | prestaç* | vezes de"),
  words(
    "risparmi* | invece di | anziché | prezzo di listino | prezzo originale | sconto | sconti | scontato | acconto*",
  ),
  words("caparra | cauzione | rata | buono | buoni | totale | supplemento | bespaar* | u bespaart | korting* | i.p.v"),
  words(
    "in plaats van | adviesprijs | van voor | oude prijs | eerder | aanbetaling* | borg | statiegeld | termijn* | cadeaubon*",
  ),
  words(
    "toeslag* | subtotaal | oszczędz* | oszczędność* | zamiast | cena katalogowa | cena regularna | poprzednia cena",
  ),
  words(
    "najniższa cena | wcześniej | było | rabat* | zniżk* | przecena | zaliczk* | kaucj* | zadat* | bon | suma | razem | dopłat*",
  ),
);

export interface PriceLine {
  line: string;
  price: PriceMention;
}

/** Short lines of tables and of the main part with one price each, as they stand on the page. */
export function priceLines(page: PageFacts): PriceLine[] {
  const rows = page.tables.flatMap(({ cells }) => cells.map((row) => row.join(" ")));
  const lines = page.blocks.filter(({ region }) => region === "main").map(({ text }) => text);
  return [...new Set([...rows, ...lines])]
    .filter((line) => line.length <= TAG_CHARS && /\d/.test(line))
    .slice(0, MOST)
    .flatMap((line) => {
      const [price, second] = findPrices(line).filter(({ isScaled, amount }) => !isScaled && amount > 0);
      if (price === undefined || second !== undefined || isOtherAmount(line, price)) return [];
      return [{ line, price }];
    });
}

function isOtherAmount(line: string, { start, end }: PriceMention): boolean {
  // "-$20" and "+5 €" are no prices of their own.
  if (/(?:^|\s)[-–−+]$/.test(line.slice(0, start)) || speaksOfOtherMoney(line)) return true;
  const text = makeSearchText(`${line.slice(0, start)} ${line.slice(end)}`);
  return hasTerm(text, OTHER_AMOUNTS) || hasTerm(text, SHIPPING_WORDS);
}
