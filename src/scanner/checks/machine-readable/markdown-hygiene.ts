import { countOf, isSingular, shareOf } from "../../../model/words.ts";
import { linesOf } from "../../evidence/site/sniff-body.ts";
import { defineCheck, info, na, seen } from "../define-check.ts";

export const markdownHygiene = defineCheck({
  id: "markdown-hygiene",
  agent: "communication",
  category: "Machine-readable content",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["markdown", "target"],
  title: "The plain-text form is tidy",
  why: "Full addresses work wherever the text ends up; a code block that is never closed swallows what follows.",
  fix: "Write links with full addresses, close every code block, and begin with title and canonical address.",
  effort: "S",
  reference: "https://agentdocsspec.com/",
  run({ markdown, target }) {
    const answers = [...markdown.negotiated, ...markdown.twins].filter(({ isMarkdown }) => isMarkdown);
    if (answers.length === 0) return na(`${target.host} gave no page as plain text.`);
    const read = answers.map(({ url, excerpt }) => ({ url, faults: faultsOf(excerpt) }));
    const untidy = read.filter(({ faults }) => faults.length > 0);
    return info(
      `${shareOf(read.length - untidy.length, read.length, "plain-text page")} of ${target.host} ${isSingular(read.length - untidy.length, read.length) || read.length === 1 ? "is" : "are"} tidy in the part that was read.`,
      untidy.slice(0, 5).map(({ url, faults }) => seen(url, faults.join(", "), "Not lost, but harder to use.")),
    );
  },
});

function faultsOf(text: string): string[] {
  const lines = linesOf(text);
  const fences = lines.filter((line) => line.trimStart().startsWith("```")).length;
  const relative = [...text.matchAll(/\]\((?:\.{0,2}\/)[^()\s]{0,500}\)/g)].length;
  return [
    ...(fences % 2 === 1 ? ["a code block that is not closed"] : []),
    ...(relative > 0 ? [countOf(relative, "link without a full address", "links without a full address")] : []),
    ...(lines[0]?.trim() === "---" && !/^title\s*:/m.test(text.slice(0, 2_000))
      ? ["front matter without a title"]
      : []),
  ];
}
