// Small numbers as people write them out, in the languages that are read.
import data from "../data/time-words.json" with { type: "json" };

const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries(data.numbers).flatMap(([value, words]) =>
    words.split(" ").map((word) => [word, Number(value)] as const),
  ),
);

/** Any of them, as a part of an expression. */
export const WRITTEN_NUMBER = [...NUMBERS.keys()].join("|");

/** Those of a few numbers alone, as a part of an expression. */
export const writtenBetween = (least: number, most: number): string =>
  [...NUMBERS].flatMap(([word, value]) => (value >= least && value <= most ? [word] : [])).join("|");

/** Whatever stands there, in figures or in words; NaN for other text. */
export const numberOf = (said: string): number => NUMBERS.get(said.toLowerCase()) ?? Number(said);
