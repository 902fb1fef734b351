import type { SiteEvidence } from "../evidence/site-evidence.ts";
import type { SiteSummary } from "./agent-result.ts";

/** What a report says of the reading itself, so that composing it needs no evidence. */
export function summariseSite({ target, crawl, pages, challenge }: SiteEvidence): SiteSummary {
  return {
    finalUrl: target.finalUrl,
    isLocalCopy: target.isLocalCopy,
    observedAt: target.observedAt,
    pages: pages.map((page) => ({
      url: page.url,
      kind: page.kind,
      title: page.titles[0] ?? "",
      status: page.transfer.status,
      words: page.visibleText.words,
    })),
    pagesKnown: Math.max(crawl.pagesKnown, pages.length),
    requestsUsed: crawl.requestsUsed,
    pagesFailed: crawl.pagesFailed,
    stoppedBy: crawl.stoppedBy,
    challengeVendor: challenge.detected ? (challenge.vendor ?? "a bot wall") : null,
    startPageOnly: crawl.startPageOnly,
    takenOverAfterMs: crawl.takenOverAfterMs,
  };
}
