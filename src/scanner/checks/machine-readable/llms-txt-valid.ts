import { maskPersonalData } from "../../../model/mask.ts";
import { countOf, listOf, startWith } from "../../../model/words.ts";
import { linksOfLlmsTxt, type LlmsTxt } from "../../evidence/site/llms-txt.ts";
import type { DocumentFacts } from "../../evidence/site-evidence.ts";
import { defineCheck, fail, fixedBy, pass, seen, type Verdict, warn } from "../define-check.ts";
import { judgeLlmsTxt } from "../judge-llms-txt.ts";

const MIN_CHARS = 50;
const LOOSE = "Tools that keep to the format look for links under headings.";
const BARE = "Tools that keep to the format look for links with their titles, and pass over an address alone.";

export const llmsTxtValid = defineCheck({
  id: "llms-txt-valid",
  agent: "essentials",
  category: "Machine-readable content",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["documents", "target"],
  title: "The guide for language models is well formed",
  why: "Tools that read the guide expect a title, and links under headings.",
  fix: "Begin the file with `# Name`, add a line of summary after `>`, and list the important pages under `##` headings as `- [Title](https://…): what is there`.",
  effort: "S",
  reference: "https://llmstxt.org/#format",
  headline: ({ name }, [first] = []) =>
    first?.meaning === LOOSE
      ? `Tools that read the guide of ${name} by its headings find no link there`
      : first?.meaning === BARE
        ? `Tools that read the guide of ${name} by its links find addresses without a title`
        : `Agents that read the guide of ${name} find no way on`,
  run({ documents, target }) {
    return judgeLlmsTxt(documents, target.host, (document, read) => fixedBy(judge(document, read), fixFor(read)));

    function judge(document: DocumentFacts, read: LlmsTxt): Verdict {
      const links = linksOfLlmsTxt(read);
      const faults = [
        ...(read.title === null ? ["no title"] : []),
        ...(links.length === 0 ? ["no links"] : []),
        ...(document.text.trim().length < MIN_CHARS ? [`under ${MIN_CHARS} characters`] : []),
      ];
      const start = maskPersonalData(document.text.trim().slice(0, 200)) || "an empty file";
      if (faults.length > 0)
        return fail(
          `The guide for language models of ${target.host} cannot be used: ${faults.join(", ")}.`,
          seen(document.url, start, "Readers of such guides find nothing to follow."),
        );
      if (links.every(({ isBare }) => isBare))
        return warn(
          `The guide for language models of ${target.host} names ${countOf(links.length, "address", "addresses")}, none as a link with its title.`,
          seen(document.url, links[0]?.url ?? start, BARE),
        );
      if (!read.sections.some((section) => section.links.length > 0))
        return warn(
          `The guide for language models of ${target.host} has its ${countOf(links.length, "link")} under no section heading.`,
          seen(document.url, start, LOOSE),
        );
      return pass(
        `The guide for language models of ${target.host} has a title and ${countOf(links.length, "link")} under ${countOf(read.sections.length, "heading")}.`,
        seen(document.url, start, "Well formed."),
      );
    }
  },
});

/** What the file lacks; a title that is there is not asked for. */
function fixFor({ title, summary, sections }: LlmsTxt): string {
  const steps = [
    ...(title === null ? ["begin the file with `# Name`"] : []),
    ...(summary === null ? ["add a line of summary after `>`"] : []),
    ...(sections.some(({ links }) => links.some(({ isBare }) => !isBare))
      ? []
      : ["list the important pages under `##` headings as `- [Title](https://…): what is there`"]),
  ];
  return `${startWith(listOf(steps, steps.length)) || "Say in the file what the site offers, and where"}.`;
}
