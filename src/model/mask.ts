// Hides e-mail addresses, phone, account and card numbers and names of reviewers in text that is quoted.
import { maskSecrets } from "./secrets.ts";
import { findPhones, foldDigits, mayHoldNumber, ONLY_YEARS } from "./find-phones.ts";
import { reviewerSpans } from "./reviewer-names.ts";

interface Cut {
  start: number;
  end: number;
  shown: string;
}

const HIDDEN = "•••";
export const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}[\p{L}]{2,24}/gu;
const SPELLED_EMAIL = /[\p{L}\p{N}._%+-]{1,64}\s?[[({]\s?(?:at|ät|@|arroba|malpa|собака)\s?[\])}]/giu;
/** The part in brackets alone: most texts have none, and this look at them is cheap. */
export const SPELLED_AT = /[[({]\s?(?:at|ät|@|arroba|malpa|собака)\s?[\])}]/iu;
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/g;
/** An account, a card and a long number hold it at least. */
const SIX_DIGITS = /\d[\d -]{4,32}\d/;
const LONG_NUMBER = /\d(?:[ -]?\d){11,33}/g;
const ACCOUNT =
  /(?:account|acct|a\/c|sort code|routing|konto(?:nummer|nr|-nr)?|kto|blz|numéro de compte|cuenta|conta|rekening(?:nummer)?|nr konta|numer konta|hesap no|счет|счёт|口座番号|账号|帳號|계좌)[^\d\n]{0,12}(\d[\d -]{4,32}\d)/giu;

/**
 * The text with e-mail local parts (`i•••@example.org`), phone numbers (`+49 178 ••• 26`), bank account and card
 * numbers and the names of reviewers hidden. Prices, dates, years, opening hours, percentages, quantities and postal codes stay. Linear.
 */
export function maskPersonalData(unmasked: string): string {
  // First, since a key whose digits are taken for a phone number is no longer known as one.
  const text = maskSecrets(unmasked);
  const nameCuts = reviewerSpans(text).map((span) => ({ ...span, shown: HIDDEN }));
  if (nameCuts.length === 0 && !/[@\d٠-٩۰-۹०-९০-৯０-９[({]/.test(text)) return text;
  const numberCuts = mayHoldNumber(text) ? [...accountCuts(text), ...phoneCuts(text)] : [];
  const cuts = [...nameCuts, ...emailCuts(text), ...numberCuts].sort((a, b) => a.start - b.start || b.end - a.end);
  let shown = "";
  let at = 0;
  for (const cut of cuts) {
    if (cut.start < at) continue;
    shown += text.slice(at, cut.start) + cut.shown;
    at = cut.end;
  }
  return shown + text.slice(at);
}

function emailCuts(text: string): Cut[] {
  const cuts: Cut[] = [];
  if (text.includes("@")) {
    for (const match of text.matchAll(EMAIL)) {
      const at = match[0].indexOf("@");
      cuts.push(cutAt(match.index, match[0], `${initialOf(match[0])}${HIDDEN}${match[0].slice(at)}`));
    }
  }
  if (!SPELLED_AT.test(text)) return cuts;
  for (const match of text.matchAll(SPELLED_EMAIL)) {
    const bracket = match[0].search(/\s?[[({]/);
    cuts.push(cutAt(match.index, match[0], `${initialOf(match[0])}${HIDDEN}${match[0].slice(bracket)}`));
  }
  return cuts;
}

function accountCuts(text: string): Cut[] {
  const cuts: Cut[] = [];
  const plain = foldDigits(text);
  for (const match of plain.matchAll(IBAN)) {
    const digits = match[0].replace(/\D/g, "").length;
    if (match[0].replaceAll(" ", "").length >= 15 && digits >= 10) {
      cuts.push(cutAt(match.index, match[0], `${match[0].slice(0, 2)}${HIDDEN}`));
    }
  }
  if (!SIX_DIGITS.test(plain)) return cuts;
  for (const match of plain.matchAll(ACCOUNT)) {
    const number = match[1] ?? "";
    const start = match.index + match[0].length - number.length;
    cuts.push(cutAt(start, number, HIDDEN));
  }
  for (const match of plain.matchAll(LONG_NUMBER)) {
    const digits = match[0].replace(/\D/g, "");
    if (
      digits.length >= 16
        ? isOneNumber(match[0]) && !ONLY_YEARS.test(match[0])
        : digits.length >= 13 && isCardNumber(digits)
    ) {
      cuts.push(cutAt(match.index, match[0], `${HIDDEN} ${digits.slice(-2)}`));
    }
  }
  return cuts;
}

function phoneCuts(text: string): Cut[] {
  return findPhones(text).map(({ start, end, digits }) => {
    const written = text.slice(start, end);
    return { start, end, shown: `${headOf(written)} ${HIDDEN} ${digits.slice(-2)}` };
  });
}

/** Country and area as far as at least four digits stay hidden: at most five digits, whole groups where they are short. */
function headOf(written: string): string {
  const groups = [...written.matchAll(/\p{Nd}+/gu)];
  const total = groups.reduce((sum, group) => sum + group[0].length, 0);
  let kept = 0;
  let end = 0;
  for (const group of groups) {
    if (kept + group[0].length > Math.min(5, total - 6)) break;
    kept += group[0].length;
    end = group.index + group[0].length;
  }
  const first = groups[0]?.index ?? 0;
  if (end === 0) {
    const code =
      written[first - 1] === "+" ? COUNTRY_CODE.exec(foldDigits(written).slice(first))?.[0].length : undefined;
    return written.slice(0, first + (code ?? 2));
  }
  return written.slice(0, written[end] === ")" ? end + 1 : end);
}

/** ITU-T E.164: codes of one and of two digits; all others have three. Only behind a plus are they looked for. */
const CODE = "1|7|20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\\d{3}";
const COUNTRY_CODE = new RegExp(`^(?:${CODE})`);

const cutAt = (start: number, written: string, shown: string): Cut => ({ start, end: start + written.length, shown });
const initialOf = (address: string): string => Array.from(address)[0] ?? "";
/** Groups of one length, as on a card or a transfer form; a row of unlike numbers is no account number. */
const isOneNumber = (written: string): boolean => {
  const lengths = written.split(/[ -]/).map((group) => group.length);
  return lengths.every((length, at) => length === lengths[0] || at === lengths.length - 1) && (lengths[0] ?? 0) >= 4;
};

/** Luhn check, ISO/IEC 7812-1. */
function isCardNumber(digits: string): boolean {
  if (!/^[2-6]/.test(digits)) return false;
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
