import { countOf, onPagesOr } from "../../../model/words.ts";
import { defineCheck, judgePages } from "../define-check.ts";

export const dialogNames = defineCheck({
  id: "dialog-names",
  agent: "page-experience",
  category: "Operability",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["pages"],
  title: "Dialogs have a name",
  why: "A dialog that opens over the page has to say what it wants. Without a name an agent closes it, or gives up.",
  fix: "Give each dialog an aria-label or point aria-labelledby at its heading.",
  effort: "S",
  reference: "https://dequeuniversity.com/rules/axe/4.10/aria-dialog-name",
  nowhere: "No dialog was found on the pages read.",
  headline: ({ name }) => `Windows that open over ${name} do not say what they want`,
  run({ pages }) {
    return judgePages(
      pages,
      ({ aria }) => {
        if (aria.dialogs === 0) return null;
        if (aria.unnamedDialogs === 0) return true;
        return {
          received: `${aria.unnamedDialogs} of ${countOf(aria.dialogs, "dialog")} without a name`,
          meaning: "Nothing says what this dialog is for.",
        };
      },
      (counts) => onPagesOr(counts, "with dialogs", "each has a name", "has one without a name"),
    );
  },
});
