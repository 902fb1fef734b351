// What a page says of its versions in other languages.
import type { LinkFacts, PageFacts } from "../page-facts.ts";
import { readLanguageTag } from "../structured/structured-language-tag.ts";

/** Language with optional script and region (BCP 47), or x-default. */
const CODE = /^(?:x-default|[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)$/i;
/** Codes that look right and name no language or country; the right one beside it. */
const WRONG: Readonly<Record<string, string>> = {
  "en-uk": "en-GB",
  jp: "ja",
  cz: "cs",
  gr: "el",
  dk: "da",
  ua: "uk",
  se: "sv",
  cn: "zh",
};

/** The code itself when it is right, the one that is meant where that is known, else null. */
export function rightCode(code: string): string | null {
  if (Object.hasOwn(WRONG, code.toLowerCase())) return WRONG[code.toLowerCase()] ?? null;
  const isRegistered = /^x-default$/i.test(code) || readLanguageTag(code) !== null;
  return CODE.test(code) && isRegistered ? code : null;
}

export const versionsOf = (page: PageFacts): LinkFacts[] =>
  page.links.filter(({ rel, hreflang }) => hreflang !== null && rel.split(/\s+/).includes("alternate"));
