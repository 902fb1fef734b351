import { maskPersonalData } from "../../../model/mask.ts";
import { textOf } from "../../evidence/structured/collect-structured.ts";
import { ownOrganizations } from "../../evidence/structured/structured-entity.ts";
import { metaContent } from "../../evidence/structured/structured-metas.ts";
import { foldText } from "../../evidence/text/text-search.ts";
import { splitWords } from "../../evidence/text/text-words.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

const OVERLAP = 0.4;

export const descriptionConsistent = defineCheck({
  id: "description-consistent",
  agent: "structured-data",
  category: "Structured data and entity",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["home", "structured", "target"],
  title: "Descriptions of the business agree",
  why: "The site describes itself in up to three places; readers take the one they know.",
  fix: "Let the page description, the share description and the description in the page's data say the same.",
  effort: "S",
  reference: "https://schema.org/description",
  run({ home, structured, target }) {
    const own = ownOrganizations({ structured, target }).map(({ props }) => textOf(props.description));
    const texts = [
      metaContent(home, "description"),
      metaContent(home, "og:description"),
      own.find((text) => text !== "") ?? "",
    ].filter((text) => text !== "");
    const [first = "", ...rest] = texts;
    if (rest.length === 0) return na("The site describes itself in fewer than two places.");
    const least = Math.min(...rest.map((text) => overlap(first, text)));
    const situation =
      least >= OVERLAP
        ? `${texts.length} descriptions of the business agree.`
        : `${texts.length} descriptions of the business share few words.`;
    return info(
      situation,
      rest.map((text) => seen(home.url, maskPersonalData(text), "Compared with the page's description.")),
    );
  },
});

/** Share of the shorter text's words that the longer one holds. */
function overlap(a: string, b: string): number {
  const [one, other] = [new Set(splitWords(foldText(a))), new Set(splitWords(foldText(b)))];
  const [short, long] = one.size <= other.size ? [one, other] : [other, one];
  return short.size === 0 ? 0 : [...short].filter((word) => long.has(word)).length / short.size;
}
