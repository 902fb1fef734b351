import { describe, expect, it } from "vitest";
import { sitemapKeyPages } from "../../../../src/scanner/checks/access/sitemap-key-pages.ts";
import { anchor, page, site } from "../../../fixtures/site.ts";

const listed = (...paths: string[]) => ({
  state: "present" as const,
  urls: paths.map((path) => ({ loc: `https://www.example-clinic.com${path}`, lastmod: null })),
});
const home = page({
  anchors: [
    anchor("https://example-clinic.com/services/", "Services", { region: "nav" }),
    anchor("https://example-clinic.com/contact#map", "Contact", { region: "nav" }),
    anchor("https://example-clinic.com/login", "Log in", { region: "nav" }),
    anchor("https://elsewhere.example/", "Partner", { region: "nav" }),
  ],
});

describe("sitemap-key-pages", () => {
  it("passes when the pages of the menu are listed, whatever the spelling of the host", () => {
    expect(sitemapKeyPages.run(site({ home, sitemap: listed("/", "/services", "/contact") })).status).toBe("pass");
  });

  it("scores the share that is listed and names what is missing", () => {
    const verdict = sitemapKeyPages.run(site({ home, sitemap: listed("/", "/services") }));
    expect(verdict.status).toBe("warn");
    expect(verdict.score).toBeCloseTo(2 / 3);
    expect(verdict.fix).toBe("Add /contact to the list of pages.");
    expect(verdict.evidence.map(({ url }) => url)).toEqual(["https://example-clinic.com/contact"]);
  });

  it("takes a page that names another spelling as its own for listed under that", () => {
    const at = (path: string) => `https://example-clinic.com${path}`;
    const named = (path: string, over = {}) =>
      page({
        url: at(`${path}.html`),
        requestedUrl: at(`${path}.html`),
        kind: "services",
        links: [{ rel: "canonical", href: at(path), hreflang: "", type: "", title: "" } as never],
        ...over,
      });
    const start = page({
      anchors: ["/a.html", "/b.html", "/c.html"].map((path) => anchor(at(path), path, { region: "nav" })),
    });
    const judge = (pages: ReturnType<typeof page>[], ...paths: string[]) =>
      sitemapKeyPages.run(site({ home: start, pages: [start, ...pages], sitemap: listed("/", ...paths) }));
    expect(judge([named("/a"), named("/b")], "/a", "/b", "/c").status).toBe("pass");
    expect(judge([named("/a"), named("/b")], "/a", "/b").evidence.map(({ url }) => url)).toEqual([at("/c.html")]);
    expect(judge([named("/a", { links: [] })], "/a").evidence.map(({ url }) => url)).toEqual([
      at("/b.html"),
      at("/c.html"),
    ]);
  });

  it("cannot tell when only part of a long list was kept", () => {
    expect(sitemapKeyPages.run(site({ home, sitemap: { ...listed("/"), truncated: true } })).status).toBe("unable");
    const index = {
      url: "https://example-clinic.com/sitemap_index.xml",
      status: 200,
      kind: "index" as const,
      urls: 9,
      bytes: 900,
      error: null,
      from: "robots" as const,
    };
    expect(sitemapKeyPages.run(site({ home, sitemap: { ...listed("/"), files: [index] } })).status).toBe("unable");
  });

  it("does not apply without a list", () => {
    expect(sitemapKeyPages.run(site({ home })).status).toBe("na");
  });
});
