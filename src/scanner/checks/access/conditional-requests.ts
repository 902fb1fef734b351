import { pagesWhich } from "../../evidence/access/access-phrases.ts";
import { defineCheck, judgePages } from "../define-check.ts";

// The catalogue asks for a 304 to a repeated request; a scan asks once, so the validators without
// which no such answer is possible (RFC 9110 section 8.8) are judged in its place.
export const conditionalRequests = defineCheck({
  id: "conditional-requests",
  agent: "crawl-access",
  category: "Access and crawl",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["pages", "target"],
  title: "A crawler can ask whether a page has changed",
  why: "A page with a version mark is sent again only when it changed, so that a crawler's visits go to what is new.",
  fix: "Let {host} send an ETag or a Last-Modified header with pages, and answer 304 while nothing has changed.",
  effort: "M",
  reference: "https://www.rfc-editor.org/rfc/rfc9110#section-13",
  headline: ({ name }) => `Crawlers load every page of ${name} again to see whether it changed`,
  run({ pages, target }) {
    const verdict = judgePages(
      pages,
      ({ transfer: { headers } }) =>
        headers.etag !== undefined || headers["last-modified"] !== undefined
          ? true
          : {
              received: "neither ETag nor Last-Modified",
              meaning: "",
            },
      (counts) =>
        `${pagesWhich(counts, `read of ${target.host}`, { one: "carries a mark by which a later visit can tell whether it changed", many: "carry a mark by which a later visit can tell whether they changed" })}.`,
    );
    // A server may do without: absence is a chance missed, never a fault.
    return verdict.status === "fail" || verdict.status === "warn"
      ? { ...verdict, status: "warn", score: 0.5 + (verdict.score ?? 0) / 2 }
      : verdict;
  },
});
