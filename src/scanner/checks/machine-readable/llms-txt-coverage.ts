import { EMAIL } from "../../../model/mask.ts";
import { listOf, pathOf } from "../../../model/words.ts";
import { keyAddresses } from "../../evidence/access/access-key-addresses.ts";
import { addressKey } from "../../evidence/access/access-observation.ts";
import { linksOfLlmsTxt } from "../../evidence/site/llms-txt.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { defineCheck, info, seen } from "../define-check.ts";
import { judgeLlmsTxt } from "../judge-llms-txt.ts";

export const llmsTxtCoverage = defineCheck({
  id: "llms-txt-coverage",
  agent: "communication",
  category: "Machine-readable content",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["documents", "home", "pages", "target"],
  title: "The guide for language models names the key pages",
  why: "An agent that starts from the guide sees what it names first, and may not look further.",
  fix: "Add the pages of the menu that the guide leaves out.",
  effort: "S",
  reference: "https://llmstxt.org/",
  run({ documents, home, pages, target }) {
    return judgeLlmsTxt(documents, target.host, (document, read) => {
      const base = document.url;
      const listed = new Set(
        linksOfLlmsTxt(read).map(({ url }) => withoutTwin(URL.canParse(url, base) ? new URL(url, base).href : url)),
      );
      const key = keyAddresses(home, pages).slice(1);
      const missing = key.filter((address) => !listed.has(addressKey(address)));
      return info(
        `The guide for language models of ${target.host} names ${key.length - missing.length} of ${key.length} key pages${missing.length > 0 ? `; it leaves out ${listOf(missing.map(pathOf))}` : ""}.${givesOtherMail(document.text, pages) ? " It gives an e-mail address that no page read gives." : ""}`,
        missing.slice(0, 5).map((address) => seen(address, "not named in the guide", "Linked from the menu.")),
      );
    });
  },
});

/** A Markdown twin (/page.md, /page/index.md) stands for its page. */
const withoutTwin = (url: string): string => addressKey(url.replace(/(?:\/index(?:\.html)?)?\.md$/, ""));

/** Where the pages give addresses, too: who reads the guide alone writes to another. */
function givesOtherMail(guide: string, pages: readonly PageFacts[]): boolean {
  const said = (text: string): string[] => (text.match(EMAIL) ?? []).map((mail) => mail.toLowerCase());
  const shown = new Set(
    pages.flatMap(({ blocks, anchors }) => [
      ...blocks.flatMap(({ text }) => (text.includes("@") ? said(text) : [])),
      ...anchors.flatMap(({ href }) => (href.startsWith("mailto:") ? said(href.slice("mailto:".length)) : [])),
    ]),
  );
  return shown.size > 0 && said(guide).some((mail) => !shown.has(mail));
}
