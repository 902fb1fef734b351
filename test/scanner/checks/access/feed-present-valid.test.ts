import { describe, expect, it } from "vitest";
import { feedPresentValid } from "../../../../src/scanner/checks/access/feed-present-valid.ts";
import { document, page, site } from "../../../fixtures/site.ts";

const RSS =
  "<rss version='2.0'><channel><title>News</title><item><title>One</title><link>https://example-clinic.com/1</link></item></channel></rss>";
const announced = page({
  links: [
    {
      rel: "alternate",
      href: "https://example-clinic.com/feed",
      type: "application/rss+xml",
      hreflang: null,
      title: null,
      media: null,
      sizes: null,
    },
  ],
});
const time = { datetime: "2026-10-01", text: "October 1", region: "main" as const };
const post = page({ url: "https://example-clinic.com/blog/1", kind: "post", times: [time] });
const dated = page({ url: "https://example-clinic.com/blog/2026/10/second", kind: "post" });
const guide = page({ url: "https://example-clinic.com/articles/brushing", kind: "post" });

describe("feed-present-valid", () => {
  it("passes a feed that is announced and can be read", () => {
    const documents = { feed: document("feed", { text: RSS, contentType: "application/rss+xml" }) };
    expect(feedPresentValid.run(site({ home: announced, documents })).status).toBe("pass");
  });

  it("warns about articles without a feed, and about a feed that is not announced", () => {
    expect(feedPresentValid.run(site({ pages: [page(), post, dated] })).status).toBe("warn");
    expect(feedPresentValid.run(site({ documents: { feed: document("feed", { text: RSS }) } })).status).toBe("warn");
  });

  it("fails an announced feed that is gone or broken", () => {
    expect(feedPresentValid.run(site({ home: announced, documents: { feed: document("feed") } })).status).toBe("fail");
    const broken = { feed: document("feed", { text: "Fatal error in feed.php" }) };
    expect(feedPresentValid.run(site({ home: announced, documents: broken })).status).toBe("fail");
  });

  it("cannot tell when the feed was not opened", () => {
    expect(feedPresentValid.run(site({ home: announced })).status).toBe("unable");
  });

  it("asks for none where all articles are older than a year, and for one where any may be newer", () => {
    const old = page({ ...post, times: [{ ...time, datetime: "2024-08-14" }] });
    expect(feedPresentValid.run(site({ pages: [page(), old, old] })).status).toBe("na");
    for (const other of [post, dated])
      expect(feedPresentValid.run(site({ pages: [page(), old, other] })).status).toBe("warn");
  });

  it("does not apply to a site without dated articles", () => {
    expect(feedPresentValid.run(site()).status).toBe("na");
    expect(feedPresentValid.run(site({ pages: [page(), guide, guide] })).status).toBe("na");
  });
});
