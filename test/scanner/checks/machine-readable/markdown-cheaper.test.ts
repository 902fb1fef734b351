import { describe, expect, it } from "vitest";
import { markdownCheaper } from "../../../../src/scanner/checks/machine-readable/markdown-cheaper.ts";
import { page, site } from "../../../fixtures/site.ts";

const run = (markdownBytes: number, htmlBytes: number) =>
  markdownCheaper.run(
    site({
      home: page({ transfer: { bytes: htmlBytes } }),
      markdown: {
        negotiated: [
          {
            url: "https://example-clinic.com/",
            status: 200,
            contentType: "text/markdown",
            vary: "Accept",
            bytes: markdownBytes,
            tokensHeader: "210",
            isMarkdown: true,
            excerpt: "# Clinic",
          },
        ],
        twins: [],
      },
    }),
  );

describe("markdown-cheaper", () => {
  it("passes a form of a fraction of the length and reports the token header", () => {
    const verdict = run(3_000, 16_000);
    expect(verdict.status).toBe("pass");
    expect(verdict.evidence[0]?.received).toContain("x-markdown-tokens: 210");
  });

  it("warns about little gain and fails a form longer than the page", () => {
    expect(run(9_000, 10_000).status).toBe("warn");
    expect(run(12_000, 10_000).status).toBe("fail");
  });

  it("does not apply without the form", () => {
    expect(markdownCheaper.run(site()).status).toBe("na");
  });
});
