import { describe, expect, it } from "vitest";
import { aiSearchBotsAllowed } from "../../../../src/scanner/checks/bots/ai-search-bots-allowed.ts";
import { page, site } from "../../../fixtures/site.ts";
import { robotsOf } from "../access/robots-of.ts";

const run = (text: string, pages = [page()]) => aiSearchBotsAllowed.run(site({ robots: robotsOf(text), pages }));

describe("ai-search-bots-allowed", () => {
  it("passes open rules and no rules at all", () => {
    expect(run("User-agent: *\nDisallow: /cart\n").status).toBe("pass");
    expect(aiSearchBotsAllowed.run(site({ robots: robotsOf("", { status: 404 }) })).status).toBe("pass");
  });

  it("fails for a single closed search agent and scores the share that is open", () => {
    const verdict = run("User-agent: PerplexityBot\nDisallow: /\n");
    expect(verdict.status).toBe("fail");
    expect(verdict.score).toBeCloseTo(6 / 7);
    expect(verdict.evidence[0]).toMatchObject({
      url: "https://example-clinic.com/robots.txt",
      received: "PerplexityBot: line 2: Disallow: /",
    });
  });

  it("leaves to the owner what the rules close by name", () => {
    expect(run("User-agent: PerplexityBot\nDisallow: /\n").fix).toContain("if that was meant, leave it");
    expect(run("User-agent: *\nDisallow: /\n").fix).not.toContain("if that was meant");
  });

  it("names in its headline the assistants that are shut out, and how far", () => {
    const headline = (text: string, pages = [page()]) =>
      aiSearchBotsAllowed.headline?.({ people: "patients", name: "A" }, run(text, pages).evidence);
    expect(headline("User-agent: PerplexityBot\nDisallow: /\n")).toBe(
      "When patients ask Perplexity, its search may not read the pages of A",
    );
    expect(headline("User-agent: *\nDisallow: /\n")).toBe(
      "When patients ask an assistant, its search may not read the pages of A",
    );
    const contact = page({ url: "https://example-clinic.com/contact", kind: "contact" });
    expect(headline("User-agent: *\nDisallow: /contact\n", [page(), contact])).toContain(
      "may not read some of the pages of A",
    );
    expect(run("User-agent: PerplexityBot\nDisallow: /\n").fix).toContain("Give PerplexityBot an Allow");
  });

  it("gives nothing when all are closed out", () => {
    expect(run("User-agent: *\nDisallow: /\n").score).toBe(0);
  });

  it("never punishes a site that refuses training", () => {
    const text = ["GPTBot", "ClaudeBot", "Google-Extended", "CCBot", "Bytespider"]
      .map((token) => `User-agent: ${token}\nDisallow: /\n`)
      .join("\n");
    expect(run(text)).toMatchObject({ status: "pass" });
    expect(run(text).score).toBeUndefined();
  });

  it("warns when a key page is closed, and takes no notice of a basket", () => {
    const contact = page({ url: "https://example-clinic.com/contact", kind: "contact" });
    const verdict = run("User-agent: *\nDisallow: /contact\n", [page(), contact]);
    expect(verdict.status).toBe("warn");
    expect(verdict.score).toBe(0.5);
    const basket = page({ url: "https://example-clinic.com/cart", kind: "shop" });
    expect(run("User-agent: *\nDisallow: /cart\n", [page(), basket]).status).toBe("pass");
  });

  it("fails when most key pages are closed, the start page aside", () => {
    const pages = ["about", "contact", "prices"].map((path) =>
      page({ url: `https://example-clinic.com/${path}`, kind: "services" }),
    );
    expect(run("User-agent: *\nDisallow: /\nAllow: /$\n", [page(), ...pages])).toMatchObject({
      status: "fail",
      score: 0.25,
    });
  });

  it("cannot tell while the rules answer an error", () => {
    expect(aiSearchBotsAllowed.run(site({ robots: robotsOf("", { status: 503 }) })).status).toBe("unable");
  });
});
