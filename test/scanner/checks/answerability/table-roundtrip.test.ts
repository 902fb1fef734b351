import { expect, it } from "vitest";
import { tableRoundtrip } from "../../../../src/scanner/checks/answerability/table-roundtrip.ts";
import { findLostCells, readGfm, writeGfm } from "../../../../src/scanner/evidence/answers/answers-tables.ts";
import { page, site } from "../../../fixtures/site.ts";
import { table } from "./table-fixture.ts";

const run = (one: ReturnType<typeof table>) => tableRoundtrip.run(site({ pages: [page({ tables: [one] })] }));

it("passes a table whose cells all come back, pipes and backslashes included", () => {
  expect(run(table()).status).toBe("pass");
  const cells = [
    ["a|b", "c\\d"],
    ["", "two\nlines"],
  ];
  expect(readGfm(writeGfm(cells))).toEqual([
    ["a|b", "c\\d"],
    ["", "two lines"],
  ]);
});

it("fails merged cells", () => {
  const verdict = run(table({ hasSpans: true }));
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
  expect(verdict.evidence[0]?.received).toContain("merged cells");
});

it("fails rows longer than the header and names what is lost", () => {
  const cells = [["Plan"], ["Basic", "£10"]];
  expect(findLostCells(cells)).toEqual(["£10"]);
  expect(run(table({ cells })).evidence[0]?.received).toBe("lost: “£10”");
});

it("is not asked of pages without data tables", () => {
  expect(run(table({ rows: 1 })).status).toBe("na");
});
