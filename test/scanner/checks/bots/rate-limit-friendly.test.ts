import { describe, expect, it } from "vitest";
import { rateLimitFriendly } from "../../../../src/scanner/checks/bots/rate-limit-friendly.ts";
import { site } from "../../../fixtures/site.ts";

const asked = (...statuses: number[]) =>
  site({
    exchanges: statuses.map((status, index) => ({
      purpose: "page" as const,
      method: "GET" as const,
      url: `https://example-clinic.com/${index}`,
      finalUrl: `https://example-clinic.com/${index}`,
      status,
      error: null,
      ttfbMs: 100,
      bytes: 1000,
      contentType: "text/html",
      redirects: 0,
    })),
  });

describe("rate-limit-friendly", () => {
  it("passes a server that serves on, also with a closed page in between", () => {
    expect(rateLimitFriendly.run(asked(200, 200, 403, 200, 200, 200)).status).toBe("pass");
  });

  it("fails a server that refuses everything after a few pages", () => {
    const verdict = rateLimitFriendly.run(asked(200, 200, 200, 403, 403, 403));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]).toMatchObject({ url: "https://example-clinic.com/3", received: "403" });
  });

  it("warns when it asks to come back later", () => {
    expect(rateLimitFriendly.run(asked(200, 200, 429, 200, 200)).status).toBe("warn");
  });

  it("cannot tell from a handful of requests", () => {
    expect(rateLimitFriendly.run(asked(200, 200)).status).toBe("unable");
  });
});
