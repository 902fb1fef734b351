// Small numbers as people write them out, in the languages that are read.
const WRITTEN: Readonly<Record<number, string>> = {
  2: "two zwei deux dos dois duas due twee dwie dwóch två",
  3: "three drei trois tres três tre drie trzy trzech",
  4: "four vier quatre cuatro quatro quattro cztery czterech fyra",
  5: "five fünf cinq cinco cinque vijf pięć pięciu fem",
  6: "six sechs seis sei zes sześć sześciu seks",
  7: "seven sieben sept siete sete sette zeven siedem siedmiu syv sju",
  8: "eight acht huit ocho oito otto osiem ośmiu otte åtta",
  9: "nine neun neuf nueve nove negen dziewięciu nio",
  10: "ten zehn dix diez dez dieci tien dziesięciu tio",
  11: "eleven elf onze once undici jedenastu elleve elva",
  12: "twelve zwölf douze doce doze dodici twaalf dwunastu tolv",
  13: "thirteen dreizehn treize trece treze tredici dertien",
  14: "fourteen vierzehn quatorze catorce quattordici veertien",
  15: "fifteen fünfzehn quinze quince quindici vijftien",
  20: "twenty zwanzig vingt veinte vinte venti twintig",
};
const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries(WRITTEN).flatMap(([value, words]) => words.split(" ").map((word) => [word, Number(value)] as const)),
);

/** Any of them, as a part of an expression. */
export const WRITTEN_NUMBER = [...NUMBERS.keys()].join("|");

/** Whatever stands there, in figures or in words; NaN for other text. */
export const numberOf = (said: string): number => NUMBERS.get(said.toLowerCase()) ?? Number(said);
