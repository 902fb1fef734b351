import { describe, expect, it } from "vitest";
import { markdownAlternate } from "../../../../src/scanner/checks/machine-readable/markdown-alternate.ts";
import { page, site } from "../../../fixtures/site.ts";

const HREF = "https://example-clinic.com/index.md";
const naming = page({
  links: [
    { rel: "alternate", href: HREF, type: "text/markdown", hreflang: null, title: null, media: null, sizes: null },
  ],
});
const twin = (status: number, isMarkdown: boolean) => ({
  url: HREF,
  status,
  contentType: "text/markdown",
  bytes: 900,
  isMarkdown,
  excerpt: "",
});

describe("markdown-alternate", () => {
  it("passes a named form that answers, in markup or header", () => {
    expect(
      markdownAlternate.run(site({ home: naming, markdown: { negotiated: [], twins: [twin(200, true)] } })).status,
    ).toBe("pass");
    const header = page({ transfer: { headers: { link: '</index.md>; rel="alternate"; type="text/markdown"' } } });
    expect(markdownAlternate.run(site({ home: header })).status).toBe("pass");
  });

  it("warns when the form exists and no page names it", () => {
    expect(markdownAlternate.run(site({ markdown: { negotiated: [], twins: [twin(200, true)] } })).status).toBe("warn");
  });

  it("fails a named form that is gone", () => {
    const verdict = markdownAlternate.run(
      site({ home: naming, markdown: { negotiated: [], twins: [twin(404, false)] } }),
    );
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toBe(`alternate: ${HREF}`);
  });

  it("does not apply where there is no such form", () => {
    expect(markdownAlternate.run(site()).status).toBe("na");
  });
});
