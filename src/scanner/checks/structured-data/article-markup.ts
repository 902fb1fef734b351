import { listOf, shareOf } from "../../../model/words.ts";
import { nodesOn, nodesOfType } from "../../evidence/structured/collect-structured.ts";
import { isStated } from "../../evidence/structured/structured-entity.ts";
import { defineCheck, judgePages } from "../define-check.ts";

/** Asked of articles. When they last changed is the matter of date-modified-markup. */
export const articleMarkup = defineCheck({
  id: "article-markup",
  agent: "structured-data",
  category: "Entity and reviews",
  counts: ["aeo"],
  severity: 1,
  evidence: "A",
  needs: ["pages", "structured"],
  title: "Articles name their author and date for machines",
  why: "An assistant that quotes an article wants to say who wrote it and when.",
  fix: "Add Article, NewsArticle or BlogPosting to every article with headline, author and datePublished.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/appearance/structured-data/article",
  nowhere: "No page read belongs to a blog or to news.",
  headline: ({ name }) => `The data of articles by ${name} does not tell machines who wrote them, and when`,
  run({ pages, structured }) {
    return judgePages(
      pages,
      (page) => {
        if (page.kind !== "post") return null;
        const articles = nodesOfType(nodesOn(structured, page), "Article");
        if (articles.length === 0)
          return {
            received: "no article in the page's data",
            meaning: "No data names its author and date as those of an article.",
          };
        const missing = [
          ...(isStated(articles, "headline", "name") ? [] : ["headline"]),
          ...(isStated(articles, "author", "creator") ? [] : ["author"]),
          ...(isStated(articles, "datePublished") ? [] : ["datePublished"]),
        ];
        if (missing.length === 0) return true;
        return { received: `without ${listOf(missing)}`, meaning: "The description of the article is incomplete." };
      },
      ({ good, of }) =>
        `${shareOf(good, of, "article")} ${good <= 1 || of === 1 ? "names" : "name"} headline, author and date in structured data.`,
    );
  },
});
