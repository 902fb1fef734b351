import { countOf, isSingular, listOf, shareOf } from "../../../model/words.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { isContentPage } from "../../evidence/answers/answers-content.ts";
import { defineCheck, judgePages } from "../define-check.ts";

const LEAST_WORDS = 80;

export const headingsReal = defineCheck({
  id: "headings-real",
  agent: "essentials",
  category: "Extractability",
  counts: ["aeo"],
  severity: 2,
  evidence: "B",
  needs: ["pages"],
  title: "Headings are real headings",
  why: "Answer engines cut a page into passages at its headings. Text that only looks like a heading runs into what stands around it, and the passage is not found.",
  fix: "Turn the text that stands above each part on {pages|pages without headings} into h1, h2 or h3 elements and keep the look in the style sheet.",
  effort: "S",
  reference: "https://www.w3.org/TR/html-aam-1.0/#el-h1-h6",
  nowhere: "No page of content that was read has 80 words.",
  headline: ({ name }) => `An assistant cannot tell where one topic on the pages of ${name} ends`,
  run({ pages }) {
    return judgePages(
      pages,
      (page) => {
        if (!isContentPage(page) || page.mainText.words < LEAST_WORDS) return null;
        const real = page.headings.filter(({ hidden, text }) => !hidden && text.trim() !== "");
        const styled = page.counts.styledHeadings;
        if (real.length > 0 && styled <= real.length) return true;
        const shown = listOf(real.map(({ level, text }) => `h${level} “${quoteOf(text)}”`));
        return {
          received: `${countOf(real.length, "heading element")}${shown && `: ${shown}`}; ${countOf(styled, "element")} styled like a heading`,
          meaning:
            real.length === 0
              ? `Nothing on this page is marked as a heading, in ${page.mainText.words} words of text.`
              : "Most of what looks like a heading here is plain text to a machine.",
        };
      },
      ({ good, of }) =>
        `${shareOf(good, of, "page")} with 80 words of text or more ${isSingular(good, of) ? "marks its" : "mark their"} headings as such.`,
    );
  },
});
