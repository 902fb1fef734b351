import { describe, expect, it } from "vitest";
import { page, site } from "../../../fixtures/site.ts";
import { nosniff } from "../../../../src/scanner/checks/trust/nosniff.ts";

describe("nosniff", () => {
  it("passes when every page forbids guessing", () => {
    const good = page({ transfer: { headers: { "x-content-type-options": "nosniff" } } });
    expect(nosniff.run(site({ pages: [good] })).status).toBe("pass");
  });

  it("scores the share of pages", () => {
    const good = page({ transfer: { headers: { "x-content-type-options": "nosniff" } } });
    const bad = page({ url: "https://example-clinic.com/b", transfer: { headers: {} } });
    const verdict = nosniff.run(site({ pages: [good, bad] }));
    expect(verdict).toMatchObject({ status: "warn", score: 0.5 });
    expect(verdict.evidence[0]?.url).toBe("https://example-clinic.com/b");
  });

  it("claims no more than that the header is missing", () => {
    const headline = nosniff.headline?.({ people: "patients", name: "Example" });
    expect(headline).toBe("Browsers may guess for themselves what kind of file they get from Example");
    expect(nosniff.why).not.toMatch(/upload/);
  });

  it("fails without the header", () => {
    expect(nosniff.run(site({ pages: [page()] })).status).toBe("fail");
  });
});
