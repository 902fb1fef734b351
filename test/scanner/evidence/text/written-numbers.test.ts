import { describe, expect, it } from "vitest";
import { TIME } from "../../../../src/scanner/evidence/text/time-units.ts";
import { numberOf } from "../../../../src/scanner/evidence/text/written-numbers.ts";

describe("numbers in words", () => {
  it.each([
    ["cztery", 4],
    ["Zwölf", 12],
    ["duas", 2],
    ["7", 7],
  ])("reads %s", (said, value) => {
    expect(numberOf(said)).toBe(value);
  });

  it("reads no other word", () => {
    expect(numberOf("some")).toBeNaN();
  });
});

describe("units of time", () => {
  it.each(["innerhalb eines Werktags", "within 30 minutes", "w ciągu dwóch dni roboczych", "entro una settimana"])(
    "are named in %s",
    (said) => {
      expect(TIME.test(said)).toBe(true);
    },
  );

  it.each(["Rispondiamo ora", "daylight", "Std. Lieferung", "min. order"])("are not named in %s", (said) => {
    expect(TIME.test(said)).toBe(false);
  });
});
