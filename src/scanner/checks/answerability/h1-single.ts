import { isSingular, listOf, shareOf } from "../../../model/words.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { isOrnament } from "../../evidence/page/page-template.ts";
import { defineCheck } from "../define-check.ts";
import { gradeContent } from "../grade-content.ts";

export const h1Single = defineCheck({
  id: "h1-single",
  agent: "essentials",
  category: "Extractability",
  counts: ["aeo"],
  severity: 1,
  evidence: "B",
  needs: ["pages"],
  title: "Each page has one main heading",
  why: "Readers such as Readability take the one main heading for the topic. Without it they use the browser title, with several they guess.",
  fix: "Give {pages} one h1 at the top that says what the page is about, and make every other h1 an h2.",
  effort: "S",
  reference: "https://github.com/mozilla/readability#readme",
  headline: ({ name }) => `Some pages of ${name} do not say what they are about`,
  run({ pages }) {
    return gradeContent(
      pages,
      (page) => {
        // A page that is empty without scripts is judged where that is judged.
        if (page.kind === "login" || page.visibleText.words === 0) return null;
        const all = page.headings.filter(({ level, text }) => level === 1 && text.trim() !== "" && !isOrnament(text));
        const shown = all.filter(({ hidden }) => !hidden);
        if (shown.length === 1 || (shown.length === 0 && all.length === 1)) return 1;
        if (all.length === 0) {
          const title = page.titles[0] ?? "";
          const lower = page.headings.find(
            ({ hidden, text, region }) => !hidden && region === "main" && text.trim() !== "",
          );
          const instead = lower ? `, the first heading is the h${lower.level} “${quoteOf(lower.text)}”` : "";
          return {
            value: 0,
            received: `no h1${instead}${title ? `; browser title “${title}”` : instead ? "" : " and no browser title"}`,
            meaning: "",
          };
        }
        return {
          value: 0.5,
          received: `${all.length} h1: ${listOf(all.map(({ text }) => `“${quoteOf(text)}”`))}`,
          meaning: "A reader has to guess which of them is the topic.",
        };
      },
      {
        result: ({ good, of }) =>
          `${shareOf(good, of, "page")} ${isSingular(good, of) ? "has" : "have"} exactly one main heading.`,
        notApplicable: "No page read delivers text.",
      },
    );
  },
});
