import { describe, expect, it } from "vitest";
import { edgeParitySelf } from "../../../../src/scanner/checks/bots/edge-parity-self.ts";
import { site } from "../../../fixtures/site.ts";
import { robotsOf } from "../access/robots-of.ts";

const asked = (...statuses: number[]) =>
  statuses.map((status, index) => ({
    purpose: "page" as const,
    method: "GET" as const,
    url: `https://example-clinic.com/${index === 0 ? "" : index}`,
    finalUrl: `https://example-clinic.com/${index === 0 ? "" : index}`,
    status,
    error: null,
    ttfbMs: 100,
    bytes: 1000,
    contentType: "text/html",
    redirects: 0,
  }));

describe("edge-parity-self", () => {
  it("passes when every allowed page was served", () => {
    expect(edgeParitySelf.run(site({ exchanges: asked(200, 200, 404) })).status).toBe("pass");
  });

  it("fails a start page that is refused", () => {
    const verdict = edgeParitySelf.run(site({ exchanges: asked(403) }));
    expect(verdict).toMatchObject({ status: "fail", score: 0 });
    expect(verdict.evidence[0]).toMatchObject({ url: "https://example-clinic.com/", received: "403" });
  });

  it("fails a test for visitors on a page that is allowed", () => {
    const challenge = {
      detected: true,
      vendor: "Cloudflare",
      marker: "cf-mitigated: challenge",
      url: null,
      affected: ["https://example-clinic.com/1", "https://example-clinic.com/2"],
    };
    expect(edgeParitySelf.run(site({ exchanges: asked(200, 200, 200), challenge })).status).toBe("fail");
  });

  it("warns about a single refused page among many", () => {
    const exchanges = asked(...Array.from({ length: 11 }, (_, index) => (index === 5 ? 403 : 200)));
    expect(edgeParitySelf.run(site({ exchanges })).status).toBe("warn");
  });

  it("does not apply where the rules do not invite us", () => {
    const robots = robotsOf("User-agent: *\nDisallow: /\n");
    expect(edgeParitySelf.run(site({ exchanges: asked(403), robots })).status).toBe("na");
  });
});
