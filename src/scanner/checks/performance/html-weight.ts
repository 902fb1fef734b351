import { pagesWhich } from "../../evidence/access/access-phrases.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { defineCheck } from "../define-check.ts";
import { gradePages } from "../grade-pages.ts";
import { lightenedBy } from "../lighten.ts";

const PASS_BYTES = 200_000;
const WARN_BYTES = 1_000_000;

export const htmlWeight = defineCheck({
  id: "html-weight",
  agent: "essentials",
  category: "Performance",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["pages", "target"],
  title: "Pages are light",
  why: "Every reader, person or machine, loads the whole page before the first answer. Light pages come sooner and cost agents less.",
  fix: "Move styles, scripts, icons and data into files of their own, and drop what page builders leave behind.",
  effort: "M",
  reference: "https://web.dev/articles/dom-size-and-interactivity",
  headline: ({ name }) => `Agents load more code than content from ${name}`,
  run({ pages, target }) {
    const heavy: PageFacts[] = [];
    const verdict = gradePages(
      pages,
      (page) => {
        const { bytes, truncated } = page.transfer;
        if (bytes <= PASS_BYTES && !truncated) return 1;
        heavy.push(page);
        return {
          value: bytes <= WARN_BYTES && !truncated ? 0.5 : 0,
          received: `${Math.round(bytes / 1000)} kB${truncated ? " and more" : ""} of HTML`,
          meaning: "More than 200 kB before pictures and scripts.",
        };
      },
      (counts) =>
        `${pagesWhich(counts, `read of ${target.host}`, { one: "is lighter than 200 kB", many: "are lighter than 200 kB" })}.`,
    );
    return lightenedBy(verdict, heavy);
  },
});
