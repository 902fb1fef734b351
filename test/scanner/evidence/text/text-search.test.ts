import { describe, expect, it } from "vitest";
import {
  findTerm,
  foldText,
  makeSearchText,
  prepareTerms,
  spacedOf,
} from "../../../../src/scanner/evidence/text/text-search.ts";
import {
  countWords,
  EUROPEAN,
  isEuropean,
  lowerInPlace,
  splitWords,
} from "../../../../src/scanner/evidence/text/text-words.ts";

const TEXTS = [
  "",
  "  – “…” ",
  "Don't re-open—the rock 'n' roll bar’s door, since 1998-",
  "Öffnungszeiten: Straße 12, zł 5",
  "営業時間は月曜から Open daily",
  "Ελληνικά και русский текст",
];

describe("words of a text", () => {
  it("are counted as they are split", () => {
    for (const text of TEXTS) expect(countWords(text)).toBe(splitWords(text).length);
  });

  it("keep inner apostrophes and hyphens and lose those at the end", () => {
    expect(splitWords("Don't re-open the bar’s door 1998- 'til")).toEqual([
      "don't",
      "re-open",
      "the",
      "bar’s",
      "door",
      "1998",
      "til",
    ]);
  });

  it("stay where they were in lower case, İ included", () => {
    expect(lowerInPlace("5 KM İZMİR KM")).toHaveLength("5 KM İZMİR KM".length);
    expect(lowerInPlace("5 KM İZMİR KM").indexOf("km", 5)).toBe(11);
  });
});

describe("letters and digits of European text", () => {
  it("are those of Unicode, character by character", () => {
    const letter = new RegExp(`^[${EUROPEAN.letters}]$`);
    const digit = new RegExp(`^[${EUROPEAN.digits}]$`);
    const accepted = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(isEuropean);
    expect(accepted.length).toBeGreaterThan(900);
    expect(accepted.filter((sign) => letter.test(sign) !== /^\p{L}$/u.test(sign))).toEqual([]);
    expect(accepted.filter((sign) => digit.test(sign) !== /^\p{N}$/u.test(sign))).toEqual([]);
    expect(accepted.filter((sign) => /\p{M}/u.test(sign))).toEqual([]);
  });

  it("lose their accents as all letters do", () => {
    const marked = (text: string) => /\p{M}/u.test(foldText(text));
    const signs = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(isEuropean);
    expect(signs.filter(marked)).toEqual([]);
  });
});

describe("looking for terms", () => {
  const terms = prepareTerms(["free trial", "sign up", "garant*", "ab", "i", "料金", "ö*"]);
  const find = (text: string) => findTerm(makeSearchText(text), terms);

  it("gives the first of the list, wherever it stands in the text", () => {
    expect(find("Sign up for your free trial")).toBe("free trial");
  });

  it("asks for whole words, save where a term may go on", () => {
    expect(find("signing upwards")).toBeNull();
    expect(find("two years of garantía")).toBe("garant");
    expect(find("Ölwechsel")).toBe("o");
  });

  it("finds terms of one letter or two, and those of scripts without spaces", () => {
    expect(find("what I say")).toBe("i");
    expect(find("ab 20 €")).toBe("ab");
    expect(find("料金表")).toBe("料金");
  });

  it("sees a phrase across whatever stands between its words, to the end of the text", () => {
    expect(find("A free … – trial!")).toBe("free trial");
    expect(find("Please sign, up")).toBe("sign up");
    expect(find("sign uphill")).toBeNull();
    expect(find("to sign")).toBeNull();
  });

  it("has one space between words whether or not anything had to be taken out", () => {
    expect(spacedOf(makeSearchText("Opening hours"))).toBe(" opening hours ");
    expect(spacedOf(makeSearchText("  opening   hours! "))).toBe(" opening hours ");
    expect(spacedOf(makeSearchText(" opening hours"))).toBe(" opening hours ");
    expect(spacedOf(makeSearchText(""))).toBe("  ");
  });

  it("sees through apostrophes, hyphens and accents", () => {
    expect(find("a free-trial")).toBe("free trial");
    expect(foldText("Żółć, naïve “œuvre” ÇA")).toBe("zolc, naive “oeuvre” ca");
  });
});
