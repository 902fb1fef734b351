import { expect, it } from "vitest";
import { noticeOver } from "../../src/model/draft.ts";

it("says where to paste only over drafts that go into a page", () => {
  expect(noticeOver([{ kind: "robots" }])).toBe(
    "This draft is made from what was read on the site: check every line, and fill in what stands in [brackets], before you publish it.",
  );
  expect(noticeOver([{ kind: "robots" }, { kind: "html" }], "a.example")).toMatch(
    /^These 2 drafts are made from what was read on a\.example: .* before you publish them; scripts, .* go into the head .*\.$/,
  );
});
