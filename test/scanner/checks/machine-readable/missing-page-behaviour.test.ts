import { describe, expect, it } from "vitest";
import { missingPageBehaviour } from "../../../../src/scanner/checks/machine-readable/missing-page-behaviour.ts";
import { site } from "../../../fixtures/site.ts";

const run = (status: number, bytes: number, excerpt = "Not found. Back to the start page.", path = "/x-1") =>
  missingPageBehaviour.run(
    site({
      missing: {
        probes: [
          {
            url: `https://example-clinic.com${path}`,
            status,
            finalUrl: `https://example-clinic.com${path}`,
            contentType: "text/html",
            bytes,
            textHash: "ffff",
            excerpt,
          },
        ],
      },
    }),
  );

describe("missing-page-behaviour", () => {
  it("passes a short page that says what happened", () => {
    expect(run(404, 4_000).status).toBe("pass");
    expect(run(410, 900)).toMatchObject({
      status: "pass",
      situation: expect.stringMatching(/a page of under 1 kB\.$/),
    });
  });

  it("warns about an empty or a heavy answer and fails a huge one", () => {
    expect(run(404, 0, "").status).toBe("warn");
    expect(run(404, 300_000).status).toBe("warn");
    const verdict = run(404, 3_000_000);
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.url).toBe("https://example-clinic.com/x-1");
  });

  it("hides phone numbers in what it quotes", () => {
    expect(run(404, 900, "Not found, call +44 1326 555 123").evidence[0]?.received).not.toContain("555 123");
  });

  it("does not count twice what claims to be a page, nor judge documents", () => {
    expect(run(200, 4_000).status).toBe("na");
    expect(run(404, 0, "", "/.well-known/x-1.json").status).toBe("unable");
  });
});
