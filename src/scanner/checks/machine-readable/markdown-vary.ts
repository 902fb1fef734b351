import { countOf } from "../../../model/words.ts";
import { defineCheck, fail, na, pass, seen } from "../define-check.ts";

export const markdownVary = defineCheck({
  id: "markdown-vary",
  agent: "communication",
  category: "Machine-readable content",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["markdown", "target"],
  title: "Caches keep the two forms of a page apart",
  why: "Without the mark a cache may hand plain text to a browser, or the web page to an assistant.",
  fix: "Send `Vary: Accept` with both forms of the page.",
  effort: "S",
  reference: "https://www.rfc-editor.org/rfc/rfc9110#section-12.5.5",
  headline: ({ people, name }) => `Caches may show ${people} the machine form of ${name}`,
  run({ markdown, target }) {
    const served = markdown.negotiated.filter(({ isMarkdown }) => isMarkdown);
    if (served.length === 0) return na(`${target.host} gives pages in one form only.`);
    const names = (vary: string): string[] =>
      vary
        .toLowerCase()
        .split(",")
        .map((name) => name.trim());
    const unmarked = served.filter(({ vary }) => !names(vary).includes("accept") && !names(vary).includes("*"));
    if (unmarked.length === 0)
      return pass(
        `${target.host} tells caches of the second form on ${served.length === 1 ? "the page" : `all ${served.length} pages`} it gave as plain text.`,
      );
    return fail(
      `${target.host} does not tell caches of the second form on ${unmarked.length} of ${countOf(served.length, "page")} it gave as plain text.`,
      unmarked.map(({ url, vary }) =>
        seen(url, vary === "" ? "no Vary header" : `Vary: ${vary}`, "A cache may mix up the forms."),
      ),
      { score: 1 - unmarked.length / served.length },
    );
  },
});
