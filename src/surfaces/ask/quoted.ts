// Text of scanned sites on its way into an answer: one line, bounded, without characters that mislead.
import { QUOTED_NAME_CHARS, QUOTED_TEXT_CHARS } from "../../model/limits.ts";
import { cleanDeep } from "../../model/printable-text.ts";

export const quotedName = (text: string): string => quoted(text, QUOTED_NAME_CHARS);
export const quotedText = (text: string): string => quoted(text, QUOTED_TEXT_CHARS);

/** It was cleaned when it was stored; what an older version stored is cleaned here. */
function quoted(text: string, most: number): string {
  const line = cleanDeep(text).normalize("NFC").replace(/\s+/g, " ").trim();
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}
