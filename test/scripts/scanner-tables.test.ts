import { expect, it } from "vitest";
import { assertIsData, composeTables } from "../../scripts/lib/scanner-tables.ts";

it("every table of the scanner holds what JSON carries", { timeout: 60_000 }, async () => {
  const { text } = await composeTables();
  expect(Object.keys(JSON.parse(text) as object).length).toBeGreaterThan(10);
});

it.each([
  ["a function", () => 1],
  ["a list with a pattern", [/a/]],
  ["a map", new Map([["a", 1]])],
  ["a missing value", { a: undefined }],
])("%s is refused with the name of its module", (_what, value) => {
  expect(() => assertIsData("src/words.ts", "WORDS", value)).toThrow(
    "src/words.ts exports WORDS, which JSON cannot carry",
  );
});

it("plain data is taken", () => {
  expect(() => assertIsData("src/words.ts", "WORDS", [{ token: "one", documentation: null }])).not.toThrow();
});
