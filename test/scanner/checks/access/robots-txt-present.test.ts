import { describe, expect, it } from "vitest";
import { robotsTxtPresent } from "../../../../src/scanner/checks/access/robots-txt-present.ts";
import { site } from "../../../fixtures/site.ts";
import { robotsOf } from "./robots-of.ts";

describe("robots-txt-present", () => {
  it("passes rules in plain text", () => {
    expect(robotsTxtPresent.run(site({ robots: robotsOf("User-agent: *\nDisallow: /cart\n") })).status).toBe("pass");
  });

  it("warns without rules, and says that nothing is kept out by that", () => {
    const verdict = robotsTxtPresent.run(site({ robots: robotsOf("", { status: 404 }) }));
    expect(verdict).toMatchObject({
      status: "warn",
      situation: "example-clinic.com states no rules for crawlers, so everything counts as allowed.",
    });
    expect(robotsTxtPresent.headline?.({ people: "patients", name: "Example Clinic" })).toBe(
      "Crawlers that ask Example Clinic for its rules may come away without any",
    );
  });

  it("warns about rules that address nobody, and about another type", () => {
    expect(robotsTxtPresent.run(site({ robots: robotsOf("Sitemap: https://example-clinic.com/s.xml\n") })).status).toBe(
      "warn",
    );
    const typed = robotsOf("User-agent: *\nDisallow:\n", { contentType: "application/octet-stream" });
    expect(robotsTxtPresent.run(site({ robots: typed })).status).toBe("warn");
  });

  it("fails a server error, which crawlers take for a ban", () => {
    const verdict = robotsTxtPresent.run(site({ robots: robotsOf("", { status: 503 }) }));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toBe("503");
  });

  it("fails a web page in its place", () => {
    const html = robotsOf("<!doctype html><html><body>Welcome</body></html>", { contentType: "text/html" });
    expect(robotsTxtPresent.run(site({ robots: html })).status).toBe("fail");
  });

  it("cannot tell when no answer came or a test answered", () => {
    expect(robotsTxtPresent.run(site({ robots: robotsOf("", { status: 0 }) })).status).toBe("unable");
    expect(robotsTxtPresent.run(site({ robots: robotsOf("", { status: 429 }) })).status).toBe("unable");
    const robots = robotsOf("", { status: 503 });
    const challenge = { detected: true, vendor: "x", marker: "y", url: null, affected: [robots.url] };
    expect(robotsTxtPresent.run(site({ robots, challenge })).status).toBe("unable");
  });
});
