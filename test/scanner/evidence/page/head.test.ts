import { describe, expect, it } from "vitest";
import { readHtml, readPage } from "./read-html.ts";

describe("the head of a page", () => {
  it("reads doctype, language, direction, titles and metas", () => {
    const html =
      "<!DOCTYPE html><html lang=de-AT dir=LTR><title> Praxis \n Mühle </title><meta charset=utf-8>" +
      "<meta name=Description content='  Zahnarzt \n in Linz '><meta property=og:title content=A><meta name=empty>";
    expect(readHtml(html)).toMatchObject({
      doctype: true,
      htmlLang: "de-AT",
      htmlDir: "ltr",
      titles: ["Praxis Mühle"],
      metas: [
        { key: "description", content: "Zahnarzt in Linz" },
        { key: "og:title", content: "A" },
        { key: "empty", content: "" },
      ],
    });
  });

  it("does not take xml:lang for a language in HTML, where it has no effect", () => {
    expect(readHtml("<html xml:lang=de><p>x</p>").htmlLang).toBeNull();
    expect(readHtml("<html xml:lang=de lang=en><p>x</p>").htmlLang).toBe("en");
  });

  it("notes which language versions are written without scheme and host", () => {
    const html =
      "<link rel=alternate hreflang=de href=/de/><link rel=alternate hreflang=pl href=//example.com/pl/>" +
      "<link rel=alternate hreflang=en href=https://example.com/>";
    expect(readHtml(html).links.map(({ isRelative }) => isRelative === true)).toEqual([true, true, false]);
  });

  it("tells what is missing", () => {
    expect(readHtml("<p>x</p>")).toMatchObject({
      doctype: false,
      htmlLang: null,
      htmlDir: null,
      titles: [],
      baseHref: null,
    });
  });

  it("keeps each title of a page with several, but not those of drawings", () => {
    expect(readHtml("<title>A</title><svg><title>Icon</title></svg><title></title>").titles).toEqual(["A", ""]);
  });

  it("reads links with their relation in lower case", () => {
    const html =
      "<link rel='Alternate' type='application/rss+xml' href=/feed title=News><link rel=icon sizes=32x32 href='data:image/png;base64,AAAA'>";
    expect(readHtml(html).links).toEqual([
      {
        rel: "alternate",
        href: "https://example-clinic.com/feed",
        type: "application/rss+xml",
        hreflang: null,
        title: "News",
        media: null,
        sizes: null,
      },
      expect.objectContaining({ rel: "icon", sizes: "32x32", href: "data:image/png;base64,AAAA" }),
    ]);
    expect(readHtml("<link rel=stylesheet><link rel=canonical href='http://['>").links.map(({ href }) => href)).toEqual(
      ["", "http://["],
    );
  });

  it("sees a refresh by meta", () => {
    expect(readHtml('<meta http-equiv=Refresh content="0; url=/new">').counts.metaRefresh).toBe("0; url=/new");
    expect(readHtml("<p>x</p>").counts.metaRefresh).toBeNull();
  });
});

describe("scripts and styles", () => {
  it("keeps where scripts stand and how they load", () => {
    const html =
      "<head><script src=/a.js async integrity=sha256-x crossorigin></script></head><body><script type=module defer>go()</script>";
    expect(readHtml(html).scripts).toEqual([
      {
        src: "https://example-clinic.com/a.js",
        type: "",
        async: true,
        defer: false,
        inHead: true,
        integrity: true,
        crossorigin: true,
      },
      { src: "", type: "module", async: false, defer: true, inHead: false, integrity: false, crossorigin: false },
    ]);
  });

  it("takes a script before any content for one of the head, with or without <head>", () => {
    expect(
      readHtml("<script src=a></script><p>x</p><script src=b></script>").scripts.map(({ inHead }) => inHead),
    ).toEqual([true, false]);
  });

  it("measures code, data for frameworks, other JSON, styles, data addresses and drawings apart", () => {
    const svg = "<svg viewBox='0 0 1 1'><path d='M0 0'/></svg>";
    const html =
      `<script>run()</script><script id=__NEXT_DATA__ type=application/json>{"a":1}</script><script>self.__next_f.push([])</script>` +
      `<script type="application/json">[1]</script><style>p{}</style><link rel=stylesheet href=/a.css>${svg}` +
      `<img src="data:image/gif;base64,AAAA"><p style="background:url('data:image/png,x y')">a</p>`;
    const facts = readHtml(html);
    expect(facts.inlineScriptBytes).toBe("run()".length + "self.__next_f.push([])".length);
    expect(facts.styles).toEqual({ external: 1, inlineBytes: 3 });
    expect(facts.counts).toMatchObject({
      hydrationBytes: '{"a":1}'.length + "self.__next_f.push([])".length,
      jsonScriptBytes: '{"a":1}'.length + "[1]".length,
      inlineSvgBytes: svg.length,
      dataUriBytes: "data:image/gif;base64,AAAA".length + "data:image/png,x y".length,
    });
  });
});

describe("traces of technology", () => {
  it("keeps scripts, comments, telling attributes and element names", () => {
    const html =
      "<!-- Built with Mill --><script> boot() </script><div data-v-app ng-version=17 wire:id=x aria-label=a class=b>" +
      "<app-root></app-root><fb:like></fb:like></div><svg stroke-width=1></svg><form netlify accept-charset=utf-8></form>";
    expect(readPage(html).transient).toEqual({
      inlineScripts: ["boot()"],
      comments: ["Built with Mill"],
      attributeTokens: ["data-v-app", "ng-version=17", "wire:id=x", "stroke-width=1", "netlify"],
      customTags: ["app-root", "fb:like"],
      resourceUrls: [],
    });
  });

  it("is bounded in number and length", () => {
    const { transient } = readPage(
      `<script>${"x".repeat(9_000)}</script>`.repeat(25) +
        `<!--${"y".repeat(900)}-->`.repeat(70) +
        Array.from(
          { length: 600 },
          (_, at) => `<p data-a${at}="${"z".repeat(300)}"></p><a href=/${at}></a><x-${at}></x-${at}>`,
        ).join("") +
        Array.from({ length: 1_000 }, (_, at) => `<a href=/more/${at}></a>`).join(""),
    );
    const longest = (texts: readonly string[]): number => Math.max(...texts.map(({ length }) => length));
    expect([transient.inlineScripts.length, longest(transient.inlineScripts)]).toEqual([20, 8_000]);
    expect([transient.comments.length, longest(transient.comments)]).toEqual([60, 500]);
    expect([transient.attributeTokens.length, longest(transient.attributeTokens)]).toEqual([400, 200]);
    expect(transient.customTags).toHaveLength(60);
    expect(transient.resourceUrls.length).toBeLessThanOrEqual(1_500);
  });

  it("keeps only a few values of one attribute", () => {
    const html = Array.from({ length: 50 }, (_, at) => `<p data-id=${at}></p>`).join("");
    expect(readPage(`${html}<p data-late></p>`).transient.attributeTokens).toEqual([
      ...Array.from({ length: 8 }, (_, at) => `data-id=${at}`),
      "data-late",
    ]);
  });

  it("lists class and id tokens once", () => {
    const html = `<p class="a  b" id=one></p><p class="b c"></p><p class="${"x".repeat(80)}" id=one></p>`;
    expect(readHtml(html).tokens).toEqual({ classes: ["a", "b", "c"], ids: ["one"] });
  });
});
