import { describe, expect, it } from "vitest";
import { firstSitemaps, nextSitemaps } from "../../../src/scanner/crawl/plan-sitemaps.ts";
import { site } from "../../fixtures/site.ts";

const ORIGIN = "https://example-clinic.com";
const robots = (sitemaps: string[]) => ({ ...site().robots, sitemaps });

describe("firstSitemaps", () => {
  it("takes what robots.txt names, relative ones too, each once", () => {
    expect(
      firstSitemaps(
        robots([`${ORIGIN}/a.xml`, "/a.xml", "https://cdn.example.net/b.xml", "ftp://x.example/"]),
        ORIGIN,
        "full",
      ),
    ).toEqual([
      { url: `${ORIGIN}/a.xml`, from: "robots" },
      { url: "https://cdn.example.net/b.xml", from: "robots" },
    ]);
  });

  it("guesses only where nothing is named, and less in a light scan", () => {
    expect(firstSitemaps(robots([]), ORIGIN, "light").map(({ url }) => url)).toEqual([
      `${ORIGIN}/sitemap.xml`,
      `${ORIGIN}/sitemap_index.xml`,
    ]);
    expect(firstSitemaps(robots([]), ORIGIN, "full")).toHaveLength(4);
  });

  it("bounds what robots.txt may ask for", () => {
    const many = Array.from({ length: 50 }, (_, at) => `${ORIGIN}/s${at}.xml`);
    expect(firstSitemaps(robots(many), ORIGIN, "full")).toHaveLength(5);
  });
});

describe("nextSitemaps", () => {
  it("reads pages first, pictures and tags last, nothing twice", () => {
    const files = [
      "/tag-sitemap.xml",
      "/post-sitemap.xml",
      "/image-sitemap.xml",
      "/product-sitemap.xml",
      "/page-sitemap.xml",
    ].map((path) => ORIGIN + path);
    const names = nextSitemaps(files, [`${ORIGIN}/post-sitemap.xml`], 3).map(({ url }) => url.slice(ORIGIN.length));
    expect(names).toEqual(["/page-sitemap.xml", "/product-sitemap.xml", "/tag-sitemap.xml"]);
    expect(nextSitemaps(files, [], 0)).toEqual([]);
  });
});
