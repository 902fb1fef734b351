import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseUrl, pageKeyOf, siteHostOf } from "../../../src/scanner/crawl/normalise-url.ts";
import { repeatsItself, whyUnreadable } from "../../../src/scanner/crawl/readable-url.ts";
import { headOf, patternOf } from "../../../src/scanner/crawl/url-pattern.ts";

describe("normaliseUrl", () => {
  it.each([
    ["https://Example-Clinic.com:443/a/../b#top", "https://example-clinic.com/b"],
    ["https://user:pw@example-clinic.com/", "https://example-clinic.com/"],
    ["https://example-clinic.com/a?utm_source=x&id=2&gclid=3&fbclid=4", "https://example-clinic.com/a?id=2"],
    ["https://example-clinic.com/a;jsessionid=1A2B?PHPSESSID=3", "https://example-clinic.com/a"],
    ["/about", "https://example-clinic.com/about"],
    ["?", "https://example-clinic.com/x/"],
  ])("%s -> %s", (address, expected) => {
    expect(normaliseUrl(address, "https://example-clinic.com/x/")).toBe(expected);
  });

  it.each([
    "mailto:a@b.c",
    "javascript:alert(1)",
    "ftp://example-clinic.com/",
    "https://",
    `https://example-clinic.com/${"a".repeat(3_000)}`,
  ])("refuses %s", (address) => {
    expect(normaliseUrl(address)).toBeNull();
  });

  it("changes nothing when done twice, and keeps the key", () => {
    const address = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string({ unit: "binary", maxLength: 40 }).map((text) => `https://example-clinic.com/${text}`),
    );
    fc.assert(
      fc.property(address, (text) => {
        const once = normaliseUrl(text);
        if (once === null) return;
        expect(normaliseUrl(once)).toBe(once);
        expect(pageKeyOf(once)).toBe(pageKeyOf(`${once}#x`));
      }),
    );
  });
});

describe("pageKeyOf", () => {
  it.each([
    ["https://www.example-clinic.com/about/", "http://example-clinic.com/about"],
    ["https://example-clinic.com/index.html", "https://example-clinic.com/"],
    ["https://example-clinic.com/a/Default.aspx", "https://example-clinic.com/a/"],
    ["https://example-clinic.com/about.html", "https://example-clinic.com/about"],
    ["https://example-clinic.com//a//b", "https://example-clinic.com/a/b"],
    ["https://example-clinic.com/a?b=1&a=2", "https://example-clinic.com/a?a=2&b=1"],
    ["https://example-clinic.com/caf%c3%a9", "https://example-clinic.com/café"],
  ])("%s is the same page as %s", (a, b) => {
    expect(pageKeyOf(a)).toBe(pageKeyOf(b));
  });

  it.each([
    ["https://example-clinic.com/a", "https://example-clinic.com/b"],
    ["https://example-clinic.com/home", "https://example-clinic.com/"],
    ["https://example-clinic.com/a?id=1", "https://example-clinic.com/a?id=2"],
    ["https://example-clinic.com/a", "https://shop.example-clinic.com/a"],
    ["https://example-clinic.com:8443/a", "https://example-clinic.com/a"],
  ])("%s is another page than %s", (a, b) => {
    expect(pageKeyOf(a)).not.toBe(pageKeyOf(b));
  });

  it("gives one host for www and apex", () => {
    expect(siteHostOf("https://www.example-clinic.com/")).toBe(siteHostOf("http://example-clinic.com/x"));
  });
});

describe("whyUnreadable", () => {
  const at = (path: string) => whyUnreadable(`https://example-clinic.com${path}`);
  it.each([
    ["/menu.pdf", "asset"],
    ["/img/team.JPG?w=100", "asset"],
    ["/feed.xml", "asset"],
    ["/wp-admin/edit.php", "closed"],
    ["/404.html", "closed"],
    ["/blog/feed/", "closed"],
    ["/account/logout", "acts"],
    ["/shop/?add-to-cart=12", "acts"],
    ["/newsletter/unsubscribe", "acts"],
    ["/?s=teeth", "search"],
    ["/search", "search"],
    ["/buscar.html", "search"],
    ["/results?keywords=boiler", "search"],
    ["/en/results.php?term=boiler", "search"],
    ["/a/b/a/b/a/b", "repeats"],
    ["/x/x/x", "repeats"],
    [`/${"a".repeat(600)}`, "too-long"],
    ["/a?b=1&c=2&d=3&e=4&f=5", "too-long"],
  ])("leaves %s out: %s", (path, reason) => {
    expect(at(path)).toBe(reason);
  });

  it.each([
    "/",
    "/about",
    "/about.html",
    "/results.html",
    "/cerca.de",
    "/docs/1.0",
    "/shop/item-5?color=red",
    "/news/2026/05/x",
    "/team/dr.smith",
    "/a/b/a/b",
  ])("reads %s", (path) => {
    expect(at(path)).toBeNull();
  });

  it("sees repetition of up to three segments", () => {
    expect(repeatsItself(["a", "b", "c", "a", "b", "c", "a", "b", "c"])).toBe(true);
    expect(repeatsItself(["2026", "05", "05"])).toBe(false);
  });
});

describe("patternOf", () => {
  it.each([
    ["/blog/a", "/blog/*"],
    ["/2026/05/a", "/#/#/*"],
    ["/plumber-in-boise-idaho", "/plumber-in-*"],
    ["/product.php?id=3", "/product.php?*"],
    ["/about", ""],
    ["/?page_id=12", ""],
  ])("%s -> %j", (path, pattern) => {
    const url = new URL(path, "https://example-clinic.com");
    expect(patternOf(url.href, url.pathname.split("/").filter(Boolean))).toBe(pattern);
  });
});

it("takes no possessive or article that addresses begin with for a mould", () => {
  for (const name of ["our-services", "our-team", "the-house", "free-guide", "nos-chambres", "unsere-preise"])
    expect(headOf([name]), name).toBe("");
  expect(headOf(["plumber-leeds.html"])).toBe("plumber");
});
