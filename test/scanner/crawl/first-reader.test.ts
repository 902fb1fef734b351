import { describe, expect, test } from "vitest";
import { AGENTS_BY_SCAN_TYPE } from "../../../src/model/scan.ts";
import { firstReaderOf } from "../../../src/scanner/crawl/first-reader.ts";

const full = AGENTS_BY_SCAN_TYPE.full;
const page = (path: string) => firstReaderOf({ type: "page", url: `https://a.example${path}` }, full);
const document = (path: string) => firstReaderOf({ type: "document", url: `https://a.example${path}` }, full);

describe("the agent under which an arrival is shown", () => {
  test("a page goes by what it is for", () => {
    expect([page("/"), page("/about"), page("/contact"), page("/faq"), page("/privacy"), page("/xyzzy")]).toEqual([
      "essentials",
      "identity",
      "operations",
      "answerability",
      "trust-security",
      "page-experience",
    ]);
  });

  test("a document goes by its catalogue name, and robots.txt, sitemaps and feeds to crawl access", () => {
    expect([document("/robots.txt"), document("/sitemap_index.xml"), document("/feed")]).toEqual(
      Array.from({ length: 3 }, () => "crawl-access"),
    );
    expect([document("/.well-known/ucp"), document("/.well-known/security.txt"), document("/llms.txt")]).toEqual([
      "commerce",
      "trust-security",
      "essentials",
    ]);
    expect([document("/openapi.json"), document("/mcp")]).toEqual(["agent-interfaces", "agent-interfaces"]);
  });

  test("an agent that takes no part gives its place to the first that does", () => {
    const basic = AGENTS_BY_SCAN_TYPE.basic;
    expect(firstReaderOf({ type: "document", url: "https://a.example/robots.txt" }, basic)).toBe("essentials");
    expect(firstReaderOf({ type: "page", url: "https://a.example/contact" }, basic)).toBe("operations");
  });
});
