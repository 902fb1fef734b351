import { describe, expect, it } from "vitest";
import { memoByPage } from "../../../src/scanner/evidence/memo-by-page.ts";
import { page } from "../../fixtures/site.ts";

describe("a reading kept by page", () => {
  it("is made once for each page and shared", () => {
    const read: string[] = [];
    const titleOf = memoByPage(({ url }: { url: string }) => {
      read.push(url);
      return [url];
    });
    const [one, other] = [page({ url: "https://a.example/" }), page({ url: "https://b.example/" })];
    expect(titleOf(one)).toBe(titleOf(one));
    expect(titleOf(other)).toEqual(["https://b.example/"]);
    expect(read).toEqual(["https://a.example/", "https://b.example/"]);
  });

  it("keeps an answer of nothing, too", () => {
    let times = 0;
    const find = memoByPage((_of: object): string | null => {
      times += 1;
      return null;
    });
    const of = {};
    expect([find(of), find(of), times]).toEqual([null, null, 1]);
  });
});
