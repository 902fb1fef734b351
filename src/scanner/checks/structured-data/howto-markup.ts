import { countOf } from "../../../model/words.ts";
import { isOfType, nodesOfType } from "../../evidence/structured/collect-structured.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

export const howtoMarkup = defineCheck({
  id: "howto-markup",
  agent: "structured-data",
  category: "Structured data and entity",
  counts: [],
  severity: 1,
  evidence: "D",
  needs: ["structured"],
  title: "Instructions told to machines",
  why: "Google stopped showing these in 2023, and no other reader is known.",
  fix: "Nothing to do: numbered steps in the text serve readers better.",
  effort: "S",
  reference: "https://developers.google.com/search/blog/2023/08/howto-faq-changes",
  run({ structured }) {
    const found = nodesOfType(structured, "HowTo").filter((node) => !isOfType(node, "Recipe"));
    const [first] = found;
    if (!first) return na("The pages read describe no instructions for machines.");
    return info(
      `The pages read describe instructions for machines in ${countOf(found.length, "place")}; no reader uses them now.`,
      seen(first.pageUrl, "HowTo", "Has no known reader anymore."),
    );
  },
});
