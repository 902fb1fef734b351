import { isSilent } from "../../evidence/access/access-silence.ts";
import { countOf, isSingular, shareOf } from "../../../model/words.ts";
import { mediaTypeOf } from "../../evidence/site/sniff-body.ts";
import { defineCheck, fail, na, pass, seen, unable, warn } from "../define-check.ts";

export const markdownUrl = defineCheck({
  id: "markdown-url",
  agent: "communication",
  category: "Machine-readable content",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["markdown", "target"],
  title: "Pages have a plain-text twin",
  why: "Agents that know the habit add .md to an address and get the content alone.",
  fix: "Publish each page a second time as /page.md, or for none of them, so that an agent can rely on it.",
  effort: "M",
  reference: "https://llmstxt.org/",
  headline: ({ name }) => `Agents find the plain text of some pages of ${name} only`,
  run({ markdown, target }) {
    const asked = markdown.twins.filter(({ status }) => !isSilent(status) && ![401, 403].includes(status));
    if (asked.length === 0) return unable(`No page of ${target.host} was asked for its plain-text twin.`);
    const good = asked.filter(({ isMarkdown }) => isMarkdown);
    const broken = asked.filter(
      ({ status, contentType, isMarkdown }) =>
        status === 200 && !isMarkdown && mediaTypeOf(contentType) === "text/markdown",
    );
    if (broken.length > 0)
      return fail(
        `${countOf(broken.length, "plain-text twin")} of pages of ${target.host} hold something else.`,
        broken.map(({ url, contentType }) =>
          seen(url, contentType, "Declared as Markdown, and something else inside."),
        ),
      );
    if (good.length === 0) return na(`Pages of ${target.host} have no plain-text twins.`);
    const situation = `${shareOf(good.length, asked.length, "page")} asked for of ${target.host} ${isSingular(good.length, asked.length) || asked.length === 1 ? "has" : "have"} a plain-text twin.`;
    if (good.length === asked.length)
      return pass(
        situation,
        good.map(({ url, contentType }) => seen(url, contentType, "Content alone.")),
      );
    return warn(
      situation,
      asked
        .filter(({ isMarkdown }) => !isMarkdown)
        .map(({ url, status }) => seen(url, String(status), "No twin here.")),
    );
  },
});
