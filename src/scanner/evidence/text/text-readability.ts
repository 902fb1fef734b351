// How easy a text is to read, by the formula that was calibrated for its language.
import { isFullSentence } from "./text-sentences.ts";
import { splitWords } from "./text-words.ts";

interface Formula {
  /** Constant, weight of words per sentence, weight of syllables per word. */
  base: number;
  sentence: number;
  syllable: number;
  /** One syllable for each run of these letters. */
  vowels: RegExp;
}

/**
 * Reading ease after Flesch: English (Flesch 1948), German (Amstad 1978), French (Kandel and Moles
 * 1958), Spanish (Szigriszt Pazos 1993), Italian (Franchina and Vacca 1986), Dutch (Douma 1960),
 * Portuguese (Martins et al. 1996).
 */
const FORMULAS: Readonly<Record<string, Formula>> = {
  en: { base: 206.835, sentence: 1.015, syllable: 84.6, vowels: /[aeiouy]+/g },
  de: { base: 180, sentence: 1, syllable: 58.5, vowels: /aa|ai|au|äu|ee|ei|eu|ie|oo|[aeiouyäöü]/g },
  fr: { base: 207, sentence: 1.015, syllable: 73.6, vowels: /[aeiouyàâäéèêëîïôöùûüœæ]+/g },
  es: { base: 206.835, sentence: 1, syllable: 62.3, vowels: /[aeo]?[iuü][aeoáéó]?|[aeoáéíóú]/g },
  it: { base: 217, sentence: 1.3, syllable: 60, vowels: /[aeiouàèéìòù]+/g },
  nl: { base: 206.84, sentence: 0.93, syllable: 77, vowels: /[aeiouyëïöü]+/g },
  pt: { base: 248.835, sentence: 1.015, syllable: 84.6, vowels: /[aeiouáâãàéêíóôõúü]+/g },
};
const POLISH_VOWELS = /[aeiouyóąę]/g;
const LEAST_SENTENCES = 5;
const LEAST_WORDS = 80;

/**
 * Reading ease, about 0 (very hard) to 100 (very easy), of the full sentences of a text cut into sentences. Null when
 * there are too few of them or no formula is calibrated for the language.
 *
 * Polish has no Flesch formula; the fog index for Polish (Gruszczyński and Ogrodniczuk 2015, after
 * Pisarek: hard words have four syllables or more) is laid on the same scale by its school years.
 */
export function measureReadingEase(written: readonly string[], language: string): number | null {
  const sentences = written.filter(isFullSentence);
  const words = sentences.flatMap(splitWords);
  if (sentences.length < LEAST_SENTENCES || words.length < LEAST_WORDS) return null;
  const wordsPerSentence = words.length / sentences.length;
  if (language === "pl") return easeOfFog(wordsPerSentence, shareOfHardWords(words));
  const formula = FORMULAS[language];
  if (!formula) return null;
  const known = new Map<string, number>();
  let syllables = 0;
  for (const word of words) {
    const count = known.get(word) ?? countSyllables(word, formula, language);
    known.set(word, count);
    syllables += count;
  }
  const ease = formula.base - formula.sentence * wordsPerSentence - formula.syllable * (syllables / words.length);
  return language === "pt" ? easeOfSchools(ease) : ease;
}

/**
 * The bands of Martins et al. lie lower than Flesch's: 25 to 50 is a text for secondary schools, 50 to 75 one for the
 * years before, which are 40 to 60 and 60 to 80 elsewhere. Laid on the same scale by these school years.
 */
const easeOfSchools = (ease: number): number => 20 + 0.8 * ease;

function countSyllables(word: string, formula: Formula, language: string): number {
  const runs = word.match(formula.vowels)?.length ?? 0;
  const isSilentE = /[^aeiouyl]e$/.test(word) || (language === "en" && /[^aeiouytd]ed$/.test(word));
  const hasSilentEnd = (language === "en" && isSilentE) || (language === "fr" && /[^aeiouyéèêë]e(?:s|nt)?$/.test(word));
  return Math.max(1, runs - (hasSilentEnd ? 1 : 0));
}

const shareOfHardWords = (words: readonly string[]): number =>
  words.filter((word) => countPolishSyllables(word) >= 4).length / words.length;

/** An i before another vowel only softens the consonant. */
const countPolishSyllables = (word: string): number =>
  word.replace(/i(?=[aeouóąę])/g, "").match(POLISH_VOWELS)?.length ?? 0;

/** Fog 7 (primary school) is as easy as a Flesch score of 80, fog 16 (university) as hard as 30. */
function easeOfFog(wordsPerSentence: number, hardShare: number): number {
  const fog = 0.4 * (wordsPerSentence + 100 * hardShare);
  return 80 - (fog - 7) * (50 / 9);
}
