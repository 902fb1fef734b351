import { expect, it } from "vitest";
import { tablesSemantic } from "../../../../src/scanner/checks/answerability/tables-semantic.ts";
import { page, site } from "../../../fixtures/site.ts";
import { table } from "./table-fixture.ts";

const run = (...tables: ReturnType<typeof table>[]) => tablesSemantic.run(site({ pages: [page({ tables })] }));

it("passes tables with header cells", () => {
  expect(run(table()).status).toBe("pass");
});

it("fails a table of plain cells and shows its first row", () => {
  const verdict = run(table(), table({ hasTh: false }));
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
  expect(verdict.evidence[0]?.received).toBe("1 of 2 tables without header cells; first row: “Treatment | Price”");
});

it("leaves layout tables out", () => {
  expect(run(table({ isLayout: true, hasTh: false })).status).toBe("na");
});
