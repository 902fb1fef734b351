import { isFilled } from "../../evidence/structured/structured-entity.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

export const speakableMarkup = defineCheck({
  id: "speakable-markup",
  agent: "structured-data",
  category: "Structured data and entity",
  counts: [],
  severity: 1,
  evidence: "D",
  needs: ["structured"],
  title: "Passages marked for reading aloud",
  why: "Only a trial for English news ever used this, and no other reader is known.",
  fix: "Nothing to do.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/appearance/structured-data/speakable",
  run({ structured }) {
    const found = structured.find(({ props }) => isFilled(props.speakable));
    if (!found) return na("The pages read mark no passages for reading aloud.");
    return info(
      "A page marks passages for reading aloud; hardly any reader uses that.",
      seen(found.pageUrl, "speakable", "Has no known reader for business sites."),
    );
  },
});
