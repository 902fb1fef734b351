import { describe, expect, it } from "vitest";
import { targetReachable } from "../../../../src/scanner/checks/access/target-reachable.ts";
import { page, site } from "../../../fixtures/site.ts";

describe("target-reachable", () => {
  it("passes a start page that answers 200", () => {
    expect(targetReachable.run(site()).status).toBe("pass");
  });

  it("fails an error and names the status received", () => {
    const verdict = targetReachable.run(site({ home: page({ transfer: { status: 503 } }) }));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]).toMatchObject({
      url: "https://example-clinic.com/",
      received: "503 after 0 redirects",
    });
  });

  it("fails more than five redirects", () => {
    const hop = { url: "https://example-clinic.com/a", status: 302, location: "https://example-clinic.com/b" };
    const verdict = targetReachable.run(site({ target: { redirects: Array.from({ length: 6 }, () => hop) } }));
    expect(verdict.status).toBe("fail");
  });

  it("cannot tell when a test for visitors answered instead", () => {
    const challenge = {
      detected: true,
      vendor: "Cloudflare",
      marker: "cf-mitigated: challenge",
      url: "https://example-clinic.com/",
      affected: [],
    };
    expect(targetReachable.run(site({ challenge })).status).toBe("unable");
  });
});
