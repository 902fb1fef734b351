import { printableUrl } from "../../../model/target.ts";
import { pathOf } from "../../../model/words.ts";
import { pagesWhich } from "../../evidence/access/access-phrases.ts";
import { addressKey } from "../../evidence/access/access-observation.ts";
import { rightCode, versionsOf } from "../../evidence/access/access-hreflang.ts";
import type { LinkFacts, PageFacts } from "../../evidence/page-facts.ts";
import { defineCheck, judgePages, na } from "../define-check.ts";

export const hreflangValid = defineCheck({
  id: "hreflang-valid",
  agent: "communication",
  category: "Answer-engine access",
  counts: ["aeo"],
  severity: 1,
  evidence: "A",
  needs: ["pages", "target"],
  title: "Language versions point at each other",
  why: "With correct pointers an engine answers each person from the version in their own language.",
  fix: 'List all versions on each of them by `<link rel="alternate" hreflang="…">`, each with a valid language code and a pointer back.',
  effort: "M",
  reference: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  nowhere: "No page read names versions in other languages.",
  headline: ({ people, name }) => `Some ${people} may be led to ${name} in another language than theirs`,
  run({ pages, target }) {
    const read = new Map(pages.map((page) => [addressKey(page.url), page]));
    if (pages.every((page) => versionsOf(page).length === 0))
      return na(`${target.host} marks no page as a version of another in a different language.`);
    let isTwice = false;
    const verdict = judgePages(
      pages,
      (page) => {
        const versions = versionsOf(page);
        if (versions.length === 0) return null;
        const wrong = versions.find(({ hreflang }) => rightCode(hreflang ?? "") !== hreflang);
        if (wrong) {
          const right = rightCode(wrong.hreflang ?? "");
          return {
            received: `hreflang="${wrong.hreflang ?? ""}"`,
            meaning: right ? `No such code; ${right} is meant.` : "No language code.",
          };
        }
        const relative = versions.find(({ isRelative }) => isRelative);
        if (relative)
          return {
            received: `hreflang="${relative.hreflang ?? ""}" ${pathOf(relative.href)}`,
            meaning: "Written without https and host; engines ask for full addresses here.",
          };
        const silent = versions.find(({ href }) => pointsBack(read.get(addressKey(href)), page) === false);
        const twice = silent && namedTwice(versions);
        if (twice) {
          isTwice = true;
          return {
            received: twice
              .map(({ hreflang, href }) => `hreflang="${hreflang ?? ""}" ${printableUrl(href)}`)
              .join(", "),
            meaning: "Two addresses for one language; engines cannot tell which is meant.",
          };
        }
        return silent
          ? {
              received: `hreflang="${silent.hreflang ?? ""}" ${printableUrl(silent.href)}`,
              meaning: "That page does not point back, so engines ignore both.",
            }
          : true;
      },
      (counts) =>
        `${pagesWhich(counts, `of ${target.host} with language versions`, { one: "points to them correctly", many: "point to them correctly" })}.`,
    );
    return isTwice
      ? {
          ...verdict,
          fix: "Keep one set of language links on each page, with one address for each language, and take the other set out.",
        }
      : verdict;
  },
});

/** The two links of a page that name different addresses for one language. */
function namedTwice(versions: readonly LinkFacts[]): readonly LinkFacts[] | undefined {
  const byCode = Map.groupBy(versions, ({ hreflang }) => hreflang?.toLowerCase());
  return [...byCode.values()]
    .map((links) => [...new Map(links.map((link) => [addressKey(link.href), link])).values()].slice(0, 2))
    .find((links) => links.length > 1);
}

/** null when the version was not read. */
function pointsBack(version: PageFacts | undefined, page: PageFacts): boolean | null {
  if (version === undefined || version === page) return null;
  return versionsOf(version).some(({ href }) => addressKey(href) === addressKey(page.url));
}
