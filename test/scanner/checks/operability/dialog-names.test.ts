import { expect, it } from "vitest";
import { dialogNames } from "../../../../src/scanner/checks/operability/dialog-names.ts";
import { page, site } from "../../../fixtures/site.ts";

const run = (dialogs: number, unnamedDialogs: number) =>
  dialogNames.run(site({ pages: [page({ aria: { dialogs, unnamedDialogs } })] }));

it("passes named dialogs", () => {
  expect(run(2, 0).status).toBe("pass");
});

it("fails nameless ones and counts them", () => {
  expect(run(2, 1)).toMatchObject({
    status: "fail",
    score: 0,
    evidence: [{ received: "1 of 2 dialogs without a name" }],
  });
});

it("is not asked of pages without dialogs", () => {
  expect(run(0, 0).status).toBe("na");
});
