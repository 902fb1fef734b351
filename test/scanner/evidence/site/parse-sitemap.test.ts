import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeSitemaps, parseSitemap } from "../../../../src/scanner/evidence/site/parse-sitemap.ts";
import type { SitemapAnswer } from "../../../../src/scanner/evidence/site/parse-sitemap.ts";

const SITE = "https://www.example-clinic.com/";
const read = (text: string, over: Partial<SitemapAnswer> = {}) =>
  parseSitemap(
    {
      url: "https://example-clinic.com/sitemap.xml",
      status: 200,
      contentType: "application/xml",
      text,
      bytes: text.length,
      from: "robots",
      ...over,
    },
    SITE,
  );
const list = (inner: string) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inner}</urlset>`;
const entry = (loc: string, lastmod = "") =>
  `<url><loc>${loc}</loc>${lastmod && `<lastmod>${lastmod}</lastmod>`}</url>`;

describe("a list without an address", () => {
  const index = (...locs: string[]) =>
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locs.map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`).join("")}</sitemapindex>`;
  const child = { url: "https://example-clinic.com/a.xml", from: "index" } as const;

  it("is no list, whatever its form", () => {
    expect(mergeSitemaps([read(list(""))]).state).toBe("invalid");
    expect(mergeSitemaps([read(list(entry("https://other.example/")))]).state).toBe("invalid");
    expect(mergeSitemaps([read(index(child.url)), read(list(""), child)]).state).toBe("invalid");
  });

  it("is not known while a part of it does not answer", () => {
    expect(mergeSitemaps([read(index(child.url)), read("", { ...child, status: 503 })]).state).toBe("unreadable");
    expect(mergeSitemaps([read(index(child.url)), read("", { ...child, status: 0 })]).state).toBe("unreadable");
  });
});

describe("parseSitemap", () => {
  it("reads addresses and dates", () => {
    const file = read(
      list(entry("https://example-clinic.com/", "2026-05-01") + entry(" https://example-clinic.com/a?x=1&amp;y=2 ")),
    );
    expect(file).toMatchObject({
      facts: { kind: "urlset", urls: 2, error: null },
      urls: [
        { loc: "https://example-clinic.com/", lastmod: "2026-05-01" },
        { loc: "https://example-clinic.com/a?x=1&y=2", lastmod: null },
      ],
      children: [],
      problems: [],
    });
  });

  it("reads prefixes and CDATA, and takes neither comments nor picture addresses for pages", () => {
    const text = `<s:urlset xmlns:s="x" xmlns:image="y"><!-- <s:url><s:loc>https://example-clinic.com/no</s:loc></s:url> -->
      <s:url><s:loc><![CDATA[https://example-clinic.com/a]]></s:loc><image:image><image:loc>https://example-clinic.com/i.jpg</image:loc></image:image></s:url></s:urlset>`;
    expect(read(text).urls).toEqual([{ loc: "https://example-clinic.com/a", lastmod: null }]);
  });

  it("gives the files of an index as children, on any host", () => {
    const file = read(
      "<sitemapindex><sitemap><loc>https://cdn.example.net/s1.xml</loc></sitemap><sitemap><loc>/s2.xml</loc></sitemap></sitemapindex>",
    );
    expect(file.facts.kind).toBe("index");
    expect(file.children).toEqual(["https://cdn.example.net/s1.xml", "https://example-clinic.com/s2.xml"]);
    expect(file.urls).toEqual([]);
  });

  it("reads a plain list of addresses", () => {
    const file = read("\uFEFFhttps://example-clinic.com/a\r\nhttps://example-clinic.com/b\r\nand more\r\n", {
      contentType: "text/plain",
    });
    expect(file.facts).toMatchObject({ kind: "text", urls: 2 });
    expect(file.problems).toEqual(["1 of 3 lines are not addresses."]);
  });

  it("takes a feed for a list", () => {
    const file = read(
      "<rss><channel><title>News</title><item><link>https://example-clinic.com/n1</link></item></channel></rss>",
    );
    expect(file.urls).toEqual([{ loc: "https://example-clinic.com/n1", lastmod: null }]);
  });

  it("drops addresses of other hosts, keeps relative ones, and reports both with an example", () => {
    const file = read(
      list(
        entry("https://other.example/x?token=1") +
          entry("/about") +
          entry("/team", "01.02.2026") +
          entry("mailto:x@y.z"),
      ),
    );
    expect(file.urls.map((url) => url.loc)).toEqual([
      "https://example-clinic.com/about",
      "https://example-clinic.com/team",
    ]);
    expect(file.problems).toEqual([
      '1 entry: belongs to another host ("https://other.example").',
      '2 entries: is not a full address with https:// ("/about").',
      '1 entry: has a date of change that machines cannot read ("01.02.2026").',
      '1 entry: cannot be read as an address ("mailto:x@y.z").',
    ]);
  });

  it("reports a list without root element and one that breaks off, and still reads them", () => {
    const bare = read(entry("https://example-clinic.com/a"));
    expect(bare).toMatchObject({ facts: { kind: "invalid" }, urls: [{ loc: "https://example-clinic.com/a" }] });
    expect(bare.problems).toEqual(["The list has no <urlset> or <sitemapindex> around it."]);
    expect(read(`<urlset>${entry("https://example-clinic.com/a")}<url><loc>https://exam`).problems).toEqual([
      "The file ends in the middle.",
    ]);
  });

  it.each([
    ["a web page", "<!doctype html><html></html>", {}, "The server answered with a web page instead of a sitemap."],
    ["an error", "", { status: 404 }, "The server answered 404."],
    ["silence", "", { status: 0, error: "timeout" }, "timeout"],
    ["an empty file", " \n", {}, "The file is empty."],
    ["other XML", "<note><to>you</to></note>", {}, "There is no list of addresses in it."],
    ["bytes", "\u001f\u008b\u0000\u0000", {}, "The file is not text; it could not be decompressed."],
  ])("says why %s is no sitemap", (_name, text, over, error) => {
    expect(read(text, over)).toMatchObject({ facts: { kind: "invalid", urls: 0, error }, urls: [] });
  });

  it("keeps 5,000 addresses and counts the rest", () => {
    const text = list(Array.from({ length: 50_001 }, (_, at) => entry(`https://example-clinic.com/${at}`)).join(""));
    const file = read(text);
    expect(file.urls).toHaveLength(5_000);
    expect(file).toMatchObject({ facts: { urls: 50_001 }, isTruncated: true });
    expect(file.problems).toEqual(["The file lists 50001 addresses; 50000 are allowed in one file."]);
  });

  it.each(["&", "<", "<!", "<![CDATA[", "<url><loc>", "<a ", "]]>", "\u0000"])(
    "stays linear on a megabyte of %s",
    (piece) => {
      const began = performance.now();
      read(`<urlset>${piece.repeat(Math.ceil(1_000_000 / piece.length))}`);
      expect(performance.now() - began).toBeLessThan(1_500);
    },
  );

  it("never throws", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "<urlset>",
        "</urlset>",
        "<url>",
        "</url>",
        "<loc>",
        "</loc>",
        "<lastmod>",
        "&#x0;",
        "&#1114112;",
        "<![CDATA[",
        "]]>",
        "<!--",
        "https://example-clinic.com/",
      ),
      fc.string({ unit: "binary", maxLength: 10 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const file = read(pieces.join(""));
        for (const { loc } of file.urls) expect(new URL(loc).hostname.replace("www.", "")).toBe("example-clinic.com");
      }),
    );
  });
});

describe("mergeSitemaps", () => {
  it("joins files in order, each address once", () => {
    const a = read(list(entry("https://example-clinic.com/a") + entry("https://example-clinic.com/b")));
    const b = read(list(entry("https://example-clinic.com/b") + entry("https://example-clinic.com/c")));
    const merged = mergeSitemaps([a, b]);
    expect(merged.urls.map((url) => new URL(url.loc).pathname)).toEqual(["/a", "/b", "/c"]);
    expect(merged).toMatchObject({ state: "present", truncated: false, problems: [] });
  });

  it.each([
    ["absent when all guesses are 404", [{ status: 404, from: "guess" }], "absent"],
    ["absent when guesses get the page that answers everything", [{ text: "<html></html>", from: "guess" }], "absent"],
    ["invalid when the named file is a web page", [{ text: "<html></html>", from: "robots" }], "invalid"],
    ["unreadable when the server fails", [{ status: 503, from: "robots" }], "unreadable"],
    [
      "present when one file of two is",
      [{ status: 404, from: "robots" }, { text: list(entry("https://example-clinic.com/")) }],
      "present",
    ],
  ] as const)("is %s", (_name, answers, state) => {
    expect(mergeSitemaps(answers.map((over) => read("text" in over ? over.text : "", over))).state).toBe(state);
  });
});
