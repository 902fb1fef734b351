import { describe, expect, it } from "vitest";
import { markdownUrl } from "../../../../src/scanner/checks/machine-readable/markdown-url.ts";
import { site } from "../../../fixtures/site.ts";

const twin = (path: string, status: number, contentType: string, isMarkdown: boolean) => ({
  url: `https://example-clinic.com${path}`,
  status,
  contentType,
  bytes: 900,
  isMarkdown,
  excerpt: "",
});
const run = (...twins: ReturnType<typeof twin>[]) => markdownUrl.run(site({ markdown: { negotiated: [], twins } }));

describe("markdown-url", () => {
  it("passes when all asked pages have a twin", () => {
    expect(run(twin("/index.md", 200, "text/markdown", true)).status).toBe("pass");
  });

  it("warns when only some have one", () => {
    const verdict = run(twin("/index.md", 200, "text/markdown", true), twin("/services.md", 404, "text/html", false));
    expect(verdict.status).toBe("warn");
    expect(verdict.evidence[0]).toMatchObject({ url: "https://example-clinic.com/services.md", received: "404" });
  });

  it("fails a twin that holds something else", () => {
    expect(run(twin("/index.md", 200, "text/markdown", false)).status).toBe("fail");
  });

  it("does not apply without twins, and cannot tell when none was asked for", () => {
    expect(run(twin("/index.md", 404, "text/html", false)).status).toBe("na");
    expect(run().status).toBe("unable");
  });
});
