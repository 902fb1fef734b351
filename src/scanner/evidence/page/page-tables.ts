// Tables: their size, whether their cells are told what they are, and the texts of the first rows.
import { HTML_LIMITS, TEXT_LIMITS } from "./html-limits.ts";
import { countFields, inherit, keepPlacedFact, onClose, textOf } from "./page-elements.ts";
import type { TableFacts } from "../page-facts.ts";
import type { OpenElement, ParserState, TableDraft } from "./page-parser-state.ts";

/** HTML Standard §4.9.11 caps colspan at 1,000; a table that wide is no table for reading. */
const MAX_SPAN = 100;

export function readTable(state: ParserState, element: OpenElement): void {
  const outer = element.within.table;
  if (outer !== null) outer.hasNested = true;
  const { role } = element.attributes;
  const facts: TableFacts = {
    rows: 0,
    columns: 0,
    hasTh: false,
    hasScope: false,
    hasCaption: false,
    hasSpans: false,
    isLayout: false,
    region: element.within.region,
    cells: [],
    heading: state.heading,
  };
  const isMarkedLayout = role === "presentation" || role === "none";
  const draft: TableDraft = { facts, isMarkedLayout, isNested: outer !== null, hasNested: false, rowCells: 0 };
  inherit(element, { table: draft });
  const fields = countFields(state, element);
  keepPlacedFact(state, state.facts.tables, facts, { most: HTML_LIMITS.tables, cap: "tables" });
  onClose(element, () => {
    // Labels and fields row by row hold nothing to look up; a price with its button does.
    const isForm = countFields(state, element) - fields >= facts.rows;
    const isNamed = facts.hasTh || facts.hasCaption || facts.hasScope;
    facts.isLayout = isLayout(draft) || (!isNamed && isForm && element.within.form !== null);
  });
}

export function readRow(_state: ParserState, element: OpenElement): void {
  const { table } = element.within;
  if (table === null) return;
  table.facts.rows++;
  table.rowCells = 0;
  if (table.facts.cells.length < HTML_LIMITS.tableRows) table.facts.cells.push([]);
}

/** <td> and <th>. */
export function readCell(state: ParserState, element: OpenElement): void {
  const { table } = element.within;
  if (table === null) return;
  const { facts } = table;
  const { colspan, rowspan, scope } = element.attributes;
  if (element.tag === "th") facts.hasTh = true;
  if (scope !== undefined) facts.hasScope = true;
  if (spanOf(colspan) > 1 || spanOf(rowspan) > 1) facts.hasSpans = true;
  table.rowCells += spanOf(colspan);
  facts.columns = Math.max(facts.columns, table.rowCells);
  const row = facts.rows <= HTML_LIMITS.tableRows ? facts.cells.at(-1) : undefined;
  if (row === undefined || row.length >= HTML_LIMITS.tableCells) return;
  const at = row.push("") - 1;
  onClose(element, () => {
    row[at] = textOf(state, element, TEXT_LIMITS.cell, "eyes");
  });
}

export function readCaption(_state: ParserState, element: OpenElement): void {
  if (element.within.table !== null) element.within.table.facts.hasCaption = true;
}

/**
 * Marked as presentation, built around another table, one cell wide or high, or nested. A nested table that names its
 * columns stays data: pages laid out with tables nest their data tables too.
 */
function isLayout({ facts, isMarkedLayout, isNested, hasNested }: TableDraft): boolean {
  if (isMarkedLayout || hasNested || facts.rows <= 1 || facts.columns <= 1) return true;
  return isNested && !facts.hasTh && !facts.hasCaption;
}

function spanOf(value: string | undefined): number {
  const span = Number.parseInt(value ?? "", 10);
  return span >= 1 ? Math.min(span, MAX_SPAN) : 1;
}
