// A quote as evidence: at most 120 characters, whole words, personal data and street addresses hidden.
import { maskPersonalData } from "../../model/mask.ts";
import { singleSpaced } from "../evidence/text/single-spaced.ts";
import { wholePart } from "../evidence/text/whole-part.ts";
import { hideStreetAddress } from "../evidence/text/text-streets.ts";

export const QUOTE_CHARS = 120;

/** What a fold or a link back shows beside its words. */
const TOGGLE = /^[+−×✕←▸▾▼]\s|(?<=[\p{L}?!.])\s[+−×✕▸▾▼]$/u;

/**
 * The text; of a longer one the sentence that holds `near`, or its clause; else the part around it, with ellipses where a
 * sentence was cut.
 */
export function quoteOf(text: string, near = ""): string {
  const flat = singleSpaced(hideStreetAddress(maskPersonalData(text.slice(0, 4_000))))
    .trim()
    .replace(TOGGLE, "");
  if (flat.length <= QUOTE_CHARS) return flat;
  const at = flat.toLowerCase().indexOf(near.toLowerCase());
  const whole = at === -1 ? null : wholePart(flat, at, near.length, QUOTE_CHARS);
  return whole ?? cutAround(flat, Math.max(0, at), near.length);
}

function cutAround(flat: string, at: number, length: number): string {
  const start = at < QUOTE_CHARS - 20 - length ? 0 : wordStart(flat, Math.max(0, at - 40));
  const room = QUOTE_CHARS - 1 - (start > 0 ? 1 : 0);
  const rest = flat.slice(start);
  if (rest.length <= room) return `…${rest}`;
  const end = rest.lastIndexOf(" ", room);
  return `${start > 0 ? "…" : ""}${rest.slice(0, end > room / 2 ? end : room)}…`;
}

const wordStart = (text: string, from: number): number => {
  const space = text.indexOf(" ", from);
  return space === -1 || space - from > 20 ? from : space + 1;
};

/** What begins within a hidden number, or is hidden in two places and more, cannot be read any more. */
export const isMutilated = (quote: string): boolean => /^…?\s?•|•••.*•••/u.test(quote);
