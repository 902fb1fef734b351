// Words by which a page answers what buyers ask first. The lists stand in data/answer-terms.json, by language.
import data from "../data/answer-terms.json" with { type: "json" };
import { memoByPage } from "../memo-by-page.ts";
import { hasTerm, makeSearchText, prepareTerms } from "../text/text-search.ts";

/** Prepared terms by language; "names" holds what is spelled alike everywhere. */
export type TermLists = ReadonlyMap<string, readonly string[]>;

/** A list is one string for each language or group of languages ("ja zh ko"), with commas between the terms. */
function read(lists: Readonly<Record<string, string>>): TermLists {
  const byLanguage = new Map<string, readonly string[]>();
  for (const [languages, list] of Object.entries(lists)) {
    const terms = prepareTerms(list.split(", "));
    for (const language of languages.split(" ")) byLanguage.set(language, terms);
  }
  return byLanguage;
}

/** Languages for which every list was made; in others a missing word proves nothing. */
const COVERED: readonly string[] = ["en", "de", "fr", "es", "pt", "it", "nl", "pl"];
export const canReadWords = (language: string): boolean => COVERED.includes(language);

/**
 * Terms to look for in a page of a language: its own, names, and English, which buttons and labels
 * use everywhere. Other languages stay out, since "offerte" is a quote in one and a sale in the next.
 */
export function termsFor(lists: TermLists, language: string): readonly string[] {
  const known = termsByLanguage(lists);
  const terms = known.get(language) ?? joinTerms(lists, language);
  if (known.size < MOST_LANGUAGES) known.set(language, terms);
  return terms;
}

/** Languages come from pages, so what is kept of them is bounded. */
const MOST_LANGUAGES = 40;
const termsByLanguage = memoByPage((_lists: TermLists) => new Map<string, readonly string[]>());

function joinTerms(lists: TermLists, language: string): readonly string[] {
  const own = lists.get(language) ?? [];
  return language === "en"
    ? [...own, ...(lists.get("names") ?? [])]
    : [...own, ...(lists.get("names") ?? []), ...(lists.get("en") ?? [])];
}

/** One set of lists that finds what either finds. */
export function joinLists(a: TermLists, b: TermLists): TermLists {
  return new Map(
    [...new Set([...a.keys(), ...b.keys()])].map((key) => [key, [...(a.get(key) ?? []), ...(b.get(key) ?? [])]]),
  );
}

/** Phrases that tell for whom it is wherever they stand; "our brands" and "team members" are headings of something else. */
export const FOR_WHOM = read(data.forWhom);
export const AUDIENCE = joinLists(read(data.audience), FOR_WHOM);
export const AREA = read(data.area);
export const BOOK = read(data.book);
export const BUY = read(data.buy);
export const SIGN_UP = read(data.signUp);
export const INSTALL = read(data.install);
export const FOLLOW = read(data.follow);
export const TAKE_PART = read(data.takePart);
/** Schools, clubs and dealers begin with a form, an application or a viewing. */
export const ENROL = read(data.enrol);
export const HIRE = read(data.hire);
export const ASSURANCE = read(data.assurance);
export const PAYMENT = read(data.payment);
/** Lawyers and notaries are paid by what was agreed in writing: in advance, and by invoice. */
export const PAYMENT_OR_RETAINER = joinLists(PAYMENT, read(data.retainer));
export const INSURANCE = read(data.insurance);
/** A refusal answers as well: who takes private patients alone has said which insurance is accepted. */
export const PAYMENT_OR_INSURANCE = joinLists(joinLists(PAYMENT, INSURANCE), read(data.selfPay));
export const LICENCE = read(data.licence);
/** A price that is made rather than listed: by the hour, flat, by a tariff, by an insurer. */
export const PRICE_LOGIC = read(data.priceLogic);
/** Who is paid by an insurer has said what a patient pays; that insurance is accepted says nothing of it. */
export const PRICE_LOGIC_OR_INSURER = joinLists(PRICE_LOGIC, read(data.insurerPays));
/** "Covered by" says it of cameras and policies too, so one who pays has to stand in the same sentence. */
export const PAYS = read(data.pays);
export const PAYERS = read(data.payers);
/** A question about what it costs, and an answer that names what moves it. */
export const ASKS_COST = read(data.asksCost);
export const DEPENDS = read(data.depends);
/** "Every drain is different", "before we start": said of a price or a quote, that each job has its own. */
export const PRICED_PER_JOB = read(data.pricedPerJob);
export const PRICE_OR_QUOTE = read(data.priceOrQuote);
/** Words beside an amount that make it a price. */
export const PRICE_WORDS = read(data.priceWords);
export const QUOTE = read(data.quote);
/** "Call us about pricing": an invitation and what is asked for, in one sentence. */
export const ASKS_US = read(data.asksUs);
export const ASKED_PRICE = read(data.askedPrice);
/** Money of others, or that nobody pays for an offer: fines, damages, losses, turnover, funding, wages, gifts, cover, limits of cash. */
const OTHER_MONEY = read(data.otherMoney);
const inAnyLanguage = (lists: TermLists): readonly string[] => [...new Set([...lists.values()].flat())];
const ANY_OTHER_MONEY = inAnyLanguage(OTHER_MONEY);
const BENEFITS = inAnyLanguage(read(data.benefits));
const OWN_RATES = inAnyLanguage(read(data.ownRates));
/** What an insurer, an office or the law grants, without a rate of the business that it may pay: "allowance of 131 € a month". */
export function speaksOfBenefit(text: string): boolean {
  const searched = makeSearchText(text);
  return hasTerm(searched, BENEFITS) && !hasTerm(searched, OWN_RATES);
}
/** Heads of columns of sums that nobody pays for an offer: income brackets, turnover, payouts, commissions, fines. */
const OTHER_COLUMNS = [...inAnyLanguage(read(data.otherColumns)), ...ANY_OTHER_MONEY];
export const headsOtherMoney = (head: string): boolean => hasTerm(makeSearchText(head), OTHER_COLUMNS);
/** What a customer pays somebody else beside the business: advertising, a rented domain, the fee of a platform. */
const PAID_TO_OTHERS = inAnyLanguage(read(data.paidToOthers));
export const isPaidToOthers = (text: string): boolean =>
  hasTerm(makeSearchText(text.replace(ON_TOP, " ").replace(LEFT_OUT, " ")), PAID_TO_OTHERS);
/** "£450 per month plus ad spend", "ad spend not included": the amount is the own one. */
const ON_TOP =
  /(?:\+|(?<!\p{L})(?:plus|zzgl\.?|zuzüglich|exkl\.?|excl\.?|excluding|exclusive of|not including|without|on top of|ohne|hors|en sus d[ue]|sans|más|sin|mais|sem|più|escluso|senza|exclusief|zonder|bez)) ?[^.,;:()\n]{0,60}/giu;
const LEFT_OUT =
  /(?:^|[.,;:(])[^.,;:()]{0,60}(?:not included|is extra|nicht (?:enthalten|inbegriffen)|non compris|no inclui|não inclu|non inclus|niet inbegrepen|nie jest wliczon)/giu;
export const speaksOfOtherMoney = (text: string): boolean =>
  hasTerm(makeSearchText(text), ANY_OTHER_MONEY) || isPaidToOthers(text) || speaksOfBenefit(text);
/** Savings, former prices, deposits, installments, vouchers, sums, and what comes on top. */
export const OTHER_AMOUNTS = inAnyLanguage(read(data.otherAmounts));
/** Who or what can be there round the clock for a visitor: staff, a desk, a shop, a phone. */
export const STAFFED = inAnyLanguage(read(data.staffed));
/** What is bought in packs and used up beside a subscription. */
export const PACK_UNITS = inAnyLanguage(read(data.packUnits));
export const SUBSCRIPTION = inAnyLanguage(read(data.subscription));
/** Amounts that are not what the business sells for. */
export const NOT_A_PRICE = joinLists(read(data.notAPrice), OTHER_MONEY);
