import { describe, expect, it } from "vitest";
import { orphanPages } from "../../../../src/scanner/checks/access/orphan-pages.ts";
import { sitemapUrlsResolve } from "../../../../src/scanner/checks/access/sitemap-urls-resolve.ts";
import { site } from "../../../fixtures/site.ts";

const sitemap = { state: "present" as const, urls: [{ loc: "https://example-clinic.com/1", lastmod: null }] };
const tried = (status: number, index: number, redirects = 0) => ({
  url: `https://example-clinic.com/${index}`,
  from: "sitemap" as const,
  foundOn: "https://example-clinic.com/sitemap.xml",
  status,
  error: null,
  finalUrl: `https://example-clinic.com/${index}/`,
  redirects,
});
const ten = (change: (index: number) => ReturnType<typeof tried>) =>
  Array.from({ length: 10 }, (_, index) => change(index));

describe("sitemap-urls-resolve", () => {
  it("passes when all answer 200 at once", () => {
    expect(sitemapUrlsResolve.run(site({ sitemap, linkChecks: ten((i) => tried(200, i)) })).status).toBe("pass");
  });

  it("warns when a tenth is gone or moved, and fails when a third is", () => {
    const oneMoved = ten((i) => (i === 0 ? tried(200, i, 1) : tried(200, i)));
    expect(sitemapUrlsResolve.run(site({ sitemap, linkChecks: oneMoved })).status).toBe("warn");
    const verdict = sitemapUrlsResolve.run(site({ sitemap, linkChecks: ten((i) => tried(i < 3 ? 404 : 200, i)) }));
    expect(verdict.status).toBe("fail");
    expect(verdict.score).toBeCloseTo(0.7);
    expect(verdict.fix).toBe("Take /0, /1 and /2 out of the list of pages, or put them back.");
    expect(sitemapUrlsResolve.run(site({ sitemap, linkChecks: oneMoved })).fix).toBe(
      "Put the address to which it leads into the list of pages in place of /0.",
    );
    expect(verdict.evidence[0]).toMatchObject({ url: "https://example-clinic.com/0", received: "404" });
  });

  it("asks for no address in the list whose way ends in nothing, or at a log-in", () => {
    const ends = (end: Partial<ReturnType<typeof tried>>) =>
      sitemapUrlsResolve.run(
        site({ sitemap, linkChecks: ten((i) => (i === 0 ? { ...tried(200, i, 1), ...end } : tried(200, i))) }),
      ).fix;
    const away = "Take /0 out of the list of pages, or put it back.";
    expect(ends({ status: 404 })).toBe(away);
    expect(ends({ finalUrl: "https://example-clinic.com/login" })).toBe(away);
  });

  it("cannot tell when the list itself could not be read", () => {
    const unread = { state: "unreadable" as const, urls: [] };
    expect(sitemapUrlsResolve.run(site({ sitemap: unread })).status).toBe("unable");
    expect(orphanPages.run(site({ sitemap: unread })).status).toBe("unable");
  });

  it("cannot tell when nothing was tried or everything was refused", () => {
    expect(sitemapUrlsResolve.run(site({ sitemap })).status).toBe("unable");
    expect(sitemapUrlsResolve.run(site({ sitemap, linkChecks: ten((i) => tried(403, i)) })).status).toBe("unable");
  });
});

it("says of addresses that lead on to a page that they moved, and not that they are gone", () => {
  const headline = (status: number, redirects: number) => {
    const linkChecks = ten((i) => (i < 2 ? tried(status, i, redirects) : tried(200, i)));
    const { evidence } = sitemapUrlsResolve.run(site({ sitemap, linkChecks }));
    return [sitemapUrlsResolve.headline?.({ people: "clients", name: "Tarn" }, evidence), evidence[0]?.meaning];
  };
  expect(headline(200, 1)).toEqual([
    "The page list of Tarn names addresses that lead on to others",
    "Listed, and moved.",
  ]);
  expect(headline(404, 0)).toEqual([
    "The page list of Tarn sends crawlers to pages that are gone",
    "Listed, and not there.",
  ]);
});
