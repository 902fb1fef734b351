import { onPagesOr } from "../../../model/words.ts";
import { isContentPage, readSections } from "../../evidence/answers/answers-content.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { languageOf } from "../../evidence/text/text-language.ts";
import { comparableWords } from "../../evidence/text/text-words.ts";
import { defineCheck } from "../define-check.ts";
import { gradeContent } from "../grade-content.ts";

/**
 * 512 tokens or 2,000 characters of English, the usual size of a passage, are about 350 words.
 * Words of the English translation are counted, so that the limit means the same in every language.
 */
const WORDS_PER_PASSAGE = 350;
const SHARE_PASS = 0.2;
const SHARE_WARN = 0.5;
const LEAST_SECTIONS = 2;

export const sectionSplitRisk = defineCheck({
  id: "section-split-risk",
  agent: "answerability",
  category: "Extractability",
  counts: ["aeo"],
  severity: 1,
  evidence: "B",
  needs: ["pages", "profile"],
  title: "Sections fit into one passage",
  why: "Search systems for AI store text in passages of about 350 words. A longer section is cut somewhere in the middle, and the answer may lose its question.",
  fix: "Divide the long sections named here with a further subheading every 200 to 300 words.",
  effort: "S",
  reference: "https://learn.microsoft.com/en-us/azure/search/vector-search-how-to-chunk-documents",
  headline: ({ name }) => `Long sections of ${name} get cut in the middle of an answer`,
  run({ pages, profile }) {
    return gradeContent(
      pages,
      (page) => {
        const sections = isContentPage(page) ? readSections(page) : [];
        if (sections.length < LEAST_SECTIONS) return null;
        const language = languageOf(page, profile);
        const long = sections.filter(({ words }) => comparableWords(words, language) > WORDS_PER_PASSAGE);
        const share = long.length / sections.length;
        if (share <= SHARE_PASS) return 1;
        const [first] = long;
        return {
          value: share <= SHARE_WARN ? 0.5 : 0,
          received: `${long.length} of ${sections.length} sections are too long; “${quoteOf(first?.heading.text ?? "")}” has ${first?.words ?? 0} words`,
          meaning: "These sections are cut in two when they are stored as passages.",
        };
      },
      {
        result: (counts) =>
          onPagesOr(
            counts,
            "with two or more sections",
            "nearly all of them fit into one passage",
            "has some that do not fit into one passage",
          ),
        notApplicable: "No page read has two or more sections under headings.",
      },
    );
  },
});
