import { describe, expect, it } from "vitest";
import { page, site } from "../../../fixtures/site.ts";
import { hsts } from "../../../../src/scanner/checks/trust/hsts.ts";

const run = (header?: string, over: Parameters<typeof site>[0] = {}) => {
  const headers: Record<string, string> = header === undefined ? {} : { "strict-transport-security": header };
  return hsts.run(site({ ...over, pages: [page({ transfer: { headers } })] }));
};

describe("hsts", () => {
  it.each([
    ["max-age=31536000; includeSubDomains", "pass"],
    ["includeSubDomains; max-age=15552000", "pass"],
    ["max-age=86400", "warn"],
    ["includeSubDomains", "fail"],
    [undefined, "fail"],
  ])("%s: %s", (header, status) => {
    expect(run(header).status).toBe(status);
  });

  it("cannot be told from a local copy", () => {
    expect(run("max-age=31536000", { target: { isLocalCopy: true } }).status).toBe("unable");
  });

  it("does not apply to a site without https", () => {
    expect(hsts.run(site({ pages: [page({ url: "http://example-clinic.com/" })] })).status).toBe("na");
  });
});
