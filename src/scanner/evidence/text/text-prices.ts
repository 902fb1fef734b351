// Amounts of money in running text, in the ways people write them in different countries.
import thresholds from "../data/threshold-words.json" with { type: "json" };
import { foldDigits } from "../../../model/find-phones.ts";
import { NUMBER_PATTERN, parseNumber } from "./text-numbers.ts";
import { foldText } from "./text-search.ts";
import { lowerInPlace } from "./text-words.ts";

export type PricePeriod = "hour" | "day" | "night" | "week" | "month" | "year" | "piece";

export interface PriceMention {
  /** As written, amount and currency. */
  text: string;
  /** The amount, or the lower end of a range, with "million" and the like counted in. */
  amount: number;
  /** Upper end of a range such as "20–30 €"; null normally. */
  upTo: number | null;
  /** ISO 4217 code, or the sign itself where several currencies share it: "$", "kr", "¥", "ريال". */
  currency: string;
  /** What one amount pays for: an hour, a month, a piece or person; null when the text does not say. */
  per: PricePeriod | null;
  /** "from", "ab", "dès", "od" … stands before it. */
  isFrom: boolean;
  /** Followed by million, billion or thousand: a sum, hardly a price. */
  isScaled: boolean;
  /** What has to be bought before something is free, an estimate is made or money is saved, a bound, or what is saved: no price of what is sold. */
  isThreshold: boolean;
  start: number;
  end: number;
}

/** What is given out for a currency, and the ways it is written; letters are matched as they stand. */
const CURRENCIES: ReadonlyMap<string, string> = new Map(
  [
    "EUR € EUR Eur euro Euro euros; GBP £ GBP; USD US$ USD; $ dollars dollar $ دولار; AUD A$ AUD AU$",
    "CAD C$ CAD CA$; NZD NZ$ NZD; SGD S$ SGD; HKD HK$ HKD; TWD NT$; MXN MX$ MXN; BRL R$ BRL reais",
    "CHF CHF Fr. SFr; PLN zł zl PLN złotych złote zloty zlotych; CZK Kč CZK; HUF Ft HUF; RON lei RON",
    "BGN лв лв.; kr kr kr. Kr kroner kronor; SEK SEK; NOK NOK; DKK DKK; TRY ₺ TL TRY; RUB ₽ руб. руб RUB",
    "UAH ₴ грн UAH; INR ₹ Rs. Rs INR रुपये रुपए; BDT ৳ টাকা; NGN ₦ NGN; ZAR ZAR; KES KSh KES; ¥ ¥ ￥",
    "JPY 円 JPY; CNY 元 CNY RMB; KRW ₩ 원 KRW; ILS ₪ ILS شيكل; AED AED; SAR SAR; THB ฿ THB; VND ₫; PHP ₱",
    "ريال ريال; درهم درهم; دينار دينار; جنيه جنيه; IDR IDR Rp; UGX UGX USh; TZS TZS TSh; GHS GHS GH₵; RWF RWF",
    "XAF FCFA XAF; EGP EGP; PKR PKR; LKR LKR; NPR NPR; MYR MYR; QAR QAR; KWD KWD; OMR OMR",
  ]
    .flatMap((line) => line.split("; "))
    .flatMap((entry) => {
      const [currency = "", ...marks] = entry.split(" ");
      return marks.map((mark) => [mark, currency] as const);
    }),
);
const MARKS = [...CURRENCIES.keys()].toSorted((a, b) => b.length - a.length);
const inPattern = (sign: string): string => sign.replace(/[$.]/g, "\\$&");
const ANY_MARK = MARKS.map(inPattern).join("|");
const MARK = new RegExp(ANY_MARK, "gu");
/**
 * A mark right beside the end of a number, without which none of them is a price. Told from the digits, since letters
 * that may begin a mark stand everywhere.
 */
const MAY_HOLD = new RegExp(`(?<=(?:${ANY_MARK})\\s?)\\d|[\\d–—-]\\s?(?:${ANY_MARK})`);
const LETTER = /\p{L}/u;
/** The number is written before these, whatever follows them: "250 zł 3 dni" is 250. */
const SUFFIX_ONLY =
  /^(?:zł|zl|złotych|złote|zloty|zlotych|Kč|Ft|lei|лв\.?|руб\.?|грн|円|元|원|[eE]uros?|dollars?|reais|kroner|kronor)$/u;

const BEFORE = new RegExp(`(?:(${NUMBER_PATTERN})\\s?[-–—]\\s?)?(${NUMBER_PATTERN})\\s?$`, "u");
const AFTER = new RegExp(`^\\s?(${NUMBER_PATTERN})(?:\\s?[-–—]\\s?(?:[€£$]\\s?)?(${NUMBER_PATTERN}))?`, "u");
const WINDOW = 28;
const MOST = 400;

/** All that a search and replace left of the text that it should have kept. */
const LEFT_OVER = /^\s*\$1\s*$/;

/** Amounts with a currency, in order; at most 400. Dates, phones and bare numbers are none. Linear. */
export function findPrices(text: string): PriceMention[] {
  const plain = foldDigits(text);
  const found: PriceMention[] = [];
  if (!MAY_HOLD.test(plain) || LEFT_OVER.test(plain)) return found;
  let takenUntil = 0;
  for (const match of plain.matchAll(MARK)) {
    if (found.length >= MOST) break;
    const mention = readMention(plain, match[0], match.index, takenUntil);
    if (!mention) continue;
    found.push(mention);
    takenUntil = mention.end;
  }
  return found;
}

/** What is asked for something: no threshold, no sum of millions, no line for shipping or tax, and more than nothing. */
export const askedPrices = (text: string): PriceMention[] =>
  findPrices(text).filter(
    (price) => price.amount > 0 && !price.isScaled && !price.isThreshold && !isLineOfFee(text, price),
  );

const FEE_CHARS = 60;
const FEE =
  "(?:(?:flat[- ]rate|standard|express|estimated|refundable|security|sales|local) ?){0,2}(?:(?:shipping(?: (?:and|&) handling)?|postage|handling|deposit|tax)(?: (?:fees?|costs?|charges?|rate))?|vat|subtotal|(?:order|cart|grand|estimated) total|versand(?:kosten)?|lieferkosten|mwst\\.?|zwischensumme|anzahlung|kaution|pfand|frais de (?:port|livraison)|tva|sous-total|acompte|caution|consigne|gastos de envio|iva|subtotal|fianza|frete|portes de envio|caucao|spese di spedizione|subtotale|cauzione|caparra|verzendkosten|btw|subtotaal|borg|aanbetaling|koszt (?:dostawy|wysylki)|kaucja|zadatek)";
/** "Flat-rate shipping: $7.00", "4,90 € Versandkosten": the line is the fee's alone. */
const FEE_BEFORE = new RegExp(`^\\s*${FEE}\\s?[:=–—-]?\\s?$`, "u");
/** "£85 + VAT" and "85 € zzgl. MwSt." are prices: behind an amount a word for a tax says what comes on top. */
const FEE_BEHIND = new RegExp(`^\\s?(?!(?:(?:sales|local) )?(?:tax|vat|mwst|tva|iva|btw)(?!\\p{L}))${FEE}\\s*$`, "u");
/** "$24 monthly builder expense": what it is spent on is paid elsewhere. */
const EXPENSE_BEHIND = /^(?: \p{L}{1,20}){0,4} expenses?$/iu;
const isLineOfFee = (text: string, { start, end }: PriceMention): boolean =>
  EXPENSE_BEHIND.test(text.slice(end, end + FEE_CHARS).trimEnd()) ||
  (start <= FEE_CHARS && FEE_BEFORE.test(foldText(text.slice(0, start)))) ||
  (start === 0 && text.length <= end + FEE_CHARS && FEE_BEHIND.test(foldText(text.slice(end))));

function readMention(text: string, mark: string, at: number, takenUntil: number): PriceMention | null {
  const end = at + mark.length;
  if (at < takenUntil || !standsAlone(text, mark, at, end)) return null;
  const before = BEFORE.exec(text.slice(Math.max(takenUntil, at - WINDOW), at));
  const after = SUFFIX_ONLY.test(mark) ? null : AFTER.exec(text.slice(end, end + WINDOW));
  const useBefore =
    before !== null && (after === null || /\d$/.test(text.slice(0, at)) || !/^\d/.test(text.slice(end)));
  if (useBefore && before !== null) {
    const start = at - before[0].length;
    return makeMention(text, {
      start,
      end,
      mark,
      low: before[1] ?? before[2],
      high: before[1] ? before[2] : undefined,
    });
  }
  if (after === null) return null;
  // "Fr. 9.00" is Friday in Germany and a price in Switzerland; "Fr. 9.–" is a price.
  if (mark === "Fr." && !/[-–—]$/.test(after[0])) return null;
  return makeMention(text, { start: at, end: end + after[0].length, mark, low: after[1], high: after[2] });
}

interface Written {
  start: number;
  end: number;
  mark: string;
  low: string | undefined;
  high: string | undefined;
}

const NEAR = 48;
const partsOf = (parts: readonly string[]): string => parts.join("|");
const BEFORE_THRESHOLD = new RegExp(`(?:${partsOf(thresholds.before)})\\s?$`);
const AFTER_THRESHOLD = new RegExp(`^\\s?,?\\s?(?:${partsOf(thresholds.after)})`);
const AFTER_FROM = new RegExp(`^ (?:${partsOf(thresholds.afterFrom)})`);

function makeMention(text: string, written: Written): PriceMention | null {
  const low = parseNumber(written.low ?? "");
  if (low === null) return null;
  const high = written.high === undefined ? null : parseNumber(written.high);
  const { start } = written;
  const tail = text.slice(written.end, written.end + 24);
  const scale = SCALE.exec(lowerInPlace(tail));
  const factor = scale ? factorOf(scale[1] ?? "") : 1;
  const end = written.end + (scale ? scale[0].length : 0);
  const isFrom = FROM.test(text.slice(Math.max(0, start - 16), start).toLowerCase());
  const behind = foldText(text.slice(end, end + NEAR));
  return {
    text: text.slice(start, end).trim(),
    amount: low * factor,
    upTo: high === null ? null : high * factor,
    currency: CURRENCIES.get(written.mark) ?? written.mark,
    per: periodAfter(text.slice(end, end + 28)),
    isFrom,
    isScaled: scale !== null,
    isThreshold:
      BEFORE_THRESHOLD.test(foldText(text.slice(Math.max(0, start - NEAR), start))) ||
      AFTER_THRESHOLD.test(behind) ||
      (isFrom && AFTER_FROM.test(behind)),
    start,
    end,
  };
}

/** Letters of a currency must not be the end or start of another word; a digit may touch it. */
function standsAlone(text: string, mark: string, at: number, end: number): boolean {
  if (LETTER.test(mark.charAt(0)) && LETTER.test(text.charAt(at - 1))) return false;
  return !(
    LETTER.test(mark.charAt(mark.length - 1)) &&
    /^[\p{L}]/u.test(text.slice(end, end + 1)) &&
    !/[円元원]/.test(mark)
  );
}

const SCALE =
  /^\s?(millions?|million[es]*|millionen|milioni|milion[yów]*|milh(?:ão|ões)|bilh(?:ão|ões)|mil|miljoen|mio|mln|billions?|bn|mrd|mld|milliards?|miliard\p{L}*|thousand|tys|tausend|mille|k|m)(?![\p{L}\p{N}])\.?/u;

function factorOf(word: string): number {
  const scale = word.toLowerCase();
  if (/^(?:b|mrd|mld|milliard|miliard)/.test(scale)) return 1e9;
  return /^(?:th|ty|ta|mille|mil$|k)/.test(scale) && !scale.startsWith("million") ? 1e3 : 1e6;
}

const FROM =
  /(?:^|[\s(])(?:from|starting at|starts at|ab|dès|des|à partir de|desde|a partir de|a partire da|da|vanaf|od|fra|från|от)[\s:]+$/u;
const PERIODS: readonly (readonly [PricePeriod, RegExp])[] = [
  ["hour", /^(?:h|hr|hrs|hour|hourly|std|stunde|heure|hora|ora|uur|godz|godzin[aęy]|timme|time|saat|час)(?!\p{L})/u],
  ["night", /^(?:night|nacht|nuit|noche|noite|notte|noc|dobę|natt)(?!\p{L})/u],
  ["day", /^(?:day|daily|tag|jour|d[ií]a|giorno|dag|dzień|den|dia)(?!\p{L})/u],
  ["week", /^(?:wk|week|weekly|woche|semaine|semana|settimana|tydzień)(?!\p{L})/u],
  ["month", /^(?:mo|mth|month|monthly|monat|mois|mes|m[eê]s|mese|maand|mnd|miesiąc|mies|mc|месяц|ay)(?!\p{L})/u],
  ["year", /^(?:yr|year|yearly|annum|jahr|an|année|año|ano|anno|jaar|rok|год)(?!\p{L})/u],
  [
    "piece",
    /^(?:person|people|head|user|seat|unit|piece|item|each|stück|nutzer|personne|pers|unité|persona|unidad|pessoa|unidade|utente|persoon|stuk|osob[aęy]|szt|sztuk[aęi]|m2|m²|kg|page|seite|strona|wort|word)(?!\p{L})/u,
  ],
];

/** Adverbs and short forms that need no "per": "39 € monatlich", "99 zł miesięcznie", "€ 35 p/m". */
const EVERY: readonly (readonly [PricePeriod, RegExp])[] = [
  ["hour", /^stündlich(?!\p{L})/u],
  ["day", /^täglich(?!\p{L})/u],
  ["week", /^(?:wöchentlich|wekelijks|tygodniowo)(?!\p{L})/u],
  [
    "month",
    /^(?:pcm|p\/mn?d?|mtl|monatlich|mensuel(?:le)?s?|mensual(?:es)?|mensa(?:l|is)|mensil[ei]|maandelijks|miesięcznie)(?!\p{L})/u,
  ],
  ["year", /^(?:annually|jährlich|annuel(?:le)?s?|anua(?:l|les|is)|annu[oi]|annuale|jaarlijks|rocznie)(?!\p{L})/u],
];

/** "/mo", "per month", "pro Stunde", "par mois", "al mese", "za godzinę", "monthly", "each". */
function periodAfter(tail: string): PricePeriod | null {
  const joined = tail.toLowerCase().replace(/^[\s*,]+/, "");
  const word = joined.replace(
    /^(?:\/|per|pro|je|im|par|por|al|alla|all'|a|an|à|la|le|l'|na|za|de)\s?(?:la\s|el\s|il\s|l')?/u,
    "",
  );
  const every = EVERY.find(([, pattern]) => pattern.test(joined))?.[0];
  if (every !== undefined) return every;
  const isJoined = word !== joined || /^(?:hourly|daily|weekly|monthly|yearly|each)/.test(joined);
  if (!isJoined) return null;
  return PERIODS.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
}
