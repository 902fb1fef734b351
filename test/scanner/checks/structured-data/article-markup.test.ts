import { describe, expect, it } from "vitest";
import { node, page, site } from "../../../fixtures/site.ts";
import { articleMarkup } from "../../../../src/scanner/checks/structured-data/article-markup.ts";

const URL = "https://example-clinic.com/blog/care";
const post = page({ url: URL, kind: "post" });
const run = (...structured: ReturnType<typeof node>[]) =>
  articleMarkup.run(site({ pages: [page(), post], structured }));

describe("article-markup", () => {
  it("passes a blog posting with headline, author and date", () => {
    const props = { headline: "Care", author: { "@type": "Person", name: "Jo" }, datePublished: "2026-05-01" };
    expect(run(node("BlogPosting", props, { pageUrl: URL })).status).toBe("pass");
  });

  it("fails and names what is missing", () => {
    const verdict = run(node("Article", { headline: "Care" }, { pageUrl: URL }));
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toBe("without author and datePublished");
  });

  it("fails an article without data, and does not apply without articles", () => {
    expect(run().status).toBe("fail");
    expect(articleMarkup.run(site()).status).toBe("na");
  });
});
