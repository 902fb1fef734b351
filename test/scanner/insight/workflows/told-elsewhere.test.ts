import { expect, it } from "vitest";
import { text } from "../../../fixtures/site.ts";
import { AGENCY, claimsOf, inner, home } from "./claimed-by-kind.ts";

const quotesOn = (sentence: string) => {
  const contact = inner("/contact", "en", { kind: "contact", blocks: [text(sentence)] });
  const claims = claimsOf({ ...AGENCY, channels: ["phone", "contact-form"] }, home("en"), contact);
  return claims.filter(({ evidence }) => evidence.some(({ quote }) => quote === sentence)).map(({ id }) => id);
};

it("quotes a sentence at the one work whose words it has most", () => {
  expect(quotesOn("Tell us about your project and we will get back to you.")).toEqual(["wf-lead-intake"]);
});

it("takes the answer to what was left in a form for the handling of that inquiry", () => {
  expect(quotesOn("Our team will review your site and contact you within 2 days.")).toEqual(["wf-lead-intake"]);
});

it("quotes it nowhere as a step that is told at other work", () => {
  const sentence = "Tell us about your project and we will get back to you.";
  const contact = inner("/contact", "en", { kind: "contact", blocks: [text(sentence)] });
  const claims = claimsOf({ ...AGENCY, channels: ["phone", "contact-form"] }, home("en"), contact);
  const answering = claims.find(({ id }) => id === "wf-customer-inquiry");
  expect(answering?.manualQuotes).toEqual([]);
  expect(answering?.steps.filter(({ quote }) => quote?.includes(sentence))).toEqual([]);
});
