// Labels side by side, which a block joins to what looks like one sentence.

const SENTENCE_SIGNS = /[.!?…:;,]/;
/** Where nouns have no capital, one between two small words begins a label. */
const BETWEEN_LABELS = /(?<= \p{Ll}{1,30}) (?=\p{Lu}\p{Ll}{1,30} \p{Ll})/u;
const LEAST_LABELS = 3;
const CAPITAL_NOUNS: ReadonlySet<string> = new Set(["de", "lb"]);

/** Three or more of them; none where the text has a sign of a sentence, or nouns of its language have capitals. */
export function labelsBeside(text: string, language: string): readonly string[] {
  if (CAPITAL_NOUNS.has(language) || SENTENCE_SIGNS.test(text)) return [];
  const labels = text.split(BETWEEN_LABELS);
  return labels.length < LEAST_LABELS ? [] : labels;
}
