import { countOf, isSingular, shareOf } from "../../../model/words.ts";
import { isContentPage } from "../../evidence/answers/answers-content.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { findFakeLists, hasRealLists } from "../../evidence/answers/answers-lists.ts";
import { defineCheck, judgePages } from "../define-check.ts";

export const listsSemantic = defineCheck({
  id: "lists-semantic",
  agent: "answerability",
  category: "Extractability",
  counts: ["aeo"],
  severity: 1,
  evidence: "B",
  needs: ["pages"],
  title: "Lists are real lists",
  why: "A list made of dashes and line breaks becomes one long line when a page is read by a machine; its entries run together.",
  fix: "Turn the lines on {pages|the site} that start with a bullet or dash into list elements.",
  effort: "S",
  reference: "https://www.w3.org/TR/html-aam-1.0/#el-ul",
  nowhere: "No list was recognized on the pages of content that were read.",
  headline: ({ name }) => `Lists on the pages of ${name} run together when a machine reads them`,
  run({ pages }) {
    return judgePages(
      pages,
      (page) => {
        if (!isContentPage(page)) return null;
        const fake = findFakeLists(page);
        if (fake.count === 0) return hasRealLists(page) ? true : null;
        return {
          received: `${countOf(fake.count, "list")} made of plain text: “${quoteOf(fake.example)}”`,
          meaning: "",
        };
      },
      ({ good, of }) =>
        `${shareOf(good, of, "page")} with lists ${isSingular(good, of) ? "marks" : "mark"} all of them up as lists.`,
    );
  },
});
