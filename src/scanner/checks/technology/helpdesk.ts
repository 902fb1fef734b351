import { defineTechnologyFact } from "../define-fact.ts";

export const helpdesk = defineTechnologyFact({
  id: "helpdesk",
  title: "Help desk",
  categories: ["helpdesk"],
  feeds: "helpdesk",
  what: "a help desk",
  why: "A help desk holds the questions that customers really ask, which is the best source for answers.",
  fix: "Publish the most frequent answers as pages that open without signing in.",
  reference: "https://www.onetonline.org/link/details/43-4051.00",
});
