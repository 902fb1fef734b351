import { metaContent } from "../../evidence/structured/structured-metas.ts";
import { defineCheck, info, seen } from "../define-check.ts";

export const twitterCard = defineCheck({
  id: "twitter-card",
  agent: "structured-data",
  category: "Structured data and entity",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["home"],
  title: "How a link looks on X",
  why: "X builds the preview of a link from its own facts and falls back to the general ones.",
  fix: "Add twitter:card with summary_large_image; the rest comes from the general facts.",
  effort: "S",
  reference: "https://developer.x.com/en/docs/x-for-websites/cards/overview/abouts-cards",
  run({ home }) {
    const card = metaContent(home, "twitter:card");
    const situation =
      card === ""
        ? "The start page gives X no facts of its own for the preview of a link."
        : "The start page sets its preview on X.";
    return info(situation, seen(home.url, card || "no twitter:card", situation));
  },
});
