import { isSingular, shareOf } from "../../../model/words.ts";
import { nodesOfType, textOf } from "../../evidence/structured/collect-structured.ts";
import { foldText } from "../../evidence/text/text-search.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

export const faqMarkup = defineCheck({
  id: "faq-markup",
  agent: "structured-data",
  category: "Structured data and entity",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["pages", "structured"],
  title: "Questions and answers told to machines",
  why: "Search engines show these for few sites, and no effect on citations was found. What is told must at least be shown.",
  fix: "Keep questions and answers visible on the page; the data for machines is optional.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/appearance/structured-data/faqpage",
  run({ pages, structured }) {
    const faqs = nodesOfType(structured, "FAQPage");
    if (faqs.length === 0) return na("The pages read describe no questions and answers for machines.");
    const questions = nodesOfType(structured, "Question").filter(({ props }) => textOf(props.name) !== "");
    const shown = questions.filter((question) => {
      const page = pages.find(({ url }) => url === question.pageUrl);
      const asked = foldText(textOf(question.props.name)).slice(0, 60);
      return page?.blocks.some(({ text }) => foldText(text).includes(asked)) ?? false;
    });
    return info(
      `${shareOf(shown.length, questions.length, "question")} told to machines ${isSingular(shown.length, questions.length) || questions.length === 1 ? "stands" : "stand"} in the text of the page.`,
      seen(faqs[0]?.pageUrl ?? "", "FAQPage", "Questions and answers for machines."),
    );
  },
});
