import { countOf, listOf, pathOf } from "../../../model/words.ts";
import { metChallenge } from "../../evidence/access/access-observation.ts";
import { isWholeSitemap } from "../../evidence/access/access-sitemap.ts";
import { isOnePage } from "../../evidence/access/one-page.ts";
import { defineCheck, fail, na, pass, seen, unable, warn } from "../define-check.ts";

export const sitemapPresent = defineCheck({
  id: "sitemap-present",
  agent: "essentials",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["sitemap", "challenge", "target", "pages"],
  title: "There is a list of all pages",
  why: "Crawlers find pages through links or through the list of pages. With the list, a page that few links lead to is found as well.",
  fix: "Publish /sitemap.xml on {host} with the address of every page that should be found, and name it in /robots.txt.",
  effort: "S",
  reference: "https://www.sitemaps.org/protocol.html",
  headline: ({ name }) => `Crawlers find only those pages of ${name} that links lead to`,
  run({ sitemap, challenge, target, pages }) {
    const { state, files } = sitemap;
    const evidence = files
      .slice(0, 3)
      .map(({ url, status, error }) =>
        seen(url, error === null || error.includes(String(status)) ? String(status) : `${status} ${error}`, ""),
      );
    if (state === "unreadable" || (state !== "present" && files.some(({ url }) => metChallenge(challenge, url))))
      return unable(`The list of pages of ${target.host} could not be asked for.`, evidence);
    if (state === "absent" && isOnePage(pages))
      return na(`${target.host} is one page, as far as its links show: a list would name no other.`);
    // A list is optional: its absence is a chance missed; one that is there and broken is a fault.
    if (state === "absent")
      return warn(
        `${target.host} publishes no list of its pages at the places where crawlers look.`,
        seen(
          files[0]?.url ?? `${target.origin}/sitemap.xml`,
          `${evidence[0]?.received ?? "not found"}${evidence.length > 1 ? `, and nothing at ${listOf(evidence.slice(1).map(({ url }) => pathOf(url)))}` : ""}`,
          "",
        ),
      );
    if (state === "invalid")
      return fail(
        `The list of pages of ${target.host} is there, and crawlers learn of no page from it.`,
        evidence.length > 0
          ? evidence
          : seen(target.origin, sitemap.problems[0] ?? "not a list of pages", "Not readable."),
      );
    const good = files.find(({ kind }) => kind !== "invalid");
    return pass(
      `${target.host} lists ${countOf(sitemap.urls.length, "page")}${isWholeSitemap(sitemap) ? "" : " and more"} for crawlers.`,
      good ? seen(good.url, `${good.status}, ${good.kind}`, "Crawlers can read the list.") : [],
    );
  },
});
