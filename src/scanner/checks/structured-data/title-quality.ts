import { maskPersonalData } from "../../../model/mask.ts";
import { partOf } from "../../../model/words.ts";
import { textWidth } from "../../evidence/structured/structured-text-width.ts";
import { defineCheck, judgePages } from "../define-check.ts";

const LEAST_COLUMNS = 10;
const MOST_COLUMNS = 70;
const STARTERS =
  /^(?:untitled(?: document| page)?|home ?page|my (?:web)?site|react app|vite \+ \w+|next\.?js app|create next app|document|new page|just another wordpress site|your (?:site|company) (?:title|name)|index|title)$/i;
const UNFILLED = /\{\{|\{%|%[A-Z_]{4,}%|\[insert|lorem ipsum/i;

export const titleQuality = defineCheck({
  id: "title-quality",
  agent: "essentials",
  category: "Extractability",
  counts: ["aeo"],
  severity: 2,
  evidence: "A",
  needs: ["pages"],
  title: "Every page has a title of its own",
  why: "The title is the first thing assistants and search engines read to decide what a page is about, and what they show as the link.",
  fix: "Give every page one title of its own, 10 to 70 characters long (5 to 35 in Chinese, Japanese or Korean): what the page is about, then the name of the business.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/appearance/title-link",
  headline: ({ name }) => `Assistants cannot tell the pages of ${name} apart by their titles`,
  run({ pages }) {
    const uses = new Map<string, number>();
    for (const { titles } of pages) uses.set(keyOf(titles[0]), (uses.get(keyOf(titles[0])) ?? 0) + 1);
    return judgePages(
      pages,
      ({ titles }) => {
        const [title = ""] = titles;
        const columns = textWidth(title.trim());
        const received = title.trim() === "" ? "no title" : maskPersonalData(title);
        if (columns === 0) return { received, meaning: "The page has no title." };
        if (titles.length > 1)
          return { received: maskPersonalData(titles.join(" / ")), meaning: `The page has ${titles.length} titles.` };
        if (STARTERS.test(title.trim()) || UNFILLED.test(title))
          return { received, meaning: "A title left over from a template." };
        if (columns < LEAST_COLUMNS)
          return { received, meaning: `Only ${columns} characters wide: too short to say what the page is about.` };
        if (columns > MOST_COLUMNS)
          return { received, meaning: `${columns} characters wide: the end is cut off where it is shown.` };
        if ((uses.get(keyOf(title)) ?? 0) > 1) return { received, meaning: "Another page has the same title." };
        return true;
      },
      ({ good, of }) => `One title of its own, in a length that is shown whole, stands on ${partOf(good, of, "page")}.`,
    );
  },
});

const keyOf = (title: string | undefined): string => (title ?? "").toLowerCase().replace(/\s+/g, " ").trim();
