import { describe, expect, it } from "vitest";
import { memoByPage, memoByParts } from "../../../src/scanner/evidence/memo-by-page.ts";
import { memoByText } from "../../../src/model/memo-by-text.ts";

/** A reading that tells how often it was made. */
function counting<Parts extends unknown[], Answer>(read: (...parts: Parts) => Answer) {
  const asked: Parts[] = [];
  return { asked, read: (...parts: Parts): Answer => (asked.push(parts), read(...parts)) };
}

describe("a reading of short texts", () => {
  it("is made once for each text, null included", () => {
    const { asked, read } = counting((text: string) => (text === "a" ? null : text.length));
    const once = memoByText(10, read);
    expect([once("a"), once("bb"), once("a"), once("bb")]).toEqual([null, 2, null, 2]);
    expect(asked).toHaveLength(2);
  });

  it("is forgotten when too many texts are known, and right afterwards", () => {
    const { asked, read } = counting((text: string) => `${text}!`);
    const once = memoByText(2, read);
    expect(["a", "b", "c", "a"].map(once)).toEqual(["a!", "b!", "c!", "a!"]);
    expect(asked).toHaveLength(4);
  });

  it("is not kept for a long text, of which a hostile page could send many", () => {
    const { asked, read } = counting((text: string) => text.length);
    const once = memoByText(10, read);
    const long = "x".repeat(301);
    expect([once(long), once(long)]).toEqual([301, 301]);
    expect(asked).toHaveLength(2);
  });
});

describe("a reading of evidence", () => {
  it("is made once for an object", () => {
    const { asked, read } = counting((page: { words: number }) => page.words);
    const once = memoByPage(read);
    const page = { words: 3 };
    expect([once(page), once(page), once({ words: 3 })]).toEqual([3, 3, 3]);
    expect(asked).toHaveLength(2);
  });

  it("of several parts is made anew as soon as one of them is another object", () => {
    const { asked, read } = counting((pages: string[], profile: { name: string }) => ({
      said: pages.includes(profile.name),
    }));
    const once = memoByParts(read);
    const pages = ["Harbor"];
    const harbor = { name: "Harbor" };
    expect(once(pages, harbor)).toBe(once(pages, harbor));
    expect(once(pages, { name: "Other" })).toEqual({ said: false });
    expect(once(pages, harbor)).toEqual({ said: true });
    expect(asked).toHaveLength(3);
  });
});
