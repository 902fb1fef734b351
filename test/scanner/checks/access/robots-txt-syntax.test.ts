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
