import { listOf } from "../../../model/words.ts";
import { metaContent } from "../../evidence/structured/structured-metas.ts";
import { defineCheck, info, seen } from "../define-check.ts";

const CORE = ["og:title", "og:description", "og:image", "og:url"];

export const openGraphCore = defineCheck({
  id: "open-graph-core",
  agent: "essentials",
  category: "Structured data and entity",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["home"],
  title: "How a shared link looks",
  why: "Messengers and social networks build the preview of a link from four facts of the page.",
  fix: "Add og:title, og:description, og:image and og:url to every page.",
  effort: "S",
  reference: "https://ogp.me/",
  run({ home }) {
    const missing = CORE.filter((key) => metaContent(home, key) === "");
    const there = CORE.filter((key) => !missing.includes(key));
    const situation =
      missing.length === 0
        ? "The start page gives all four facts for the preview of a shared link."
        : `The start page gives ${there.length === 0 ? "none" : there.length} of the four facts for the preview of a shared link.`;
    return info(
      situation,
      seen(
        home.url,
        listOf(there, 4) || "none",
        missing.length === 0 ? "All are there." : `Missing: ${listOf(missing, 4)}.`,
      ),
    );
  },
});
