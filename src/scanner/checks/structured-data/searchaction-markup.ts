import type { FormFacts } from "../../evidence/page-facts.ts";
import { nodesOfType, textOf } from "../../evidence/structured/collect-structured.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

export const searchactionMarkup = defineCheck({
  id: "searchaction-markup",
  agent: "structured-data",
  category: "Structured data and entity",
  counts: [],
  severity: 1,
  evidence: "D",
  needs: ["structured", "pages"],
  title: "The site's search told to machines",
  why: "Google retired the search box that read this in 2024, and no other reader is known.",
  fix: "Nothing to do: it harms nobody and may stay.",
  effort: "S",
  reference: "https://developers.google.com/search/blog/2024/10/sitelinks-search-box",
  run({ structured, pages }) {
    const [found] = nodesOfType(structured, "SearchAction");
    if (!found) return na("The pages read describe no search for machines.");
    const asked = parameterOf(found.props.target);
    const own = pages.flatMap(({ forms }) => forms.flatMap(searchFieldOf));
    const differs =
      asked !== null && own.length > 0 && !own.includes(asked)
        ? ` It asks with “${asked}”, and the search form of the pages with “${own[0]}”.`
        : "";
    return info(
      `The site describes its search for machines; the search box that read it was retired.${differs}`,
      seen(found.pageUrl, "SearchAction", "Has no known reader anymore."),
    );
  },
});

/** Name of the parameter that takes what is searched for: "q" of "/search?q={search_term_string}". */
function parameterOf(target: unknown): string | null {
  const [first]: unknown[] = [target].flat();
  const template = typeof first === "object" && first !== null && "urlTemplate" in first ? first.urlTemplate : first;
  return /[?&]([\w.-]{1,40})=\{/.exec(textOf(template))?.[1] ?? null;
}

/** The field of a form that searches the site itself. */
const searchFieldOf = ({ method, attributes, fields, action }: FormFacts): string[] => {
  const [field, ...more] = fields.filter(({ type, hidden }) => !hidden && (type === "search" || type === "text"));
  const isSearch =
    field?.type === "search" ||
    attributes.role === "search" ||
    /search|such|recherche|busca|cerca|zoek|szuka/i.test(action);
  return method === "get" && field !== undefined && more.length === 0 && isSearch && field.name !== ""
    ? [field.name]
    : [];
};
