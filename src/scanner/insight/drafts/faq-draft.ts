// Questions that a page answers, as an FAQPage: only for health care and public bodies, the ones whose answers search
// engines show from it.
import { readSections } from "../../evidence/answers/answers-content.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { languageOf } from "../../evidence/text/text-language.ts";
import { isQuestion } from "../../evidence/text/text-questions.ts";
import { splitSentences } from "../../evidence/text/text-sentences.ts";
import type { KnownNames } from "../name/person-name.ts";
import { jsonLd, pageAddress, siteText, type DraftMaker } from "./draft-parts.ts";
import { namesOn, presentsPeople } from "./people.ts";

const LEAST_QUESTIONS = 3;
const QUESTIONS = 6;
const ANSWER_CHARS = 280;
/** No sentence that ends beyond fits into an answer. */
const READ_CHARS = 600;

export const faqDraft: DraftMaker = (site) => {
  if (site.profile.industry.value !== "healthcare" && site.profile.siteType.value !== "nonprofit-gov") return null;
  const names = namesOn(site);
  const [best] = site.pages
    .filter((page) => !presentsPeople(page, names))
    .map((page) => ({ page, answered: questionsOn(page, site) }))
    .toSorted((a, b) => b.answered.length - a.answered.length);
  if (best === undefined || best.answered.length < LEAST_QUESTIONS || pageAddress(best.page.url) === "") return null;
  return {
    kind: "json-ld",
    title: "The questions that the page answers",
    target: pageAddress(best.page.url),
    content: jsonLd({ "@type": "FAQPage", mainEntity: best.answered.slice(0, QUESTIONS) }),
    notes: ["Keep questions and answers word for word as visitors see them."],
  };
};

function questionsOn(page: PageFacts, site: SiteEvidence): Record<string, unknown>[] {
  const language = languageOf(page, site.profile);
  const names = namesOn(site);
  return readSections(page).flatMap(({ heading, text }) => {
    // The cheap question first: most sections answer none.
    if (!isQuestion(heading.text, language)) return [];
    const name = siteText(heading.text, 150, names);
    const answer = name === "" ? "" : answerIn(text, names);
    if (answer === "") return [];
    return [{ "@type": "Question", name, acceptedAnswer: { "@type": "Answer", text: answer } }];
  });
}

/** Whole sentences from the start of the answer, as many as fit. */
function answerIn(text: string, names: KnownNames): string {
  let answer = "";
  for (const sentence of splitSentences(text.slice(0, READ_CHARS))) {
    const longer = answer === "" ? sentence : `${answer} ${sentence}`;
    if (longer.length > ANSWER_CHARS) break;
    answer = longer;
  }
  return siteText(answer, ANSWER_CHARS, names);
}
