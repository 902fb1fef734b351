import { isSingular, shareOf } from "../../../model/words.ts";
import { namesAuthor } from "../../evidence/answers/answers-author.ts";
import { isDatedContent, topicOf } from "../../evidence/answers/answers-content.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

export const authorVisible = defineCheck({
  id: "author-visible",
  agent: "answerability",
  category: "Entity and reviews",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["pages", "profile"],
  title: "Articles name who wrote them",
  why: "A named author lets readers judge who is speaking. Studies of its effect on citations are weak, so it is reported and not scored.",
  fix: "Show the author's name under the title and link it to a page about them.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  run({ pages, profile }) {
    const articles = pages.filter((page) => isDatedContent(page, profile.siteType.value));
    if (articles.length === 0) return na("No article was among the pages read.");
    const unsigned = articles.filter((page) => !namesAuthor(page));
    const signed = articles.length - unsigned.length;
    return info(
      `${shareOf(signed, articles.length, "article")} ${isSingular(signed, articles.length) ? "names its" : "name their"} author.`,
      unsigned
        .slice(0, 5)
        .map((page) => seen(page.url, quoteOf(topicOf(page)), "No author is named near the title or in the markup.")),
    );
  },
});
