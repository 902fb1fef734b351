// Scores short texts against a question: the share of its words that a text has, rare words counting more. Pure.

export interface Text {
  heading: string;
  body: string;
}

export interface WordIndex {
  /** 0..1 for one of the texts that the index was made of, or for any other. */
  score(question: readonly string[], text: IndexedText): number;
}

/** A text with its words counted once. */
export interface IndexedText {
  heading: ReadonlySet<string>;
  body: ReadonlyMap<string, number>;
  length: number;
}

/** Words that tell nothing of what is asked for. */
const STOP_WORDS = new Set(
  `a about all also am an and any are as at be been but by can could did do does doing find for from get give got had has
   have her here his how i if in into is it its just know let like list many may me more most much my need no not of on or
   our out over please should show so some such tell than that the their them then there these they this those to too
   under up us use using want was we were what when where which who whom whose why will with would you your`.split(
    /\s+/,
  ),
);

/** What a word counts in the heading alone, and in the body alone: at least and at most. */
const HEADING = 0.9;
const BODY_LEAST = 0.45;
const BODY_MOST = 0.85;
/** Words of a text in which one occurrence counts half. */
const HALF_LENGTH = 80;

/** Words of a text in lower case, without accents and without words that tell nothing; each as often as it stands there. */
export const tellingTerms = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => !STOP_WORDS.has(word));

/** The same without endings, for comparing. */
export const tellingWords = (text: string): string[] => tellingTerms(text).map(stem);

/** "scans", "scanned" and "scanning" are one word; the rest of English grammar is left alone. */
function stem(word: string): string {
  if (word.length <= 3) return word;
  const bare = word
    .replace(/ies$/, "y")
    .replace(/(?<=\w{3})(?:ing|ed)$/, "")
    .replace(/(?<![su])s$/, "");
  return bare.replace(/([bdgklmnprt])\1$/, "$1").replace(/(?<=\w{3})e$/, "");
}

export function indexText({ heading, body }: Text): IndexedText {
  const counts = new Map<string, number>();
  const words = tellingWords(body);
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { heading: new Set(tellingWords(heading)), body: counts, length: words.length };
}

/** `texts` tell how rare each word is. */
export function createWordIndex(texts: readonly IndexedText[]): WordIndex {
  const holding = new Map<string, number>();
  for (const { heading, body } of texts)
    for (const word of new Set([...heading, ...body.keys()])) holding.set(word, (holding.get(word) ?? 0) + 1);
  const weightOf = (word: string): number => Math.log(1 + (texts.length + 1) / (holding.get(word) ?? 1));
  return {
    score(question, text) {
      const words = [...new Set(question)];
      const total = words.reduce((sum, word) => sum + weightOf(word), 0);
      if (total === 0) return 0;
      return words.reduce((sum, word) => sum + weightOf(word) * shareOf(word, text), 0) / total;
    },
  };
}

function shareOf(word: string, { heading, body, length }: IndexedText): number {
  const often = body.get(word) ?? 0;
  const density = often / (often + length / HALF_LENGTH);
  if (heading.has(word)) return HEADING + (often === 0 ? 0 : (1 - HEADING) * density);
  return often === 0 ? 0 : BODY_LEAST + (BODY_MOST - BODY_LEAST) * density;
}
