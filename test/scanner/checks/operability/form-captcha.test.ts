import { expect, it } from "vitest";
import { formCaptcha } from "../../../../src/scanner/checks/operability/form-captcha.ts";
import { field, form, page, site } from "../../../fixtures/site.ts";

const contact = form({ fields: [field({ type: "email" }), field({ tag: "textarea", type: "textarea" })] });
const guarded = page({
  url: "https://example-clinic.com/contact",
  forms: [contact],
  tokens: { classes: ["cf-turnstile"], ids: [] },
});

it("passes a contact form without a puzzle", () => {
  expect(formCaptcha.run(site({ pages: [page({ forms: [contact] })] })).status).toBe("pass");
});

it("warns and names the way that is left", () => {
  const channels = [{ type: "booking" as const, pages: [], evidence: "", confidence: "high" as const }];
  const verdict = formCaptcha.run(site({ pages: [guarded], channels }));
  expect(verdict).toMatchObject({
    status: "warn",
    situation: "Turnstile guards the form on /contact. An agent can still use the booking link.",
    evidence: [{ url: guarded.url }],
  });
});

it("says when no other way was found", () => {
  expect(formCaptcha.run(site({ pages: [guarded] })).situation).toContain("No other way in was found.");
});

it("is not asked without a contact form; a log-in is none", () => {
  const login = form({ fields: [field({ type: "email" }), field({ type: "password" })] });
  expect(
    formCaptcha.run(site({ pages: [page({ forms: [login], tokens: { classes: ["g-recaptcha"], ids: [] } })] })).status,
  ).toBe("na");
});
