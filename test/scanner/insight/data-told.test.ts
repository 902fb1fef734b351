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
])("a demo held on data of the visitor: %s", (line, isOwn) => {
  const found = ownData(reading(page({ forms: [asking], blocks: [text(line)] })));
  expect(found?.quote ?? null).toBe(isOwn ? line : null);
  expect(ownData(reading(page({ blocks: [text(line)] })))).toBeNull();
});

it.each([
  ["Data is stored in Frankfurt and encrypted at rest.", true],
  ["All customer data is hosted within the EU.", true],
  ["Ihre Daten werden in Deutschland gespeichert.", true],
  ["Vos données sont hébergées en France.", true],
  ["Tus datos se almacenan en España.", true],
  ["Data is stored in plain text files.", false],
  ["Data is encrypted. We work in Frankfurt.", false],
])("a place where data lies: %s", (line, isPlace) => {
  expect(dataPlace(reading(page({ blocks: [text(line)] })))?.quote ?? null).toBe(isPlace ? line : null);
  expect(dataPlace(reading(page({ kind: "legal", blocks: [text(line)] })))).toBeNull();
});
