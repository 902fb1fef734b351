// Quotations in a page's text and whether someone is named as their speaker.
import type { TextBlock } from "../page-facts.ts";
import { namesSpeaker } from "../text/text-names.ts";
import { countWords } from "../text/text-words.ts";

export interface Quotation {
  words: number;
  /** A person or organisation is named within 25 words before or after. */
  isAttributed: boolean;
}

const LEAST_WORDS = 8;
/** About 25 words to either side. */
const WINDOW_CHARS = 160;
const MOST = 40;
/** Opening marks with what closes them; straight marks close themselves. */
const CLOSERS: Readonly<Record<string, string>> = {
  "“": "”",
  "„": "“”",
  "«": "»",
  "»": "«",
  "「": "」",
  "『": "』",
  '"': '"',
};
const OPENER = /[“„«»「『"]/g;

/** Quotations of eight words or more, in quotation elements or between quotation marks; at most 40. Linear. */
export function findQuotations(blocks: readonly TextBlock[]): Quotation[] {
  const found: Quotation[] = [];
  blocks.forEach((block, at) => {
    if (found.length >= MOST) return;
    if (block.quoted) found.push(...readQuoteElement(blocks, at));
    else found.push(...readMarkedQuotes(blocks, at));
  });
  return found;
}

/** The name stands inside the element behind the words, or in the block after or before it. */
function readQuoteElement(blocks: readonly TextBlock[], at: number): Quotation[] {
  const text = blocks[at]?.text ?? "";
  const words = countWords(text);
  if (words < LEAST_WORDS) return [];
  const around = [text.slice(-60), head(blocks[at + 1]), tail(blocks[at - 1])];
  return [{ words, isAttributed: around.some(namesSpeaker) }];
}

function readMarkedQuotes(blocks: readonly TextBlock[], at: number): Quotation[] {
  const text = blocks[at]?.text ?? "";
  const found: Quotation[] = [];
  let from = 0;
  for (const opener of text.matchAll(OPENER)) {
    if (opener.index < from) continue;
    const end = findCloser(text, opener.index, CLOSERS[opener[0]] ?? "");
    if (end === -1) continue;
    from = end + 1;
    const words = countWords(text.slice(opener.index + 1, end));
    if (words < LEAST_WORDS) continue;
    const before = text.slice(Math.max(0, opener.index - WINDOW_CHARS), opener.index);
    const after = text.slice(end + 1, end + 1 + WINDOW_CHARS);
    const neighbours = after.trim().length < 3 ? [head(blocks[at + 1])] : [];
    found.push({ words, isAttributed: [before, after, ...neighbours].some(namesSpeaker) });
  }
  return found;
}

const QUOTE_CHARS = 1_500;
function findCloser(text: string, opener: number, closers: string): number {
  for (let at = opener + 1; at < Math.min(text.length, opener + QUOTE_CHARS); at += 1) {
    if (closers.includes(text.charAt(at))) return at;
  }
  return -1;
}

const head = (block: TextBlock | undefined): string => block?.text.slice(0, WINDOW_CHARS) ?? "";
const tail = (block: TextBlock | undefined): string => block?.text.slice(-WINDOW_CHARS) ?? "";
