import { describe, expect, it } from "vitest";
import { isArticlePage } from "../../../src/scanner/crawl/article-page.ts";
import { page, text } from "../../fixtures/site.ts";

describe("isArticlePage", () => {
  it.each([
    "6 min read",
    "12 May 2026 · 4 min read",
    "Leitura: 8 minutos",
    "Lesezeit: ca. 5 Min.",
    "5 minutes de lecture",
    "3 min di lettura",
    "Leestijd: 4 min",
    "Czas czytania: 7 min",
  ])("is told by the time an article takes: %s", (byline) => {
    expect(isArticlePage(page({ blocks: [text(byline)] }))).toBe(true);
  });
  it("is not told by a list that gives the time of each of its articles", () => {
    expect(isArticlePage(page({ blocks: [text("4 min read"), text("6 min read")] }))).toBe(false);
  });
  it("is not told by minutes of something else", () => {
    expect(isArticlePage(page({ blocks: [text("A check-up takes 30 minutes."), text("5 min walk")] }))).toBe(false);
  });
  it.each([["BlogPosting"], ["Article"], ["NewsArticle"]])("is told by its own data: %s", (type) => {
    const nodes = [{ types: [type], id: null, path: "", props: {} }];
    const block = { bytes: 20, error: null, hasSchemaContext: true, nodes };
    expect(isArticlePage(page({ structured: { jsonLd: [block], microdata: [], rdfaTypes: [] } }))).toBe(true);
  });
});
