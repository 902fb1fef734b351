import { describe, expect, it } from "vitest";
import { isArticlePage, unmarkArticles } from "../../../src/scanner/crawl/article-page.ts";
import type { PageFacts } from "../../../src/scanner/evidence/page-facts.ts";
import { field, form, heading, page, text } from "../../fixtures/site.ts";

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
  it("is told by minutes without words only beside a day", () => {
    const lines = (...all: string[]) => isArticlePage(page({ blocks: all.map((line) => text(line)) }));
    expect(lines("Deep tissue massage · 25 min", "Warms and loosens.")).toBe(false);
    expect(lines("Bus – 5 min")).toBe(false);
    expect(lines("5 March 2026", "Prevention · 5 min")).toBe(true);
    expect(lines("Prevention · 5 min", "Ann Lowe, 5 March 2026")).toBe(true);
    expect(lines("Haircut | 20 min.", "From March 5, 2026")).toBe(false);
  });
  describe("told by a day under its heading", () => {
    const prose = text("What we learnt from a winter of repairs in old houses by the sea. ".repeat(12), { heading: 0 });
    const dated = (line: string, over: Parameters<typeof page>[0] = {}) =>
      isArticlePage(
        page({
          kind: "other",
          headings: [heading(1, "A winter of repairs")],
          blocks: [text(line, { heading: 0, tag: "div" }), prose],
          ...over,
        }),
      );
    it.each([
      "Ann Lowe March 5, 2026",
      "5. März 2026",
      "Publié le 5 mars 2026",
      "5 de marzo de 2026 · Eva",
      "Jan van Dam, 5 maart 2026",
    ])("%s", (line) => {
      expect(dated(line)).toBe(true);
    });
    it.each([
      "Last updated March 5, 2026",
      "Stand: 5. März 2026",
      "Obowiązuje od 5 marca 2026",
      "Última atualização: 05/03/2026",
      "Última actualización: 5 de marzo de 2026",
      "Dernière modification : 5 mars 2026",
      "March 2026",
      "Since 1998",
      "Ab 12. November 2025",
      "From March 5, 2026",
      "Jusqu'au 5 mars 2026",
      "Hasta el 5 de marzo de 2026",
      "Fino al 5 marzo 2026",
      "Vanaf 5 maart 2026",
      "Od 5 marca 2026",
    ])("and not by %s", (line) => {
      expect(dated(line)).toBe(false);
    });
    it("and not where people sign up, nor on a page of a few words", () => {
      const fields = [field(), field({ name: "a" }), field({ name: "b" })];
      expect(dated("5 March 2026", { forms: [form({ fields })] })).toBe(false);
      expect(dated("5 March 2026", { blocks: [text("5 March 2026", { heading: 0 })] })).toBe(false);
    });
    it("and not further down", () => {
      const blocks = [prose, text("One.", { heading: 0 }), text("5 March 2026", { heading: 0 })];
      expect(dated("", { blocks })).toBe(false);
    });
  });
  it.each([["BlogPosting"], ["Article"], ["NewsArticle"]])("is told by its own data: %s", (type) => {
    const nodes = [{ types: [type], id: null, path: "", props: {} }];
    const block = { bytes: 20, error: null, hasSchemaContext: true, nodes };
    expect(isArticlePage(page({ structured: { jsonLd: [block], microdata: [], rdfaTypes: [] } }))).toBe(true);
  });
});

describe("unmarkArticles", () => {
  const marked = (kind: PageFacts["kind"], path: string, type = "Article") => {
    const nodes = [{ types: [type], id: null, path: "", props: {} }];
    const block = { bytes: 20, error: null, hasSchemaContext: true, nodes };
    const url = `https://www.example-clinic.com${path}`;
    const structured = { jsonLd: [block], microdata: [], rdfaTypes: [] };
    return page({ kind, url, structured, ...(kind === "post" ? { isPostByData: true } : {}) });
  };
  const kindsOf = (...pages: PageFacts[]) => unmarkArticles(pages).map(({ kind }) => kind);
  it("takes no page for an article by what the start page says of itself too", () => {
    expect(kindsOf(marked("home", "/"), marked("post", "/wing-foiling"))).toEqual(["home", "other"]);
  });
  it("nor by what several pages that sell say", () => {
    const selling = [marked("product", "/kit"), marked("product", "/fin")];
    expect(kindsOf(...selling, marked("post", "/wing-foiling"))).toEqual(["product", "product", "other"]);
  });
  it("changes no page that others were handed", () => {
    const pages = [marked("home", "/"), marked("post", "/wing-foiling"), marked("product", "/kit")];
    const before = structuredClone(pages);
    const after = unmarkArticles(pages);
    expect(pages).toEqual(before);
    expect(after[0]).toBe(pages[0]);
    expect(after[1]).not.toBe(pages[1]);
  });
  it("keeps what its names or the byline tell, and other types", () => {
    const home = marked("home", "/");
    const { isPostByData: _, ...named } = marked("post", "/wing-foiling");
    expect(kindsOf(home, named)).toEqual(["home", "post"]);
    expect(kindsOf(home, marked("post", "/roofs", "BlogPosting"))).toEqual(["home", "post"]);
    expect(kindsOf(home, { ...marked("post", "/roofs"), blocks: [text("6 min read")] })).toEqual(["home", "post"]);
  });
  it("keeps articles where other pages are marked as what they are", () => {
    expect(kindsOf(marked("home", "/", "WebPage"), marked("post", "/roofs"))).toEqual(["home", "post"]);
    expect(kindsOf(marked("product", "/kit"), marked("post", "/roofs"))).toEqual(["product", "post"]);
  });
});
