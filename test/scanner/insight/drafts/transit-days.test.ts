import { expect, it } from "vitest";
import { findPrices } from "../../../../src/scanner/evidence/text/text-prices.ts";
import { transitIn, transitTime } from "../../../../src/scanner/insight/drafts/transit-days.ts";

const daysIn = (text: string): unknown => transitIn(text, findPrices(text));

it.each([
  ["Shipping costs €4.90 and takes 2 to 3 working days.", [{ least: 2, most: 3 }]],
  ["Der Versand kostet 4,90 € und dauert zwei Werktage, nach Österreich 9,90 € und vier Werktage.", [2, 4]],
  ["La livraison coûte 4,90 € et prend 2 à 3 jours ouvrés.", [{ least: 2, most: 3 }]],
  ["El envío cuesta 4,90 € y tarda tres días laborables.", [3]],
  ["O envio custa 4,90 € e demora 3 dias úteis.", [3]],
  ["La spedizione costa 4,90 € e richiede due giorni lavorativi.", [2]],
  ["Verzending kost € 4,90 en duurt 1-2 werkdagen.", [{ least: 1, most: 2 }]],
  ["Dostawa kosztuje 14,90 zł i trwa 3 dni robocze.", [3]],
])("is read beside each price: %s", (text, days) => {
  const spans = days.map((one) => (typeof one === "number" ? { least: null, most: one } : one));
  expect(daysIn(text)).toEqual(spans.map((one) => ({ ...one, areWorkingDays: true })));
});

it("counts any days where the text does, and says of working days which ones they are", () => {
  const [any] = transitIn(
    "Shipping costs €4.90 and takes 3 days.",
    findPrices("Shipping costs €4.90 and takes 3 days."),
  );
  expect(any).toEqual({ least: null, most: 3 });
  expect(transitTime({ least: null, most: 3 })).not.toHaveProperty("businessDays");
  expect(transitTime({ least: null, most: 3, areWorkingDays: true })).toMatchObject({
    businessDays: expect.arrayContaining(["https://schema.org/Friday"]) as unknown,
    duration: { maxValue: 3, unitCode: "DAY" },
  });
});

it.each([
  "Shipping costs €4.90, and we dispatch within two days.",
  "Der Versand kostet 4,90 €; das Paket verlässt uns nach zwei Tagen.",
  "Shipping costs €4.90 here and €9.90 abroad, and takes two days.",
  "Shipping costs €4.90. Pay within 90 days.",
  "Der Versand kostet 4,90 €, zahlbar innerhalb von 14 Tagen.",
  "Delivery costs £4.95, seven days a week.",
  "Click and collect delivery costs £2.95, parcels are held for 7 days.",
  "Lieferung 4,90 €, Abholung an 6 Tagen die Woche.",
])("and nowhere else: %s", (text) => {
  expect(daysIn(text)).toEqual([]);
});
