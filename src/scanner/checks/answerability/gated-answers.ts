import { countOf } from "../../../model/words.ts";
import { comparableLength, topicOf } from "../../evidence/answers/answers-content.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { languageOf } from "../../evidence/text/text-language.ts";
import { hasTerm, makeSearchText, prepareTerms } from "../../evidence/text/text-search.ts";
import { defineCheck, info, seen } from "../define-check.ts";

const PROMISES = prepareTerms(
  ["guide", "white paper", "whitepaper", "ebook", "e-book", "report", "checklist", "study", "playbook"],
  ["leitfaden", "ratgeber", "studie", "checkliste", "bericht"],
  ["livre blanc", "étude", "rapport", "guide"],
  ["guía", "informe", "estudio", "guia", "relatório", "estudo"],
  ["guida", "rapporto", "studio"],
  ["gids", "rapport", "onderzoek"],
  ["poradnik", "raport", "przewodnik", "badanie"],
);
const TEASER_WORDS = 250;

export const gatedAnswers = defineCheck({
  id: "gated-answers",
  agent: "answerability",
  category: "Key facts and pricing",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["pages", "profile"],
  title: "Answers behind a form or file",
  why: "What stands behind a form or in a file is not read, so nobody quotes it. How much that costs is unknown, so it is reported and not scored.",
  fix: "Publish the main findings as text on the page and keep the form for the full document.",
  effort: "M",
  reference: "https://developers.google.com/search/docs/fundamentals/ai-optimization-guide",
  run({ pages, profile }) {
    const gated = pages.filter((page) => isTeaser(page, languageOf(page, profile)));
    if (gated.length === 0) return info("No page read keeps what its title promises behind a form or a file.");
    return info(
      `${countOf(gated.length, "page")} ${gated.length === 1 ? "keeps what its title promises" : "keep what their titles promise"} behind a form or a file.`,
      gated
        .slice(0, 5)
        .map((page) => seen(page.url, quoteOf(topicOf(page)), `${page.mainText.words} words, then a form or a file.`)),
    );
  },
});

function isTeaser(page: PageFacts, language: string): boolean {
  if (["home", "contact", "login", "blog"].includes(page.kind)) return false;
  if (!hasTerm(makeSearchText(topicOf(page)), PROMISES) || comparableLength(page, language) >= TEASER_WORDS)
    return false;
  const asksMail = page.forms.some(
    ({ hidden, region, fields }) => !hidden && region === "main" && fields.some(({ type }) => type === "email"),
  );
  return asksMail || page.anchors.some(({ href, region }) => region === "main" && /\.pdf(?:$|[?#])/i.test(href));
}
