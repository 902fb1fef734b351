import { describe, expect, it } from "vitest";
import { ttfb } from "../../../../src/scanner/checks/performance/ttfb.ts";
import { page, site } from "../../../fixtures/site.ts";

const timed = (...times: number[]) =>
  site({
    exchanges: times.map((ttfbMs, index) => ({
      purpose: "page" as const,
      method: "GET" as const,
      url: `https://example-clinic.com/${index}`,
      finalUrl: `https://example-clinic.com/${index}`,
      status: 200,
      error: null,
      ttfbMs,
      bytes: 1000,
      contentType: "text/html",
      redirects: 0,
    })),
  });

describe("ttfb", () => {
  it.each([
    [[120, 300, 5_000], "pass"],
    [[900, 1_500], "warn"],
    [[2_500, 100, 3_000], "fail"],
  ])("judges the median of %j: %s", (times, status) => {
    expect(ttfb.run(timed(...times)).status).toBe(status);
  });

  it("counts a page once that was asked for under two addresses", () => {
    const { exchanges } = timed(100, 200, 300);
    // Of the last page the exchange is lacking.
    for (const paths of [
      ["0", "1"],
      ["0", "1", "9"],
    ]) {
      const pages = paths.map((path) => page({ url: `https://example-clinic.com/${path}` }));
      expect(ttfb.run(site({ exchanges: [...exchanges], pages })).situation).toContain("(median of 2 pages)");
    }
  });

  it("shows the slowest page", () => {
    expect(ttfb.run(timed(900, 1_500)).evidence[0]).toMatchObject({
      url: "https://example-clinic.com/1",
      received: "1500 ms",
    });
  });

  it("cannot tell when no page was served", () => {
    expect(ttfb.run(site()).status).toBe("unable");
  });
});
