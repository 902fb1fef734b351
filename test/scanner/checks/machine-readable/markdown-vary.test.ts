import { describe, expect, it } from "vitest";
import { markdownVary } from "../../../../src/scanner/checks/machine-readable/markdown-vary.ts";
import { site } from "../../../fixtures/site.ts";

const run = (vary: string, isMarkdown = true) =>
  markdownVary.run(
    site({
      markdown: {
        negotiated: [
          {
            url: "https://example-clinic.com/",
            status: 200,
            contentType: "text/markdown",
            vary,
            bytes: 900,
            tokensHeader: null,
            isMarkdown,
            excerpt: "# Clinic",
          },
        ],
        twins: [],
      },
    }),
  );

describe("markdown-vary", () => {
  it("passes an answer that names Accept, in any case and company", () => {
    expect(run("accept-encoding, Accept").status).toBe("pass");
  });

  it("fails one that does not", () => {
    expect(run("Accept-Encoding")).toMatchObject({ status: "fail", score: 0 });
    expect(run("").evidence[0]?.received).toBe("no Vary header");
  });

  it("does not apply where there is one form only", () => {
    expect(run("", false).status).toBe("na");
  });
});
