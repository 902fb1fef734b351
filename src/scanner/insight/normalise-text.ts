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

/** Stands among the words where a sentence or list item ends, so that no phrase is found across it. */
export const BREAK = "|";

/** Words of a normalised text: runs of letters, marks and numbers, so that a hyphen separates like a space. */
export function wordsOf(normalised: string): string[] {
  return normalised.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** The same with a break for every comma, full stop and the like. */
export function wordsAndBreaks(normalised: string): string[] {
  const words: string[] = [];
  for (const [piece] of normalised.matchAll(/[\p{L}\p{M}\p{N}]+|[,;:.!?|•·–—()\n。、]/gu)) {
    const isWord = /^[\p{L}\p{M}\p{N}]/u.test(piece);
    if (isWord) words.push(piece);
    else if (words.at(-1) !== BREAK) words.push(BREAK);
  }
  return words;
}
