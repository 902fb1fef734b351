import { countOf, partOf } from "../../../model/words.ts";
import { isCopy, sayCopies } from "../../evidence/access/access-silence.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { defineCheck, info, seen } from "../define-check.ts";

const STOPPED: Record<SiteEvidence["crawl"]["stoppedBy"], string> = {
  done: "nothing more was left to read",
  "page-budget": "the number of pages for this kind of scan was reached",
  "request-budget": "the number of requests for this kind of scan was reached",
  deadline: "the time for this kind of scan was up",
  "turned-away": "the site asked again and again for fewer requests",
  trap: "the site kept making new addresses",
  challenge: "the site answered with a test for visitors",
  robots: "the site asks crawlers to stay away",
  "robots-unanswered": "its rules for crawlers did not answer",
  "signature-refused": "the site refuses signed requests",
};

export const scanCoverage = defineCheck({
  id: "scan-coverage",
  agent: "essentials",
  category: "Sampling",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["crawl", "target"],
  title: "How much of the site was read",
  why: "Statements about the whole site rest on the pages that were read.",
  fix: "Start a deeper scan to have more pages read.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc9309",
  run({ crawl, target }) {
    const { pagesRead, pagesKnown, requestsUsed, pagesFailed, stoppedBy } = crawl;
    const known = Math.max(pagesKnown, pagesRead);
    const unread = pagesFailed.filter((page) => !isCopy(page));
    const copies = pagesFailed.length - unread.length;
    const left = known - pagesRead - pagesFailed.length;
    const failed = unread.length === 0 ? "" : ` ${countOf(unread.length, "page")} could not be read.`;
    const same = copies === 0 ? "" : ` ${sayCopies(copies)}`;
    return info(
      `Read ${partOf(pagesRead, known, "known page")} of ${target.host} with ${countOf(requestsUsed, "request")}; reading ended because ${STOPPED[stoppedBy]}${left > 0 && stoppedBy === "done" ? " that a scan asks for" : ""}.${failed}${same}`,
      [...unread, ...pagesFailed.filter(isCopy)]
        .slice(0, 3)
        .map(({ url, reason }) => seen(url, reason, "Asked for and not part of this report.")),
    );
  },
});
