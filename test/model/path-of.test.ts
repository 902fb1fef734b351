import { describe, expect, it } from "vitest";
import { pathOf } from "../../src/model/path-of.ts";

describe("the path of a request", () => {
  it.each([
    "https://x.example/",
    "https://x.example/api/insights/scans?domain=a/b#c",
    "http://127.0.0.1:8787/api//health#a?b",
    "https://x.example/a%2Fb/%E2%82%AC",
    "https://user:pw@x.example/a",
    "https://x.example/?a=https://y.example/b",
  ])("is what the parser says: %s", (url) => {
    expect(pathOf(new URL(url).href)).toBe(new URL(url).pathname);
  });
});
