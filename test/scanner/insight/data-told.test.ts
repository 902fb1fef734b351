import { expect, it } from "vitest";
import { dataPlace, ownData } from "../../../src/scanner/insight/data-told.ts";
import type { SiteReading } from "../../../src/scanner/insight/signals/site-reading.ts";
import { field, form, page, text } from "../../fixtures/site.ts";

const reading = (...pages: ReturnType<typeof page>[]) =>
  ({ pages: pages.map((facts) => ({ facts, path: "/demo", words: "", lines: [] })) }) as unknown as SiteReading;
const asking = form({ label: "Book a demo", fields: [field({ name: "name" }), field({ name: "email" })] });

it.each([
  ["Thirty minutes on your own stops.", true],
  ["We show the planner with your data.", true],
  ["Wir zeigen es mit Ihren Daten.", true],
  ["Try it in your own time.", false],
  ["See it on your own screen.", false],
  ["Explore it on your own.", false],
  ["See it with your own invoices.", true],
  ["Deploy on your own infrastructure", false],
  ["Run it on your own servers.", false],
  ["Using your own domain", false],
  ["Work with your own team.", false],
  ["You are on your own when it breaks.", false],
])("a demo held on data of the visitor: %s", (line, isOwn) => {
  const found = ownData(reading(page({ forms: [asking], blocks: [text(line)] })));
  expect(found?.quote ?? null).toBe(isOwn ? line : null);
  expect(ownData(reading(page({ blocks: [text(line)] })))).toBeNull();
  expect(ownData(reading(page({ forms: [asking], blocks: [text(line, { heading: 2 })] })))).toBeNull();
});

it.each([
  ["Data is stored in Frankfurt and encrypted at rest.", true],
  ["All customer data is hosted within the EU.", true],
  ["Ihre Daten werden in Deutschland gespeichert.", true],
  ["Vos données sont hébergées en France.", true],
  ["Tus datos se almacenan en España.", true],
  ["Data is stored in plain text files.", false],
  ["Data is encrypted. We work in Frankfurt.", false],
  ["We never sell it. Data is held in the United States.", true],
  ["Os dados são armazenados no Brasil.", true],
  ["Ihre Daten liegen in Silos.", false],
  ["Ihre Daten liegen in Excel-Tabellen.", false],
  ["Daten werden gespeichert in Übereinstimmung mit der DSGVO.", false],
  ["Your customer data is stored in Excel, Slack and three other tools.", false],
  ["Data is held in Trust by us.", false],
  ["Your data is never stored in the United States.", false],
  ["Your data is not hosted in the EU.", false],
  ["No data is stored in the US.", false],
  ["Ihre Daten werden nicht in Deutschland gespeichert.", false],
])("a place where data lies: %s", (line, isPlace) => {
  expect(dataPlace(reading(page({ blocks: [text(line)] })))?.quote ?? null).toBe(isPlace ? line : null);
  expect(dataPlace(reading(page({ kind: "legal", blocks: [text(line)] })))).toBeNull();
});
