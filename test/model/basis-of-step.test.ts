import { expect, it } from "vitest";
import { basisOf } from "../../src/model/basis-of-step.ts";

it("takes what a step rests on from the step, whatever its description says", () => {
  expect(basisOf({ isManual: true, description: "as they say: “We type it in.”", basis: "quoted" })).toBe("quoted");
});

it.each([
  ["told", false, "as /process tells it"],
  ["told", true, "as /process tells it"],
  ["quoted", true, "“We type it in.”"],
  ["promised", true, "promised: “We answer within a day.”"],
  ["quoted", false, "done by the customer: “Call us to book.”"],
  ["usual", false, "done by the customer"],
  ["usual", false, "done by a program as a rule"],
  ["usual", true, undefined],
  ["seen", false, undefined],
  ["seen", false, "“Book online.”"],
] as const)(
  "has of a report from before it was kept a step that is %s (by hand %s): %s",
  (basis, isManual, description) => {
    expect(basisOf({ isManual, description })).toBe(basis);
  },
);
