import { describe, expect, it } from "vitest";
import { decodeText } from "../../../../src/scanner/evidence/page/decode-text.ts";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe("decodeText", () => {
  it("trusts a byte order mark before the header, and takes the mark off", () => {
    const marked = Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8("Müller")]);
    expect(decodeText(marked, "text/html; charset=iso-8859-1")).toEqual({ text: "Müller", charset: "utf-8" });
  });

  it("reads UTF-16 by its mark in both byte orders", () => {
    expect(decodeText(Uint8Array.from([0xff, 0xfe, 0x41, 0x00]), "")).toEqual({ text: "A", charset: "utf-16le" });
    expect(decodeText(Uint8Array.from([0xfe, 0xff, 0x00, 0x41]), "")).toEqual({ text: "A", charset: "utf-16be" });
  });

  it("trusts the header before the document", () => {
    const body = latin('<meta charset="utf-8">caf\u00e9');
    expect(decodeText(body, 'text/html; charset="windows-1252"').text).toContain("café");
  });

  it.each([
    ['<meta charset="iso-8859-2">', "iso-8859-2"],
    ["<META CHARSET=koi8-r>", "koi8-r"],
    ['<meta http-equiv="Content-Type" content="text/html; charset=shift_jis">', "shift_jis"],
    ["<title>x</title><meta charset='gbk'/>", "gbk"],
  ])("finds the charset that %s declares", (html, charset) => {
    expect(decodeText(utf8(html), "text/html").charset).toBe(charset);
  });

  it.each([
    ["a comment", '<!-- <meta charset="koi8-r"> -->text'],
    ["the content of another meta", '<meta name="description" content="how charset=koi8-r works">text'],
    ["bytes behind the first 1,024", `${" ".repeat(1_100)}<meta charset="koi8-r">text`],
  ])("does not take a charset from %s", (_where, html) => {
    expect(decodeText(utf8(html), "text/html").charset).toBe("utf-8");
  });

  it("reads a document that calls itself UTF-16 in plain bytes as UTF-8", () => {
    expect(decodeText(utf8('<meta charset="utf-16">ä'), "")).toMatchObject({ charset: "utf-8" });
  });

  it("takes undeclared bytes for UTF-8 when they are, else for windows-1252", () => {
    expect(decodeText(utf8("Zürich"), "text/html")).toEqual({ text: "Zürich", charset: "utf-8" });
    expect(decodeText(latin("Z\u00fcrich \u0080 5"), "text/html")).toEqual({
      text: "Zürich € 5",
      charset: "windows-1252",
    });
  });

  it.each(["no-such-charset", "iso-2022-kr", "utf-7", "replacement", "'"])(
    "reads a body with the label %s as UTF-8 with replacement characters",
    (label) => {
      expect(decodeText(Uint8Array.from([0x41, 0xff]), `text/html; charset=${label}`).text).toMatch(/^A[\ufffdÿ]$/);
    },
  );

  it("decodes an empty body", () => {
    expect(decodeText(new Uint8Array(), "")).toEqual({ text: "", charset: "utf-8" });
  });
});
