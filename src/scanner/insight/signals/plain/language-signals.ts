// Sites in more than one language: which languages, and where they have drifted apart.
import { primarySubtag } from "../../../evidence/text/text-language.ts";
import type { Counted } from "./counted.ts";
import type { ReadPage, SignalHit, SiteReading } from "../site-reading.ts";
import { hitAt, hitOn, NOTED, sitemapUrl } from "./make-hit.ts";
import { readDay } from "./post-signals.ts";

const DAY_MS = 86_400_000;
const DRIFT_DAYS = 180;

const alternatesOf = (page: ReadPage): { lang: string; href: string }[] =>
  page.facts.links
    .filter((link) => link.rel.includes("alternate") && link.hreflang !== null && link.hreflang !== "x-default")
    .map((link) => ({ lang: primarySubtag(link.hreflang ?? ""), href: link.href }));

function countLanguages(reading: SiteReading): Counted {
  const names = [
    ...new Set([
      ...reading.profile.languages.map(primarySubtag),
      ...reading.pages.flatMap((page) => alternatesOf(page).map((one) => one.lang)),
    ]),
  ];
  const page = reading.pages.find((one) => alternatesOf(one).length >= 2) ?? reading.pages[0];
  const hits = page && names.length >= 2 ? [hitOn(page, NOTED, `Languages: ${names.join(", ")}`)] : [];
  return { count: names.length, names, hits };
}

/** The language an address stands under, by its first path part, when that is one of the site's languages. */
const languageOfPath = (path: string, languages: readonly string[]): string | null => {
  const first = path.split("/")[1]?.toLowerCase() ?? "";
  return languages.includes(primarySubtag(first)) && /^[a-z]{2}(?:-[a-z]{2})?$/.test(first)
    ? primarySubtag(first)
    : null;
};

/** Pages that point at no version in another language of the site, or fewer addresses under one language than under another. */
function missingPages(reading: SiteReading): SignalHit[] {
  const languages = countLanguages(reading).names;
  if (languages.length < 2) return [];
  const lone = reading.pages.filter(
    (page) =>
      alternatesOf(page).length > 0 && new Set(alternatesOf(page).map((one) => one.lang)).size < languages.length,
  );
  const first = lone[0];
  if (first)
    return [hitOn(first, NOTED, `${lone.length} of ${reading.pages.length} pages read lack a version in one language`)];
  const counts = new Map(languages.map((language) => [language, 0]));
  for (const { loc } of reading.evidence.sitemap.urls) {
    const language = URL.canParse(loc) ? languageOfPath(new URL(loc).pathname, languages) : null;
    if (language !== null) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const used = [...counts].filter(([, count]) => count > 0).sort((a, b) => b[1] - a[1]);
  const [most, least] = [used[0], used.at(-1)];
  if (!most || !least || used.length < 2 || least[1] >= most[1] * 0.9) return [];
  const text = `${least[1]} pages under ${least[0]}, ${most[1]} under ${most[0]}`;
  return [hitAt(sitemapUrl(reading, reading.evidence.target.finalUrl), "sitemap", text)];
}

/** Versions of one page whose stated dates of change lie half a year apart. */
function unequalDates(reading: SiteReading): SignalHit[] {
  const dates = new Map(reading.evidence.sitemap.urls.map(({ loc, lastmod }) => [loc, readDay(lastmod ?? "")]));
  for (const page of reading.pages) {
    const known = alternatesOf(page).flatMap(({ href }) => dates.get(href) ?? []);
    if (known.length >= 2 && Math.max(...known) - Math.min(...known) > DRIFT_DAYS * DAY_MS) {
      return [hitOn(page, NOTED, "Versions of this page were changed more than half a year apart")];
    }
  }
  return [];
}

/** A page that declares one language and stands under the address of another. */
function mixedPages(reading: SiteReading): SignalHit[] {
  const languages = countLanguages(reading).names;
  if (languages.length < 2) return [];
  return reading.pages
    .filter((page) => {
      const byPath = languageOfPath(page.path, languages);
      return byPath !== null && page.facts.htmlLang !== null && primarySubtag(page.facts.htmlLang) !== byPath;
    })
    .slice(0, 1)
    .map((page) => hitOn(page, NOTED, `Declared as ${page.facts.htmlLang ?? ""}, under ${page.path}`));
}

export const languageSignals = {
  "pages missing in one language": missingPages,
  "unequal language dates": unequalDates,
  "mixed-language pages": mixedPages,
};

export const languageCounts = { languages: countLanguages };
