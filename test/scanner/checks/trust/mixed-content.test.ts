import { describe, expect, it } from "vitest";
import { anchor, form, image, page, site } from "../../../fixtures/site.ts";
import { mixedContent } from "../../../../src/scanner/checks/trust/mixed-content.ts";

describe("mixed-content", () => {
  it("passes a page that loads everything over https, wherever its forms are sent", () => {
    const good = page({
      images: [image("https://example-clinic.com/a.png", "")],
      anchors: [anchor("http://other.example/", "Elsewhere")],
      forms: [form({ action: "http://other.example/send" })],
    });
    expect(mixedContent.run(site({ pages: [good] })).status).toBe("pass");
  });

  it("fails a page that loads a picture over http, and cuts the query from its address", () => {
    const bad = page({
      images: [image("http://cdn.example/a.png?session=1", ""), image("http://cdn.example/b.png", "")],
    });
    const verdict = mixedContent.run(site({ pages: [bad] }));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toBe("http://cdn.example/a.png and 1 more");
  });

  it("does not apply to a page without https", () => {
    const open = page({ url: "http://example-clinic.com/", images: [image("http://example-clinic.com/a.png", "")] });
    expect(mixedContent.run(site({ pages: [open] })).status).toBe("na");
  });
});
