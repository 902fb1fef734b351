import { describe, expect, it } from "vitest";
import { robotsTxtSyntax } from "../../../../src/scanner/checks/access/robots-txt-syntax.ts";
import { site } from "../../../fixtures/site.ts";
import { robotsOf } from "./robots-of.ts";

describe("robots-txt-syntax", () => {
  it("passes known lines, comments and empty lines", () => {
    const robots = robotsOf(
      "# rules\n\nUser-agent: *\nDisallow: /cart\nCrawl-delay: 2\nSitemap: https://example-clinic.com/s.xml\n",
    );
    expect(robotsTxtSyntax.run(site({ robots })).status).toBe("pass");
  });

  it("warns about lines nobody knows, with their number", () => {
    const verdict = robotsTxtSyntax.run(site({ robots: robotsOf("User-agent: *\nDisalow: /cart\n") }));
    expect(verdict.status).toBe("warn");
    expect(verdict.evidence[0]?.received).toContain("line 2: Disalow: /cart");
  });

  it.each([
    ["a rule for no one", "Disallow: /cart\nUser-agent: *\nDisallow: /x\n", "It stands before any User-agent line"],
    ["a path that matches nothing", "User-agent: *\nDisallow: cart\n", "A path begins with a slash"],
    ["a group without a name", "User-agent:\nDisallow: /cart\n", "It names no crawler."],
  ])("warns about %s, which crawlers skip without a word", (_name, text, meaning) => {
    const verdict = robotsTxtSyntax.run(site({ robots: robotsOf(text) }));
    expect(verdict.status).toBe("warn");
    expect(verdict.evidence[0]?.meaning).toContain(meaning);
  });

  it("takes wildcards and empty paths as they are meant", () => {
    const robots = robotsOf("User-agent: *\nDisallow: *.pdf$\nAllow:\nDisallow:\n");
    expect(robotsTxtSyntax.run(site({ robots })).status).toBe("pass");
  });

  it("hides a mail address that stands in such a line", () => {
    const verdict = robotsTxtSyntax.run(site({ robots: robotsOf("User-agent: *\nContact: jane.doe@example.org\n") }));
    expect(verdict.evidence[0]?.received).not.toContain("jane.doe");
  });

  it("warns about a file longer than crawlers read", () => {
    const robots = { ...robotsOf("User-agent: *\nDisallow:\n"), bytes: 600 * 1024 };
    expect(robotsTxtSyntax.run(site({ robots })).status).toBe("warn");
  });

  it("does not apply without a file", () => {
    expect(robotsTxtSyntax.run(site()).status).toBe("na");
  });
});
