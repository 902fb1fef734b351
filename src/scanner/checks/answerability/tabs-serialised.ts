import { countOf, onPagesOr } from "../../../model/words.ts";
import { quoteOf } from "../../evidence/answers/answers-quote.ts";
import { defineCheck, judgePages } from "../define-check.ts";

export const tabsSerialised = defineCheck({
  id: "tabs-serialised",
  agent: "page-experience",
  category: "Extractability",
  counts: ["aeo"],
  severity: 1,
  evidence: "B",
  needs: ["pages"],
  title: "Folded content is in the delivered page",
  why: "Text behind a tab or in a fold is read only if it comes with the page. What is loaded on a click does not exist for most machines.",
  fix: "Deliver the panels with the page and hide them until they are opened, for instance with details and summary.",
  effort: "M",
  reference: "https://www.w3.org/WAI/ARIA/apg/patterns/accordion/",
  nowhere: "No tab or fold on the pages read names the part that it opens, so nothing was compared.",
  headline: ({ name }) => `Text behind tabs on the pages of ${name} is missing until someone clicks`,
  run({ pages }) {
    return judgePages(
      pages,
      (page) => {
        // A menu in the header is elsewhere in the page even when its button names a wrong identifier.
        const openers = page.buttons.filter(
          ({ attributes, region }) => region === "main" && (attributes["aria-controls"] ?? "") !== "",
        );
        if (openers.length === 0) return page.counts.details > 0 ? true : null;
        const missing = new Set(page.aria.danglingIds);
        // A link to a part of the page names what it opens by its address, which browsers follow.
        const empty = openers.filter(
          ({ attributes: { "aria-controls": ids = "", href = "", "data-bs-target": target = "" } }) =>
            !/#\w/.test(href + target) && ids.split(/\s+/).every((id) => missing.has(id)),
        );
        const [first] = empty;
        if (!first) return true;
        return {
          received: `${empty.length} of ${countOf(openers.length, "tab or fold", "tabs and folds")} open nothing that was delivered; for example “${quoteOf(first.name)}”`,
          meaning: "The part it opens is not in the page as delivered.",
        };
      },
      (counts) =>
        onPagesOr(
          counts,
          "with tabs or folds",
          "their content is delivered with the page",
          "leaves some of their content out of what is delivered",
        ),
    );
  },
});
