import { listOf, shareOf } from "../../../model/words.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { defineCheck, fail, pass, seen, warn } from "../define-check.ts";

export const jsonldPresent = defineCheck({
  id: "jsonld-present",
  agent: "essentials",
  category: "Structured data and entity",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["home", "pages", "target"],
  title: "The start page carries facts for machines",
  why: "Facts in a form that machines read without guessing (who, what, where, when) are used by search engines and shopping assistants to identify a business.",
  fix: "Add JSON-LD to the start page of {host} that says what the business is: its type, name, address on the web and in town, phone and hours.",
  effort: "S",
  reference: "https://www.w3.org/TR/json-ld11/",
  headline: ({ name }) => `Machines have to guess what ${name} is and where`,
  run({ home, pages, target }) {
    const types = typesOn(home);
    if (types.length > 0) {
      const shown = seen(home.url, listOf(types, 8), "Kinds of things the start page describes for machines.");
      return pass(`In its data the start page describes: ${listOf(types)}.`, shown);
    }
    const broken = home.structured.jsonLd.find(({ error }) => error !== null);
    if (broken) {
      return fail(
        "The start page carries facts for machines, but none of them can be read.",
        seen(home.url, broken.error ?? "", "Why the block cannot be read."),
      );
    }
    const elsewhere = pages.find((page) => typesOn(page).length > 0);
    const here = seen(home.url, "no JSON-LD, microdata or RDFa", "");
    if (elsewhere) {
      const there = seen(elsewhere.url, listOf(typesOn(elsewhere), 8), "Only inner pages carry such facts.");
      return warn("Only inner pages carry facts for machines, the start page has none.", [here, there]);
    }
    return fail(
      `${shareOf(0, pages.length, "page")} read of ${target.host} carries facts in a form that machines read without guessing.`,
      here,
    );
  },
});

function typesOn({ structured }: PageFacts): string[] {
  const nodes = [
    ...structured.jsonLd.filter(({ error }) => error === null).flatMap(({ nodes }) => nodes),
    ...structured.microdata,
  ];
  return [...new Set([...nodes.flatMap(({ types }) => types), ...structured.rdfaTypes])];
}
