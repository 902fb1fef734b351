import type { ControlFacts } from "../../../../src/scanner/evidence/page-facts.ts";

/** A button with a name in the main part of a page, outside any form. */
export const button = (name: string, over: Partial<ControlFacts> = {}): ControlFacts => ({
  tag: "button",
  type: "submit",
  name,
  nameFrom: name ? "text" : "none",
  region: "main",
  hidden: false,
  hasOnclick: false,
  form: -1,
  attributes: {},
  ...over,
});
