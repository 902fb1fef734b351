import { describe, expect, it } from "vitest";
import { soldToolKinds } from "../../../src/scanner/insight/sold-tools.ts";
import { page, profile, text } from "../../fixtures/site.ts";

const kindsOf = (line: string, industry: "marketing" | "healthcare" = "marketing"): string[] => [
  ...soldToolKinds({
    pages: [page({ kind: "home", blocks: [text(line)] })],
    profile: profile({ industry: { value: industry } }),
  }),
];

describe("a kind of tool that the business makes itself", () => {
  it.each([
    ["Our own social media tool for busy teams", "social-scheduler"],
    ["Peppi ist unser hauseigenes Social-Media-Tool für Unternehmen", "social-scheduler"],
    ["Notre logiciel de facturation en ligne", "invoicing"],
    ["Nuestra plataforma de reservas", "booking"],
    ["Nossa plataforma de agendamento", "booking"],
    ["La nostra piattaforma di fatturazione", "invoicing"],
    ["Onze eigen CRM software", "crm"],
    ["Nasza własna aplikacja do rezerwacji: nasza rezerwacyjna aplikacja", "booking"],
  ])("is told by %s", (line, kind) => {
    expect(kindsOf(line)).toEqual([kind]);
  });

  it.each([
    "We plan social media for clients with the best tools.",
    "Our team runs your newsletter.",
    "Unser System: erst reden, dann planen. Social Media gehört dazu.",
  ])("is none in %s", (line) => {
    expect(kindsOf(line)).toEqual([]);
  });

  it("is none where the trade is another: there the tool was bought", () => {
    expect(kindsOf("Our online booking system is open day and night", "healthcare")).toEqual([]);
  });
});
