import { describe, expect, it } from "vitest";
import { quotedOnce, toldElsewhere } from "../../../../src/scanner/insight/told-elsewhere.ts";
import { text } from "../../../fixtures/site.ts";
import { AGENCY, claimsOf, inner, home } from "./claimed-by-kind.ts";
import { claimOf } from "./claim.ts";

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

describe("a sentence that tells as much of two kinds of work", () => {
  const both = "Please bring your documents when you enrol.";
  const sign = (quote: string) => ({ url: "https://example-clinic.com/", region: "body", quote });
  const papers = (...quotes: string[]) => claimOf({ id: "wf-document-collection", evidence: quotes.map(sign) });
  const places = (...quotes: string[]) => claimOf({ id: "wf-admissions", evidence: quotes.map(sign) });

  it("stands at the surer one where both have another sentence", () => {
    const claims = [papers(both, "We check the documents."), places(both, "Admissions open in May.")];
    expect(claims.map((claim) => [...toldElsewhere(claim, claims)])).toEqual([[], [both]]);
  });

  it("stands where no other sentence is at hand, and at both where neither has one", () => {
    const one = [papers(both, "We check the documents."), places(both)];
    expect(one.map((claim) => [...toldElsewhere(claim, one)])).toEqual([[both], []]);
    const none = [papers(both), places(both)];
    expect(none.map((claim) => [...toldElsewhere(claim, none)])).toEqual([[], []]);
  });

  it("stands at one of the two, unless the other has nothing else to show", () => {
    const quotesOf = (...claims: ReturnType<typeof claimOf>[]) =>
      quotedOnce(claims).map(({ evidence }) => evidence.map(({ quote }) => quote));
    expect(quotesOf(papers(both, "We check the documents."), places(both, "Admissions open in May."))).toEqual([
      [both, "We check the documents."],
      ["Admissions open in May."],
    ]);
    expect(quotesOf(papers(both), places(both))).toEqual([[both], [both]]);
    const made = { ...sign("Shopify"), region: "technology" };
    const bare = claimOf({ id: "wf-admissions", evidence: [sign(both), made] });
    expect(quotesOf(papers(both, "We check the documents."), bare)[1]).toEqual([both, "Shopify"]);
    const phone = { url: "https://example-clinic.com/", region: "channel", quote: "Phone link tel:555" };
    const called = claimOf({ id: "wf-admissions", evidence: [phone, sign("Admissions open in May.")] });
    expect(quotedOnce([claimOf({ id: "wf-appointment", evidence: [phone] }), called])[1]?.evidence).toHaveLength(2);
  });
});
