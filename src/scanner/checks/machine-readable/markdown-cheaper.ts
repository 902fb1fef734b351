import { addressKey } from "../../evidence/access/access-observation.ts";
import { defineCheck, fail, na, pass, seen, warn } from "../define-check.ts";

const PASS_RATIO = 0.6;

// Tokens are compared by bytes: both forms hold the same language, so that the ratio is the same.
export const markdownCheaper = defineCheck({
  id: "markdown-cheaper",
  agent: "communication",
  category: "Machine-readable content",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["markdown", "pages", "target"],
  title: "The plain-text form is shorter than the page",
  why: "The point of the plain text is to be shorter: an assistant pays for every word it reads.",
  fix: "Make the plain text from the main content alone: no menus, scripts, styles or embedded pictures.",
  effort: "M",
  reference: "https://blog.cloudflare.com/markdown-for-agents/",
  headline: ({ name }) => `Plain text from ${name} is hardly shorter than the page`,
  run({ markdown, pages, target }) {
    const byAddress = new Map(pages.map((page) => [addressKey(page.url), page]));
    const compared = markdown.negotiated.flatMap(({ url, bytes, isMarkdown, tokensHeader }) => {
      const page = byAddress.get(addressKey(url));
      return isMarkdown && page && page.transfer.bytes > 0
        ? [{ url, bytes, html: page.transfer.bytes, tokensHeader }]
        : [];
    });
    if (compared.length === 0) return na(`${target.host} gave no page as plain text.`);
    const ratio = compared.reduce((sum, { bytes, html }) => sum + bytes / html, 0) / compared.length;
    const situation = `As plain text, pages of ${target.host} take ${Math.round(ratio * 100)} % of the bytes of the web page (${compared.length} compared).`;
    const evidence = compared.map(({ url, bytes, html, tokensHeader }) =>
      seen(
        url,
        `${bytes} bytes as Markdown, ${html} as HTML${tokensHeader === null ? "" : `, x-markdown-tokens: ${tokensHeader}`}`,
        "Both forms of one page.",
      ),
    );
    if (ratio <= PASS_RATIO) return pass(situation, evidence);
    return ratio <= 1 ? warn(situation, evidence) : fail(situation, evidence);
  },
});
