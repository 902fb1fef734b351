import { pagesWhich } from "../../evidence/access/access-phrases.ts";
import { isSameHost, printableUrl, registrableDomainOf } from "../../../model/target.ts";
import { canonicalsOf, isMisnamed, isOfOtherSubject, pageKey } from "../../evidence/access/access-canonical.ts";
import { addressKey } from "../../evidence/access/access-observation.ts";
import { findNoindex } from "../../evidence/access/access-robots-meta.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { LinkCheck } from "../../evidence/site-evidence.ts";
import { textOf } from "../../evidence/structured/collect-structured.ts";
import { metaContent } from "../../evidence/structured/structured-metas.ts";
import { isWholeSitemap } from "../../evidence/access/access-sitemap.ts";
import { listOf } from "../../../model/words.ts";
import { defineCheck } from "../define-check.ts";
import { gradePages, type LowGrade } from "../grade-pages.ts";

export const canonicalConsistent = defineCheck({
  id: "canonical-consistent",
  agent: "crawl-access",
  category: "Answer-engine access",
  counts: ["aeo"],
  severity: 2,
  evidence: "A",
  needs: ["pages", "linkChecks", "target", "sitemap", "structured", "robots"],
  title: "The address a page names as its own is right",
  why: "A page that names another site, a dead page or a hidden page as its original asks engines to drop it in favor of that.",
  fix: "Let the canonical on {pages} be the final address of the page: this host, https, the slash and spelling that answer without a redirect.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  nowhere: "No page read names an address as its own.",
  headline: ({ name }) => `Pages of ${name} send engines to another address for the original`,
  run({ pages, linkChecks, target, sitemap, structured, robots }) {
    const known = {
      observedAt: target.observedAt,
      listed: new Set(isWholeSitemap(sitemap) ? sitemap.urls.map(({ loc }) => pageKey(loc)) : []),
      pages: new Map(pages.map((page) => [addressKey(page.url), page])),
      linkChecks,
    };
    const faults = new Set<string>();
    const verdict = gradePages(
      pages,
      (page) => {
        const canonical = canonicalsOf(page)[0];
        if (canonical === undefined || !URL.canParse(canonical)) return null;
        const grade = gradeCanonical(page, canonical, known);
        if (grade !== 1) faults.add(grade.meaning);
        return grade;
      },
      (counts) =>
        `${pagesWhich(counts, `of ${target.host} with an address named as its own`, { one: "names the right one", many: "name the right one" })}.`,
    );
    const other = faults.size === 1 && faults.has(OTHER_SITE) ? otherHost(pages, target) : null;
    if (other !== null) {
      const isAtOther = (address: string): boolean => URL.canParse(address) && new URL(address).host === other;
      const others = [
        ...(pages.some((page) => isAtOther(metaContent(page, "og:url"))) ? ["og:url"] : []),
        ...(structured.some(({ props }) => isAtOther(textOf(props.url))) ? ["the url in the pages' data"] : []),
        ...(robots.sitemaps.some(isAtOther) ? ["the Sitemap line of /robots.txt"] : []),
        ...(sitemap.urls.some(({ loc }) => isAtOther(loc)) ? ["the list of pages"] : []),
      ];
      if (others.length > 0)
        return {
          ...verdict,
          situation: `${verdict.situation} ${other} stands in ${listOf(others)}, too.`,
          fix: `Write ${target.host} in place of ${other} in the canonical, ${listOf(others)}, unless the pages have moved there.`,
        };
    }
    const chosen = faults.size === 1 && faults.has(OTHER_WWW) ? chosenHost(pages, sitemap, target) : null;
    if (chosen === null) return verdict;
    return {
      ...verdict,
      fix: `Let ${target.host} answer 301 to the same path at ${chosen}, which ${sitemap.urls.length > 0 ? "pages and sitemap agree" : "the pages agree"} on.`,
    };
  },
});

const OTHER_SITE = "The page calls a page of another site the original.";
const SPELLING = "spelling of the address";
const OTHER_WWW = "It differs from the address that answered in its www.";

/** The other spelling of this host that everything names as the true one, where it was seen to show the site. */
function chosenHost(
  pages: readonly PageFacts[],
  { urls }: { urls: readonly { loc: string }[] },
  { host, twinHostProbe: twin }: { host: string; twinHostProbe: { status: number } | null },
): string | null {
  if (twin === null || twin.status < 200 || twin.status >= 300) return null;
  const named = [...pages.flatMap((page) => canonicalsOf(page).slice(0, 1)), ...urls.map(({ loc }) => loc)];
  const hosts = [...new Set(named.map((address) => (URL.canParse(address) ? new URL(address).host : "")))];
  const [only = ""] = hosts;
  return hosts.length === 1 && only !== host && isSameHost(only, host) ? only : null;
}

/** The one host of another site that pages call theirs; null where they name several. */
function otherHost(pages: readonly PageFacts[], { registrableDomain }: { registrableDomain: string }): string | null {
  const named = pages
    .flatMap((page) => canonicalsOf(page).slice(0, 1))
    .filter((href) => URL.canParse(href))
    .map((href) => new URL(href))
    .filter(({ hostname }) => registrableDomainOf(hostname) !== registrableDomain);
  const [only, another] = new Set(named.map(({ host }) => host));
  return another === undefined ? (only ?? null) : null;
}

interface Known {
  observedAt: number;
  pages: ReadonlyMap<string, PageFacts>;
  linkChecks: readonly LinkCheck[];
  /** Of a list that was read whole. */
  listed: ReadonlySet<string>;
}

function gradeCanonical(page: PageFacts, canonical: string, known: Known): 1 | LowGrade {
  const own = new URL(page.url);
  const named = new URL(canonical);
  const low = (value: number, meaning: string, ...about: string[]): LowGrade => ({
    value,
    received: `canonical: ${printableUrl(canonical)}`,
    meaning,
    about,
  });
  if (registrableDomainOf(named.hostname) !== registrableDomainOf(own.hostname)) return low(0, OTHER_SITE);
  const status = known.linkChecks.find(({ url }) => addressKey(url) === addressKey(canonical))?.status ?? 200;
  if (status === 404 || status === 410) return low(0, `The address it names answers ${status}.`);
  const original = known.pages.get(addressKey(canonical));
  if (original && original.url !== page.url && findNoindex(original, known.observedAt))
    return low(0, "The page it names must not be kept by search engines.");
  if (original && original.url !== page.url && isOfOtherSubject(page, original))
    return low(0, "The page calls another one, of another title and text, the original.");
  if (isMisnamed(page, canonical, [...known.pages.values()]))
    return low(0, "The page calls the start page the original, as if it had no content of its own.");
  if (named.protocol !== own.protocol)
    return low(0.5, "It differs from the address that answered in http and https.", SPELLING);
  if (named.hostname !== own.hostname && isSameHost(named.hostname, own.hostname)) return low(0.5, OTHER_WWW, SPELLING);
  if (named.pathname !== own.pathname && simplify(named.pathname) === simplify(own.pathname))
    return low(0.5, "It differs from the address that answered in a slash or in capital letters.", SPELLING);
  // Search engines are told of one address by the list and of another by the page; what stands behind "?" is left out of both.
  if (
    own.search === "" &&
    named.search === "" &&
    known.listed.has(pageKey(page.url)) &&
    !known.listed.has(pageKey(canonical))
  )
    return low(0.5, "The list of pages names this page and not the address that it calls the original.");
  return 1;
}

const simplify = (path: string): string => path.toLowerCase().replace(/\/$/, "");
