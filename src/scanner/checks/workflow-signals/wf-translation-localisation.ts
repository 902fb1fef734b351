import { primarySubtag } from "../../evidence/text/text-language.ts";
import { countOf, listOf } from "../../../model/words.ts";
import { plainUrl } from "../../../model/target.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { onPagesRead } from "../../evidence/pages-read.ts";
import { defineCheck, info, seen } from "../define-check.ts";

export const wfTranslationLocalisation = defineCheck({
  id: "wf-translation-localisation",
  agent: "operations",
  category: "Workflow signals",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["pages", "profile"],
  title: "Work with several languages",
  why: "Each change in one language has to be made in all others, or they drift apart.",
  fix: "Translate changes as drafts as soon as the first language changes, and let a person approve them.",
  effort: "M",
  reference: "https://www.onetonline.org/link/details/27-3091.00",
  run({ pages, profile }) {
    const declared = pages.flatMap(alternateLanguages);
    // The language attribute is often wrong, so it counts only where the text told nothing.
    const spoken = profile.languages.length > 0 ? profile.languages : pages.flatMap(ownLanguage);
    const names = [...new Set([...spoken.map(primarySubtag), ...declared])].map(nameLanguage);
    if (names.length < 2) {
      const found = names[0] === undefined ? "No language is stated" : `Only ${names[0]} was found`;
      return info(`${found} ${onPagesRead(pages)}; no page marks another as its version in a different language.`);
    }
    const linking = pages.filter((page) => alternateLanguages(page).length > 0);
    const items = linking.slice(0, 3).map((page) => {
      const others = listOf(alternateLanguages(page).map(nameLanguage), 8);
      return seen(plainUrl(page.url), others, "Versions in other languages are linked.");
    });
    const unlinked = pages.length - linking.length;
    const gap =
      linking.length > 0 && unlinked > 0
        ? `; ${unlinked} of ${countOf(pages.length, "page")} without a link to another`
        : "";
    return info(`The site is kept in ${names.length} languages: ${listOf(names, 8)}${gap}.`, items);
  },
});

const alternateLanguages = (page: PageFacts): string[] => [
  ...new Set(
    page.links
      .filter((link) => link.rel === "alternate" && link.hreflang !== null && link.hreflang !== "x-default")
      .map((link) => primarySubtag(link.hreflang ?? ""))
      .filter((language) => language !== "" && language !== primarySubtag(page.htmlLang ?? "")),
  ),
];

const ownLanguage = (page: PageFacts): string[] => (page.htmlLang ? [primarySubtag(page.htmlLang)] : []);

const NAMES = new Intl.DisplayNames(["en"], { type: "language" });

/** "German" for "de"; the code itself when it is none. */
function nameLanguage(code: string): string {
  return /^[a-z]{2,3}$/.test(code) ? (NAMES.of(code) ?? code) : code;
}
