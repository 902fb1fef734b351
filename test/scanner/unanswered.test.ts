// What did not answer is neither gone nor refused: no claim, no credit, and words that say so.
import { describe, expect, it } from "vitest";
import { isSilent, whySilent } from "../../src/scanner/evidence/access/access-silence.ts";
import { parseRobots } from "../../src/scanner/evidence/site/parse-robots.ts";
import type { SiteEvidence } from "../../src/scanner/evidence/site-evidence.ts";
import { evidenceOf, reportOn } from "../fixtures/scan-pages.ts";
import { siteIn } from "../fixtures/translated-site.ts";

const SITE = evidenceOf(siteIn("en"));
const statusOf = (report: ReturnType<typeof reportOn>, id: string) =>
  report.checks.find((one) => one.id === id)?.status;
const failed = (site: SiteEvidence, reasons: Record<string, string>): SiteEvidence => ({
  ...site,
  crawl: {
    ...site.crawl,
    pagesFailed: Object.entries(reasons).map(([path, reason]) => ({ url: site.target.origin + path, reason })),
  },
});

describe("a page that did not answer", () => {
  const bare = evidenceOf({
    "/": "<html lang=en><title>Harbor Dental</title><h1>Dentist in Falmouth</h1><p>Call us.</p></html>",
  });

  it("leaves open what might stand on it", () => {
    const gone = reportOn(failed(bare, { "/contact": "answered 404" }));
    const silent = reportOn(failed(bare, { "/contact": "answered 503", "/prices": "timeout" }));
    for (const id of ["contact-reachable", "offer-price", "pricing-answerable"]) {
      expect(statusOf(gone, id), id).not.toBe("unable");
      expect(statusOf(silent, id), id).toBe("unable");
    }
    expect(silent.results.readiness.coverage).toBeLessThan(gone.results.readiness.coverage);
  });

  it("lets stand what the other pages show", () => {
    const silent = reportOn(failed(SITE, { "/more": "answered 503" }));
    expect(statusOf(silent, "pricing-answerable")).toBe("pass");
    expect(statusOf(silent, "title-quality")).toBe(statusOf(reportOn(SITE), "title-quality"));
  });

  it("matters when it is one of many only where a business says what is asked first", () => {
    const read = { pagesRead: 40 };
    expect(whySilent({ ...read, pagesFailed: [{ url: "https://a.example/blog/x", reason: "timeout" }] })).toBeNull();
    expect(whySilent({ ...read, pagesFailed: [{ url: "https://a.example/contact", reason: "timeout" }] })).toContain(
      "1 page did not answer (/contact)",
    );
    expect(
      whySilent({ ...read, pagesFailed: [{ url: "https://a.example/contact", reason: "answered 404" }] }),
    ).toBeNull();
  });

  it.each([
    [0, true],
    [200, false],
    [301, false],
    [403, false],
    [404, false],
    [410, false],
    [429, true],
    [500, true],
    [503, true],
  ])("status %d: silent %s", (status, silent) => {
    expect(isSilent(status)).toBe(silent);
  });
});

describe("robots.txt that did not answer", () => {
  const url = `${SITE.target.origin}/robots.txt`;
  const robots = parseRobots({ url, finalUrl: url, status: 0, contentType: "", text: "" }, "ForesiteBot");
  const closed: SiteEvidence = {
    ...evidenceOf({ "/": siteIn("en")["/"] ?? "" }),
    robots,
  };
  const silent = reportOn({
    ...closed,
    crawl: { ...closed.crawl, stoppedBy: "robots-unanswered", startPageOnly: true },
  });

  it("is said not to have answered, and nothing is said of what it holds", () => {
    expect(silent.results.coverage?.sentence).toContain("robots.txt did not answer");
    const texts = JSON.stringify(silent);
    expect(texts).not.toContain("asks all readers to stay out");
    expect(silent.results.executiveSummary).not.toContain("Assistants and search bots may read");
    expect(silent.results.executiveSummary).toContain("could not be told: robots.txt did not answer");
  });

  it("leaves every check of rules open, and every one that finds something on no page", () => {
    const open = silent.checks.filter(({ status }) => status === "unable").map(({ id }) => id);
    expect(open).toEqual(
      expect.arrayContaining([
        "robots-blanket-block",
        "ai-search-bots-allowed",
        "ai-user-fetchers-allowed",
        "robots-crawl-delay",
        "usage-signals-coherent",
        "offer-price",
        "contact-reachable",
      ]),
    );
    expect(silent.results.readiness.confidence).toBe("low");
    expect(silent.results.level?.value).toBeLessThan(2);
  });
});
