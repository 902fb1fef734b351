import { describe, expect, it } from "vitest";
import { findFigures } from "../../../../src/scanner/evidence/text/text-figures.ts";

const brief = (text: string, language = "en") =>
  findFigures(text, language).map(({ kind, value }) => `${kind} ${value}`);

describe("findFigures", () => {
  it.each([
    ["en", "We treat 1,250 patients within 5 days and 92% return.", ["count 1250", "measure 5", "percent 92"]],
    ["de", "Wir behandeln 1.250 Patienten in 5 Tagen, 92 % kommen wieder.", ["count 1250", "measure 5", "percent 92"]],
    ["fr", "Nous soignons 1 250 patients en 5 jours, 92 % reviennent.", ["count 1250", "measure 5", "percent 92"]],
    ["pl", "Leczymy 1 250 pacjentów w 5 dni, 92 % wraca.", ["count 1250", "measure 5", "percent 92"]],
    [
      "es",
      "Atendemos a 1.250 pacientes en 5 días y el 92 por ciento vuelve.",
      ["count 1250", "measure 5", "percent 92"],
    ],
    ["ja", "創業から30年、年間1200人が利用", ["measure 30", "measure 1200"]],
  ])("finds the same figures in %s", (language, text, figures) => {
    expect(brief(text, language)).toEqual(figures);
  });

  it("reads money and decimals as the country writes them", () => {
    expect(brief("1.200,50 EUR", "de")).toEqual(["money 1200.5"]);
    expect(brief("250 zl", "pl")).toEqual(["money 250"]);
    expect(brief("0.5 mg and 2.5 kg")).toEqual(["measure 0.5", "measure 2.5"]);
  });

  it.each([
    ["en", "On 12 May 2026 and in 2019 we moved."],
    ["en", "Call 0161 496 0000 or write."],
    ["en", "Open from 9:00 to 17:30."],
    ["en", "Chapter 12 explains it."],
    ["de", "Hauptstraße 12, 12345 Berlin"],
    ["de", "Kapitel 12 erklärt es."],
    ["en", "10 High Street, Falmouth"],
    ["en", "Version 3.2 and 24/7 support"],
    ["fr", "Le 3 mai 2026, au 12 rue Haute"],
  ])("finds none in %s %j", (language, text) => {
    expect(brief(text, language)).toEqual([]);
  });

  it("counts a German noun behind its adjective", () => {
    expect(brief("Über 300 zufriedene Kunden", "de")).toEqual(["count 300"]);
  });
});
