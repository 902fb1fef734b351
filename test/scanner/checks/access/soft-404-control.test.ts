import { describe, expect, it } from "vitest";
import { soft404Control } from "../../../../src/scanner/checks/access/soft-404-control.ts";
import { site } from "../../../fixtures/site.ts";

const probe = (status: number, path = "/x-1") => ({
  url: `https://example-clinic.com${path}`,
  status,
  finalUrl: `https://example-clinic.com${path}`,
  contentType: "text/html",
  bytes: 300,
  textHash: "ffff",
  excerpt: "Welcome",
});

describe("soft-404-control", () => {
  it("passes when made-up addresses answer 404 or 410", () => {
    expect(soft404Control.run(site({ missing: { probes: [probe(404), probe(410, "/x-2.json")] } })).status).toBe(
      "pass",
    );
  });

  it("fails when a made-up address answers like a page, and shows which", () => {
    const verdict = soft404Control.run(
      site({ missing: { probes: [probe(200), probe(404, "/x-2.json")], isSoft404: true } }),
    );
    expect(verdict.status).toBe("fail");
    expect(verdict.situation).toContain("1 of 2");
    expect(verdict.evidence[0]).toMatchObject({ url: "https://example-clinic.com/x-1", received: "200" });
  });

  it("warns when the answer is an error of another kind", () => {
    const verdict = soft404Control.run(site({ missing: { probes: [probe(500)] } }));
    expect(verdict.status).toBe("warn");
    expect(verdict.evidence).toHaveLength(1);
  });

  it("cannot tell when every probe was refused", () => {
    expect(soft404Control.run(site({ missing: { probes: [probe(403), probe(0)] } })).status).toBe("unable");
  });
});
