import { describe, expect, it } from "vitest";
import { homeIndexable } from "../../../../src/scanner/checks/access/home-indexable.ts";
import type { PageKind } from "../../../../src/scanner/evidence/page-facts.ts";
import { page, site } from "../../../fixtures/site.ts";

const withRobots = (key: string, content: string) => page({ metas: [{ key, content }] });
const withHeader = (value: string) => page({ transfer: { headers: { "x-robots-tag": value } } });

describe("home-indexable", () => {
  it("passes pages that may be kept", () => {
    expect(homeIndexable.run(site({ home: withRobots("robots", "index, follow, max-snippet:-1") })).status).toBe(
      "pass",
    );
  });

  it("fails a start page that must not be kept, by markup, header or for one search engine", () => {
    for (const home of [
      withRobots("robots", "NOINDEX"),
      withRobots("robots", "none"),
      withRobots("bingbot", "noindex"),
      withHeader("noindex, nofollow"),
      withHeader("googlebot: noindex"),
    ])
      expect(homeIndexable.run(site({ home })).status).toBe("fail");
  });

  it("tells of every page that says so, and of what may have been left from before the launch", () => {
    const noindex = [{ key: "robots", content: "noindex" }];
    const home = page({ metas: noindex });
    const at = (path: string, metas: typeof noindex, kind: PageKind = "pricing") =>
      page({ url: `https://example-clinic.com/${path}`, kind, metas });
    const all = homeIndexable.run(site({ home, pages: [home, at("fees", noindex), at("team", noindex)] }));
    expect(all).toMatchObject({ status: "fail", pagesInAll: 0 });
    expect(all.situation).toMatch(/^All 3 pages read of \S+ tell search engines not to keep them\.$/);
    expect(all.fix).toContain("remove the noindex instruction from every page");
    const some = homeIndexable.run(site({ home, pages: [home, at("fees", noindex), at("team", [])] }));
    expect(some.situation).toMatch(/^The start page of \S+ and 1 more page tell search engines not to keep them\.$/);
    expect(some.pagesInAll).toBe(2);
    const closed = homeIndexable.run(site({ home, pages: [home, at("thanks", noindex, "other"), at("team", [])] }));
    expect(closed.situation).toMatch(/^The start page of \S+ tells search engines not to keep it\.$/);
    expect(some.evidence.map(({ url }) => url)).toEqual([home.url, "https://example-clinic.com/fees"]);
  });

  it("takes no notice of what is meant for other crawlers", () => {
    expect(homeIndexable.run(site({ home: withHeader("somebot: noindex, nofollow") })).status).toBe("pass");
    expect(homeIndexable.run(site({ home: withHeader("unavailable_after: 25 Jun 2030 15:00:00 PST") })).status).toBe(
      "pass",
    );
  });

  it("fails a page whose date of removal is past, and takes no notice of one that is no date", () => {
    expect(homeIndexable.run(site({ home: withRobots("robots", "unavailable_after: 2020-01-01") })).status).toBe(
      "fail",
    );
    expect(homeIndexable.run(site({ home: withRobots("robots", "unavailable_after: soon") })).status).toBe("pass");
  });

  it("warns about a key page beside it, with the instruction as received", () => {
    const contact = page({
      url: "https://example-clinic.com/contact",
      kind: "contact",
      metas: [{ key: "robots", content: "noindex" }],
    });
    const verdict = homeIndexable.run(site({ pages: [page(), contact] }));
    expect(verdict.status).toBe("warn");
    expect(verdict.score).toBe(0.5);
    expect(verdict.evidence[0]).toMatchObject({
      url: "https://example-clinic.com/contact",
      received: '<meta name="robots" content="noindex">',
    });
  });

  it("takes no notice of a legal page that is kept out", () => {
    const legal = page({
      url: "https://example-clinic.com/privacy",
      kind: "legal",
      metas: [{ key: "robots", content: "noindex" }],
    });
    expect(homeIndexable.run(site({ pages: [page(), legal] })).status).toBe("pass");
  });
});
