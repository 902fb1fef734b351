import { onPagesOr, partOf } from "../../../model/words.ts";
import { hostOf } from "../../evidence/answers/answers-links.ts";
import { defineCheck, judgePages } from "../define-check.ts";

export const iframeTitles = defineCheck({
  id: "iframe-titles",
  agent: "page-experience",
  category: "Operability",
  counts: ["readiness"],
  severity: 1,
  evidence: "A",
  needs: ["pages"],
  title: "Embedded pages have a title",
  why: "A map, calendar or film inside the page is a closed box to an agent. Its title says whether opening it is worth it.",
  fix: "Give each iframe on {pages|the site} a title that says what it shows, such as “Map with our address”.",
  effort: "S",
  reference: "https://dequeuniversity.com/rules/axe/4.10/frame-title",
  nowhere: "No page read embeds another.",
  headline: ({ name }) => `What the pages of ${name} embed is a box without a label`,
  run({ pages }) {
    return judgePages(
      pages,
      (page) => {
        const frames = page.iframes.filter(({ hidden, src }) => !hidden && src !== "");
        if (frames.length === 0) return null;
        const bare = frames.filter(({ title }) => (title ?? "").trim() === "");
        const [first] = bare;
        if (!first) return true;
        return {
          received: `${partOf(bare.length, frames.length, "embedded page")} without a title, from ${hostOf(first.src) ?? "this site"}`,
          meaning: "",
        };
      },
      (counts) => onPagesOr(counts, "with embedded pages", "each has a title", "has one without a title"),
    );
  },
});
