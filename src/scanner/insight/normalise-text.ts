// One form of a text for matching words: case, quotes, joiners and presentation forms folded, accents kept.

const ARABIC_MARKS = /[\u0640\u00AD\uFEFF]|[\u064B-\u0652]|\u0670|[\u200C-\u200F]/g;

/** NFKC and lower case with Turkish dotless i folded, straight quotes, no tatweel, vowel signs or joiners. */
export function normaliseText(text: string): string {
  // eslint-disable-next-line no-control-regex
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKC")
    .replace(/[İIı]/g, "i")
    .toLowerCase()
    .replace(/[‘’ʼ′`´]/g, "'")
    .replace(/[״“”„]/g, '"')
    .replace(ARABIC_MARKS, "");
}

/** Stands among the words where a clause or list item ends, so that no phrase is found across it. */
export const BREAK = "|";
/** The same where a sentence ends, so that no statement is pieced together from two. */
export const SENTENCE_END = "||";

export const isBreak = (word: string | undefined): boolean => word === BREAK || word === SENTENCE_END;

/** Words of a normalised text: runs of letters, marks and numbers, so that a hyphen separates like a space. */
export function wordsOf(normalised: string): string[] {
  return normalised.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** A shorter word before a full stop is mostly an abbreviation: "ca. 3", "Dr. Roy", "tel. 55". */
const LEAST_LAST_WORD = 4;

/** The same with a break for every comma, full stop and the like. A question leads to its answer and ends nothing. */
export function wordsAndBreaks(normalised: string): string[] {
  const words: string[] = [];
  for (const [piece] of normalised.matchAll(/[\p{L}\p{M}\p{N}]+|\.(?=\s)|[,;:.!?|•·–—()\n。、]/gu)) {
    const last = words.at(-1);
    if (/^[\p{L}\p{M}\p{N}]/u.test(piece)) words.push(piece);
    else if (isBreak(last)) continue;
    else if (piece === "." && (last ?? "").length >= LEAST_LAST_WORD) words.push(SENTENCE_END);
    else words.push(BREAK);
  }
  return words;
}
