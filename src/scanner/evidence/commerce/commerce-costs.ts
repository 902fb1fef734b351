// Whether a sentence tells what delivery costs, or until when goods go back. A word beside a number is not enough.
import { findPrices } from "../text/text-prices.ts";
import { foldText, hasTerm, makeSearchText, prepareTerms } from "../text/text-search.ts";
import { DAY_COUNT, FREE_WORDS, RETURN_WORDS, SHIPPING_WORDS } from "./commerce-words.ts";

const SHIPPING =
  "(?:versand|liefer|porto|shipping|delivery|postage|livraison|frais de port|port|expedition|envio|gastos de envio|spedizion|consegna|trasporto|verzend|bezorg|wysyl|dostaw|przesyl|frete|portes|entrega|frakt)\\p{L}*";
const FILLERS = "(?:\\p{L}[\\p{L}.&/'’-]*\\s+){0,4}?";
/** "zzgl. Versand", "plus VAT and shipping": a price that leaves delivery out. Folded text. */
const ADDED_ON = new RegExp(
  `(?:(?<!\\p{L})(?:zzgl|zuzuglich|exkl|exklusive|ohne|plus|excl|excluding|exclusive of|without|before|hors|mas|sin|piu|oltre|esclus[aeo]|mais|sem|exclusief|zonder|bez|nie zawiera|tillkommer)\\.?|\\+)\\s*${FILLERS}${SHIPPING}`,
  "gu",
);
/** "shipping not included", "port en sus", "delivery calculated at checkout". */
const LEFT_OUT = new RegExp(
  `(?<!\\p{L})${SHIPPING}(?:\\s+\\p{L}+){0,2}?\\s+(?:not included|excluded|extra|calculated at|nicht (?:enthalten|inbegriffen|inklusive)|wird berechnet|en sus|non (?:inclus|compris|inclu)|no incluid|aparte|esclus|excluid|nao inclu|niet inbegrepen|exclusief|nie wliczon|niewliczon)\\p{L}*`,
  "gu",
);
/** "zzgl. Versand" right before an amount names it: "zzgl. Versand 4,90 €", "plus shipping of $5". */
const NAMES_AMOUNT = /^[\s:(]*(?:(?:of|von|de|di|for|w wysokosci)[\s:(]*)?$/u;

/** The sentence without what only says that delivery comes on top. Folded. */
const withoutAddedOn = (folded: string): string => folded.replace(LEFT_OUT, " ").replace(ADDED_ON, " ");

const speaksOfShipping = (folded: string): boolean => hasTerm(makeSearchText(withoutAddedOn(folded)), SHIPPING_WORDS);

/** An amount that the words for delivery govern, or "free"; under a heading on delivery any amount. */
export function saysDeliveryCost(text: string, heading: string): boolean {
  const folded = foldText(text);
  const said = makeSearchText(text);
  const isNamed = hasTerm(said, SHIPPING_WORDS);
  if (!isNamed && (hasTerm(said, RETURN_WORDS) || !hasTerm(makeSearchText(heading), SHIPPING_WORDS))) return false;
  if (hasTerm(said, FREE_WORDS) && (!isNamed || speaksOfShipping(folded))) return true;
  const prices = findPrices(text);
  if (!isNamed) return prices.length > 0;
  return prices.some(({ start, end }) => governs(foldText(text.slice(0, start)), foldText(text.slice(end))));
}

/** Words for delivery anywhere before the amount, or after it in the same breath. */
function governs(before: string, after: string): boolean {
  const [breath = ""] = after.split(/[,;|–—]|\s-\s/u, 1);
  if (speaksOfShipping(breath)) return true;
  const last = [...before.matchAll(ADDED_ON)].at(-1);
  if (last && NAMES_AMOUNT.test(before.slice(last.index + last[0].length))) return true;
  return speaksOfShipping(before);
}

const REFUND = prepareTerms(
  ["refund*", "erstatt*", "ruckerstatt*", "zuruckerstatt*", "zuruckgezahlt", "ruckzahlung", "rembours*"],
  ["reembols*", "reintegro", "rimbors*", "terugbeta*", "terugbetaling", "zwrot pieniedzy", "zwrot srodkow"],
  ["zwracamy", "возврат денег", "返金", "환불", "退款"],
);
/** A refund that one may ask for is a return by another name; one that is paid out is not. */
const MAY_ASK = prepareTerms(
  ["request*", "claim*", "guarantee*", "garant*", "of purchase", "of your purchase", "after purchase", "full refund"],
  ["ab kauf", "nach kauf", "achat", "compra", "acquisto", "aankoop", "zakup*", "gwaranc*", "返金保証", "退款保证"],
);
const HANDLED = prepareTerms(
  ["process*", "bearbeite*", "traite*", "traitement", "procesa*", "tramita*", "processa*", "elabora*", "verwerk*"],
  ["rozpatr*", "przetwarza*", "credited", "gutgeschrieben", "gutschrift", "once we", "when we receive"],
  ["after we receive", "upon receipt of your return", "receiving your return", "receipt of your return"],
  ["nach rucksendung", "nach erhalt der ruck*", "nach eingang der ruck*", "apres reception du retour"],
);
/** Names for goods going back, those for money coming back left out. */
const GIVING_BACK = RETURN_WORDS.filter((term) => !REFUND.some((refund) => term.startsWith(refund)));

/** A span in which goods may go back; the time a refund takes, or the handling of a return, is another. */
export function saysReturnWindow(text: string, heading: string): boolean {
  const said = makeSearchText(text);
  const isNamed = hasTerm(said, RETURN_WORDS);
  if (!isNamed && (hasTerm(said, SHIPPING_WORDS) || !hasTerm(makeSearchText(heading), RETURN_WORDS))) return false;
  return text.split(/[,;|]/u).some((clause) => {
    if (!DAY_COUNT.test(foldText(clause))) return false;
    const words = makeSearchText(clause);
    if (hasTerm(words, HANDLED)) return false;
    return !hasTerm(words, REFUND) || hasTerm(words, GIVING_BACK) || hasTerm(words, MAY_ASK);
  });
}

export function saysDeliveryTime(text: string, heading: string): boolean {
  const said = makeSearchText(text);
  if (hasTerm(said, RETURN_WORDS)) return false;
  if (!hasTerm(said, SHIPPING_WORDS) && !hasTerm(makeSearchText(heading), SHIPPING_WORDS)) return false;
  return DAY_COUNT.test(foldText(text));
}
