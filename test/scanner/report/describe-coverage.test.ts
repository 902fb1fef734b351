import { describe, expect, it } from "vitest";
import type { SiteSummary } from "../../../src/scanner/agents/agent-result.ts";
import { describeCoverage } from "../../../src/scanner/report/describe-coverage.ts";

const read = (pagesFailed: SiteSummary["pagesFailed"] = []): SiteSummary => ({
  finalUrl: "https://a.example/",
  isLocalCopy: false,
  observedAt: 0,
  pages: [{ url: "https://a.example/", kind: "home", title: "", status: 200, words: 100 }],
  pagesKnown: 1 + pagesFailed.length,
  requestsUsed: 9,
  pagesFailed,
  stoppedBy: "done",
  challengeVendor: null,
  startPageOnly: false,
});

describe("what was read, in words", () => {
  it("names the pages that could not be read, by what kept them away", () => {
    const failed = ["/old-offer", "/gone"].map((path) => ({ url: `https://a.example${path}`, reason: "answered 404" }));
    expect(describeCoverage(read([...failed, { url: "https://a.example/slow", reason: "timeout" }]), [])).toBe(
      "Read 1 of 4 known pages with 9 requests. 3 pages could not be read: /old-offer and /gone (answered 404); /slow (timeout).",
    );
  });

  it("names some of many, and tells pages that failed from those that were not asked for", () => {
    const failed = Array.from({ length: 60 }, (_, at) => ({ url: `https://a.example/${at}`, reason: "timeout" }));
    const said = describeCoverage(read(failed), []);
    expect(said).toContain("60 pages could not be read: /0, /1, /2, /3, /4 and 55 more (timeout).");
    expect(said).not.toContain("not asked for");
    expect(describeCoverage({ ...read(failed), pagesKnown: 63 }, [])).toContain("2 further pages were not asked for");
  });

  it("names what robots.txt closes, where that is all that was left", () => {
    expect(describeCoverage({ ...read(), pagesKnown: 2, closed: ["/checkout"] }, [])).toBe(
      "Read 1 of 2 known pages with 9 requests. /checkout was not asked for: robots.txt closes it.",
    );
  });

  it("names the checks that could not be observed", () => {
    expect(describeCoverage(read(), ["Links lead to pages that exist"])).toContain(
      "1 check could not be observed and counts neither way: “Links lead to pages that exist”.",
    );
    expect(describeCoverage(read(), [])).toBe("Read 1 page with 9 requests.");
  });
});
