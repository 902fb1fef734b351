import { eachOf, partOf } from "../../../model/words.ts";
import { printableUrl } from "../../../model/target.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { defineCheck, judgePages } from "../define-check.ts";

const LOADED = /(?:^|\s)(?:stylesheet|preload|modulepreload|icon|manifest)(?:\s|$)/;

export const mixedContent = defineCheck({
  id: "mixed-content",
  agent: "trust-security",
  category: "Trust and safety",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["pages"],
  title: "Secure pages load everything over secure addresses",
  why: "Browsers block insecure files on secure pages, or mark the page. What an insecure connection brings can be changed on the way.",
  fix: "Change the addresses of these files from http to https, or serve them from the own domain.",
  effort: "S",
  reference: "https://www.w3.org/TR/mixed-content/",
  nowhere: "No page was read over a secure connection.",
  headline: ({ name }) => `Browsers block parts of the pages of ${name} that load over an open connection`,
  run({ pages }) {
    return judgePages(
      pages,
      (page) => {
        if (!page.url.startsWith("https:")) return null;
        const [first, ...rest] = insecureFiles(page);
        if (first === undefined) return true;
        const more = rest.length === 0 ? "" : ` and ${rest.length} more`;
        return { received: `${printableUrl(first)}${more}`, meaning: "Loaded without encryption on a secure page." };
      },
      ({ good, of }) =>
        good === 0
          ? `${eachOf(of, "secure page")} loads a file over an insecure address.`
          : `On ${partOf(good, of, "secure page")} every file is named at a secure address.`,
    );
  },
});

/** What is loaded; where a form is sent is judged with the forms. */
function insecureFiles(page: PageFacts): string[] {
  const addresses = [
    ...page.scripts.map(({ src }) => src),
    ...page.links.filter(({ rel }) => LOADED.test(rel)).map(({ href }) => href),
    ...page.iframes.map(({ src }) => src),
    ...page.images.map(({ src }) => src),
    ...page.media.map(({ src }) => src),
  ];
  return [...new Set(addresses.filter((address) => address.startsWith("http:")))];
}
