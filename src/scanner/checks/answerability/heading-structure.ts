import { countOf, isSingular, shareOf } from "../../../model/words.ts";
import { comparableLength, isContentPage, mainHeadings } from "../../evidence/answers/answers-content.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { languageOf } from "../../evidence/text/text-language.ts";
import { countWords } from "../../evidence/text/text-words.ts";
import { defineCheck, judgePages } from "../define-check.ts";

const LEAST_WORDS = 300;
const LEAST_FOLDS = 3;

export const headingStructure = defineCheck({
  id: "heading-structure",
  agent: "answerability",
  category: "Extractability",
  counts: ["aeo"],
  severity: 2,
  evidence: "B",
  needs: ["pages", "profile"],
  title: "Long pages are divided by subheadings",
  why: "Pages whose text is divided by headings are cited more in generated answers: a heading says which question the passage under it answers.",
  fix: "Put above each topic on {pages|long pages} a subheading (h2) that names it in the words people use.",
  effort: "S",
  reference: "https://arxiv.org/abs/2603.29979",
  nowhere: "No page of content that was read has more than 300 words.",
  headline: ({ name }) => `Long texts of ${name} offer an assistant no passage to pick`,
  run({ pages, profile }) {
    let withSkips = 0;
    const verdict = judgePages(
      pages,
      (page) => {
        const words = comparableLength(page, languageOf(page, profile));
        if (!isContentPage(page) || words <= LEAST_WORDS || isOfQuotations(page)) return null;
        const levels = mainHeadings(page).map(({ heading }) => heading.level);
        if (levels.some((level, at) => level > (levels[at - 1] ?? 6) + 1)) withSkips += 1;
        // What opens under a summary is divided by it.
        if (levels.some((level) => level > 1) || page.counts.details >= LEAST_FOLDS) return true;
        return {
          received: `${countOf(page.mainText.words, "word")}, no subheading`,
          meaning: "The whole text is one passage to a machine.",
        };
      },
      ({ good, of }) =>
        `${shareOf(good, of, "page")} of more than 300 words ${isSingular(good, of) ? "is" : "are"} divided by subheadings.`,
    );
    // No known consumer minds a skipped level, so it is said and not scored.
    if (withSkips === 0 || verdict.status === "na") return verdict;
    return {
      ...verdict,
      situation: `${verdict.situation} ${countOf(withSkips, "page skips", "pages skip")} a heading level, which costs nothing.`,
    };
  },
});

const LEAST_QUOTED = 3;
const QUOTED_WORDS = 12;
const SIGNED_CHARS = 60;
const MOSTLY = 0.7;

/** Quotations one after another, each with whoever said it: every one is a passage. */
function isOfQuotations({ blocks, mainText }: PageFacts): boolean {
  const main = blocks.filter(({ region }) => region === "main");
  const signed = main.filter(
    ({ quoted, text }, at) => quoted && countWords(text) >= QUOTED_WORDS && isName(main[at + 1]?.text ?? ""),
  );
  const words = main.reduce((sum, { quoted, text }) => sum + (quoted ? countWords(text) : 0), 0);
  return signed.length >= LEAST_QUOTED && words >= MOSTLY * mainText.words;
}

/** "Peter, 60, retired", "— Ann Moore". */
const isName = (text: string): boolean => text.length <= SIGNED_CHARS && /^[\s—–-]{0,3}\p{Lu}[^.!?:]*$/u.test(text);
