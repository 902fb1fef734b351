import { PRODUCT } from "../../model/product.ts";
import { isSameHost } from "../../model/target.ts";
import { pathOf } from "../../model/words.ts";
import { addressKey } from "../evidence/access/access-observation.ts";
import { allowsPath } from "../evidence/site/robots-rules.ts";
import type { SiteEvidence } from "../evidence/site-evidence.ts";
import type { SiteSummary } from "./agent-result.ts";

/** With more of them they are counted alone. */
const MOST_CLOSED = 6;

/** What a report says of the reading itself, so that composing it needs no evidence. */
export function summariseSite(evidence: SiteEvidence): SiteSummary {
  const { target, crawl, pages, challenge } = evidence;
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
    parts: evidence.shown?.parts.map(({ url }) => pathOf(url)),
    pagesKnown: Math.max(crawl.pagesKnown, pages.length),
    requestsUsed: crawl.requestsUsed,
    pagesFailed: crawl.pagesFailed,
    closed: closedTo(evidence),
    stoppedBy: crawl.stoppedBy,
    challengeVendor: challenge.detected ? (challenge.vendor ?? "a bot wall") : null,
    startPageOnly: crawl.startPageOnly,
    takenOverAfterMs: crawl.takenOverAfterMs,
  };
}

function closedTo({ target, crawl, pages, robots }: SiteEvidence): string[] | undefined {
  const left = crawl.pagesKnown - pages.length - crawl.pagesFailed.length;
  if (left < 1 || left > MOST_CLOSED || crawl.stoppedBy !== "done" || robots.state !== "present") return undefined;
  const closed = new Map<string, string>();
  for (const href of new Set(pages.flatMap(({ anchors }) => anchors.map((anchor) => anchor.href)))) {
    const url = URL.canParse(href) ? new URL(href) : null;
    if (url === null || !isSameHost(url.hostname, target.host)) continue;
    if (!allowsPath(robots, url.pathname + url.search, PRODUCT.bot)) closed.set(addressKey(href), pathOf(href));
  }
  return closed.size === left ? [...closed.values()] : undefined;
}
