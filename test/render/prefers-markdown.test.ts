import { describe, expect, it } from "vitest";
import { prefersMarkdown } from "../../src/render/prefers-markdown.ts";

describe("an Accept header", () => {
  it.each([
    ["text/markdown"],
    ["text/markdown, */*"],
    ["text/markdown, text/html"],
    ["text/html;q=0.9, text/markdown"],
    ["TEXT/MARKDOWN;q=0.5, text/html;q=0.4"],
    ["text/markdown; charset=utf-8; q=0.8, */*;q=0.1"],
    ["text/markdown;q=0.2, text/html;q=0"],
  ])("%j asks for Markdown", (accept) => {
    expect(prefersMarkdown(accept)).toBe(true);
  });

  it.each([
    [null],
    [""],
    ["*/*"],
    ["text/*"],
    ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"],
    ["text/html, text/markdown;q=0.9"],
    ["text/markdown;q=0"],
    ["text/markdown;q=0.5, text/*"],
    ["text/markdown;q=0.5, */*;q=0.8"],
    ["text/markdown;q=nonsense"],
    ["application/json"],
    [`${"a/b,".repeat(60)}text/markdown`],
  ])("%j gets HTML", (accept) => {
    expect(prefersMarkdown(accept)).toBe(false);
  });
});
