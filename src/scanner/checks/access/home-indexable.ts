import { countOf, listOf, pathOf, startWith } from "../../../model/words.ts";
import { isKeyPage } from "../../evidence/access/access-key-addresses.ts";
import { metChallenge } from "../../evidence/access/access-observation.ts";
import { findNoindex } from "../../evidence/access/access-robots-meta.ts";
import { defineCheck, fail, pass, seen, unable, warn } from "../define-check.ts";

export const homeIndexable = defineCheck({
  id: "home-indexable",
  agent: "essentials",
  category: "Answer-engine access",
  counts: ["aeo"],
  severity: 3,
  evidence: "A",
  needs: ["home", "pages", "challenge", "target"],
  title: "Search engines may keep the pages",
  why: "A page marked as not to be kept leaves the search index, and with it every answer that is made from search.",
  fix: "Remove the noindex instruction from the pages named here, in their markup or in the server's X-Robots-Tag header.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
  headline: ({ people, name }) => `${startWith(people)} who search for ${name} do not find its pages`,
  run({ home, pages, challenge, target }) {
    if (metChallenge(challenge, home.url))
      return unable(`The start page of ${target.host} was hidden behind a test for visitors.`);
    const atHome = findNoindex(home, target.observedAt);
    if (atHome)
      return fail(
        `The start page of ${target.host} tells search engines not to keep it.`,
        seen(home.url, atHome.source, "The page leaves search results and the answers made from them."),
      );
    const key = pages.filter((page) => page.url !== home.url && isKeyPage(page));
    const hidden = key.flatMap((page) => {
      const directive = findNoindex(page, target.observedAt);
      return directive ? [{ page, directive }] : [];
    });
    // The published cap and the level ladder rest on the start page, so pages beside it only warn.
    if (hidden.length > 0)
      return warn(
        `${countOf(hidden.length, "key page")} of ${target.host} must not be kept by search engines: ${listOf(hidden.map(({ page }) => pathOf(page.url)))}.`,
        hidden
          .slice(0, 5)
          .map(({ page, directive }) => seen(page.url, directive.source, "Left out of search results.")),
        { score: 1 - hidden.length / (key.length + 1) },
      );
    return pass(
      `Search engines may keep the start page of ${target.host}${key.length === 0 ? "" : ` and ${countOf(key.length, "further page")} of offers, prices, contact and the like`}.`,
    );
  },
});
