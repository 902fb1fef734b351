import { isSingular, shareOf } from "../../../model/words.ts";
import { isOfType, nodesOfType, resolveNodes, textOf } from "../../evidence/structured/collect-structured.ts";
import { isStated } from "../../evidence/structured/structured-entity.ts";
import { defineCheck, info, na } from "../define-check.ts";

export const authorPerson = defineCheck({
  id: "author-person",
  agent: "structured-data",
  category: "Entity and reviews",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["structured"],
  title: "Authors are people who can be looked up",
  why: "A name with a page or profile behind it can be told from others of that name. Whether that changes citations is not shown.",
  fix: "Give each author a Person with name and url or sameAs, and link the name shown on the page.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/appearance/structured-data/article#author-bp",
  run({ structured }) {
    const articles = nodesOfType(structured, "Article").filter(({ path }) => path === "");
    const authors = articles.map((article) => resolveNodes(structured, article.props.author, article));
    if (articles.length === 0) return na("The pages read describe no article in their data.");
    const known = authors.filter((people) =>
      people.some((person) => isOfType(person, "Person") && textOf(person.props.name) !== ""),
    );
    const linked = known.filter((people) => isStated(people, "url", "sameAs", "jobTitle"));
    return info(
      `${shareOf(known.length, articles.length, "article")} ${isSingular(known.length, articles.length) ? "names a person as author in its" : "name a person as author in their"} data${linked.length === 0 ? "" : `, ${linked.length} with a page, profile or role`}.`,
    );
  },
});
