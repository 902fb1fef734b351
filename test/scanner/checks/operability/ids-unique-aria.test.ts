import { expect, it } from "vitest";
import { idsUniqueAria } from "../../../../src/scanner/checks/operability/ids-unique-aria.ts";
import { page, site } from "../../../fixtures/site.ts";

it("passes when identifiers that labels use stand once", () => {
  expect(idsUniqueAria.run(site({ pages: [page()] })).status).toBe("pass");
});

it("fails and names those that stand twice", () => {
  const verdict = idsUniqueAria.run(site({ pages: [page({ aria: { duplicateIds: ["email", "name"] } })] }));
  expect(verdict).toMatchObject({
    status: "fail",
    score: 0,
    evidence: [{ received: "used more than once: “email” and “name”" }],
  });
});

it("is not asked of an empty document", () => {
  expect(idsUniqueAria.run(site({ pages: [page({ counts: { nodes: 0 } })] })).status).toBe("na");
});
