import { describe, expect, it } from "vitest";
import { httpsEnabled } from "../../../../src/scanner/checks/access/https-enabled.ts";
import { site } from "../../../fixtures/site.ts";

describe("https-enabled", () => {
  it("passes a site that answered over https", () => {
    expect(httpsEnabled.run(site()).status).toBe("pass");
  });

  it("fails a bad certificate, with the reason", () => {
    const verdict = httpsEnabled.run(
      site({ target: { finalUrl: "http://example-clinic.com/", https: { ok: false, error: "tls" } } }),
    );
    expect(verdict.status).toBe("fail");
    expect(verdict.situation).toContain("certificate");
    expect(verdict.evidence[0]).toMatchObject({ url: "https://example-clinic.com/", received: "error: tls" });
  });

  it("fails a site that leads back to http", () => {
    const https = { ok: false, error: null };
    expect(httpsEnabled.run(site({ target: { finalUrl: "http://example-clinic.com/", https } })).status).toBe("fail");
  });

  it("cannot tell when only the insecure address was asked for", () => {
    const address = "http://example-clinic.com/";
    const target = { requestedUrl: address, finalUrl: address, https: { ok: false, error: null } };
    expect(httpsEnabled.run(site({ target })).status).toBe("unable");
  });

  it("cannot tell for a local copy", () => {
    const target = { isLocalCopy: true, https: { ok: false, error: "refused" as const } };
    expect(httpsEnabled.run(site({ target })).status).toBe("unable");
  });
});
