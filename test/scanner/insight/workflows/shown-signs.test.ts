import { describe, expect, it } from "vitest";
import type { PageFacts } from "../../../../src/scanner/evidence/page-facts.ts";
import { anchor, heading, text } from "../../../fixtures/site.ts";
import { ADVISER, claimsOf, home, inner } from "./claimed-by-kind.ts";
import type { Kind } from "./claimed-by-kind.ts";

const quotesFor = (id: string, kind: Kind, ...pages: PageFacts[]): string[] =>
  (claimsOf(kind, ...pages).find((claim) => claim.id === id)?.evidence ?? []).map(({ quote }) => quote);

describe("the signs that are told of a claim", () => {
  const asks = "Ask us for a quote and we will write an offer for you.";
  it("stand once, on whatever pages they are read", () => {
    const page = { headings: [heading(2, "Get a quote")], blocks: [text(asks)] };
    const quotes = quotesFor("wf-quote-proposal", ADVISER, home("en", page), inner("/services", "en", page));
    expect(quotes).toContain("Get a quote");
    expect(new Set(quotes).size).toBe(quotes.length);
  });
  it("are no row of controls, which the controls tell already", () => {
    const row = home("en", {
      anchors: [
        anchor("https://example-clinic.com/q", "Get a quote"),
        anchor("https://example-clinic.com/w", "Our work"),
      ],
      blocks: [text("Get a quote Our work"), text(asks)],
    });
    const quotes = quotesFor("wf-quote-proposal", ADVISER, row);
    expect(quotes).toContain("Get a quote");
    expect(quotes).not.toContain("Get a quote Our work");
  });
  it("hold one way to reach the business at most, where the work is not the answering", () => {
    const carrier: Kind = { industry: "other", subKind: "transport", channels: ["phone", "contact-form", "messaging"] };
    const ways = claimsOf(carrier, home("en"), inner("/contact", "en"));
    const regions = (id: string): string[] =>
      (ways.find((claim) => claim.id === id)?.evidence ?? []).map(({ region }) => region);
    expect(regions("wf-dispatch-field").filter((region) => region === "channel")).toHaveLength(1);
    expect(regions("wf-customer-inquiry").filter((region) => region === "channel").length).toBeGreaterThan(1);
  });
  it("are what there is where nothing says more", () => {
    const shop: Kind = { industry: "consulting", channels: ["phone"] };
    expect(quotesFor("wf-customer-inquiry", shop, home("en")).length).toBeGreaterThan(0);
  });
});
