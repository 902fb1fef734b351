import type { EvidenceItem } from "../../../model/outcome.ts";
import { countOf, listOf, pathOf, startWith } from "../../../model/words.ts";
import { isKeyPage } from "../../evidence/access/access-key-addresses.ts";
import { metChallenge } from "../../evidence/access/access-observation.ts";
import { findNoindex } from "../../evidence/access/access-robots-meta.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { OF_SITE, defineCheck, fail, pass, seen, unable, warn } from "../define-check.ts";

const OF_ALL =
  "Once the site is meant to be found, remove the noindex instruction from every page: on all of them alike it is often left from before the launch.";

interface MarkedPage {
  page: PageFacts;
  /** The instruction, as it stands there. */
  source: string;
}

const markedOf = (pages: readonly PageFacts[], at: number): MarkedPage[] =>
  pages.flatMap((page) => {
    const directive = findNoindex(page, at);
    return directive ? [{ page, source: directive.source }] : [];
  });

const leftOut = ({ page: { url }, source }: MarkedPage): EvidenceItem =>
  seen(url, source, "Left out of search results.");

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
    const others = pages.filter((page) => page.url !== home.url);
    if (atHome) {
      const marked = markedOf(others, target.observedAt);
      const isWhole = marked.length > 0 && marked.length === others.length;
      // Legal pages, carts and the like are left out on purpose.
      const alike = isWhole ? marked : marked.filter(({ page }) => isKeyPage(page));
      const here = seen(home.url, atHome.source, "The page leaves search results and the answers made from them.");
      if (alike.length === 0)
        return fail(`The start page of ${target.host} tells search engines not to keep it.`, here);
      return fail(
        isWhole
          ? `All ${others.length + 1} pages read of ${target.host} tell search engines not to keep them.`
          : `The start page of ${target.host} and ${countOf(alike.length, "more page")} tell search engines not to keep them.`,
        [here, ...alike.slice(0, 4).map(leftOut)],
        isWhole ? { ...OF_SITE, fix: OF_ALL } : { pagesInAll: alike.length + 1 },
      );
    }
    const key = others.filter(isKeyPage);
    const hidden = markedOf(key, target.observedAt);
    // The published cap and the level ladder rest on the start page, so pages beside it only warn.
    if (hidden.length > 0)
      return warn(
        `${countOf(hidden.length, "key page")} of ${target.host} must not be kept by search engines: ${listOf(hidden.map(({ page }) => pathOf(page.url)))}.`,
        hidden.slice(0, 5).map(leftOut),
        { score: 1 - hidden.length / (key.length + 1) },
      );
    return pass(
      `Search engines may keep the start page of ${target.host}${key.length === 0 ? "" : ` and ${countOf(key.length, "further page")} of offers, prices, contact and the like`}.`,
    );
  },
});
