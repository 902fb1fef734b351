import { maskPersonalData } from "../../../model/mask.ts";
import { countOf } from "../../../model/words.ts";
import { linksOfLlmsTxt } from "../../evidence/site/llms-txt.ts";
import { defineCheck, info, seen } from "../define-check.ts";
import { judgeLlmsTxt } from "../judge-llms-txt.ts";

export const llmsTxtPresent = defineCheck({
  id: "llms-txt-present",
  agent: "essentials",
  category: "Machine-readable content",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["documents", "target"],
  title: "A guide for language models (llms.txt)",
  why: "Some agents and coding tools read it; search engines and the large crawlers are not known to. Having none costs nothing.",
  fix: "Nothing has to be done. Documentation and products that developers use gain from one: a title, a summary, and links to the pages that matter.",
  effort: "S",
  reference: "https://llmstxt.org/",
  run({ documents, target }) {
    const verdict = judgeLlmsTxt(documents, target.host, (document, read) =>
      info(
        `${target.host} keeps a guide for language models with ${countOf(linksOfLlmsTxt(read).length, "link")}.`,
        seen(document.url, maskPersonalData(read.title ?? document.text.slice(0, 120)), "The start of the guide."),
      ),
    );
    return verdict.status === "na"
      ? info(`${target.host} keeps no guide for language models; no search engine asks for one.`, verdict.evidence)
      : verdict;
  },
});
