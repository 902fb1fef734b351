import { describe, expect, it } from "vitest";
import { markdownNegotiation } from "../../../../src/scanner/checks/machine-readable/markdown-negotiation.ts";
import { site } from "../../../fixtures/site.ts";

const answer = (path: string, contentType: string, isMarkdown: boolean, status = 200) => ({
  url: `https://example-clinic.com${path}`,
  status,
  contentType,
  vary: "Accept",
  bytes: 900,
  tokensHeader: null,
  isMarkdown,
  excerpt: "# Example Clinic",
});
const run = (...negotiated: ReturnType<typeof answer>[]) =>
  markdownNegotiation.run(site({ markdown: { negotiated, twins: [] } }));

describe("markdown-negotiation", () => {
  it("passes when all pages come as Markdown", () => {
    expect(
      run(answer("/", "text/markdown; charset=utf-8", true), answer("/services", "text/markdown", true)).status,
    ).toBe("pass");
  });

  it("warns when only some or none do, because nobody has to offer it", () => {
    const some = run(answer("/", "text/markdown", true), answer("/services", "text/html", false));
    const none = run(answer("/", "text/html", false));
    expect(some.status).toBe("warn");
    expect(none.status).toBe("warn");
    expect(none.score ?? 0.5).toBeLessThan(some.score ?? 0);
  });

  it("fails an answer that is called Markdown and is a web page", () => {
    const verdict = run(answer("/", "text/markdown", false));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]).toMatchObject({ url: "https://example-clinic.com/", received: "text/markdown" });
  });

  it("warns about Markdown under another name, and says what it was called", () => {
    const verdict = run(answer("/", "text/plain; charset=utf-8", true), answer("/services", "text/plain", true));
    expect(verdict.status).toBe("warn");
    expect(verdict.situation).toBe(
      "example-clinic.com gave 2 pages as Markdown and called it text/plain instead of text/markdown.",
    );
  });

  it("cannot tell when nothing was asked or everything refused", () => {
    expect(run().status).toBe("unable");
    expect(run(answer("/", "text/html", false, 403)).status).toBe("unable");
  });
});
