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
  [{ hasAction: false }, "has no address to send to"],
  [{ attributes: { action: "#" } }, "is sent to “#”"],
  [{ action: "mailto:info@example-clinic.com" }, "opens a mail program"],
  [{ action: "http://example-clinic.com/send" }, "is sent over an insecure connection"],
])("fails a form with %j", (over, fault) => {
  const verdict = run(form({ fields, label: "Contact", ...over }));
  expect(verdict).toMatchObject({ status: "fail", score: 0 });
  expect(verdict.evidence[0]?.received).toBe(`1 of 1 form: “Contact” ${fault}`);
});

it("is not asked of a search box", () => {
  expect(run(form({ hasAction: false, method: "get", fields: [field({ type: "search" })] })).status).toBe("na");
});
