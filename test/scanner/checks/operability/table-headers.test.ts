import { expect, it } from "vitest";
import { tableHeaders } from "../../../../src/scanner/checks/operability/table-headers.ts";
import { page, site } from "../../../fixtures/site.ts";
import { table } from "../answerability/table-fixture.ts";

const run = (over: Parameters<typeof table>[0]) => tableHeaders.run(site({ pages: [page({ tables: [table(over)] })] }));

it("passes header cells; merged cells need a scope beside them", () => {
  expect(run({}).status).toBe("pass");
  expect(run({ hasSpans: true, hasScope: true }).status).toBe("pass");
});

it("fails a table without headings, or with merged cells and headings that cover nobody knows what", () => {
  expect(run({ hasTh: false }).evidence[0]).toMatchObject({
    received: "the one table; first row “Treatment | Price”",
    meaning: "No cell is marked as a heading.",
  });
  expect(run({ hasSpans: true })).toMatchObject({ status: "fail", score: 0 });
});

it("is not asked of layout tables", () => {
  expect(run({ isLayout: true }).status).toBe("na");
});
