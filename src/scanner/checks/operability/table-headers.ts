import { onPagesOr, partOf } from "../../../model/words.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { dataTables } from "../../evidence/answers/answers-tables.ts";
import { defineCheck, judgePages } from "../define-check.ts";

export const tableHeaders = defineCheck({
  id: "table-headers",
  agent: "page-experience",
  category: "Operability",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["pages"],
  title: "Table values belong to a heading",
  why: "An agent looks up a value by its row and column. Where cells are merged, each heading must say which cells it covers.",
  fix: "Use header cells with scope for the rows and columns of each table on {pages|the site}, and avoid merged cells.",
  effort: "S",
  reference: "https://www.w3.org/TR/WCAG22/#info-and-relationships",
  nowhere: "No page read has a table of two rows and columns or more.",
  headline: ({ name }) => `Agents cannot look up a value in the tables of ${name}`,
  run({ pages }) {
    return judgePages(
      pages,
      (page) => {
        const tables = dataTables(page);
        if (tables.length === 0) return null;
        const loose = tables.filter(({ hasTh, hasScope, hasSpans }) => !hasTh || (hasSpans && !hasScope));
        const [first] = loose;
        if (!first) return true;
        return {
          received: `${partOf(loose.length, tables.length, "table")}; first row “${quoteOf(first.cells[0]?.join(" | ") ?? "")}”`,
          meaning: first.hasTh
            ? "Cells are merged, and no heading says which of them it covers."
            : "No cell is marked as a heading.",
        };
      },
      (counts) =>
        onPagesOr(counts, "with tables", "every value belongs to a heading", "has a value that belongs to no heading"),
    );
  },
});
