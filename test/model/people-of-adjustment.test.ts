import { expect, it } from "vitest";
import { peopleOf } from "../../src/model/people-of-adjustment.ts";

const adjusted = { factor: 1.5, applies: "events" } as const;

it.each([
  ["by its number", { ...adjusted, reason: "Told otherwise", people: 1 }, 1],
  ["by its reason in a report from before", { ...adjusted, reason: "1 person against the 3 of a business" }, 1],
  ["not by other numbers", { ...adjusted, reason: "12 places seen" }, null],
  ["not by people who are not compared", { ...adjusted, reason: "60 people are expected at each event" }, null],
])("an adjustment tells of people %s", (_how, adjustment, people) => {
  expect(peopleOf(adjustment)).toBe(people);
});
