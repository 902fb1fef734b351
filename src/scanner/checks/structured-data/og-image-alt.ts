import { metaContent } from "../../evidence/structured/structured-metas.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

export const ogImageAlt = defineCheck({
  id: "og-image-alt",
  agent: "structured-data",
  category: "Structured data and entity",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["home"],
  title: "The preview picture is described in words",
  why: "People who cannot see the preview of a shared link hear this text instead.",
  fix: "Add og:image:alt with a sentence on what the picture shows.",
  effort: "S",
  reference: "https://ogp.me/#structured",
  run({ home }) {
    if (metaContent(home, "og:image") === "") return na("The start page has no preview picture.");
    const text = metaContent(home, "og:image:alt") || metaContent(home, "twitter:image:alt");
    const situation =
      text === "" ? "The preview picture is not described in words." : "The preview picture is described in words.";
    return info(situation, seen(home.url, text || "no og:image:alt", situation));
  },
});
