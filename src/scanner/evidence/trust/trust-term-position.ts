// Where a term stands in a text, for rules that ask what stands near it.

const LETTER = /[\p{L}\p{N}]/u;
/** Scripts without spaces, or in which articles and prepositions are written onto the word. */
const UNBOUND = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Arabic}\p{sc=Hebrew}]/u;

/**
 * Position of the first use of a folded term in folded text from `from` on, or -1. The term must stand
 * as whole words; with a trailing "*" its last word may go on.
 */
export function indexOfTerm(folded: string, term: string, from = 0): number {
  const isStem = term.endsWith("*");
  const word = isStem ? term.slice(0, -1) : term;
  if (word === "") return -1;
  for (let at = folded.indexOf(word, from); at !== -1; at = folded.indexOf(word, at + 1)) {
    const startsWord = isBorder(folded.charAt(at - 1), word.charAt(0));
    if (startsWord && (isStem || isBorder(folded.charAt(at + word.length), word.charAt(word.length - 1)))) return at;
  }
  return -1;
}

/** Every position of a folded term in folded text. */
export function* positionsOf(folded: string, term: string): Generator<number> {
  for (let at = indexOfTerm(folded, term); at !== -1; at = indexOfTerm(folded, term, at + 1)) yield at;
}

const isBorder = (outside: string, inside: string): boolean =>
  outside === "" || !isLetter(outside) || (!(isPlain(outside) && isPlain(inside)) && UNBOUND.test(inside + outside));

/** ASCII, for which the tables of Unicode need not be asked. */
const isPlain = (character: string): boolean => character < "\u0080";
const isLetter = (character: string): boolean =>
  isPlain(character)
    ? (character >= "a" && character <= "z") ||
      (character >= "0" && character <= "9") ||
      (character >= "A" && character <= "Z")
    : LETTER.test(character);
