import { isSingular, shareOf } from "../../../model/words.ts";
import type { PageFacts } from "../../evidence/page-facts.ts";
import { DAY_MS, marksTime, readDates, sayDay } from "../../evidence/answers/answers-dates.ts";
import { defineCheck, judgePages } from "../define-check.ts";

const DATED_PAGES: ReadonlySet<PageFacts["kind"]> = new Set(["post"]);
const TOLERANCE_DAYS = 3;

/** Asked of articles, and of other pages that date themselves in their data. */
export const dateModifiedMarkup = defineCheck({
  id: "date-modified-markup",
  agent: "structured-data",
  category: "Freshness",
  counts: ["aeo"],
  severity: 1,
  evidence: "B",
  needs: ["pages", "target"],
  title: "Dated pages tell machines when they last changed",
  why: "Answer engines prefer what they can tell is current. A date that contradicts the page does not help.",
  fix: "Give {pages|dated pages} datePublished and, once the text was changed, dateModified, in the form YYYY-MM-DD and equal to the dates shown.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/appearance/publication-dates",
  nowhere: "No page read belongs to a blog or to news, and no page dates itself in its data.",
  headline: ({ name }) =>
    `Answer engines find no date in the data of articles of ${name} that tells whether they are current`,
  run({ pages, target }) {
    let isDated = false;
    let areArticles = true;
    return judgePages(
      pages,
      (page) => {
        const { visible, month, published, modified } = readDates(page);
        const stated = [published, modified].filter((ms) => ms !== null);
        isDated ||= stated.length > 0;
        if (!DATED_PAGES.has(page.kind) && stated.length === 0) return null;
        areArticles &&= DATED_PAGES.has(page.kind);
        if (stated.length === 0)
          return {
            received: "no date in its structured data",
            meaning: marksTime(page)
              ? "A date on it is marked with <time datetime>; no JSON-LD has datePublished."
              : visible.length === 0 && month === null
                ? "Machines cannot tell how old the page is."
                : "The date stands on the page and not in its structured data.",
          };
        const future = stated.find((ms) => ms > target.observedAt + DAY_MS);
        if (future !== undefined)
          return { received: sayDay(future), meaning: "The date in the page's data lies in the future." };
        const isShown = stated.some((ms) => visible.some((shown) => isNear(shown.ms, ms) || isNear(shown.otherMs, ms)));
        if (visible.length === 0 || isShown) return true;
        const [first = 0] = stated;
        return {
          received: `shown: ${visible
            .slice(0, 2)
            .map(({ ms }) => sayDay(ms))
            .join(", ")}`,
          meaning: `The page's data says ${sayDay(first)}.`,
        };
      },
      ({ good, of }) => {
        const pages = `${shareOf(good, of, areArticles ? "article" : "dated page")} ${isSingular(good, of) ? "gives" : "give"}`;
        return isDated
          ? `${pages} in ${isSingular(good, of) ? "its" : "their"} data a date that fits the page.`
          : `${pages} a date in ${isSingular(good, of) ? "its" : "their"} structured data.`;
      },
    );
  },
});

const isNear = (shown: number | null, stated: number): boolean =>
  shown !== null && Math.abs(shown - stated) <= TOLERANCE_DAYS * DAY_MS;
