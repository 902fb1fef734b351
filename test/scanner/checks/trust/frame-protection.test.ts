import { describe, expect, it } from "vitest";
import { page, site } from "../../../fixtures/site.ts";
import { frameProtection } from "../../../../src/scanner/checks/trust/frame-protection.ts";

const run = (headers: Record<string, string>) =>
  frameProtection.run(site({ pages: [page({ transfer: { headers } })] }));

describe("frame-protection", () => {
  it.each([
    [{ "x-frame-options": "SAMEORIGIN" }, "pass"],
    [{ "content-security-policy": "default-src 'self'; frame-ancestors 'none'" }, "pass"],
    [{ "x-frame-options": "ALLOW-FROM https://other.example" }, "fail"],
    [{}, "fail"],
  ])("%o: %s", (headers, status) => {
    expect(run(headers).status).toBe(status);
  });
});
