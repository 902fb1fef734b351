import { describe, expect, it } from "vitest";
import { htmlOf, markup } from "../../src/render/markup.ts";

describe("markup", () => {
  it("escapes texts, in elements and in attributes", () => {
    expect(htmlOf(markup`<a title="${`"><b>`}">${"<i>&'"}</a>`)).toBe(
      '<a title="&quot;&gt;&lt;b&gt;">&lt;i&gt;&amp;&#39;</a>',
    );
  });

  it("writes markup as it is, lists one after the other, and nothing for false and null", () => {
    expect(htmlOf(markup`${[markup`<b>`, "<", 3]}${false}${null}`)).toBe("<b>&lt;3");
  });

  it("takes nothing that only looks like markup", () => {
    const forged = JSON.parse('["<b>"]') as string[];
    expect(htmlOf(markup`${forged}`)).toBe("&lt;b&gt;");
  });
});
