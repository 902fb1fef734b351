import { expect, it } from "vitest";
import { dataPlace } from "../../../src/scanner/insight/data-told.ts";
import type { SiteReading } from "../../../src/scanner/insight/signals/site-reading.ts";
import { page, text } from "../../fixtures/site.ts";

const reading = (...pages: ReturnType<typeof page>[]) =>
  ({ pages: pages.map((facts) => ({ facts, path: "/demo", words: "", lines: [] })) }) as unknown as SiteReading;

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
