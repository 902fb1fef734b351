import { nodesOfType } from "../../evidence/structured/collect-structured.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

export const searchactionMarkup = defineCheck({
  id: "searchaction-markup",
  agent: "structured-data",
  category: "Structured data and entity",
  counts: [],
  severity: 1,
  evidence: "D",
  needs: ["structured"],
  title: "The site's search told to machines",
  why: "Google retired the search box that read this in 2024, and no other reader is known.",
  fix: "Nothing to do: it harms nobody and may stay.",
  effort: "S",
  reference: "https://developers.google.com/search/blog/2024/10/sitelinks-search-box",
  run({ structured }) {
    const [found] = nodesOfType(structured, "SearchAction");
    if (!found) return na("The pages read describe no search for machines.");
    return info(
      "The site describes its search for machines; the search box that read it was retired.",
      seen(found.pageUrl, "SearchAction", "Has no known reader anymore."),
    );
  },
});
