import { describe, expect, it } from "vitest";
import { pagesWhich } from "../../../src/scanner/evidence/access/access-phrases.ts";

const say = (good: number, of: number) => pagesWhich({ good, of }, "read", { one: "names it", many: "name it" });

describe("pagesWhich", () => {
  it("agrees in number whatever the counts", () => {
    expect([say(1, 1), say(0, 1), say(2, 2), say(16, 16), say(0, 16), say(1, 16), say(3, 16)]).toEqual([
      "The one page read names it",
      "No page read names it",
      "Both pages read name it",
      "All 16 pages read name it",
      "None of the 16 pages read names it",
      "1 of 16 pages read names it",
      "3 of 16 pages read name it",
    ]);
  });
});
