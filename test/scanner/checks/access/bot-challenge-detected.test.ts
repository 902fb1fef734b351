import { describe, expect, it } from "vitest";
import { botChallengeDetected } from "../../../../src/scanner/checks/access/bot-challenge-detected.ts";
import { site } from "../../../fixtures/site.ts";

describe("bot-challenge-detected", () => {
  it("passes a site that answered with content throughout", () => {
    expect(botChallengeDetected.run(site()).status).toBe("pass");
  });

  it("warns when a test stood before a page, and names vendor and marker", () => {
    const verdict = botChallengeDetected.run(
      site({
        challenge: {
          detected: true,
          vendor: "Cloudflare",
          marker: "cf-mitigated: challenge",
          url: "https://example-clinic.com/prices",
          affected: ["https://example-clinic.com/prices"],
        },
      }),
    );
    expect(verdict.status).toBe("warn");
    expect(verdict.situation).toContain("Cloudflare");
    expect(verdict.evidence[0]).toMatchObject({
      url: "https://example-clinic.com/prices",
      received: "cf-mitigated: challenge",
    });
  });
});
