import { countOf } from "../../../model/words.ts";
import { mainHeadings, topicOf } from "../../evidence/answers/answers-content.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { pathOfAddress } from "../../evidence/answers/answers-links.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { hasTerm, makeSearchText, prepareTerms } from "../../evidence/text/text-search.ts";
import { defineCheck, info, seen } from "../define-check.ts";

const COMPARES = prepareTerms(
  [
    "vs",
    "versus",
    "alternatives",
    "alternative to",
    "compared",
    "comparison",
    "compare",
    "pros and cons",
    "difference between",
  ],
  ["vergleich", "im vergleich", "alternativen", "unterschied", "vor- und nachteile", "oder doch"],
  ["comparatif", "comparaison", "avantages et inconvénients", "différence entre"],
  ["comparativa", "comparación", "ventajas y desventajas", "diferencia entre"],
  ["comparação", "comparativo", "vantagens e desvantagens", "diferença entre"],
  ["confronto", "vantaggi e svantaggi", "differenza tra"],
  ["vergelijking", "vergelijken", "voor- en nadelen", "verschil tussen"],
  ["porównanie", "wady i zalety", "różnica między", "czy lepiej"],
  ["比較", "对比", "비교"],
);

export const comparisonContent = defineCheck({
  id: "comparison-content",
  agent: "answerability",
  category: "Extractability",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["pages"],
  title: "Pages that compare options",
  why: "People ask assistants to compare. Comparisons are associated with use in answers in one observational study, so they are reported and not scored.",
  fix: "Write one page that sets your options or the alternatives side by side, with figures.",
  effort: "M",
  reference: "https://arxiv.org/abs/2604.25707",
  run({ pages }) {
    const found = pages.filter(compares);
    if (found.length === 0) return info("None of the pages read compares options or alternatives.");
    return info(
      `${countOf(found.length, "page compares", "pages compare")} options or alternatives.`,
      found.slice(0, 5).map((page) => seen(page.url, quoteOf(topicOf(page)), "A page that compares options.")),
    );
  },
});

function compares(page: PageFacts): boolean {
  const path = pathOfAddress(page.url).replaceAll(/[/_-]/g, " ");
  const lines = [topicOf(page), path, ...mainHeadings(page).map(({ heading }) => heading.text)];
  return lines.some((line) => hasTerm(makeSearchText(line), COMPARES));
}
