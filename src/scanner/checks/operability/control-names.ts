import type { PageFacts } from "../../evidence/page-facts.ts";
import { listOf, onPagesOr, partOf, pathOf } from "../../../model/words.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { readControlNames } from "../../evidence/operability/operate-names.ts";
import { defineCheck, fixedBy, namedIn } from "../define-check.ts";
import { gradeContent } from "../grade-content.ts";

const SHARE_WARN = 0.05;
/** It is a name, and the text around it helps whoever reads the page; only those who list its links are lost. */
const VAGUE_VALUE = 0.9;

// Lighthouse's link-text and Google's advice on anchor text ask for words that say where a link leads
// (developers.google.com/search/docs/crawling-indexing/links-crawlable#anchor-text); an agent that lists the links of
// a page by name has nothing else to choose by.

const NAMELESS = "no name";

type Fault = "field" | "control" | "repeated" | "vague";
/** In the order in which they are told. */
const FIXES: Record<Fault, string> = {
  control: "Give a text or aria-label to each link and button on {pages|the site} that shows an icon alone.",
  repeated: "Say in each link of the same name on {pages|the site} what it leads to.",
  vague: "Say in each link on {pages|the site} what it leads to, in place of “here” or “read more”.",
  // In the words of the check on labels, whose repair it is.
  field: "Connect each field with a label whose `for` names the field's id.",
};

const PLACE = "{pages|the site}";
const MOST_NAMED = 3;

export const controlNames = defineCheck({
  id: "control-names",
  agent: "operations",
  category: "Operability",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["pages"],
  title: "Links and buttons have names",
  why: "An agent chooses what to press by its name. An icon without a name cannot be chosen, and “here” or “More” says nothing of where a link leads.",
  fix: "Give each icon link and button a text or aria-label, and say in each link what it leads to, in place of “here” or “read more”.",
  effort: "S",
  reference: "https://www.w3.org/TR/WCAG22/#name-role-value",
  headline: ({ people }, shown = []) =>
    shown.length > 0 && !namedIn(shown, "about").includes(NAMELESS)
      ? `Agents acting for ${people} cannot tell by their names where links lead`
      : `Agents acting for ${people} meet buttons and links without a name`,
  run({ pages }) {
    const faults = new Map<string, string[]>();
    const faulty = new Set<string>();
    const note = (fault: Fault, { url }: PageFacts): void => {
      faulty.add(url);
      faults.set(fault, [...(faults.get(fault) ?? []), pathOf(url)]);
    };
    const verdict = gradeContent(
      pages,
      (page) => {
        const { total, unnamed, repeated, vague } = readControlNames(page);
        if (total === 0) return null;
        if (unnamed.length + repeated.length + vague.length === 0) return 1;
        const isField = (what: string): boolean => what.startsWith("field ");
        if (unnamed.some(isField)) note("field", page);
        if (!unnamed.every(isField)) note("control", page);
        if (repeated.length > 0) note("repeated", page);
        if (vague.length > 0) note("vague", page);
        if (unnamed.length > 0)
          return {
            value: unnamed.length / total > SHARE_WARN ? 0 : 0.5,
            received: `${partOf(unnamed.length, total, "control")} without a name: ${listOf(unnamed.slice(0, 4))}`,
            meaning: "",
            about: [NAMELESS],
          };
        const names = (list: readonly string[]): string => listOf(list.map((name) => `“${quoteOf(name)}”`));
        return repeated.length > 0
          ? {
              value: 0.5,
              received: `the same name for different targets: ${names(repeated)}`,
              meaning: "By their names these links cannot be told apart.",
              about: ["names alike"],
            }
          : {
              value: VAGUE_VALUE,
              received: `links called ${names(vague)}`,
              meaning: "These names do not say where the links lead.",
              about: ["names that say nothing"],
            };
      },
      {
        result: (counts) =>
          onPagesOr(
            counts,
            "",
            "every link, button and field has a name that tells it from others",
            "has a link, button or field without a name that tells it from others",
          ),
        notApplicable: "No link, button or field was found on the pages read.",
      },
    );
    return fixedBy(
      verdict,
      Object.entries(FIXES)
        .flatMap(([fault, fix]) => {
          const paths = faults.get(fault) ?? [];
          // Each remedy names the pages that need it, where others need another.
          if (paths.length === faulty.size) return [fix];
          return paths.length === 0 ? [] : [fix.replace(PLACE, () => listOf(paths, MOST_NAMED))];
        })
        .join(" "),
    );
  },
});
