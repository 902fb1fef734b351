import { describe, expect, it } from "vitest";
import { document, page, site } from "../../../fixtures/site.ts";
import { wildcardCorsCredentials } from "../../../../src/scanner/checks/trust/wildcard-cors-credentials.ts";

const STAR = { "access-control-allow-origin": "*" };

describe("wildcard-cors-credentials", () => {
  it("passes public data that is shared without a sign-in", () => {
    const openapi = document("openapi", { json: {}, headers: STAR });
    expect(wildcardCorsCredentials.run(site({ documents: { openapi } })).status).toBe("pass");
  });

  it("fails a page opened to every site with credentials", () => {
    const open = page({ transfer: { headers: { ...STAR, "access-control-allow-credentials": "true" } } });
    const verdict = wildcardCorsCredentials.run(site({ pages: [open] }));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.url).toBe("https://example-clinic.com/");
  });

  it("does not apply when nothing is shared", () => {
    expect(wildcardCorsCredentials.run(site()).status).toBe("na");
  });
});
