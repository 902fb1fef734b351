import { expect, it } from "vitest";
import { singleSpaced } from "../../../../src/scanner/evidence/text/single-spaced.ts";

it.each([
  ["As it is.", "As it is."],
  ["two  spaces", "two spaces"],
  [" a\n\tline \n of\u00a0its own\u3000 ", " a line of its own "],
  ["\n", " "],
  ["", ""],
])("%j has one space wherever there is white space", (text, expected) => {
  expect(singleSpaced(text)).toBe(expected);
});
