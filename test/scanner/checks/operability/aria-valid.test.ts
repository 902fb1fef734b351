import { expect, it } from "vitest";
import { ariaValid } from "../../../../src/scanner/checks/operability/aria-valid.ts";
import { page, site } from "../../../fixtures/site.ts";

const run = (aria: Partial<ReturnType<typeof page>["aria"]>) => ariaValid.run(site({ pages: [page({ aria })] }));

it("passes pages whose marks exist", () => {
  expect(run({}).status).toBe("pass");
});

it("fails misspelled roles and attributes and names them", () => {
  const verdict = run({ invalidRoles: ["buton"], invalidAttributes: ["aria-labeled"] });
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
  expect(verdict.evidence[0]?.received).toBe("role “buton” and attribute aria-labeled");
});

it("fails a page whose whole body is hidden", () => {
  expect(run({ hiddenBody: true }).evidence[0]?.received).toContain("the whole body is hidden");
});

it("is not asked of an empty document", () => {
  expect(ariaValid.run(site({ pages: [page({ counts: { nodes: 0 } })] })).status).toBe("na");
});
