import { expect, it } from "vitest";
import { labelsJoined } from "../../../../src/scanner/evidence/text/joined-labels.ts";

const LABELS = new Set(["Home", "Services", "Service areas", "Get a quote", "Report a fault", "Call us"]);

it.each([
  ["Home Services Service areas Get a quote", 4],
  ["Report a fault Call us", 2],
  ["Call us", 1],
  ["Home > Services", 2],
])("“%s” joins %i labels", (text, count) => {
  expect(labelsJoined(text, LABELS)).toBe(count);
});

it.each([
  "Call us to report a fault of your heating",
  "Services, home and away.",
  "Home is where we bring our Services",
  "",
])("“%s” says more than labels do", (text) => {
  expect(labelsJoined(text, LABELS)).toBe(0);
});
