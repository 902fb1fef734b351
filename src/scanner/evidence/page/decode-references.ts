// Character references in text that is no markup: data that was filled from escaped text.
import { Parser } from "htmlparser2";

/** "B&oslash;rn &amp; unge" -> "Børn & unge"; tags stay as they are. Linear. */
export function decodeReferences(text: string): string {
  if (!/&#?\w/.test(text)) return text;
  let decoded = "";
  const parser = new Parser({ ontext: (part) => void (decoded += part) });
  parser.end(text.replaceAll("<", "&lt;"));
  return decoded;
}
