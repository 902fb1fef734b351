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
  expect(verdict.evidence[0]?.received).toBe("“Contact”: none of 2 fields is marked as required");
});

it("names the fields where each has a name that people see", () => {
  const named = [
    field({ label: "Name", labelFrom: "label" }),
    field({ type: "email", label: "E-mail *", labelFrom: "label" }),
  ];
  expect(run(form({ fields: named })).evidence[0]?.meaning).toBe(
    "Nothing tells which of Name and E-mail must be filled in.",
  );
  const unnamed = fields({ label: "", labelFrom: "none" });
  expect(run(form({ fields: unnamed })).evidence[0]?.meaning).toBe("Nothing tells which fields must be filled in.");
});

it("is not asked of a newsletter box or a search", () => {
  expect(run(form({ fields: [field({ type: "email" })] }), form({ fields: [field({ type: "search" })] })).status).toBe(
    "na",
  );
});

it("is not asked of a form with one question to choose an answer of", () => {
  const choices = ["Email or phone", "Post", "None"].map((label) => field({ type: "radio", name: "w", label }));
  expect(run(form({ fields: choices })).status).toBe("na");
  expect(run(form({ fields: [...choices, field({ tag: "textarea", name: "m" })] })).status).toBe("fail");
});
