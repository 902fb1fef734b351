import type { Candidate, Frontier } from "./frontier.ts";

export interface SiteLanguages {
  /** Language the site is read in, as its addresses spell it; "" when they do not. */
  main: string;
  /** Language segments that do stand for languages here. */
  real: ReadonlySet<string>;
  /** Languages by key, from hreflang links that differ from the start page's. */
  hreflang: Readonly<Record<string, string>>;
  pageLanguage: string;
}

/** Share of the start page's own links that must carry a language for it to be the site's. */
const MAIN_SHARE = 0.6;
const LANGUAGE_LINK =
  /^(?:[a-z]{2}|[a-z]{2}[-_][a-z]{2}|deutsch|english|fran[cç]ais|espa[nñ]ol|portugu[eê]s|italiano|nederlands|polski|русский|中文|日本語|한국어|العربية|עברית|türkçe|čeština|magyar|svenska|dansk|norsk|suomi|română|українська|ελληνικά|български|hrvatski|slovenčina|slovenščina|català|한국말|ไทย|tiếng việt|bahasa indonesia|हिन्दी)$/i;

/**
 * In which languages the addresses of a site come. Two letters at the start of a path count as a language only where
 * something else says so: the start address, hreflang, a link that names the language, or a second such language.
 */
export function siteLanguagesOf(frontier: Frontier): SiteLanguages {
  const all = Object.values(frontier.candidates);
  const spoken = all.filter((candidate) => candidate.language !== "");
  const start = spoken.find((candidate) => candidate.foundBy === "start")?.language ?? languageInUse(all);
  const named = spoken.filter(
    (candidate) =>
      LANGUAGE_LINK.test(candidate.linkText.trim()) ||
      frontier.hreflang[candidate.key] !== undefined ||
      sameLanguage(candidate.language, frontier.pageLanguage),
  );
  const distinct = new Set(spoken.map((candidate) => candidate.language));
  const real = distinct.size > 1 ? distinct : new Set([start, ...named.map((candidate) => candidate.language)]);
  return { main: real.has(start) ? start : "", real, hreflang: frontier.hreflang, pageLanguage: frontier.pageLanguage };
}

/** True for a page that says the site's things in another language. */
export function isOtherLanguage(candidate: Candidate, languages: SiteLanguages): boolean {
  if (candidate.foundBy === "start") return false;
  const declared = languages.hreflang[candidate.key];
  if (declared !== undefined && languages.pageLanguage !== "") return !sameLanguage(declared, languages.pageLanguage);
  if (candidate.language === "" || !languages.real.has(candidate.language)) return false;
  const main = languages.main === "" ? languages.pageLanguage : languages.main;
  return !sameLanguage(candidate.language, main);
}

/** Language of most of the start page's links where the start address has none: "/" that shows "/en/…". */
function languageInUse(all: readonly Candidate[]): string {
  const linked = all.filter(
    (candidate) => candidate.rank <= 2 && candidate.foundBy !== "start" && candidate.kind !== "home",
  );
  const counts = new Map<string, number>();
  for (const { language } of linked) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [language = "", count = 0] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return count >= 3 && count >= linked.length * MAIN_SHARE ? language : "";
}

/** Country codes that paths use for the language. */
const BY_COUNTRY: Record<string, string> = {
  cn: "zh",
  jp: "ja",
  kr: "ko",
  ua: "uk",
  cz: "cs",
  dk: "da",
  se: "sv",
  gr: "el",
};

/** "en-US" and "en" are one language to a reader. */
const sameLanguage = (a: string, b: string): boolean => a !== "" && baseOf(a) === baseOf(b);

const baseOf = (language: string): string => BY_COUNTRY[language.slice(0, 2)] ?? language.slice(0, 2);
