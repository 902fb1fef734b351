import { describe, expect, it } from "vitest";
import { whereSet } from "../../../../src/scanner/insight/drafts/where-set.ts";

const on = (...ids: string[]) => ids.map((id) => ({ id, confidence: "high" as const }));
const header = { kind: "http-header" as const, content: "X-Content-Type-Options: nosniff" };

describe("where a draft is set", () => {
  it("is told for the system that the site runs on, the one in front of it first", () => {
    expect(whereSet(header, on("wordpress", "apache"))).toEqual([expect.stringContaining("In the file .htaccess")]);
    expect(whereSet(header, on("nginx", "netlify"))).toEqual([expect.stringContaining("`_headers`")]);
    expect(whereSet({ kind: "robots", content: "User-agent: *" }, on("shopify"))).toEqual([
      expect.stringContaining("robots.txt.liquid"),
    ]);
  });

  it("is told of titles and descriptions, and of no other markup", () => {
    const of = (content: string) => whereSet({ kind: "html", content }, on("yoast-seo"));
    expect(of('<meta name="description" content="Care.">')).toEqual([expect.stringContaining("meta description")]);
    expect(of("<h1>Care</h1>")).toEqual([]);
  });

  it("is not told where the system is not known, or only guessed", () => {
    expect(whereSet(header, on("wordpress"))).toEqual([]);
    expect(whereSet(header, on("cloudflare"))).toEqual([expect.stringContaining("In Cloudflare")]);
    expect(whereSet(header, on("shopify", "cloudflare"))).toEqual([]);
    expect(whereSet(header, on("cloudflare", "hubspot-cms"))).toEqual([]);
    expect(whereSet({ kind: "xml", content: "<urlset>" }, on("yoast-seo"))).toHaveLength(1);
    expect(whereSet({ kind: "xml", content: "  <url><loc>/a</loc></url>" }, on("yoast-seo"))).toEqual([]);
    expect(whereSet(header, [{ id: "netlify", confidence: "low" }])).toEqual([]);
  });
});
