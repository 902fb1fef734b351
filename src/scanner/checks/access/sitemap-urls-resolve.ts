import { listUnread } from "../unread.ts";
import { listOf, pathOf, shareOf } from "../../../model/words.ts";
import { nameOfList } from "../../evidence/access/access-sitemap.ts";
import { isSilent } from "../../evidence/access/access-silence.ts";
import type { LinkCheck } from "../../evidence/site-evidence.ts";
import { printableUrl } from "../../../model/target.ts";
import { defineCheck, fixedBy, na, seen, unable, type Verdict } from "../define-check.ts";

const PASS_SHARE = 0.95;
const WARN_SHARE = 0.8;

const LOG_IN = /(?:log|sign)-?_?in|anmeld|connexion|account/i;
const MOVED = "moved";
/** Where a redirect ends, there has to be a page for everybody. */
const isMoved = ({ status, redirects, finalUrl }: Pick<LinkCheck, "status" | "redirects" | "finalUrl">): boolean =>
  redirects > 0 && status === 200 && !LOG_IN.test(pathOf(finalUrl));

export const sitemapUrlsResolve = defineCheck({
  id: "sitemap-urls-resolve",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["sitemap", "linkChecks", "target"],
  title: "Listed pages exist at the listed address",
  why: "Each dead or moved address in the list costs a crawler a visit that another page could have had.",
  fix: "Remove addresses that no longer exist from the list, and replace those that redirect by where they lead.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap",
  headline: ({ name }, shown = []) =>
    shown.length > 0 && shown.every(({ about }) => about?.includes(MOVED) === true)
      ? `The page list of ${name} names addresses that lead on to others`
      : `The page list of ${name} sends crawlers to pages that are gone`,
  run({ sitemap, linkChecks, target }) {
    if (sitemap.state === "unreadable") return listUnread(target);
    if (sitemap.urls.length === 0) return na(`${target.host} lists no pages for crawlers.`);
    // Refusals (401, 403) and silence say nothing of whether the page exists.
    const asked = linkChecks.filter(
      ({ from, status }) => from === "sitemap" && !isSilent(status) && ![401, 403].includes(status),
    );
    if (asked.length === 0) return unable(`No address tried from the list of pages of ${target.host} answered.`);
    const bad = asked.filter(({ status, redirects }) => status !== 200 || redirects > 0);
    const share = (asked.length - bad.length) / asked.length;
    const verdict: Verdict = {
      status: share >= PASS_SHARE ? "pass" : share >= WARN_SHARE ? "warn" : "fail",
      score: share,
      situation: `${shareOf(asked.length - bad.length, asked.length, "address", "addresses")} tried from the list of pages of ${target.host} answered directly with a page.`,
      evidence: bad
        .slice(0, 5)
        .map((one) =>
          seen(
            one.url,
            one.redirects > 0 ? `redirects to ${printableUrl(one.finalUrl)}, ${one.status}` : String(one.status),
            isMoved(one) ? "Listed, and moved." : "Listed, and not there.",
            isMoved(one) ? { about: [MOVED] } : {},
          ),
        ),
    };
    const list = nameOfList(sitemap);
    const pathsOf = (found: typeof bad): string => listOf(found.map(({ url }) => pathOf(url)));
    const moved = bad.filter(isMoved);
    const gone = bad.filter((one) => !isMoved(one));
    const leads = moved.length === 1 ? "the address to which it leads" : "the addresses to which they lead";
    const steps = [
      ...(gone.length === 0
        ? []
        : [`Take ${pathsOf(gone)} out of ${list}, or put ${gone.length === 1 ? "it" : "them"} back.`]),
      ...(moved.length === 0 ? [] : [`Put ${leads} into ${list} in place of ${pathsOf(moved)}.`]),
    ];
    return fixedBy(verdict, steps.join(" "));
  },
});
