import { expect, it } from "vitest";
import { formLabels } from "../../../../src/scanner/checks/operability/form-labels.ts";
import { field, form, page, site } from "../../../fixtures/site.ts";

const run = (...fields: ReturnType<typeof field>[]) =>
  formLabels.run(site({ pages: [page({ forms: [form({ label: "Contact us", fields })] })] }));

it("passes labels of any kind that stay in sight or are announced", () => {
  expect(run(field(), field({ labelFrom: "aria-label" }), field({ labelFrom: "title" })).status).toBe("pass");
});

it("grades a page by its share of labelled fields; sample text is no label", () => {
  const verdict = run(field(), field({ name: "mail", label: "Email", labelFrom: "placeholder", placeholder: "you@…" }));
  expect(verdict).toMatchObject({ status: "warn", score: 0.5 });
  expect(verdict.evidence[0]).toMatchObject({
    received: "1 of 2 fields without a label; for example “mail” in “Contact us”",
    meaning: "It shows only the sample text “you@…”.",
  });
});

it("says of a label that stands unconnected before a field that it has to be connected", () => {
  const bare = { name: "dba", label: "As above", labelFrom: "placeholder", placeholder: "As above" } as const;
  const verdict = run(field({ ...bare, labelBeside: "Trade name" }));
  expect(verdict.status).toBe("fail");
  expect(verdict.evidence[0]).toMatchObject({
    received: "the one field without a connected label; for example “dba” in “Contact us”",
    meaning: "“Trade name” stands before it and is not connected with it.",
  });
  expect(formLabels.fix).toMatch(/^Connect each field with a label whose `for` names/);
});

it("counts the fields of the one page with forms, and pages where there are several", () => {
  const bare = field({ labelFrom: "none", label: "" });
  expect(run(bare, bare, bare).situation).toMatch(/^None of the 3 form fields has a connected label/);
  expect(run(field(), bare, bare).situation).toMatch(/^1 of 3 form fields has a connected label/);
  const two = ["/a", "/b"].map((path) =>
    page({ url: `https://example-clinic.com${path}`, forms: [form({ label: "Contact us", fields: [bare] })] }),
  );
  expect(formLabels.run(site({ pages: two })).situation).toMatch(/^Each of the 2 pages with forms has a field/);
});

it("fails a form without any", () => {
  expect(run(field({ labelFrom: "none", label: "" })).status).toBe("fail");
});

it("is not asked without fields to fill in", () => {
  expect(run(field({ type: "hidden", labelFrom: "none" })).status).toBe("na");
  expect(formLabels.run(site({ pages: [page({ forms: [form({ hidden: true, fields: [field()] })] })] })).status).toBe(
    "na",
  );
});

it("says so where pages that hold a search box alone are counted as well", () => {
  const at = (path: string, fields: ReturnType<typeof field>[]) =>
    page({ url: `https://example.com${path}`, forms: [form({ fields })] });
  const bare = field({ labelFrom: "none", label: "" });
  const { situation } = formLabels.run(site({ pages: [at("/", [field({ type: "search" })]), at("/contact", [bare])] }));
  expect(situation).toContain("On 1 of 2 pages with forms or a search box");
});

it("asks the same of a form to open an account, and nothing of one to log in", () => {
  const bare = { labelFrom: "placeholder" } as const;
  const mail = field({ ...bare, type: "email", name: "mail", placeholder: "E-mail" });
  const first = field({ ...bare, name: "first", placeholder: "First name" });
  const secret = field({ labelFrom: "none", type: "password", name: "p" });
  expect(run(first, mail, secret).evidence[0]?.received).toContain("all 3 fields without a label");
  expect(run(mail, { ...secret, autocomplete: "new-password" }).status).toBe("fail");
  expect(run(mail, secret).status).toBe("na");
});
