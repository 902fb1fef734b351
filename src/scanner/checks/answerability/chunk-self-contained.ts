import { onPagesOr } from "../../../model/words.ts";
import { isContentPage, readSections } from "../../evidence/answers/answers-content.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { findLeaningStart } from "../../evidence/answers/answers-openings.ts";
import { languageOf } from "../../evidence/text/text-language.ts";
import { isQuestion } from "../../evidence/text/text-questions.ts";
import { defineCheck } from "../define-check.ts";
import { gradeContent } from "../grade-content.ts";

const LEAST_SECTIONS = 3;
const SHARE_PASS = 0.15;
const SHARE_WARN = 0.4;
const LEAST_LEANING = 2;

/**
 * The catalogue also asks whether a passage names its entity. That half is left out: a passage is
 * stored with its heading, and inflection hides the name in half of the languages.
 */
export const chunkSelfContained = defineCheck({
  id: "chunk-self-contained",
  agent: "answerability",
  category: "Extractability",
  counts: ["aeo"],
  severity: 1,
  evidence: "B",
  needs: ["pages", "profile"],
  title: "Sections can be understood on their own",
  why: "An assistant sees a section without the ones before it. A section that opens with “this” or “as mentioned above” says nothing by itself.",
  fix: "Start each section named here with the thing it is about instead of a word that points back.",
  effort: "S",
  reference: "https://learn.microsoft.com/en-us/azure/search/vector-search-how-to-chunk-documents",
  headline: ({ name }) => `Passages of ${name} make no sense when read alone`,
  run({ pages, profile }) {
    return gradeContent(
      pages,
      (page) => {
        const sections = isContentPage(page) ? readSections(page) : [];
        if (sections.length < LEAST_SECTIONS) return null;
        const language = languageOf(page, profile);
        // Under a question the heading names the subject, and a passage travels with its heading.
        const leaning = sections.filter(
          ({ heading, text }) => !isQuestion(heading.text, language) && findLeaningStart(text, language) !== null,
        );
        const share = leaning.length / sections.length;
        if (share <= SHARE_PASS || leaning.length < LEAST_LEANING) return 1;
        return {
          value: share <= SHARE_WARN ? 0.5 : 0,
          received: `${leaning.length} of ${sections.length} sections; for example “${quoteOf(leaning[0]?.text ?? "")}”`,
          meaning: "These sections begin with a word that points back at text outside them.",
        };
      },
      {
        result: (counts) =>
          onPagesOr(
            counts,
            "with three or more sections",
            "nearly all of them stand on their own",
            "has some that do not stand on their own",
          ),
        notApplicable: "No page read has three or more sections under headings.",
      },
    );
  },
});
