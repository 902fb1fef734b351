import { listOf } from "../../../model/words.ts";
import { isOfType, nodesOfType } from "../../evidence/structured/collect-structured.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

export const potentialActionMarkup = defineCheck({
  id: "potential-action-markup",
  agent: "structured-data",
  category: "Structured data and entity",
  counts: [],
  severity: 1,
  evidence: "D",
  needs: ["structured"],
  title: "Actions such as ordering or booking told to machines",
  why: "The vocabulary can say where to order or book, but no assistant is documented to act on it.",
  fix: "Nothing to do: a plain link with a clear name serves assistants today.",
  effort: "S",
  reference: "https://schema.org/docs/actions.html",
  run({ structured }) {
    const found = nodesOfType(structured, "Action").filter(
      (node) => !isOfType(node, "SearchAction") && !isOfType(node, "ReadAction"),
    );
    const [first] = found;
    if (!first) return na("The pages read describe no actions for machines.");
    const types = listOf([...new Set(found.flatMap(({ types }) => types))], 5);
    return info(
      `The pages read describe actions for machines: ${types}.`,
      seen(first.pageUrl, types, "No assistant is documented to use them."),
    );
  },
});
