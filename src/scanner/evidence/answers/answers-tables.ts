// Data tables, and whether they survive being written as Markdown.
import type { PageFacts, TableFacts } from "../page-facts.ts";

/** Tables that hold data: two rows and columns or more, not used for layout. */
export const dataTables = (page: PageFacts): TableFacts[] =>
  page.tables.filter(({ isLayout, rows, columns }) => !isLayout && rows >= 2 && columns >= 2);

/** The table as GitHub Flavored Markdown; the first row is the header, because the format has no table without one. */
export function writeGfm(cells: readonly (readonly string[])[]): string {
  const [head = [], ...body] = cells.map((row) => row.map(escapeCell));
  const line = (row: readonly string[]) => `| ${row.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...body.map(line)].join("\n");
}

/** Reads such a table back: rows are cut or filled to the width of the header, as the format says. */
export function readGfm(markdown: string): string[][] {
  const [head = "", , ...body] = markdown.split("\n");
  const width = splitRow(head).length;
  return [head, ...body].map((line) => {
    const row = splitRow(line).slice(0, width);
    return [...row, ...Array.from({ length: width - row.length }, () => "")];
  });
}

/** Cells that are gone after writing the table as Markdown and reading it back. */
export function findLostCells(cells: readonly (readonly string[])[]): string[] {
  const back = readGfm(writeGfm(cells));
  return cells.flatMap((row, y) => row.filter((cell, x) => oneLine(cell) !== (back[y]?.[x] ?? "")));
}

const oneLine = (cell: string): string => cell.replace(/\s+/g, " ").trim();
const escapeCell = (cell: string): string => oneLine(cell).replaceAll("\\", "\\\\").replaceAll("|", "\\|");

function splitRow(line: string): string[] {
  const cells: string[] = [];
  let cell = "";
  for (let at = line.indexOf("|") + 1; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (sign === "\\") cell += line.charAt((at += 1));
    else if (sign === "|") {
      cells.push(cell.trim());
      cell = "";
    } else cell += sign;
  }
  return cells;
}
