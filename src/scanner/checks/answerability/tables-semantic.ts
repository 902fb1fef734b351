import { isSingular, partOf, shareOf, theCount } from "../../../model/words.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { dataTables } from "../../evidence/answers/answers-tables.ts";
import { defineCheck, judgePages } from "../define-check.ts";

export const tablesSemantic = defineCheck({
  id: "tables-semantic",
  agent: "answerability",
  category: "Extractability",
  counts: ["aeo"],
  severity: 1,
  evidence: "B",
  needs: ["pages"],
  title: "Tables name their columns or rows",
  why: "A value in a table means something only together with its heading. Without header cells a machine reads a row of numbers.",
  fix: "Mark the cells that name a column or row on {pages|the site} as header cells (th with scope).",
  effort: "S",
  reference: "https://www.w3.org/TR/html-aam-1.0/#el-th",
  nowhere: "No page read has a table of two rows and columns or more.",
  headline: ({ name }) => `Values in tables on the pages of ${name} lose what they stand for`,
  run({ pages }) {
    return judgePages(
      pages,
      (page) => {
        const tables = dataTables(page);
        if (tables.length === 0) return null;
        const bare = tables.filter(({ hasTh, hasScope }) => !hasTh && !hasScope);
        const [first] = bare;
        if (!first) return true;
        return {
          received: `${partOf(bare.length, tables.length, "table")} without header cells; first row: “${quoteOf(first.cells[0]?.join(" | ") ?? "")}”`,
          meaning: `Nothing says what ${theCount(first.columns, "column")} of this table ${first.columns === 1 ? "holds" : "hold"}.`,
        };
      },
      ({ good, of }) =>
        `${shareOf(good, of, "page")} with tables ${isSingular(good, of) ? "names" : "name"} their columns or rows.`,
    );
  },
});
