// Documents made to hurt a parser. Each must end with a page record; the caps say what was cut.
import { describe, expect, it } from "vitest";
import { readHtml, readPage } from "./read-html.ts";

const times = (count: number, text: string): string => text.repeat(count);

describe("bounds of reading", () => {
  it.each([
    ["nested elements", `${times(200_000, "<div>")}deep`, ["depth"]],
    ["unclosed inline tags", times(10_000, "<p><b><i>"), ["depth"]],
    ["nested tables", times(20_000, "<table><tr><td>"), ["tables", "depth"]],
    ["nested lists", times(20_000, "<ul><li>"), ["depth"]],
    ["nested links", times(20_000, "<a href=x><div>"), ["depth"]],
    ["very many elements", times(120_000, "<br>"), ["nodes"]],
    ["very many comments", times(120_000, "<!---->"), ["nodes"]],
    ["very many stray end tags", times(120_000, "</p>"), ["nodes"]],
    ["less-than signs without end", times(2_200_000, "<"), ["bytes", "text", "markdown"]],
    ["an unclosed comment", times(100_000, "<!--"), []],
    ["character references", times(100_000, "&amp;"), ["text", "markdown"]],
    [
      "attributes without end",
      `<p ${Array.from({ length: 30_000 }, (_, at) => `a${at}=b`).join(" ")}>x`,
      ["attributes"],
    ],
    [
      "as many attributes as a tag may have",
      `<p ${Array.from({ length: 1_000 }, (_, at) => `a${at}=b`).join(" ")}>x`,
      [],
    ],
    ["one long attribute", `<p title="${times(300_000, "word ")}" style="${times(100_000, "a:b;")}">x`, []],
    ["one long class", `<p class="${times(200_000, "nav ")}">x`, []],
    ["unclosed raw text", `<title>${times(100_000, "<p>")}`, []],
    ["plaintext", `<plaintext>${times(30_000, "<p>a")}`, ["text", "markdown"]],
    ["style sheets of braces", `<style>${times(300_000, "{")}</style><style>${times(50_000, "@media{")}</style>`, []],
    [
      "data addresses without end",
      `<img src="${times(100_000, "data:")}"><style>${times(100_000, "'data:")}</style>`,
      [],
    ],
    ["deep JSON", `<script type="application/ld+json">${times(100_000, "[")}</script>`, []],
    ["very many JSON blocks", times(500, '<script type="application/ld+json">{}</script>'), ["json-ld"]],
    ["nested microdata", times(400, "<div itemscope><i itemprop=a>"), ["microdata", "depth"]],
    ["very many headings", times(400, "<h2>x</h2>"), ["headings"]],
    ["very many forms", times(50, "<form></form>"), ["forms"]],
    [
      "very many links",
      Array.from({ length: 10_000 }, (_, at) => `<a href=/${at}>x</a>`).join(""),
      ["anchors", "markdown"],
    ],
    [
      "broken addresses",
      Array.from({ length: 5_000 }, (_, at) => `<a href="http://[${at}">x</a>`).join(""),
      ["anchors"],
    ],
    ["null characters", `${times(50_000, "\0")}<p>x`, ["markdown"]],
    ["halves of characters", `<p>${times(50_000, "\ud800")}`, ["markdown"]],
  ])("%s", (_what, html, caps) => {
    expect(readHtml(html).caps).toEqual(caps);
  });

  it("says when the body was already cut before parsing", () => {
    expect(readPage("<p>x</p>", { truncated: true }).facts.caps).toEqual(["bytes"]);
  });

  it("keeps what it read before a bound stopped it", () => {
    const facts = readHtml(`<h1>Clinic</h1><a href=/a>A</a>${times(600, "<div>")}lost`);
    expect(facts).toMatchObject({ caps: ["depth"], headings: [{ text: "Clinic" }], anchors: [{ text: "A" }] });
  });

  it("rescues text from behind the bound when there was none before", () => {
    const facts = readHtml(`${times(600, "<div>")}<script>no()</script><p>Our clinic</p><!-- no --> opens`);
    expect(facts.blocks.map(({ text }) => text)).toEqual(["Our clinic opens"]);
  });

  it("keeps 60,000 characters of text and counts the rest", () => {
    const facts = readHtml(`<main>${times(100, `<p>${times(100, "word of a ")}</p>`)}</main>`);
    expect(facts.blocks.reduce((sum, { text }) => sum + text.length, 0)).toBe(60_000);
    expect(facts.visibleText).toEqual({ chars: 99_999, words: 30_000 });
    expect(facts.caps).toEqual(["text", "markdown"]);
  });
});

describe("bodies that are no HTML", () => {
  it.each([
    ["plain text", "User-agent: *\nDisallow: /a", ["User-agent: * Disallow: /a"]],
    ["JSON", '{"name":"Mill","list":[1,2]}', ['{"name":"Mill","list":[1,2]}']],
    ["a PDF", "%PDF-1.7\n%\u00e2\u00e3", ["%PDF-1.7 %âã"]],
    [
      "XML",
      '<?xml version="1.0"?><rss><channel><title>News</title><item><description>Open</description></item></channel></rss>',
      ["Open"],
    ],
    ["nothing", "", []],
    ["white space", " \n\t ", []],
    ["only a comment", "<!-- x -->", []],
    ["only a doctype", "<!doctype html>", []],
    ["a fragment", "<li>One<li>Two", ["One", "Two"]],
    ["half a tag", "<p>Text<a hre", ["Text"]],
  ])("%s", (_what, body, texts) => {
    expect(readHtml(body).blocks.map(({ text }) => text)).toEqual(texts);
  });

  it("reads a page whose own address is broken", () => {
    expect(
      readPage("<a href=/a>x</a><a href='https://a.example/'>y</a>", { url: "not an address" }).facts.anchors,
    ).toEqual([expect.objectContaining({ href: "" }), expect.objectContaining({ href: "https://a.example/" })]);
  });
});
