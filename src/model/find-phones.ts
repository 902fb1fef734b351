// Finds telephone numbers in running text without taking prices, dates, hours or quantities for them.

/** A number as written: `start` and `end` are offsets in the text, `digits` its digits in ASCII. */
export interface PhoneSpan {
  start: number;
  end: number;
  digits: string;
}

interface Group {
  start: number;
  end: number;
  digits: string;
  /** What stands between the group before and this one; "" for the first. */
  gap: string;
}

/** Two digits, in any script, that may be of one number: most texts that count something hold none. */
const MAY_HOLD = /[\d٠-٩۰-۹०-९০-৯０-９][ \u00a0\u2009\u202f()./\u2010-\u2015-]{0,3}[\d٠-٩۰-۹०-९০-৯０-９]/;
const RUN = /\+?\(?\d(?:[ \u00a0\u2009\u202f()./\u2010-\u2015-]{0,3}\d){5,39}/g;
/** "01.08.2025 - 22.08.2025", "12/03/2024 - 15/04/2024". */
const TWO_DATES =
  /^\(?(\d{1,2})([./-])\d{1,2}\2(?:\d{2}|\d{4})[\s.\u2010-\u2015-]{1,5}\d{1,2}([./-])\d{1,2}\3(?:\d{2}|\d{4})$/;
export const ONLY_YEARS = /^(?:(?:19|20)\d{2}[\s,./\u2010-\u2015-]{1,3}){2,}(?:19|20)\d{2}$/;
/** "15.397/2026": a law or a file by its year. */
const OF_A_YEAR = /^\d{1,3}(?:\.\d{3})?\/(?:19|20)\d{2}$/;
const CURRENCY = "€$£¥₹₩₽₺฿₴₫₦₪৳";
const MONEY_BEFORE = new RegExp(
  `(?:[${CURRENCY}]|\\b(?:eur|usd|gbp|chf|cad|aud|inr|rs|pln|try|jpy|brl|sek|nok|dkk|czk|aed|sar))\\.?\\s?$`,
);
const UNIT_AFTER = new RegExp(
  `^\\s?(?:[${CURRENCY}%‰]|[,:.]\\d|(?:eur|usd|gbp|chf|pln|tl|kr|zł|kč|руб|pcs|units|stück|szt|adet|km|kg|m²|sq)(?![\\p{L}]))`,
  "u",
);
const PHONE_WORD =
  /(?:tel|telefon|telephone|t[ée]l[ée]phone|tel[ée]fono|telefone|phone|ph|call|fax|fon|mobile?|cell|handy|celular|cep|gsm|hotline|whatsapp|viber|тел|телефон|факс|τηλ|هاتف|جوال|اتصل|טלפון|נייד|फ़ोन|फोन|ফোন|মোবাইল|電話|电话|手机|전화)(?![\p{Ll}]{4})[^\d\n]{0,14}$/u;
const ID_WORD =
  /(?:isbn|issn|ean|gtin|sku|siren|siret|nip|regon|krs|hrb|ust|uid|vat|tva|kvk|abn|ein|npi|cnpj|cpf|p\.? ?iva|order|invoice|ref|id|nr|no|№|#)[^\p{L}\d]{0,4}(?:nr|no|number)?[^\p{L}\d]{0,4}$/u;
/** The number of a law or of its article; "Smith Law 0161 496 0000" is told by its shape. */
const LAW_WORD =
  /(?:(?<!\p{L})(?:arts?|art(?:igos?|icles?|ikel|ículos?|icol[oi])|lei|ley|loi|law|act|legge|wet|decreto|décret|dekret)|§)(?: complementar)?\.?\s?(?:[lr]\.\s?)?$/u;

/** False for a text without a number of two digits and more; true says nothing. */
export const mayHoldNumber = (text: string): boolean => MAY_HOLD.test(text);

/** Telephone numbers of a text in order, in any of the decimal digits a business may write. Linear in the text. */
export function findPhones(text: string): PhoneSpan[] {
  const found: PhoneSpan[] = [];
  if (!mayHoldNumber(text)) return found;
  const plain = foldDigits(text);
  for (const match of plain.matchAll(RUN)) {
    if ([TWO_DATES, ONLY_YEARS, OF_A_YEAR].some((pattern) => pattern.test(match[0]))) continue;
    const groups = splitGroups(match[0], match.index);
    // "0161 496 0000 9am": the hour after a number is no part of it.
    if (groups.length > 2 && /^\p{L}/u.test(plain.slice(match.index + match[0].length))) groups.pop();
    for (const part of apart(groups)) {
      const span = phoneIn(part, plain);
      if (span) found.push(span);
    }
  }
  return found;
}

/** Arabic-Indic, Persian, Devanagari, Bengali and full-width digits as ASCII, one for one, so that offsets hold. */
export function foldDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹०-९০-৯０-９＋]/g, (sign) => {
    if (sign === "＋") return "+";
    const code = sign.charCodeAt(0);
    const zero = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10].find((start) => code >= start && code < start + 10) ?? code;
    return String(code - zero);
  });
}

/** "030 234 56 78 / 030 98 76 54 32" are two numbers, "030 / 2345678" and "98 76 54 32 / 33" are one. */
function apart(groups: Group[]): Group[][] {
  const at = groups.findIndex(
    ({ gap }, here) =>
      /^\s{1,3}\/\s{1,3}$/.test(gap) &&
      [groups.slice(0, here), groups.slice(here)].every((part) => digitCount(part) >= 7),
  );
  return at < 1 ? [groups] : [groups.slice(0, at), groups.slice(at)];
}

function splitGroups(run: string, offset: number): Group[] {
  const groups: Group[] = [];
  let end = 0;
  for (const match of run.matchAll(/\d+/g)) {
    groups.push({
      start: offset + match.index,
      end: offset + match.index + match[0].length,
      digits: match[0],
      gap: run.slice(end, match.index),
    });
    end = match.index + match[0].length;
  }
  return groups;
}

/** The whole run when it reads as a phone; else the part left when a postal code, year or date beside it is dropped. */
function phoneIn(groups: Group[], text: string): PhoneSpan | null {
  const first = groups[0];
  const last = groups.at(-1);
  if (!first || !last) return null;
  const before = text.slice(Math.max(0, first.start - 28), first.start).toLowerCase();
  const after = text.slice(last.end, last.end + 10).toLowerCase();
  const isStated = PHONE_WORD.test(before.replace(/(?<![+(])[+(]+$/, ""));
  // Two texts run together by a page's markup: "call us07 80 00 00 00".
  const isGlued =
    /\p{Ll}/u.test(text.charAt(first.start - 1)) && groups.length >= GLUED_GROUPS && hasNationalShape(groups);
  const blocked = (/[\p{L}\d]$/u.test(before) && !isGlued) || MONEY_BEFORE.test(before) || UNIT_AFTER.test(after);
  if (!isStated && (blocked || (ID_WORD.test(before) && !first.gap.includes("+")))) return null;
  if (!isStated && LAW_WORD.test(before) && !hasNationalShape(groups)) return null;
  if (isStated ? readsAsStated(groups) : readsAsPhone(groups)) return spanOf(groups, text);
  for (const [drop, keep] of [
    [1, 0],
    [2, 0],
    [3, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const part = groups.slice(drop, groups.length - keep);
    if (part.length >= 2 && hasNationalShape(part)) return spanOf(part, text);
  }
  return null;
}

function spanOf(groups: Group[], text: string): PhoneSpan | null {
  const first = groups[0];
  const last = groups.at(-1);
  if (!first || !last) return null;
  const opening = /[+(]{1,2}$/.exec(text.slice(Math.max(0, first.start - 2), first.start));
  return {
    start: first.start - (opening?.[0].length ?? 0),
    end: last.end,
    digits: groups.map((group) => group.digits).join(""),
  };
}

function readsAsStated(groups: Group[]): boolean {
  const total = digitCount(groups);
  const isMillion = groups.map((group) => group.digits.length).join("-") === "1-3-3";
  return total >= 6 && total <= 15 && !isMillion && !isDate(groups) && !isYears(groups);
}

function readsAsPhone(groups: Group[]): boolean {
  const total = digitCount(groups);
  if (total < 7 || total > 15) return false;
  if (groups[0]?.gap.includes("+")) return total >= 8;
  if (isDate(groups) || isYears(groups) || isQuantity(groups) || isHours(groups) || isIdentifier(groups)) return false;
  if (hasNationalShape(groups)) return true;
  const lengths = groups.map((group) => group.digits.length);
  if (lengths.length === 1) return total >= 10 && total <= 12;
  if (lengths.length === 2) return total >= 9 && total <= 13;
  return total >= 8 && total <= 13 && lengths.length <= 6;
}

/** Shapes that are phone numbers in whatever stands around them: 3-3-4 of North America, a trunk zero, 5-5 of India. */
function hasNationalShape(groups: Group[]): boolean {
  const shape = groups.map((group) => group.digits.length).join("-");
  const first = groups[0]?.digits ?? "";
  const total = digitCount(groups);
  if (groups[0]?.gap.includes("+")) return total >= 8 && total <= 15;
  if (shape === "3-3-4") return /^[2-9]/.test(first);
  if (shape === "1-3-3-4") return first === "1" || first === "8" || first === "0";
  if (shape === "5-5") return /^[6-9]/.test(first) && !isQuantity(groups);
  if (first.startsWith("0") && first !== "0") {
    return total >= 8 && total <= 12 && !isDate(groups) && !isHours(groups) && !isQuantity(groups);
  }
  return false;
}

/** 31.12.2026, 2026-12-31, 12/31/26 anywhere in the run. */
function isDate(groups: Group[]): boolean {
  return groups.some((group, at) => {
    const [a, b, c] = [group, groups[at + 1], groups[at + 2]];
    if (!b || !c || b.gap.trim() !== c.gap.trim() || !/^[./-]?$/.test(b.gap.trim())) return false;
    const isDayFirst = a.digits.length <= 2 && b.digits.length <= 2 && /^(?:19|20)?\d\d$/.test(c.digits);
    const isYearFirst = /^(?:19|20)\d\d$/.test(a.digits) && b.digits.length === 2 && c.digits.length === 2;
    if (!isDayFirst && !isYearFirst) return false;
    if (c.digits.length === 2 && !isYearFirst && groups.length > 3) return false;
    return Number(b.digits) <= 31 && Math.min(Number(b.digits), Number(isYearFirst ? c.digits : a.digits)) <= 12;
  });
}

const isYears = (groups: Group[]): boolean => groups.every((group) => /^(?:19|20)\d\d$/.test(group.digits));

/** 1 250 000, 1.250.000, 10000-50000: thousands grouping or round limits. 3-3-3 with spaces stays a phone. */
function isQuantity(groups: Group[]): boolean {
  const first = groups[0]?.digits ?? "";
  const rest = groups.slice(1);
  if (groups.every((group) => group.digits.endsWith("00") || group.digits === "0")) return true;
  if (rest.length === 0 || first.startsWith("0") || first.length > 3) return false;
  const gap = rest[0]?.gap ?? "";
  if (!rest.every((group) => group.digits.length === 3 && group.gap === gap) || gap.length !== 1) return false;
  return !(groups.length === 3 && first.length === 3 && gap !== ".");
}

/** 09.00 - 17.00, 9-12 14-18, 0800-1700. */
function isHours(groups: Group[]): boolean {
  if (groups.length === 2 && groups.every((group) => /^(?:[01]\d|2[0-4])[0-5]\d$/.test(group.digits))) return true;
  if (!groups.every((group) => group.digits.length <= 2)) return false;
  const gaps = new Set(groups.slice(1).map((group) => group.gap));
  return gaps.size > 1 || (groups.length > 4 && !groups[0]?.digits.startsWith("0"));
}

/** ISBN, US and Brazilian postal codes, internet addresses, decimals. */
function isIdentifier(groups: Group[]): boolean {
  const shape = groups.map((group) => group.digits.length).join("-");
  const gaps = groups.slice(1).map((group) => group.gap);
  if (/^97[89]/.test(groups[0]?.digits ?? "") && digitCount(groups) === 13) return true;
  if ((shape === "5-4" || shape === "5-3") && gaps[0] === "-") return true;
  if (groups.length <= 2 && gaps.every((gap) => gap === ".") && gaps.length > 0) return true;
  return groups.length === 4 && gaps.every((gap) => gap === ".") && groups.every((group) => Number(group.digits) < 256);
}

/** Fewer behind a word are as often a model or a form. */
const GLUED_GROUPS = 4;

const digitCount = (groups: Group[]): number => groups.reduce((sum, group) => sum + group.digits.length, 0);
