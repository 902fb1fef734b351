import { eachOf, isSingular, shareOf } from "../../../model/words.ts";
import { defineCheck, judgePages } from "../define-check.ts";

/** axe accepts a delay of more than 20 hours, as WCAG 2.2.1 does. */
const LONG_SECONDS = 20 * 60 * 60;

export const metaRefresh = defineCheck({
  id: "meta-refresh",
  agent: "page-experience",
  category: "Operability",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["pages"],
  title: "Pages stay where they are",
  why: "A page that reloads or moves on by itself takes the text away while it is being read.",
  fix: "Use a redirect of the server instead of a timed one in the page, and let visitors reload by themselves.",
  effort: "S",
  reference: "https://dequeuniversity.com/rules/axe/4.10/meta-refresh",
  headline: ({ name }) => `Pages of ${name} move on before they have been read`,
  run({ pages }) {
    return judgePages(
      pages,
      ({ counts }) => {
        const refresh = counts.metaRefresh;
        // What does not begin with a number makes no browser do anything.
        if (refresh === null || !(Number.parseFloat(refresh) <= LONG_SECONDS)) return true;
        return {
          received: refresh.split("?")[0] ?? "",
          meaning: "The page reloads or leaves by itself after this many seconds.",
        };
      },
      ({ good, of }) =>
        good === 0
          ? `${eachOf(of, "page")} moves on before the visitor leaves.`
          : `${shareOf(good, of, "page")} ${isSingular(good, of) ? "stays" : "stay"} until the visitor leaves.`,
    );
  },
});
