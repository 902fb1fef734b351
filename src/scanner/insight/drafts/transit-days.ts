// How many days a parcel takes, where a sentence tells it beside each price, in the eight main languages.
import { DAY_COUNT } from "../../evidence/commerce/commerce-words.ts";
import type { PriceMention } from "../../evidence/text/text-prices.ts";
import { foldText } from "../../evidence/text/text-search.ts";
import { OF_DAYS } from "../../evidence/text/time-units.ts";
import { numberOf, WRITTEN_NUMBER } from "../../evidence/text/written-numbers.ts";
import { isInTurn } from "./in-turn.ts";

export interface Days {
  least: number | null;
  most: number;
  /** Counted in working days. */
  areWorkingDays?: true;
}

const COUNT = String.raw`(\d{1,2}|${WRITTEN_NUMBER})`;
const SPAN = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:/-])${COUNT}(?:(?:\s?[-–—]\s?| (?:to|bis|à|a|al?|tot|do) )${COUNT})?[ \u00a0-](?:${OF_DAYS})(?!\p{L})`,
  "giu",
);
/** Until it is on its way, or paid, and not how long the way takes. */
const OTHER =
  /(?<!\p{L})(?:pay|bezahl|zahlbar|payer|pag(?:a|u)|betaal|betal|płat|zapłac|held(?!\p{L})|kept|hold|aufbewahr|conserv|guardad|bewaar|ahead|advance|voraus|avance|a week(?!\p{L})|per week|die woche|par semaine|(?:a la|por) semana|alla settimana|tygodni|dispatch|process|leaves?(?!\p{L})|ships?(?!\p{L})|shipped|versend|versand(?:t|fertig)|verschick|verl[aä]ss|expédi|envi(?:amos|ado)|spedi(?:amo|to)|verzenden|verstu|wysył)/iu;
/** A word of the way: parcels are held for days, and lines are open some days a week. */
const WAY =
  /(?<!\p{L})(?:takes?|taking|within|arriv|in(?= (?:\d|one|two|three|four|five|ein|zwei|drei|vier|fünf))|deliver(?:y time|ed)|lieferzeit|innerhalb|dauert?|beträgt|binnen|duurt|levertijd|sous|délais?|prend|plazo|tarda|llega|prazo|demora|chega|em(?= \d)|en(?= \d)|entro|tempi|richiede|czas|ciągu|trwa|dociera)/iu;
/** When an order is on its way. */
const LEAVES =
  /(?<!\p{L})(?:leaves?|ships?|shipped|dispatch\p{L}*|versend\p{L}*|versandfertig|verschick\p{L}*|verl[aä]ss\p{L}*|expédi\p{L}*|envi(?:amos|ado)|spedi(?:amo|to)|verzonden|verzenden|verstu\p{L}*|wysył\p{L}*)(?!\p{L})/iu;
export const tellsLeaving = (text: string): boolean => LEAVES.test(text) && DAY_COUNT.test(foldText(text));
const MOST_DAYS = 30;

/** One span for each price, always behind it or always before it; else none. */
export function transitIn(text: string, prices: readonly PriceMention[]): Days[] {
  const spans = [...text.matchAll(SPAN)].map(({ index, 1: first = "", 2: last }) => ({
    at: index,
    least: last === undefined ? null : numberOf(first),
    most: numberOf(last ?? first),
  }));
  if (spans.length === 0 || spans.length !== prices.length || OTHER.test(text) || !WAY.test(text)) return [];
  if (spans.some(({ least, most }) => most > MOST_DAYS || most < (least ?? 1))) return [];
  const told = spans.map(({ at }) => at);
  const priced = prices.map(({ start }) => start);
  const working = WORKING_DAYS.test(foldText(text)) ? { areWorkingDays: true as const } : {};
  return isInTurn(told, priced) ? spans.map(({ least, most }) => ({ least, most, ...working })) : [];
}

/** Folded. */
const WORKING_DAYS =
  /werktag|arbeitstag|(?:business|working) day|jours? ouvr|dias? (?:habil|laborab|ute?is)|giorni lavorativ|werkdag|dni robocz/u;
const WORK_WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((day) => `https://schema.org/${day}`);

export const transitTime = ({ least, most, areWorkingDays }: Days): Record<string, unknown> => ({
  "@type": "ServicePeriod",
  ...(areWorkingDays ? { businessDays: WORK_WEEK } : {}),
  duration: {
    "@type": "QuantitativeValue",
    ...(least === null ? {} : { minValue: least }),
    maxValue: most,
    unitCode: "DAY",
  },
});
