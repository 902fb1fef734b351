import { listOf, onPagesOr } from "../../../model/words.ts";
import { findSwitchClasses, hasTickedMenu } from "../../evidence/operability/operate-widgets.ts";
import { defineCheck, judgePages } from "../define-check.ts";

export const stateExposed = defineCheck({
  id: "state-exposed",
  agent: "page-experience",
  category: "Operability",
  counts: ["readiness"],
  severity: 1,
  evidence: "B",
  needs: ["pages"],
  title: "Menus, tabs and folds say whether they are open",
  why: "After a click an agent looks whether something opened. A part that shows its state by color alone looks unchanged, and the agent tries again.",
  fix: "Use details and summary for folds on {pages|the site}, and set aria-expanded or aria-selected on the buttons of menus and tabs.",
  effort: "S",
  reference: "https://www.w3.org/TR/wai-aria-1.2/#aria-expanded",
  nowhere: "No menu, tab or fold that opens and closes was recognized on the pages read.",
  headline: ({ name }) => `Agents cannot see whether a menu on the pages of ${name} has opened`,
  run({ pages }) {
    const found = new Set<string>();
    const verdict = judgePages(
      pages,
      (page) => {
        const classes = findSwitchClasses(page);
        const isStated = page.aria.stateAttributes > 0 || page.counts.details > 0 || hasTickedMenu(page);
        if (classes.length === 0) return isStated ? true : null;
        if (isStated) return true;
        for (const name of classes) found.add(name);
        return {
          received: `parts that open and close (${listOf(classes.map((name) => `class “${name}”`))}), none with a state`,
          meaning: "",
        };
      },
      (counts) =>
        onPagesOr(counts, "with menus, tabs or folds", "a state can be read", "has none whose state can be read"),
    );
    const alike = FIXES.find(([of]) => found.size > 0 && [...found].every((name) => of.test(name)));
    return alike === undefined ? verdict : { ...verdict, fix: alike[1] };
  },
});

/** By the classes found, where all of them are of one kind. */
const FIXES: readonly [RegExp, string][] = [
  [
    /^(?:navbar-toggler?|(?:menu|nav)-toggle|hamburger|burger|toggle-(?:menu|nav))$/i,
    "Set aria-expanded on the button of the menu on {pages|the site}, and change it when the menu opens and closes.",
  ],
  [/^(?:accordion|collapsible)/i, "Use details and summary for folds on {pages|the site}."],
  [/^(?:tabs?$|tab-|nav-tabs)/i, "Set aria-selected on the buttons of the tabs on {pages|the site}."],
];
