import { describe, expect, it } from "vitest";
import { signedRequestTolerance } from "../../../../src/scanner/checks/access/signed-request-tolerance.ts";
import type { SigningFacts } from "../../../../src/scanner/evidence/site-evidence.ts";
import { site } from "../../../fixtures/site.ts";

const run = (signing: SigningFacts) => signedRequestTolerance.run(site({ signing }));

describe("signed-request-tolerance", () => {
  it("passes a site that answers signed requests", () => {
    expect(run({ isSigned: true, refused: null })).toMatchObject({
      status: "pass",
      situation: "example-clinic.com answers signed requests.",
      evidence: [{ url: "https://example-clinic.com/", received: "status 200" }],
    });
  });

  it("fails a site that serves the page only without a signature", () => {
    const verdict = run({ isSigned: true, refused: { url: "https://example-clinic.com/", status: 403 } });
    expect(verdict).toMatchObject({
      status: "fail",
      evidence: [{ url: "https://example-clinic.com/", received: "status 403, then 200 unsigned" }],
    });
  });

  it("claims nothing when requests were not signed", () => {
    expect(run({ isSigned: false, refused: null }).status).toBe("unable");
  });
});
