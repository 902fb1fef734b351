// A quote as evidence: at most 120 characters, whole words, personal data and street addresses hidden.
import { maskPersonalData } from "../../model/mask.ts";
import { hideStreetAddress } from "../evidence/text/text-streets.ts";

const MOST_CHARACTERS = 120;

/** The text, or the part of it around `near`, with ellipses where it was cut. */
export function quoteOf(text: string, near = ""): string {
  const flat = hideStreetAddress(maskPersonalData(text.slice(0, 4_000)))
    .replace(/\s+/g, " ")
    .trim();
  if (flat.length <= MOST_CHARACTERS) return flat;
  const at = near === "" ? 0 : Math.max(0, flat.toLowerCase().indexOf(near.toLowerCase()));
  const start = at < MOST_CHARACTERS - 20 - near.length ? 0 : wordStart(flat, Math.max(0, at - 40));
  const room = MOST_CHARACTERS - 1 - (start > 0 ? 1 : 0);
  const rest = flat.slice(start);
  if (rest.length <= room) return `…${rest}`;
  const end = rest.lastIndexOf(" ", room);
  return `${start > 0 ? "…" : ""}${rest.slice(0, end > room / 2 ? end : room)}…`;
}

const wordStart = (text: string, from: number): number => {
  const space = text.indexOf(" ", from);
  return space === -1 || space - from > 20 ? from : space + 1;
};
