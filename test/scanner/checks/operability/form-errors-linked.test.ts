import { expect, it } from "vitest";
import { formErrorsLinked } from "../../../../src/scanner/checks/operability/form-errors-linked.ts";
import { field, form, page, site } from "../../../fixtures/site.ts";

const fields = (over = {}) => [field(), field({ type: "email", ...over })];
const run = (...forms: ReturnType<typeof form>[]) => formErrorsLinked.run(site({ pages: [page({ forms })] }));

it.each([{ required: true }, { pattern: true }, { describedBy: true }])("passes a form with %j", (over) => {
  expect(run(form({ fields: fields(over) })).status).toBe("pass");
});

it("fails a form that says nothing before it is sent", () => {
  const verdict = run(form({ label: "Contact", fields: fields() }));
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
  expect(verdict.evidence[0]?.received).toBe("“Contact”: none of 2 fields is marked as required or described");
});

it("is not asked of a newsletter box or a search", () => {
  expect(run(form({ fields: [field({ type: "email" })] }), form({ fields: [field({ type: "search" })] })).status).toBe(
    "na",
  );
});
