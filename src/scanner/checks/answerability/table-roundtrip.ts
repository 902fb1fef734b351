import { eachOf, partOf } from "../../../model/words.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { dataTables, findLostCells } from "../../evidence/answers/answers-tables.ts";
import { defineCheck, judgePages } from "../define-check.ts";

export const tableRoundtrip = defineCheck({
  id: "table-roundtrip",
  agent: "answerability",
  category: "Extractability",
  counts: ["aeo"],
  severity: 1,
  evidence: "B",
  needs: ["pages"],
  title: "Tables survive being turned into text",
  why: "Assistants read tables as plain text rows. Merged cells and rows of unequal length shift values under the wrong heading on the way.",
  fix: "Repeat the value in every cell instead of merging cells, and give every row the same number of cells.",
  effort: "S",
  reference: "https://github.github.com/gfm/#tables-extension-",
  nowhere: "No page read has a table of two rows and columns or more.",
  headline: ({ name }) => `Table values on the pages of ${name} slip under the wrong heading when read`,
  run({ pages }) {
    return judgePages(
      pages,
      (page) => {
        const tables = dataTables(page);
        if (tables.length === 0) return null;
        for (const table of tables) {
          const lost = findLostCells(table.cells);
          if (!table.hasSpans && lost.length === 0) continue;
          return {
            received:
              lost.length > 0
                ? `lost: “${quoteOf(lost.join(" | "))}”`
                : `merged cells; first row: “${quoteOf(table.cells[0]?.join(" | ") ?? "")}”`,
            meaning: table.hasSpans
              ? "Cells that span rows or columns have no place in a plain text table."
              : "Rows longer than the first lose their last cells.",
          };
        }
        return true;
      },
      ({ good, of }) =>
        good === 0
          ? `${eachOf(of, "page")} has a table that does not come through unharmed.`
          : `The tables on ${partOf(good, of, "page")} come through unharmed.`,
    );
  },
});
