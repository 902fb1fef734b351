import { pagesWhich } from "../../evidence/access/access-phrases.ts";
import { defineCheck } from "../define-check.ts";
import { gradePages } from "../grade-pages.ts";

const PASS_CHARS = 50_000;
const WARN_CHARS = 100_000;

export const pageSizeText = defineCheck({
  id: "page-size-text",
  agent: "page-experience",
  category: "Machine-readable content",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["pages", "target"],
  title: "The text of a page fits into one reading",
  why: "Assistants cut a page after some ten thousand words. What stands below is not read.",
  fix: "Divide long pages by subject, each with an address of its own, and link them from an overview.",
  effort: "M",
  reference: "https://agentdocsspec.com/",
  headline: ({ name }) => `Assistants stop reading before the end of pages of ${name}`,
  run({ pages, target }) {
    return gradePages(
      pages,
      ({ visibleText: { chars, words } }) => {
        if (chars <= PASS_CHARS) return 1;
        return {
          value: chars <= WARN_CHARS ? 0.5 : 0,
          received: `${chars} characters, ${words} words`,
          meaning: `${chars - PASS_CHARS} characters stand beyond the point where assistants begin to cut.`,
        };
      },
      (counts) =>
        `${pagesWhich(counts, `read of ${target.host}`, { one: "has a text that assistants read to the end", many: "have a text that assistants read to the end" })}.`,
    );
  },
});
