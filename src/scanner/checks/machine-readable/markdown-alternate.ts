import { isSilent } from "../../evidence/access/access-silence.ts";
import { printableUrl } from "../../../model/target.ts";
import { parseLinkHeader } from "../../evidence/access/access-link-header.ts";
import { addressKey } from "../../evidence/access/access-observation.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { countOf } from "../../../model/words.ts";
import { defineCheck, fail, na, pass, seen, warn } from "../define-check.ts";

export const markdownAlternate = defineCheck({
  id: "markdown-alternate",
  agent: "communication",
  category: "Machine-readable content",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["pages", "markdown", "linkChecks", "target"],
  title: "Pages name their plain-text form",
  why: "An agent that reads a page learns from one line where the same content stands as plain text.",
  fix: 'Add `<link rel="alternate" type="text/markdown" href="…">` to pages that have a plain-text form, and check that the address answers.',
  effort: "S",
  reference: "https://llmstxt.org/",
  headline: ({ name }) => `Agents do not learn where ${name} keeps its plain text`,
  run({ pages, markdown, linkChecks, target }) {
    const named = pages.flatMap((page) => alternatesOf(page).map((href) => ({ page, href })));
    if (named.length === 0) {
      const offered = [...markdown.negotiated, ...markdown.twins].find(({ isMarkdown }) => isMarkdown);
      if (offered === undefined) return na(`No plain-text form of the pages of ${target.host} was seen.`);
      return warn(
        `${target.host} gives pages as plain text, and no page read says so.`,
        seen(offered.url, offered.contentType, "Offered, and not named on the page."),
      );
    }
    const answers = [...markdown.twins, ...linkChecks];
    const dead = named.filter(({ href }) =>
      answers.some(({ url, status }) => addressKey(url) === addressKey(href) && status >= 400 && !isSilent(status)),
    );
    if (dead.length > 0)
      return fail(
        `${countOf(dead.length, "plain-text form")} that pages of ${target.host} name cannot be had.`,
        dead
          .slice(0, 5)
          .map(({ page, href }) =>
            seen(page.url, `alternate: ${printableUrl(href)}`, "The address answers with an error."),
          ),
      );
    const naming = new Set(named.map(({ page }) => page.url)).size;
    return pass(
      `${naming} of ${pages.length} pages read of ${target.host} name their plain-text form.`,
      seen(
        named[0]?.page.url ?? target.finalUrl,
        `alternate: ${printableUrl(named[0]?.href ?? "")}`,
        "An agent can go there.",
      ),
    );
  },
});

function alternatesOf(page: PageFacts): string[] {
  const inHead = page.links
    .filter(({ rel, type }) => rel.split(/\s+/).includes("alternate") && (type ?? "").startsWith("text/markdown"))
    .map(({ href }) => href);
  const inHeader = parseLinkHeader(page.transfer.headers.link ?? "")
    .filter(({ rels, params }) => rels.includes("alternate") && (params.type ?? "").startsWith("text/markdown"))
    .map(({ href }) => (URL.canParse(href, page.url) ? new URL(href, page.url).href : href));
  return [...inHead, ...inHeader].filter((href) => href !== "");
}
