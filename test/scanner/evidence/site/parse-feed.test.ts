import { describe, expect, it } from "vitest";
import { parseFeed } from "../../../../src/scanner/evidence/site/parse-feed.ts";
import { isW3cDate, parseFeedDate, parseW3cDate } from "../../../../src/scanner/evidence/site/w3c-date.ts";

describe("parseFeed", () => {
  it("reads RSS", () => {
    const feed = parseFeed(`<?xml version="1.0"?><rss version="2.0" xmlns:dc="x"><channel><title>News &amp; more</title>
      <link>https://example-clinic.com/</link>
      <item><title><![CDATA[New <b>chair</b>]]></title><link>https://example-clinic.com/n1</link><pubDate>Tue, 05 May 2026 10:00:00 +0200</pubDate></item>
      <item><title>Old</title><link>https://example-clinic.com/n0</link><dc:date>2025-01-02</dc:date></item></channel></rss>`);
    expect(feed).toEqual({
      kind: "rss",
      title: "News & more",
      items: [
        { title: "New <b>chair</b>", link: "https://example-clinic.com/n1", date: Date.UTC(2026, 4, 5, 8) },
        { title: "Old", link: "https://example-clinic.com/n0", date: Date.UTC(2025, 0, 2) },
      ],
      problems: [],
    });
  });

  it("reads Atom, its alternate link and its publication before its change", () => {
    const feed = parseFeed(`<feed xmlns="http://www.w3.org/2005/Atom"><title>A</title><entry><title>E</title>
      <link rel="self" href="https://example-clinic.com/e.xml"/><link href='https://example-clinic.com/e'/>
      <updated>2026-02-02T00:00:00Z</updated><published>2026-01-01T12:00:00+01:00</published></entry></feed>`);
    expect(feed?.items).toEqual([{ title: "E", link: "https://example-clinic.com/e", date: Date.UTC(2026, 0, 1, 11) }]);
  });

  it("says what entries lack", () => {
    expect(parseFeed("<rss><channel><item><title>x</title></item></channel></rss>")?.problems).toEqual([
      "The feed has no title.",
      "1 of 1 entries have no date that machines can read.",
      "1 of 1 entries have no address.",
    ]);
  });

  it("gives null for what is no feed, and keeps 100 entries of a long one", () => {
    expect(parseFeed("<html><title>x</title></html>")).toBeNull();
    expect(parseFeed("")).toBeNull();
    expect(parseFeed(`<rss>${"<item><link>a</link></item>".repeat(500)}</rss>`)?.items).toHaveLength(100);
  });
});

describe("dates", () => {
  it.each([
    ["2026-05-01", true],
    ["2026-05", true],
    ["2026", true],
    ["2026-05-01T10:00:00Z", true],
    ["2026-05-01T10:00:00.123+02:00", true],
    ["2026-02-30", false],
    ["2026-13-01", false],
    ["2026-05-01 10:00:00", false],
    ["01.05.2026", false],
    ["yesterday", false],
    ["", false],
  ])("%s is machine-readable: %s", (value, expected) => {
    expect(isW3cDate(value)).toBe(expected);
  });

  it("reads dates the same wherever it runs", () => {
    expect(parseW3cDate("2026-05-01T10:00:00+02:00")).toBe(Date.UTC(2026, 4, 1, 8));
    expect(parseFeedDate("Fri, 01 May 2026 10:00:00 GMT")).toBe(Date.UTC(2026, 4, 1, 10));
    expect(parseFeedDate("1 May 2026 10:00:00")).toBe(Date.UTC(2026, 4, 1, 10));
    expect(parseFeedDate("soon")).toBeNull();
  });
});
