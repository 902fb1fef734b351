import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeAddress, escapeMarkdown, escapeTicked, receivedText } from "../../src/render/escape-markdown.ts";

describe("text in Markdown", () => {
  it.each([
    ["# heading", "\\# heading"],
    ["- item", "\\- item"],
    ["1. first", "1\\. first"],
    ["2.", "2\\."],
    ["2.5 hours", "2.5 hours"],
    ["12) twelfth", "12\\) twelfth"],
    ["=====", "\\====="],
    ["> quote", "\\> quote"],
    ["[a](b)", "\\[a\\](b)"],
    ["![a](b)", "!\\[a\\](b)"],
    ["*a* _b_ `c` ~~d~~", "\\*a\\* \\_b\\_ \\`c\\` \\~\\~d\\~\\~"],
    ["a | b", "a \\| b"],
    ["<b>&amp;", "\\<b\\>\\&amp;"],
    ["https://evil.example", "https\\://evil.example"],
    ["www.evil.example", "www\\.evil.example"],
    ["a@b.example", "a\\@b.example"],
    ["one\n\n# two", "one # two"],
    ["back\\slash", "back\\\\slash"],
    ["plain, in 3.5 words: yes (or no)!", "plain, in 3.5 words: yes (or no)!"],
  ])("writes %j as %j", (text, written) => {
    expect(escapeMarkdown(text)).toBe(written);
  });

  it("gives back the same text when the escapes are read as CommonMark reads them", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary-ascii", maxLength: 80 }), (text) => {
        const read = escapeMarkdown(text).replace(/\\([!-/:-@[-`{-~])/g, "$1");
        expect(read).toBe(text.replace(/\s+/g, " ").trim());
      }),
    );
  });

  it("leaves names of markup in our own words between their backticks, and escapes the rest", () => {
    expect(escapeTicked("Send `Vary: Accept` and <b> *now*")).toBe("Send `Vary: Accept` and \\<b\\> \\*now\\*");
    expect(escapeTicked('`<link rel="canonical">` in its head')).toBe('`<link rel="canonical">` in its head');
    expect(escapeTicked("a ` b")).toBe("a \\` b");
    expect(escapeTicked("a `` b")).toBe("a \\`\\` b");
  });

  it("sets what was received apart without taking it for a quotation", () => {
    expect(receivedText("no WebSite")).toBe("*no WebSite*");
    expect(receivedText(" [a](b) *c* ")).toBe("*\\[a\\](b) \\*c\\**");
    expect(receivedText("")).toBe("nothing");
  });

  it("keeps an address inside its code, whatever it holds", () => {
    expect(codeAddress("https://a.example/`x` y|<z>")).toBe("`https://a.example/%60x%60%20y%7C%3Cz%3E`");
  });
});
