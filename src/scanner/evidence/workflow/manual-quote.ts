// How a sentence on handwork is quoted: short, without who is named in it, and with the time that it tells.
import { maskPersonalData } from "../../../model/mask.ts";
import { GIVEN_NAMES, withoutGivenNames } from "../text/given-names.ts";
import { labelsBeside } from "../text/labels-beside.ts";
import { TIME } from "../text/time-units.ts";
import { wholePart } from "../text/whole-part.ts";

const QUOTE_CHARS = 120;

/** The sentence around the phrase in at most 120 characters, cut at words, without a person's name after the phrase. */
export function quoteAround(sentence: string, head: string, language: string): string {
  const line = sentence.trim().replace(NUMBER_BEFORE, "");
  const label = labelsBeside(line, language).find((one) => fold(one).includes(head));
  const masked = withoutGivenNames(withoutName(maskPersonalData(label ?? line), head));
  if (masked.length <= QUOTE_CHARS) return masked;
  const at = Math.max(0, fold(masked).indexOf(head));
  const whole = wholePart(masked, at, head.length, QUOTE_CHARS);
  if (whole !== null) return whole;
  const timed = withTime(masked, at, at + head.replace(LEFT_OPEN, "").length);
  if (timed !== null) return timed;
  if (at + head.length < QUOTE_CHARS - 10) return `${cutAtWord(masked.slice(0, QUOTE_CHARS - 1))}…`;
  const from = masked.indexOf(" ", Math.max(0, at - 40)) + 1;
  const rest = masked.slice(from);
  return rest.length <= QUOTE_CHARS - 1 ? `…${rest}` : `…${cutAtWord(rest.slice(0, QUOTE_CHARS - 2))}…`;
}

/** A telephone number on a line of its own is no part of the sentence that follows it: "Tel. 030 123 45 67 We call you back". Days and hours are. */
const NUMBER_BEFORE =
  /^(?:(?:Tel|Tél|Telefon|Telefoon|Téléphone|Teléfono|Telefone|Telefono|Phone|Mobile?|Mobil|Handy|Portable|Móvil|Cellulare|Telemóvel|WhatsApp|Fax|Tlf|TEL|T)[.:]{0,2}\s(?:\(\d{2,5}\)|\+?\d)|\(\d{2,5}\)|\+\d)[\d\s()./+-]{6,30}(?=\p{Lu})/u;

/** "We answer by e-mail…, mostly within a day.": within which time stands at the end, and is told with what is done. */
function withTime(sentence: string, start: number, end: number): string | null {
  const tail = /, [^,]{8,48}$/u.exec(sentence)?.[0].slice(2) ?? "";
  const said = cutAtWord(sentence.slice(0, QUOTE_CHARS - tail.length - 2)).replace(LEFT_OPEN, "");
  const isKept = said.length >= end || start >= sentence.length - tail.length;
  return TIME.test(tail) && isKept ? `${said}… ${tail}` : null;
}

const NAME_WINDOW = 60;
/** Two capitalized words, or a title and one: who is to be called or written to. */
const NAME = /(?:\p{Lu}\p{Ll}{1,20}|\b(?:Mr|Mrs|Ms|Dr|Sr|Sra|Sig|M|Mme)\.?) \p{Lu}\p{Ll}/u;

/** Where a person is named, also by a given name alone ("Call Maria"); -1 where nobody is. */
function nameAt(text: string): number {
  const alone = [...text.matchAll(/\p{Lu}\p{Ll}{1,20}(?!\p{L})/gu)].find(([word]) => GIVEN_NAMES.has(word))?.index;
  const whole = text.search(NAME);
  return alone === undefined || (whole !== -1 && whole < alone) ? whole : alone;
}

function withoutName(sentence: string, head: string): string {
  const end = fold(sentence).indexOf(head) + head.length;
  const name = nameAt(sentence.slice(end, end + NAME_WINDOW));
  if (name === -1) return sentence;
  // "Send it to Jane Doe" is cut before "to", so that nobody asks to whom.
  const between = sentence
    .slice(end, end + name)
    .trimEnd()
    .replace(/:$/, "")
    .trimEnd();
  return `${sentence.slice(0, end)}${between.replace(LEFT_OPEN, "").trimEnd()}…`;
}

const LEFT_OPEN = /\s\p{Ll}{1,3}$/u;

function cutAtWord(text: string): string {
  const space = text.lastIndexOf(" ");
  return space > text.length / 2 ? text.slice(0, space) : text;
}

/** Lower case and plain apostrophes, one code unit for one, so that positions hold in both texts. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  const same = lower.length === text.length ? lower : text.split("").map(lowerUnit).join("");
  return same.replace(/[’‘ʼ]/g, "'").replace(/[\u00a0\u202f\t]/g, " ");
}

function lowerUnit(unit: string): string {
  const lower = unit.toLowerCase();
  return lower.length === 1 ? lower : "i";
}
