import { countOf, isSingular, shareOf } from "../../../model/words.ts";
import { comparableLength, isProse, topicOf } from "../../evidence/answers/answers-content.ts";
import { canTellDefinitions, findDefinition, hasDefinitionList } from "../../evidence/answers/answers-definitions.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import words from "../../evidence/data/definition-words.json" with { type: "json" };
import type { PageFacts } from "../../evidence/page-facts.ts";
import { languageOf } from "../../evidence/text/text-language.ts";
import { prepareTerms, hasTerm, makeSearchText } from "../../evidence/text/text-search.ts";
import { defineCheck, judgePages } from "../define-check.ts";

const LEAST_WORDS = 150;

/** Topics that ask for an explanation. A news post or a list of functions owes none. */
const EXPLAINS = prepareTerms(words.explains);

export const definitionsPresent = defineCheck({
  id: "definitions-present",
  agent: "answerability",
  category: "Extractability",
  counts: ["aeo"],
  severity: 1,
  evidence: "B",
  needs: ["pages", "profile"],
  title: "Explaining pages say what the thing is",
  why: "Definitions are among the pieces that answer engines take over into their answers. A page that explains a subject should say in one sentence what it is.",
  fix: "Begin {pages|pages that explain a subject} with a sentence of the form “X is …”, with the subject of the page as X.",
  effort: "S",
  reference: "https://arxiv.org/abs/2604.25707",
  nowhere: "No page that explains a subject in 150 words or more was recognized.",
  headline: ({ name }) => `Pages on ${name} or a subject do not say what it is`,
  run({ pages, profile }) {
    const names = [profile.businessName.value ?? "", ...profile.alsoKnownAs];
    return judgePages(
      pages,
      (page) => {
        const language = languageOf(page, profile);
        if (!canTellDefinitions(language) || !explains(page, language)) return null;
        if (hasDefinitionList(page) || findDefinition(page, language, names) !== null) return true;
        return {
          received: `topic “${quoteOf((page.kind === "about" && names[0]) || topicOf(page))}”, ${countOf(page.mainText.words, "word")}, no sentence that says what it is`,
          meaning: "",
        };
      },
      ({ good, of }) =>
        `${shareOf(good, of, "explaining page")} ${isSingular(good, of) ? "says" : "say"} in one sentence what the subject is.`,
    );
  },
});

function explains(page: PageFacts, language: string): boolean {
  if (comparableLength(page, language) < LEAST_WORDS) return false;
  if (page.kind === "about") return true;
  if (!["docs", "post", "other", "faq"].includes(page.kind) || !isProse(page)) return false;
  return hasTerm(makeSearchText(topicOf(page)), EXPLAINS);
}
