import type { TableFacts } from "../../../../src/scanner/evidence/page-facts.ts";

/** A price table of three rows with header cells. */
export const table = (over: Partial<TableFacts> = {}): TableFacts => ({
  rows: 3,
  columns: 2,
  hasTh: true,
  hasScope: false,
  hasCaption: false,
  hasSpans: false,
  isLayout: false,
  region: "main",
  cells: [
    ["Treatment", "Price"],
    ["Filling | small", "£95"],
    ["Crown", "£480"],
  ],
  heading: -1,
  ...over,
});
