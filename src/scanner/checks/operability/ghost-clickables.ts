import { onPagesOr, partOf } from "../../../model/words.ts";
import { defineCheck } from "../define-check.ts";
import { gradeContent } from "../grade-content.ts";

const SHARE_PASS = 0.05;
const SHARE_WARN = 0.2;

export const ghostClickables = defineCheck({
  id: "ghost-clickables",
  agent: "operations",
  category: "Operability",
  counts: ["readiness"],
  severity: 2,
  evidence: "B",
  needs: ["pages"],
  title: "What can be clicked is marked as such",
  why: "Agents list the links and buttons of a page and choose among them. An element that only reacts to a click is not on that list.",
  fix: "Turn clickable divs and spans on {pages|the site} into links where they lead somewhere and into buttons where they do something.",
  effort: "M",
  reference: "https://www.w3.org/TR/WCAG22/#name-role-value",
  headline: ({ name }) => `Parts of ${name} that can be clicked are invisible to agents`,
  run({ pages }) {
    let others = 0;
    const verdict = gradeContent(
      pages,
      (page) => {
        const ghosts = page.counts.ghostClickables;
        const targets = page.anchorCount + page.buttons.length + ghosts;
        if (targets === 0) return null;
        const share = ghosts / targets;
        if (share <= SHARE_PASS) return 1;
        others += ghosts - (page.counts.ghostMenus ?? 0);
        return {
          value: share <= SHARE_WARN ? 0.5 : 0,
          received: `neither link nor button: ${partOf(ghosts, targets, "click target")}`,
          meaning: "They react to a click and say so to nobody.",
        };
      },
      {
        result: (counts) =>
          onPagesOr(
            counts,
            "",
            "nearly everything that can be clicked is a link or button",
            "has things to click that are neither link nor button",
          ),
        notApplicable: "Nothing that can be clicked was found on the pages read.",
      },
    );
    return verdict.status === "na" || others > 0 ? verdict : { ...verdict, fix: OF_MENU };
  },
});

const OF_MENU = "Turn what opens the menu on {pages|the site}, no button today, into a button element.";
