// Text from a scanned page on its way out: no control, bidi or tag characters, no query strings in
// addresses, no personal data. Every outcome and every fact passes here once, before it is stored.
import { maskPersonalData } from "./mask.ts";

/** C0 and C1 controls, bidi controls, zero-width and tag characters: invisible, and able to mislead. */
const UNPRINTABLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/gu;
const QUERY = /(https?:\/\/[^\s"'<>?#]+)\?[^\s"'<>]*/g;

export const toPrintable = (text: string): string =>
  maskPersonalData(text.replace(UNPRINTABLE, "").replace(QUERY, "$1"));
