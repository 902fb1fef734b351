// The language of a text. The only file that imports the n-gram tables (about 1 MB), so that a caller can load it late.
import { eld } from "eld/extrasmall";
import { languageByScript } from "./language-by-script.ts";

export interface DetectedLanguage {
  /** BCP 47 primary tag; null when the text is too short or nothing is likely. */
  language: string | null;
  isReliable: boolean;
  /** Letters that the verdict rests on. */
  letters: number;
}

/** The languages of the product and their neighbours; anything else is more often an error than an answer. */
const ANSWERS = "en de fr es pt it nl pl tr cs sv da no fi ro hu sk hr sl et lt lv ca vi ms sq is ru uk bg sr".split(
  " ",
);
/** The tables know Malay alone, and Indonesian is written much the same: words that only Malay uses tell the two apart. */
const MALAY =
  /\b(?:ialah|kerana|syarikat|perkhidmatan|pejabat|sahaja|bahawa|pelajar|percuma|tempahan|temujanji|sebut harga|juruteknik|awak)\b/i;
const CYRILLIC_ANSWERS = new Set(["ru", "uk", "bg", "sr"]);
/** The library reads about 350 bytes of a text, so a long text is judged by several cuts. */
const CUT = 340;
const MOST_CUTS = 6;
const ENOUGH_LETTERS = 60;

eld.setLanguageSubset(ANSWERS);

/** Script first, then n-grams over up to six cuts of the text, of which the language with the most letters wins. */
export function detectLanguage(text: string): DetectedLanguage {
  const script = languageByScript(text);
  const { letters } = script;
  if (script.language !== null) return { language: script.language, isReliable: letters >= 20, letters };
  if (letters < 12) return { language: null, isReliable: false, letters };
  const votes = new Map<string, { count: number; reliable: number }>();
  const cuts = cutsOf(text);
  let unread = cuts.reduce((sum, cut) => sum + cut.length, 0);
  let heard = 0;
  for (const cut of cuts) {
    const result = eld.detect(cut);
    unread -= cut.length;
    if (result.language === "") continue;
    const language = ownTag(result.language, text, script.isCyrillic);
    const vote = votes.get(language) ?? { count: 0, reliable: 0 };
    vote.count += cut.length;
    if (result.isReliable() || script.isCyrillic) vote.reliable += cut.length;
    votes.set(language, vote);
    heard += cut.length;
    // Whatever the cuts to come say: it keeps more than half of all votes, and more than half of its own are reliable.
    if (vote.reliable * 2 > vote.count + unread && vote.count * 2 > heard + unread)
      return { language, isReliable: letters >= ENOUGH_LETTERS, letters };
  }
  const ranked = [...votes].sort((a, b) => b[1].count - a[1].count || a[0].localeCompare(b[0]));
  const best = ranked[0];
  if (!best) return { language: null, isReliable: false, letters };
  const total = ranked.reduce((sum, [, vote]) => sum + vote.count, 0);
  const [language, vote] = best;
  const isReliable = letters >= ENOUGH_LETTERS && vote.reliable * 2 > vote.count && vote.count * 2 > total;
  return { language, isReliable, letters };
}

function ownTag(found: string, text: string, isCyrillic: boolean): string {
  if (isCyrillic && !CYRILLIC_ANSWERS.has(found)) return "ru";
  return found === "ms" && !MALAY.test(text) ? "id" : found;
}

/** Evenly spread cuts that begin at a word. */
function cutsOf(text: string): string[] {
  if (text.length <= CUT) return [text];
  const count = Math.min(MOST_CUTS, Math.floor(text.length / CUT));
  const step = Math.floor(text.length / count);
  return Array.from({ length: count }, (_, at) => {
    const start = at === 0 ? 0 : Math.max(0, text.indexOf(" ", at * step));
    return text.slice(start, start + CUT);
  });
}
