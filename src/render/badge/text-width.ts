/** Advance widths of DejaVu Sans, whose measures Verdana shares nearly, in hundredths of an em. */
const WIDTHS: readonly [number, string][] = [
  [28, "ijl"],
  [29, "IJ"],
  [32, " "],
  [35, "f"],
  [39, "t"],
  [41, "r"],
  [52, "sz"],
  [55, "c"],
  [56, "L"],
  [58, "Fk"],
  [59, "vxy"],
  [60, "P"],
  [61, "TYao"],
  [62, "e"],
  [63, "ESbdghnpqu"],
  [64, "0123456789"],
  [66, "K"],
  [68, "AV"],
  [69, "BRXZ"],
  [70, "C"],
  [73, "U"],
  [75, "HN"],
  [77, "DG"],
  [79, "OQ"],
  [82, "w"],
  [86, "M"],
  [97, "m"],
  [99, "W"],
];
const BY_CHARACTER = new Map(WIDTHS.flatMap(([width, characters]) => [...characters].map((one) => [one, width])));
/** For a character that the table does not know: the widest, so that nothing overflows. */
const WIDEST = 99;

/** Width of a text of basic Latin letters, in pixels at this size. */
export function textWidth(text: string, size: number): number {
  const hundredths = [...text].reduce((sum, character) => sum + (BY_CHARACTER.get(character) ?? WIDEST), 0);
  return Math.ceil((hundredths * size) / 100);
}
