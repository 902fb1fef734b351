import { maskPersonalData } from "../../../model/mask.ts";

const QUOTE_CHARS = 120;

/** A short quotation from the site's own text: one line, personal data hidden, at most 120 characters. */
export function quoteOf(text: string): string {
  const line = maskPersonalData(text.replace(/\s+/g, " ").trim());
  return line.length > QUOTE_CHARS ? `${line.slice(0, QUOTE_CHARS - 1)}…` : line;
}
