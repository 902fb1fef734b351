import { expect, it } from "vitest";
import { positiveTabindex } from "../../../../src/scanner/checks/operability/positive-tabindex.ts";
import { anchor, page, site } from "../../../fixtures/site.ts";

const run = (count: number) =>
  positiveTabindex.run(
    site({
      pages: [page({ anchors: [anchor("https://example-clinic.com/a", "A")], aria: { positiveTabindex: count } })],
    }),
  );

it("passes the order of the page", () => {
  expect(run(0).status).toBe("pass");
});

it("fails a forced order and counts its elements", () => {
  expect(run(3)).toMatchObject({
    status: "fail",
    score: 0,
    evidence: [{ received: "3 elements with a forced place" }],
  });
});

it("is not asked of pages without controls", () => {
  expect(positiveTabindex.run(site({ pages: [page()] })).status).toBe("na");
});
