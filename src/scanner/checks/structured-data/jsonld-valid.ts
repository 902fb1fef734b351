import { eachOf, partOf } from "../../../model/words.ts";
import { unknownTypesOf } from "../../evidence/structured/collect-structured.ts";
import type { JsonLdBlock, PageFacts } from "../../evidence/page-facts.ts";
import { defineCheck, judgePages } from "../define-check.ts";

const UNKNOWN = "This type is not in the schema.org vocabulary.";

/** Page-level: a page is good when each of its blocks parses, names schema.org and has a known type. */
export const jsonldValid = defineCheck({
  id: "jsonld-valid",
  agent: "essentials",
  category: "Structured data and entity",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["pages"],
  title: "Facts for machines can be read",
  why: "One misplaced comma makes a whole block of facts unreadable, and nobody sees it on the page.",
  fix: 'Correct the block that is named: valid JSON, "@context": "https://schema.org", and a type of the schema.org vocabulary in its exact spelling. The Schema Markup Validator shows the place.',
  effort: "S",
  reference: "https://www.w3.org/TR/json-ld11/",
  nowhere: "No page read carries a block of facts for machines.",
  headline: ({ name }, shown = []) =>
    shown.length > 0 && shown.every(({ meaning }) => meaning === UNKNOWN)
      ? `Machines are not told what kind of thing a block of facts from ${name} is about`
      : `The facts that ${name} wrote for machines cannot be read`,
  run({ pages }) {
    const isUnknown = (page: PageFacts): boolean =>
      page.structured.jsonLd
        .filter(isSeen)
        .flatMap(defectsOf)
        .every(({ meaning }) => meaning === UNKNOWN);
    const fault = pages.every(isUnknown) ? "whose type no reader knows" : "that cannot be read";
    return judgePages(
      pages,
      ({ structured: { jsonLd } }) => {
        const blocks = jsonLd.filter(isSeen);
        if (blocks.length === 0) return null;
        const [defect] = blocks.flatMap(defectsOf);
        return defect ?? true;
      },
      ({ good, of }) =>
        good === 0
          ? `${eachOf(of, "page")} with blocks of facts for machines has one ${fault}.`
          : `Every block of facts for machines can be read on ${partOf(good, of, "page")} with such blocks.`,
    );
  },
});

/** A block past the size or depth that a scan reads was not seen, which is no fault of the site. */
const isSeen = ({ error }: JsonLdBlock): boolean => !(error ?? "").includes("was not read");

function defectsOf(block: JsonLdBlock): { received: string; meaning: string }[] {
  if (block.error !== null) return [{ received: block.error, meaning: "The block is not valid and is skipped whole." }];
  if (!block.hasSchemaContext) {
    return [
      { received: "no schema.org context", meaning: "Without it the words in the block have no agreed meaning." },
    ];
  }
  const typed = block.nodes.filter(({ types }) => types.length > 0);
  if (typed.length === 0) return [{ received: "no type", meaning: "The block does not say what it describes." }];
  const unknown = typed.find((node) => unknownTypesOf(node).length === node.types.length);
  if (!unknown) return [];
  return [{ received: `type ${unknown.types.join(", ")}`, meaning: UNKNOWN }];
}
