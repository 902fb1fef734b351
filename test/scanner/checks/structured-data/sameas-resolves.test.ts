import { describe, expect, it } from "vitest";
import { node, site } from "../../../fixtures/site.ts";
import type { LinkCheck } from "../../../../src/scanner/evidence/site-evidence.ts";
import { sameasResolves } from "../../../../src/scanner/checks/structured-data/sameas-resolves.ts";

const structured = [
  node("Dentist", { name: "Example Clinic", sameAs: ["https://a.example/ec", "https://b.example/ec"] }),
];
const check = (url: string, status: number, error: string | null = null): LinkCheck => ({
  url,
  from: "same-as",
  foundOn: "https://example-clinic.com/",
  status,
  error,
  finalUrl: url,
  redirects: 0,
});
const run = (...linkChecks: LinkCheck[]) => sameasResolves.run(site({ structured, linkChecks }));

describe("sameas-resolves", () => {
  it("passes profiles that answer, also with a refusal", () => {
    expect(run(check("https://a.example/ec", 200), check("https://b.example/ec", 999)).status).toBe("pass");
  });

  it("warns of one that is gone", () => {
    const verdict = run(check("https://a.example/ec", 200), check("https://b.example/ec?x=1", 404));
    expect(verdict.status).toBe("warn");
    expect(verdict.evidence[0]?.url).toBe("https://b.example/ec");
  });

  it("fails when most are gone", () => {
    expect(run(check("https://a.example/ec", 0, "dns")).status).toBe("fail");
  });

  it("cannot tell when none was asked, and does not apply when none is named", () => {
    expect(run().status).toBe("unable");
    expect(sameasResolves.run(site()).status).toBe("na");
  });
});
