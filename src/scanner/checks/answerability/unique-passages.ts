import { isSingular, listOf, pathOf, shareOf } from "../../../model/words.ts";
import { withoutCopies } from "../../evidence/access/access-canonical.ts";
import { isContentPage } from "../../evidence/answers/answers-content.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { comparePassages } from "../../evidence/answers/answers-passages.ts";
import { defineCheck } from "../define-check.ts";
import { gradeContent } from "../grade-content.ts";

/** In percent. */
const SHARE_PASS = 70;
const SHARE_WARN = 50;
const SIMILAR = 0.8;

export const uniquePassages = defineCheck({
  id: "unique-passages",
  agent: "answerability",
  category: "Evidence in the text",
  counts: ["aeo"],
  severity: 1,
  evidence: "B",
  needs: ["pages"],
  title: "Each page says something of its own",
  why: "When several pages say the same, a search system keeps one of them, and not always the one you want found.",
  fix: "Write on {pages} what no other page says; what all share stands once.",
  effort: "M",
  reference: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  headline: ({ name }) => `Several pages of ${name} share much of their text`,
  run({ pages }) {
    const { uses, copies } = comparePassages(withoutCopies(pages).filter(isContentPage));
    return gradeContent(
      pages,
      (page) => {
        const found = uses.get(page);
        if (!found) return null;
        const share = (100 * found.own) / found.all;
        const isCopy = found.nearest !== null && found.nearest.similarity >= SIMILAR;
        if (share >= SHARE_PASS && !isCopy) return 1;
        const twin = isCopy && found.nearest ? `; nearly the same text as ${pathOf(found.nearest.page.url)}` : "";
        return {
          value: share >= SHARE_WARN && !isCopy ? 0.5 : 0,
          received: `${Math.floor(share)} % of its sentences stand on this page alone${twin}; shared: “${quoteOf(found.example)}”`,
          meaning: "",
        };
      },
      {
        result: ({ good, of }) =>
          `${shareOf(good, of, "page")} with text enough to compare ${isSingular(good, of) ? "has" : "have"} ${SHARE_PASS} % or more in words of ${isSingular(good, of) ? "its" : "their"} own${sayCopies(copies)}.`,
        notApplicable: "Fewer than two pages with text enough to compare were read.",
      },
    );
  },
});

/** A copy costs nothing here, and the owner may not know of it. */
const sayCopies = (copies: ReturnType<typeof comparePassages>["copies"]): string =>
  copies.length === 0
    ? ""
    : `; ${listOf(
        copies.map(([{ url }, first]) => `${pathOf(url)} has the text of ${pathOf(first.url)}`),
        2,
      )}`;
