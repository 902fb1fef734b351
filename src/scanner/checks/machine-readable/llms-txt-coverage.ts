import { decodePercent } from "../../../model/decode-percent.ts";
import { EMAIL, SPELLED_AT } from "../../../model/mask.ts";
import { listOf, pathOf } from "../../../model/words.ts";
import { keyAddresses } from "../../evidence/access/access-key-addresses.ts";
import { addressKey } from "../../evidence/access/access-observation.ts";
import { linksOfLlmsTxt } from "../../evidence/site/llms-txt.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { defineCheck, info, seen } from "../define-check.ts";
import { judgeLlmsTxt } from "../judge-llms-txt.ts";

export const llmsTxtCoverage = defineCheck({
  id: "llms-txt-coverage",
  agent: "communication",
  category: "Machine-readable content",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["documents", "home", "pages", "structured", "target"],
  title: "The guide for language models names the key pages",
  why: "An agent that starts from the guide sees what it names first, and may not look further.",
  fix: "Add the pages of the menu that the guide leaves out.",
  effort: "S",
  reference: "https://llmstxt.org/",
  run({ documents, home, pages, structured, target }) {
    return judgeLlmsTxt(documents, target.host, (document, read) => {
      const base = document.url;
      const listed = new Set(
        linksOfLlmsTxt(read).map(({ url }) => withoutTwin(URL.canParse(url, base) ? new URL(url, base).href : url)),
      );
      const key = keyAddresses(home, pages).slice(1);
      const missing = key.filter((address) => !listed.has(addressKey(address)));
      return info(
        `The guide for language models of ${target.host} names ${key.length - missing.length} of ${key.length} key pages${missing.length > 0 ? `; it leaves out ${listOf(missing.map(pathOf))}` : ""}.${givesOtherMail(document.text, pages, structured) ? " It gives an e-mail address that no page read gives." : ""}`,
        missing.slice(0, 5).map((address) => seen(address, "not named in the guide", "Linked from the menu.")),
      );
    });
  },
});

/** A Markdown twin (/page.md, /page/index.md) stands for its page. */
const withoutTwin = (url: string): string => addressKey(url.replace(/(?:\/index(?:\.html)?)?\.md$/, ""));

/** Where the pages give addresses, too, and hide none: who reads the guide alone writes to another. */
function givesOtherMail(guide: string, pages: readonly PageFacts[], nodes: SiteEvidence["structured"]): boolean {
  const said = (text: string): string[] =>
    (text.match(EMAIL) ?? []).flatMap((mail) => (IMAGE.test(mail) ? [] : [mail.toLowerCase()]));
  const told = said(guide);
  if (told.length === 0) return false;
  const texts = pages.flatMap(({ blocks, anchors }) => [
    ...blocks.map(({ text }) => text),
    ...anchors.map(({ href }) => decodePercent(href)),
  ]);
  if (texts.some((text) => HIDDEN.test(text) || SPELLED_AT.test(text))) return false;
  const shown = new Set([...texts, JSON.stringify(nodes)].flatMap((text) => (text.includes("@") ? said(text) : [])));
  return shown.size > 0 && told.some((mail) => !shown.has(mail));
}
const IMAGE = /\.(?:png|jpe?g|webp|svg|gif|avif)$/i;
/** As Cloudflare writes it. */
const HIDDEN = /\bemail[\s-]protect/i;
