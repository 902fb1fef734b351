import { expect, it } from "vitest";
import { findPhones } from "../../src/model/find-phones.ts";

it.each([
  ["Telefon: 030 234 56 78 / 030 98 76 54 32", ["0302345678", "03098765432"]],
  ["Tel. 0161 496 0000 / 0161 496 0001", ["01614960000", "01614960001"]],
  ["Telefon: 030 / 234 56 78", ["0302345678"]],
  ["Telefon: 030 234 56 78 / 79", ["030234567879"]],
])("reads numbers beside one another apart: %s", (text, numbers) => {
  expect(findPhones(text).map(({ digits }) => digits)).toEqual(numbers);
});

it("finds no number where digits stand apart, and one in the digits of any script", () => {
  expect(findPhones("In 2 rooms with 3 people and 1 chair, 4 desks, 5 lamps, 6 plants and 7 shelves.")).toEqual([]);
  expect(findPhones("هاتف ٠٣٠ ٢٣٤ ٥٦ ٧٨").map(({ digits }) => digits)).toEqual(["0302345678"]);
});
