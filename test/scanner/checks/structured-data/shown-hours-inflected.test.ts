import { expect, it } from "vitest";
import { findShownHours } from "../../../../src/scanner/evidence/structured/structured-hours-text.ts";
import { page, text } from "../../../fixtures/site.ts";

it.each([
  "Monday to Friday, 8:00 to 17:00",
  "Montags bis freitags 8:00 bis 17:00 Uhr",
  "Od poniedziałku do piątku, 8:00 do 17:00",
  "Pn-Pt od 8:00 do 17:00",
  "С понедельника до пятницы 8:00-17:00",
])("reads five days from %s", (line) => {
  const days = findShownHours(page({ blocks: [text(line)] })).map(({ day }) => day);
  expect(days).toEqual([0, 1, 2, 3, 4]);
});
