import { countOf, listOf, pathOf } from "../../../model/words.ts";
import { metChallenge } from "../../evidence/access/access-observation.ts";
import { mediaTypeOf } from "../../evidence/site/sniff-body.ts";
import { defineCheck, fail, pass, seen, unable, warn, OF_SITE } from "../define-check.ts";

/**
 * Grade B, where the catalogue says A: one vendor documents that its fetcher prefers Markdown, no other does, and
 * pages are read without it too. Severity 1 stays, so that facts about the business always come before it.
 */
export const markdownNegotiation = defineCheck({
  id: "markdown-negotiation",
  agent: "essentials",
  category: "Machine-readable content",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["markdown", "challenge", "target"],
  title: "Pages come as plain text to those who ask for it",
  why: "Assistants that open a page for a person can ask for it as Markdown: a fraction of the length, nothing but the content.",
  fix: "Let {host} answer a request whose Accept header prefers text/markdown with the page as Markdown, and name Accept in the Vary header.",
  effort: "M",
  reference: "https://developers.cloudflare.com/fundamentals/reference/markdown-for-agents/",
  headline: ({ name }) => `Assistants that ask for plain text get the pages of ${name} as HTML`,
  run({ markdown, challenge, target }) {
    const asked = markdown.negotiated.filter(
      ({ url, status }) => status >= 200 && status < 300 && !metChallenge(challenge, url),
    );
    if (asked.length === 0) return unable(`No page of ${target.host} could be asked for as plain text.`);
    const isClaimed = (contentType: string): boolean => mediaTypeOf(contentType) === "text/markdown";
    const good = asked.filter(({ contentType, isMarkdown }) => isClaimed(contentType) && isMarkdown);
    const evidence = asked.map(({ url, contentType, isMarkdown }) =>
      seen(url, contentType, isMarkdown ? "Markdown, as asked for." : ""),
    );
    const of = countOf(asked.length, "page");
    if (good.length === asked.length) return pass(`${target.host} gave ${of} as plain text when asked.`, evidence);
    const broken = asked.filter(({ contentType, isMarkdown }) => isClaimed(contentType) && !isMarkdown);
    if (broken.length > 0)
      return fail(
        `${target.host} calls ${countOf(broken.length, "answer")} plain text that is none.`,
        broken.map(({ url, contentType }) =>
          seen(url, contentType, "Declared as Markdown, and something else inside."),
        ),
      );
    // RFC 9110, 8.3: the type says how the answer is to be read, so a client may take this for any text.
    const unnamed = asked.filter(({ contentType, isMarkdown }) => !isClaimed(contentType) && isMarkdown);
    if (good.length === 0 && unnamed.length > 0)
      return warn(
        `${target.host} gave ${countOf(unnamed.length, "page")} as Markdown and called it ${mediaTypeOf(unnamed[0]?.contentType ?? "") || "nothing"} instead of text/markdown.`,
        evidence,
      );
    // Nobody has to offer it: without it assistants read the page as browsers do.
    if (good.length === 0)
      return warn(
        `Asked for Markdown, ${target.host} answered with HTML on ${listOf(asked.map(({ url }) => pathOf(url)))}.`,
        evidence,
        OF_SITE,
      );
    const rest = asked.filter((answer) => !good.includes(answer));
    return warn(
      `${target.host} gave ${good.length} of ${of} as plain text when asked, and not ${listOf(rest.map(({ url }) => pathOf(url)))}.`,
      evidence,
      { score: 0.5 + good.length / asked.length / 2 },
    );
  },
});
