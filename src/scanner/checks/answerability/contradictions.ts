import { countOf, listOf } from "../../../model/words.ts";
import { readStatedFacts, type StatedFact } from "../../evidence/answers/answers-facts-compare.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { defineCheck, fail, na, pass, seen } from "../define-check.ts";

/** Phone numbers are left to the comparison of name, address and phone: several numbers are usually several desks. */
export const contradictions = defineCheck({
  id: "contradictions",
  agent: "answerability",
  category: "Key facts and pricing",
  counts: ["aeo"],
  severity: 2,
  evidence: "B",
  needs: ["pages", "structured"],
  title: "Pages agree on prices, hours and years",
  why: "When two pages give different prices or hours, an assistant repeats one of them, and you learn which from a disappointed customer.",
  fix: "Correct the pages named here and keep each price, time and year in one place that all pages read from.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  headline: ({ people }) => `Depending on the page, ${people} are told different things`,
  run({ pages, structured }) {
    const groups = Map.groupBy(readStatedFacts(pages, structured), ({ fact }) => fact);
    if (groups.size === 0)
      return na("No price, opening time or founding year that could differ stands on the pages read.");
    const split = [...groups.values()].filter(differs);
    if (split.length === 0) {
      return pass(
        `No two pages disagree on the ${countOf(groups.size, "fact")} compared: ${listOf([...groups.keys()])}.`,
      );
    }
    return fail(
      `Pages disagree on ${split.length} of ${countOf(groups.size, "fact")} compared: ${listOf(split.map(nameOf))}.`,
      split.slice(0, 3).flatMap((facts) =>
        distinct(facts)
          .slice(0, 2)
          .map((fact) => seen(fact.url, quoteOf(fact.received), `Another page gives another ${fact.fact}.`)),
      ),
    );
  },
});

const nameOf = (facts: readonly StatedFact[]): string => facts[0]?.fact ?? "";

/** Values that differ between pages; one page that states two values describes two things. */
function differs(facts: readonly StatedFact[]): boolean {
  const perPage = Map.groupBy(facts, ({ url }) => url);
  const single = [...perPage.values()].filter((own) => new Set(own.map(({ value }) => value)).size === 1);
  return new Set(single.map((own) => own[0]?.value)).size > 1;
}

const distinct = (facts: readonly StatedFact[]): StatedFact[] => [
  ...new Map(facts.map((fact) => [fact.value, fact])).values(),
];
