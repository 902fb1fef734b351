import { countOf, listOf, pathOf, shareOf } from "../../../model/words.ts";
import { comparableLength } from "../../evidence/answers/answers-content.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { languageOf } from "../../evidence/text/text-language.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

const THIN_WORDS = 120;
/** Pages whose job is an action or a list; few words are right there. */
const SHORT_BY_NATURE: readonly string[] = ["home", "login", "contact", "booking", "shop", "blog", "product", "legal"];

export const contentDepth = defineCheck({
  id: "content-depth",
  agent: "answerability",
  category: "Extractability",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["pages", "profile"],
  title: "Pages in the menu have something to say",
  why: "No length makes a page good, and none is required here. A page the menu presents as important with under 120 words rarely answers a question.",
  fix: "Write on {pages|short pages} what people ask you about the subject, or merge the text into another page.",
  effort: "M",
  reference: "https://developers.google.com/search/docs/fundamentals/ai-optimization-guide",
  run({ pages, profile }) {
    const key = pages.filter(
      (page) => page.foundBy === "navigation" && !SHORT_BY_NATURE.includes(page.kind) && !listsOthers(page),
    );
    if (key.length === 0) return na("No page with text was reached from the menu.");
    const thin = key.filter((page) => comparableLength(page, languageOf(page, profile)) < THIN_WORDS);
    if (thin.length === 0)
      return info(
        `${shareOf(key.length, key.length, "page")} reached from the menu ${key.length === 1 ? "has" : "have"} 120 words or more.`,
      );
    return info(
      `${countOf(thin.length, "page")} reached from the menu ${thin.length === 1 ? "has" : "have"} under 120 words: ${listOf(thin.map(({ url }) => pathOf(url)))}. Pages that are short by nature, as those of contact, shop and law and lists of others, were left out.`,
      thin
        .slice(0, 5)
        .map((page) => seen(page.url, countOf(page.mainText.words, "word"), "Little text for a page in the menu.")),
    );
  },
});

/** Its main part leads to pages that lie below it. */
function listsOthers({ url, anchors }: PageFacts): boolean {
  const below = `${url.split(/[?#]/)[0]?.replace(/\/$/, "")}/`;
  return anchors.some(({ region, href }) => region === "main" && href.startsWith(below) && href !== below);
}
