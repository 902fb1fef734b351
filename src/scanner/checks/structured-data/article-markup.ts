import { listOf, shareOf } from "../../../model/words.ts";
import { isOutdated, marksTime } from "../../evidence/answers/answers-dates.ts";
import { nodesOn, nodesOfType } from "../../evidence/structured/collect-structured.ts";
import { isStated } from "../../evidence/structured/structured-entity.ts";
import { gradeFreshness } from "../grade-freshness.ts";
import { defineCheck, fixedBy, judgePages, namedIn } from "../define-check.ts";

const FACTS = [["headline", "name"], ["author", "creator"], ["datePublished"]] as const;
/** What another fix says to revise or retire is not marked up before that. */
export const TO_WHAT_STAYS =
  "Add Article, NewsArticle or BlogPosting with headline, author and datePublished to each article that stays, once the old ones are gone through.";
const TIME_ALONE = "A date on it is marked with <time datetime>; no JSON-LD names headline, author and datePublished.";

/** Asked of articles. When they last changed is the matter of date-modified-markup. */
export const articleMarkup = defineCheck({
  id: "article-markup",
  agent: "structured-data",
  category: "Entity and reviews",
  counts: ["aeo"],
  severity: 1,
  evidence: "A",
  needs: ["pages", "structured", "target", "profile"],
  title: "Articles name their author and date for machines",
  why: "An assistant that quotes an article wants to say who wrote it and when.",
  fix: "Add Article, NewsArticle or BlogPosting with headline, author and datePublished to {pages|every article}.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/appearance/structured-data/article",
  nowhere: "No page read belongs to a blog or to news.",
  headline: ({ name }, shown = []) => {
    const lacks = (fact: string, among = shown): boolean =>
      shown.length === 0 || namedIn(among, "lacks").includes(fact);
    const unmarked = shown.filter(({ meaning }) => meaning !== TIME_ALONE);
    const isUndated = lacks("datePublished", unmarked);
    const alone = isUndated ? "when they were published" : "what they are called";
    return `The data of articles by ${name} does not tell machines ${lacks("author") ? `who wrote them${isUndated ? ", and when" : ""}` : alone}`;
  },
  run({ pages, structured, target, profile }) {
    let areOld = true;
    const verdict = judgePages(
      pages,
      (page) => {
        if (page.kind !== "post") return null;
        const articles = nodesOfType(nodesOn(structured, page), "Article");
        const missing = FACTS.flatMap(([name, ...others]) => (isStated(articles, name, ...others) ? [] : [name]));
        if (missing.length === 0) return true;
        areOld &&= isOutdated(page, target.observedAt);
        return articles.length > 0
          ? {
              received: `without ${listOf(missing)}`,
              meaning: "The description of the article is incomplete.",
              lacks: missing,
            }
          : {
              received: "no article in the page's data",
              meaning: marksTime(page) ? TIME_ALONE : "No data names its author and date as those of an article.",
              lacks: missing,
            };
      },
      ({ good, of }) =>
        `${shareOf(good, of, "article")} ${good <= 1 || of === 1 ? "names" : "name"} headline, author and date in structured data.`,
    );
    const areGoneThrough = areOld && ["warn", "fail"].includes(gradeFreshness({ pages, target, profile }).status);
    return areGoneThrough ? fixedBy(verdict, TO_WHAT_STAYS) : verdict;
  },
});
