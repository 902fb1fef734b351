// Text in columns of a terminal: how wide it is, cut and wrapped so that no character is split.
import { stripVTControlCharacters } from "node:util";

const GRAPHEMES = new Intl.Segmenter("en", { granularity: "grapheme" });
const EMOJI = /^\p{RGI_Emoji}$/v;
const NO_WIDTH = /^[\p{Mark}\p{Cf}\p{Cc}]+$/u;
/** Pairs of first and last code point that take two columns (Unicode 16 EastAsianWidth, W and F), neighbors joined. */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe19],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x18dff],
  [0x1aff0, 0x1b2ff],
  [0x20000, 0x3fffd],
];

/** Columns that a text takes; color takes none. */
export const widthOf = (text: string): number =>
  graphemesOf(stripVTControlCharacters(text)).reduce((sum, grapheme) => sum + columnsOf(grapheme), 0);

/** At most so many columns, the last one an ellipsis where something was cut; always one line. */
export function cut(text: string, columns: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (widthOf(line) <= columns) return line;
  return `${headOf(line, columns - 1).trimEnd()}…`;
}

/** What a runner of GitHub Actions takes for orders: "::" at the beginning of a line, "##[" anywhere. */
export const withoutCommands = (text: string): string =>
  text.replace(/^([^\S\n]*):(?=:)/gm, "$1: ").replace(/##(?=\[)/g, "# #");

export const padEnd = (text: string, columns: number): string =>
  text + " ".repeat(Math.max(0, columns - widthOf(text)));
export const padStart = (text: string, columns: number): string =>
  " ".repeat(Math.max(0, columns - widthOf(text))) + text;

/** Lines of at most so many columns, broken at white space; a word that is longer is broken within. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line !== "" && widthOf(line) + 1 + widthOf(word) <= columns) {
      line += ` ${word}`;
      continue;
    }
    if (line !== "") lines.push(line);
    const pieces = piecesOf(word, columns);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? "";
  }
  return line === "" && lines.length > 0 ? lines : [...lines, line];
}

function piecesOf(word: string, columns: number): string[] {
  const pieces: string[] = [];
  let rest = word;
  while (widthOf(rest) > columns) {
    const head = headOf(rest, Math.max(2, columns));
    pieces.push(head);
    rest = rest.slice(head.length);
  }
  return [...pieces, rest];
}

/** As many whole characters from the first on as fit. */
function headOf(text: string, columns: number): string {
  let head = "";
  let used = 0;
  for (const grapheme of graphemesOf(text)) {
    used += columnsOf(grapheme);
    if (used > columns) break;
    head += grapheme;
  }
  return head;
}

const graphemesOf = (text: string): string[] => Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);

/** Spacing marks count with the letter they stand on. */
function columnsOf(grapheme: string): 0 | 1 | 2 {
  const code = grapheme.codePointAt(0) ?? 0;
  if (code >= 0x20 && code < 0x7f && grapheme.length === 1) return 1;
  if (NO_WIDTH.test(grapheme)) return 0;
  return EMOJI.test(grapheme) || WIDE.some(([first, last]) => code >= first && code <= last) ? 2 : 1;
}
