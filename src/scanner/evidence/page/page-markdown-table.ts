// Rows of cells -> a GFM table: https://github.github.com/gfm/#tables-extension-

export type TableRow = readonly string[];

/** The first row is the header, as GFM knows no table without one; short rows are filled up. */
export function formatTable(rows: readonly TableRow[]): string {
  const columns = rows.reduce((widest, row) => Math.max(widest, row.length), 1);
  const [header = [], ...body] = rows;
  const rule = Array.from({ length: columns }, () => "---");
  return [header, rule, ...body].map((row) => formatRow(row, columns)).join("\n");
}

function formatRow(row: TableRow, columns: number): string {
  const cells = Array.from({ length: columns }, (_, at) => formatCell(row[at] ?? ""));
  return `| ${cells.join(" | ")} |`;
}

/** A pipe would end the cell, a line break the table. */
function formatCell(text: string): string {
  return text.replace(/\s+/g, " ").trim().replaceAll("|", "\\|");
}
