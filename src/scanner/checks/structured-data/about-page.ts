import { maskPersonalData } from "../../../model/mask.ts";
import { countOf, pathOf, startWith } from "../../../model/words.ts";
import { defineCheck, info, seen } from "../define-check.ts";

export const aboutPage = defineCheck({
  id: "about-page",
  agent: "structured-data",
  category: "Structured data and entity",
  counts: [],
  severity: 1,
  evidence: "C",
  needs: ["pages", "home"],
  title: "A page tells who the business is",
  why: "People ask who is behind a business, where it is and since when.",
  fix: "Write a page on who works there, where, and since when, and link it from the menu.",
  effort: "M",
  reference: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  run({ pages, home }) {
    const about = pages.find(({ kind }) => kind === "about") ?? pages.find(({ kind }) => kind === "team");
    if (!about)
      return info(
        "No page about the business was among the pages read.",
        seen(home.url, "no about or team page", "None was found by name."),
      );
    const situation = `${startWith(pathOf(about.url))} tells of the business in ${countOf(about.mainText.words, "word")}.`;
    return info(situation, seen(about.url, maskPersonalData(about.titles[0] ?? ""), "Tells who the business is."));
  },
});
