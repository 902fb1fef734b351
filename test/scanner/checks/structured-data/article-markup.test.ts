import { describe, expect, it } from "vitest";
import type { EvidenceItem } from "../../../../src/model/outcome.ts";
import { node, page, site } from "../../../fixtures/site.ts";
import { articleMarkup, TO_WHAT_STAYS } from "../../../../src/scanner/checks/structured-data/article-markup.ts";

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

  it("tells of a date that is marked in the text, and of what is lacking beside it", () => {
    const timed = page({ ...post, times: [{ datetime: "2026-05-01", text: "May 1", region: "main" }] });
    const of = (one: typeof post) => articleMarkup.run(site({ pages: [one] })).evidence;
    expect(of(timed)[0]?.meaning).toBe(
      "A date on it is marked with <time datetime>; no JSON-LD names headline, author and datePublished.",
    );
    expect(of(post)[0]?.meaning).not.toContain("time");
    const headlineOf = (one: typeof post) => articleMarkup.headline?.({ people: "people", name: "X" }, of(one));
    expect(headlineOf(timed)).toMatch(/who wrote them$/);
    expect(headlineOf(post)).toMatch(/who wrote them, and when$/);
  });

  it("marks up what stays of old articles, once they were gone through", () => {
    const dated = (datetime: string) => page({ ...post, times: [{ datetime, text: "a day", region: "main" }] });
    const fixOf = (...pages: (typeof post)[]) => articleMarkup.run(site({ pages })).fix;
    expect(fixOf(dated("2024-03-02"), dated("2025-01-09"))).toBe(TO_WHAT_STAYS);
    for (const fresh of [dated("2026-05-01"), post]) expect(fixOf(dated("2024-03-02"), fresh)).toBeUndefined();
    // Fresh ones that are marked up leave nothing that tells to go through the old ones.
    const props = { headline: "Care", author: { "@type": "Person", name: "Jo" }, datePublished: "2026-05-01" };
    const of = (at: number) => `https://example-clinic.com/blog/${at}`;
    const fresh = Array.from({ length: 8 }, (_, at) => page({ ...dated("2026-05-01"), url: of(at) }));
    const structured = fresh.map(({ url }) => node("BlogPosting", props, { pageUrl: url }));
    const old = [8, 9].map((at) => page({ ...dated("2025-05-01"), url: of(at) }));
    const verdict = articleMarkup.run(site({ pages: [...fresh, ...old], structured }));
    expect(verdict.status).toBe("warn");
    expect(verdict.fix).toBeUndefined();
  });

  it("says in its headline what the data lacks, and no more", () => {
    const of = (...lacks: string[]) => ({ url: URL, received: `without ${lacks.join(", ")}`, meaning: "", lacks });
    const said = (...shown: readonly EvidenceItem[]) =>
      articleMarkup.headline?.({ people: "people", name: "X" }, shown);
    expect(said(of("headline"))).toMatch(/machines what they are called$/);
    expect(said(of("author"))).toMatch(/who wrote them$/);
    expect(said(of("datePublished"))).toMatch(/when they were published$/);
    const timed = articleMarkup.run(
      site({ pages: [page({ ...post, times: [{ datetime: "2026-05-01", text: "May 1", region: "main" }] })] }),
    ).evidence;
    expect(said(...timed, of("headline", "author", "datePublished"))).toMatch(/who wrote them, and when$/);
    expect(said(...timed, of("headline"))).toMatch(/who wrote them$/);
  });

  it("fails an article without data, and does not apply without articles", () => {
    expect(run().status).toBe("fail");
    expect(articleMarkup.run(site()).status).toBe("na");
  });
});
