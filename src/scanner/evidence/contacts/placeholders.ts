// Samples, drama numbers and template fillers: a wrong contact is worse than none, so these never become one.
import { foldDigits } from "../../../model/find-phones.ts";
import words from "../data/placeholders.json" with { type: "json" };
import {
  DRAMA_RANGES,
  NATIONAL_LENGTHS,
  SAMPLE_ADDRESSES,
  SAMPLE_HANDLES,
  SAMPLE_LOCALS,
} from "./placeholder-lists.ts";
import { isFillerText } from "../text/filler-text.ts";
import { decodePercent } from "../../../model/decode-percent.ts";

const ASCENDING = "01234567890123456789";
const DESCENDING = "98765432109876543210";
const SAMPLE_LABELS = new Set(words.sampleLabels);
const SAMPLE_HOSTS = new Set(words.sampleHosts);
const FREE_MAIL = new Set(words.freeMail);
const FREE_MAIL_LOCALS = new Set(words.freeMailLocals);
const SAMPLE_NAMES = new Set(words.names);
/** "yourdomain", "ihre-firma", "mojastrona": whose it is, and what. */
const OWNED = new Set(
  [
    ...words.your.flatMap((whose) => [...words.things, ...words.yours].map((what) => whose + what)),
    ...words.my.flatMap((whose) => words.things.map((what) => whose + what)),
  ].map(letters),
);

/**
 * True when a written number or `tel:` address is a sample: a reserved range, a run of digits in order, one digit
 * repeated, a wrong length for its country, letters that are no vanity word, or nothing at all.
 */
export function isPlaceholderPhone(written: string): boolean {
  const number = foldDigits(decode(written))
    .replace(/^(?:tel|callto|sms|whatsapp):\/{0,2}/i, "")
    .trim();
  if (/[x×*_#?]{3}|\{\{|\[|%[A-Z]/i.test(number) || /^#|^$/.test(number)) return true;
  const spelled = number.replace(/(?:;|,|\b(?:ext|x|ramal|doorkies|wew)\b).*/is, "");
  const isVanity = /\d[\d\s().+-]{0,40}[A-Za-z][A-Za-z-]{2,9}\d{0,4}$/.test(spelled);
  if (/\p{L}/u.test(spelled) && !isVanity) return true;
  const digits = (isVanity ? spelled.replace(/[a-z]/gi, keypadDigit) : spelled).replace(/\D/g, "");
  if (digits.length < 5 || digits.length > 15) return true;
  const prefix = prefixOf(spelled, digits);
  const national =
    prefix === null
      ? digits
      : digits
          .replace(/^00/, "")
          .slice(prefix.length)
          .replace(/^0(?=\d{8})/, "");
  if (/^\+\s?0/.test(spelled) || hasWrongLength(prefix, national)) return true;
  return (
    isPatterned(isVanity ? "" : national) ||
    isNorthAmericanSample(digits, prefix) ||
    isDrama(spelled.trim(), prefix === null ? digits : `0${national}`, prefix)
  );
}

/** True for sample hosts, template local parts, platform senders and file names that look like an address. */
export function isPlaceholderEmail(written: string): boolean {
  const address =
    decode(written)
      .replace(/^mailto:/i, "")
      .split("?")[0]
      ?.trim()
      .toLowerCase() ?? "";
  const at = address.lastIndexOf("@");
  if (at < 1 || /[{}[\]%<>*]/.test(address)) return true;
  const [local, host] = [address.slice(0, at), address.slice(at + 1)];
  const labels = host.split(".");
  const name = labels[0] ?? "";
  if (labels.length < 2 || /\.(?:png|jpe?g|gif|svg|webp|avif|css|js|json|html?|php)$/.test(host)) return true;
  if (/^(?:example|test|invalid|localhost|local|internal)$/.test(labels.at(-1) ?? "")) return true;
  // The last label is the country's: ".company" is one.
  if (labels.slice(0, -1).some((label) => SAMPLE_LABELS.has(label) || OWNED.has(letters(label)))) return true;
  if (SAMPLE_HOSTS.has(host) || words.platformHosts.some((base) => host === base || host.endsWith(`.${base}`)))
    return true;
  if (isFreeMail(host) && FREE_MAIL_LOCALS.has(local)) return true;
  if (local === name && /^(?:mail|email|info|contact)$/.test(local)) return true;
  return SAMPLE_LOCALS.test(local) || /^[0-9a-f]{24,}$/.test(local);
}

/** True for hosts that give mail boxes to anybody. */
export const isFreeMail = (host: string): boolean =>
  /^[^.]+\.[a-z.]{2,6}$/.test(host) && FREE_MAIL.has(host.split(".")[0] ?? "");

/** True for the streets and towns of templates and documentation. */
export function isPlaceholderAddress(written: string): boolean {
  const text = written.toLowerCase().replace(/\s+/g, " ");
  return SAMPLE_ADDRESSES.some((pattern) => pattern.test(text)) || isPlaceholderText(written);
}

/** True for messenger links that lead to nobody: no number, a sample number or a template handle. */
export function isPlaceholderMessaging(href: string): boolean {
  const url = decode(href).toLowerCase();
  if (/^(?:sms|whatsapp|viber|skype):/.test(url)) {
    const number = /[+\d][\d\s-]{4,}/.exec(url)?.[0];
    return number === undefined ? url.replace(/^[a-z]+:\/{0,2}/, "") === "" : isPlaceholderPhone(number);
  }
  if (/(?:wa\.me|whatsapp\.com)/.test(url)) {
    if (
      /wa\.me\/(?:message|c|qr|channel)\/\w{4,}|whatsapp\.com\/(?:channel|catalog)\/\w{4,}|chat\.whatsapp\.com\/\w{4,}/.test(
        url,
      )
    )
      return false;
    const number = /(?:wa\.me\/|phone=)\+?([\d\s()-]*)/.exec(url)?.[1]?.replace(/\D/g, "") ?? "";
    return number === "" || isPlaceholderPhone(`+${number.replace(/^00/, "")}`);
  }
  const handle = /^(?:https?:)?\/\/[^/]+\/@?([^/?#]*)/.exec(url)?.[1] ?? "";
  return handle === "" || SAMPLE_HANDLES.test(handle);
}

/** True when text is filler of a template: lorem ipsum, unresolved variables, "your text here" in many languages. */
export function isPlaceholderText(written: string): boolean {
  if (/\[(?:INSERT|YOUR|ADD|PLACEHOLDER)\b|\{\{.{0,80}\}\}|%[A-Z][A-Z_]{3,}%|<%=|\bTBD\b|\bXXX+\b/.test(written))
    return true;
  const text = written.toLowerCase().slice(0, 4_000);
  return words.fillers.some((filler) => text.includes(filler)) || isFillerText(text);
}

/** True for the names of templates. They are real names too: only to be used beside another placeholder sign. */
export function isPlaceholderName(written: string): boolean {
  return SAMPLE_NAMES.has(written.trim().toLowerCase());
}

function prefixOf(spelled: string, digits: string): string | null {
  const isInternational = /^\(?\+/.test(spelled) || digits.startsWith("00");
  if (!isInternational) return null;
  const bare = digits.replace(/^00/, "");
  return (
    ["1", "7"].find((one) => bare.startsWith(one)) ??
    Object.keys(NATIONAL_LENGTHS).find((key) => key.length > 1 && bare.startsWith(key)) ??
    null
  );
}

function hasWrongLength(prefix: string | null, national: string): boolean {
  const lengths = prefix === null ? undefined : NATIONAL_LENGTHS[prefix];
  return lengths !== undefined && (national.length < lengths[0] || national.length > lengths[1]);
}

/** A label of a host without its hyphens: "ihre-domain" is written either way. */
function letters(label: string): string {
  return label.replaceAll("-", "");
}

/** Six or more digits in order or reversed, or seven and more of one digit. */
function isPatterned(digits: string): boolean {
  if (/(\d)\1{6}/.test(digits) || /^(\d)\1*$/.test(digits)) return digits !== "";
  for (let at = 0; at + 6 <= digits.length; at++) {
    const six = digits.slice(at, at + 6);
    if (ASCENDING.includes(six) || DESCENDING.includes(six)) return true;
  }
  return false;
}

/** Any 555-01xx, directory assistance under 555-1212 in every area, and the area 555, which is none. */
function isNorthAmericanSample(digits: string, prefix: string | null): boolean {
  if (prefix !== null && prefix !== "1") return false;
  // Area codes begin with 2 to 9: 06 55 55 01 23 is French.
  return /^(?:(?:00)?1)?(?:555\d{7}|(?:[2-9]\d\d)?555(?:01\d\d|1212))$/.test(digits);
}

function isDrama(spelled: string, national: string, prefix: string | null): boolean {
  if (prefix !== null && !["44", "33", "49", "61"].includes(prefix)) return false;
  return DRAMA_RANGES.some(
    ({ digits, writtenAs }) =>
      digits.test(national) && (prefix !== null || writtenAs === undefined || writtenAs.test(spelled)),
  );
}

const keypadDigit = (letter: string): string =>
  "22233344455566677778889999".charAt(letter.toLowerCase().charCodeAt(0) - 97);

const decode = (written: string): string => decodePercent(written.slice(0, 400));
