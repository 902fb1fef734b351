// Languages that their script or a few letters of their own settle, without any statistics.

const CYRILLIC_MINIMUM = 0.4;

interface ScriptCounts {
  letters: number;
  latin: number;
  kana: number;
  han: number;
  hangul: number;
  hebrew: number;
  arabic: number;
  cyrillic: number;
  devanagari: number;
  bengali: number;
  thai: number;
  greek: number;
}

export interface ScriptVerdict {
  letters: number;
  /** BCP 47 primary tag when the script settles it; null when statistics have to. */
  language: string | null;
  /** Han characters only: a short title can be Japanese as well as Chinese. */
  isHanOnly: boolean;
  isCyrillic: boolean;
}

/**
 * The language of a text by its letters: kana over 5 % is Japanese; Hangul, Hebrew, Bengali, Thai, Greek over 40 %
 * their own; Arabic, Devanagari and Cyrillic are told apart by letters that only one of their languages writes.
 */
export function languageByScript(text: string): ScriptVerdict {
  const counts = countScripts(text);
  const share = (count: number): number => (counts.letters === 0 ? 0 : count / counts.letters);
  const verdict = (language: string | null): ScriptVerdict => ({
    letters: counts.letters,
    language,
    isHanOnly: language === "zh",
    isCyrillic: share(counts.cyrillic) > CYRILLIC_MINIMUM,
  });
  if (share(counts.kana) > 0.05) return verdict("ja");
  if (share(counts.hangul) > 0.4) return verdict("ko");
  if (share(counts.hebrew) > 0.4) return verdict("he");
  if (share(counts.bengali) > 0.4) return verdict("bn");
  if (share(counts.thai) > 0.4) return verdict("th");
  if (share(counts.greek) > 0.4) return verdict("el");
  if (share(counts.han) > 0.3) return verdict("zh");
  if (share(counts.arabic) > 0.4) return verdict(/[ٹڈںے]/.test(text) ? "ur" : /[پچژگ]/.test(text) ? "fa" : "ar");
  if (share(counts.devanagari) > 0.4) return verdict(/ळ|आहे|आणि/.test(text) ? "mr" : "hi");
  if (share(counts.cyrillic) > CYRILLIC_MINIMUM) {
    return verdict(/[іїєґ]/i.test(text) ? "uk" : /[ыэё]/i.test(text) ? "ru" : null);
  }
  return verdict(null);
}

function countScripts(text: string): ScriptCounts {
  const counts: ScriptCounts = {
    letters: 0,
    latin: 0,
    kana: 0,
    han: 0,
    hangul: 0,
    hebrew: 0,
    arabic: 0,
    cyrillic: 0,
    devanagari: 0,
    bengali: 0,
    thai: 0,
    greek: 0,
  };
  for (let at = 0; at < text.length; at++) {
    const script = scriptOf(text.charCodeAt(at));
    if (script === null) continue;
    counts[script]++;
    counts.letters++;
  }
  return counts;
}

/** Unicode block of a letter, for the blocks that matter here; null for digits, signs and other scripts. */
function scriptOf(code: number): Exclude<keyof ScriptCounts, "letters"> | null {
  if (code < 0x41) return null;
  if (code < 0x250)
    return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a) || code >= 0xc0 ? "latin" : null;
  if (code >= 0x370 && code < 0x400) return "greek";
  if (code >= 0x400 && code < 0x530) return "cyrillic";
  if (code >= 0x590 && code < 0x600) return "hebrew";
  if ((code >= 0x600 && code < 0x700) || (code >= 0xfb50 && code < 0xfe00) || (code >= 0xfe70 && code < 0xff00))
    return "arabic";
  if (code >= 0x900 && code < 0x980) return "devanagari";
  if (code >= 0x980 && code < 0xa00) return "bengali";
  if (code >= 0xe00 && code < 0xe80) return "thai";
  if (code >= 0x1e00 && code < 0x1f00) return "latin";
  if (code >= 0x3040 && code < 0x3100) return "kana";
  if ((code >= 0x3400 && code < 0xa000) || (code >= 0xf900 && code < 0xfb00)) return "han";
  if ((code >= 0xac00 && code < 0xd7b0) || (code >= 0x1100 && code < 0x1200)) return "hangul";
  return null;
}
