import { expect, it } from "vitest";
import { formNojsSubmit } from "../../../../src/scanner/checks/operability/form-nojs-submit.ts";
import { field, form, page, site } from "../../../fixtures/site.ts";

const run = (...forms: ReturnType<typeof form>[]) => formNojsSubmit.run(site({ pages: [page({ forms })] }));
const fields = [field({ tag: "textarea", type: "textarea" })];

it("passes forms with an address, here or at a form service, and those a host completes", () => {
  expect(run(form({ fields }), form({ fields, action: "https://formspree.io/f/x" })).status).toBe("pass");
  expect(run(form({ fields, hasAction: false, attributes: { "data-netlify": "true" } })).status).toBe("pass");
});

it.each([
  [{ hasAction: false, method: "get" as const }, "names neither an address nor a method"],
  [{ hasAction: false, hasOnsubmit: true }, "is sent by a script only"],
  [{ attributes: { action: "#" } }, "is sent to “#”"],
  [{ action: "mailto:info@example-clinic.com" }, "opens a mail program"],
  [{ action: "http://example-clinic.com/send" }, "is sent over an insecure connection"],
])("fails a form with %j", (over, fault) => {
  const verdict = run(form({ fields, label: "Contact", ...over }));
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
  expect(verdict.evidence[0]?.received).toBe(`the one form: “Contact” ${fault}`);
});

it("speaks of the mail program, and not of scripts, where the form opens one", () => {
  const mails = { fields, action: "mailto:info@example-clinic.com" };
  const verdict = run(form(mails));
  expect(verdict.situation).toContain("opens a mail program");
  expect(verdict.fix).toContain("in place of mailto:");
  expect(JSON.stringify(verdict.evidence)).not.toContain("Without the page's scripts");
  expect(formNojsSubmit.headline?.({ name: "X", people: "clients", pages: "" } as never, verdict.evidence)).toContain(
    "a mail program is set up",
  );
  expect(run(form(mails), form({ fields, hasAction: false, method: "get" })).fix).toBeUndefined();
});

it("passes a form that posts without an address, which goes to its own page", () => {
  expect(run(form({ fields, hasAction: false, method: "post" })).status).toBe("pass");
  expect(run(form({ fields, hasOnsubmit: true })).status).toBe("pass");
});

it("fails a form whose only button calls a script", () => {
  const forms = [form({ fields, hasAction: false, submitTexts: [] })];
  const button = { tag: "button", type: "button", name: "Send", nameFrom: "text", region: "main" } as const;
  const buttons = [{ ...button, hidden: false, hasOnclick: true, form: 0, attributes: {} }];
  expect(formNojsSubmit.run(site({ pages: [page({ forms, buttons })] })).status).toBe("fail");
});

it("is not asked of a search box", () => {
  expect(run(form({ hasAction: false, method: "get", fields: [field({ type: "search" })] })).status).toBe("na");
});
