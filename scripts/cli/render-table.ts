// A table that fits the terminal: the widest columns give way first and wrap.
import { padEnd, padStart, widthOf, wrap } from "./text-layout.ts";
import type { Paint, Style } from "./terminal.ts";

export interface TableColumn {
  title: string;
  isNumber?: boolean;
}
/** Text, with the style it is painted in after it was laid out. */
type Cell = string | { text: string; style: Style };

const GAP = "  ";
const LEAST_COLUMN = 8;

export function renderTable(
  columns: readonly TableColumn[],
  rows: readonly (readonly Cell[])[],
  { width, paint }: { width: number; paint: Paint },
): string {
  const widths = fit(
    columns.map(({ title }, i) => Math.max(widthOf(title), ...rows.map((row) => widthOf(textOf(row[i]))))),
    width - GAP.length * (columns.length - 1),
  );
  const lines = (row: readonly Cell[], style?: Style): string[] => {
    const cells = columns.map((_, i) => wrap(textOf(row[i]), widths[i] ?? LEAST_COLUMN));
    const height = Math.max(...cells.map((cell) => cell.length));
    return Array.from({ length: height }, (_, at) =>
      columns
        .map(({ isNumber = false }, i) => {
          const text = cells[i]?.[at] ?? "";
          const padded = (isNumber ? padStart : padEnd)(text, widths[i] ?? 0);
          return paintWith(paint, style ?? styleOf(row[i]), padded);
        })
        .join(GAP)
        .trimEnd(),
    );
  };
  const head = lines(
    columns.map(({ title }) => title),
    "dim",
  );
  return [...head, ...rows.flatMap((row) => lines(row))].join("\n");
}

/** The natural widths, or as much of them as there is room for. */
function fit(natural: readonly number[], room: number): number[] {
  const widths = [...natural];
  for (let over = widths.reduce((sum, width) => sum + width, 0) - room; over > 0; over--) {
    const widest = Math.max(...widths);
    if (widest <= LEAST_COLUMN) break;
    widths[widths.indexOf(widest)] = widest - 1;
  }
  return widths;
}

const textOf = (cell: Cell | undefined): string => (typeof cell === "object" ? cell.text : (cell ?? ""));
const styleOf = (cell: Cell | undefined): Style | undefined => (typeof cell === "object" ? cell.style : undefined);
const paintWith = (paint: Paint, style: Style | undefined, text: string): string =>
  style === undefined ? text : paint(style, text);
