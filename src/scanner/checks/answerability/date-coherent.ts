import { eachOf, isSingular, shareOf } from "../../../model/words.ts";
import { isDatedContent } from "../../evidence/answers/answers-content.ts";
import { DAY_MS, readDates, sayDay, type PageDates } from "../../evidence/answers/answers-dates.ts";
import { defineCheck, judgePages } from "../define-check.ts";

const TOLERANCE_MS = 3 * DAY_MS;
const LEAST_STAMPED = 3;

export const dateCoherent = defineCheck({
  id: "date-coherent",
  agent: "answerability",
  category: "Freshness",
  counts: ["aeo"],
  severity: 1,
  evidence: "A",
  needs: ["pages", "sitemap", "target", "profile"],
  title: "Dates agree with each other",
  why: "Search engines compare the date on the page with the one in the markup and the sitemap. Where they differ they trust none of them.",
  fix: "Fill the visible date, the markup and the sitemap from the same field, and change it only when the text changes.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/appearance/publication-dates",
  nowhere: "No page read gives a date in its data and in a second place.",
  headline: ({ name }) => `Pages of ${name} give two different dates for the same text`,
  run({ pages, sitemap, target, profile }) {
    const dated = pages.map((page) => ({ page, dates: readDates(page, sitemap) }));
    const stampedToday = findStampedToday(
      dated.map(({ dates }) => dates),
      target.observedAt,
    );
    const datesOf = new Map(dated.map(({ page, dates }) => [page, dates]));
    return judgePages(
      pages,
      (page) => {
        const dates = datesOf.get(page);
        const isArticle = isDatedContent(page, profile.siteType.value);
        if (!dates) return null;
        const problem = stampedToday ? STAMPED : findProblem(dates, isArticle, target.observedAt);
        if (countSources(dates, isArticle) < 2 || (problem === null && !isMarked(dates))) return null;
        return problem === null ? true : { received: sayDates(dates), meaning: problem };
      },
      ({ good, of }) =>
        good === 0
          ? `${eachOf(of, "page")} with more than one date gives dates that disagree.`
          : `${shareOf(good, of, "page")} with more than one date ${isSingular(good, of) ? "gives" : "give"} dates that do not contradict each other.`,
    );
  },
});

const STAMPED = "Every page says it was changed on the day of this scan, so none of these dates says anything.";

/** Visible dates count as a source on articles only: elsewhere they may be about anything. */
const countSources = (dates: PageDates, isArticle: boolean): number =>
  [isArticle && dates.visible.length > 0, dates.published ?? dates.modified, dates.sitemap].filter(
    (source) => source !== null && source !== false,
  ).length;

/** A date that people see and one of the list of pages cannot contradict each other, so the two alone show nothing. */
const isMarked = ({ published, modified }: PageDates): boolean => published !== null || modified !== null;

/** A list of pages that tells a later change than the markup contradicts nothing: the text was touched since. */
function findProblem(dates: PageDates, isArticle: boolean, observedAt: number): string | null {
  const { published, modified, sitemap } = dates;
  const marked = [published, modified].filter((ms) => ms !== null);
  if ([...marked, sitemap].some((ms) => ms !== null && ms > observedAt + DAY_MS)) return "A date lies in the future.";
  if (published !== null && modified !== null && modified < published - TOLERANCE_MS) {
    return "The markup says it was changed before it was published.";
  }
  const near = (a: number) => marked.some((b) => Math.abs(a - b) <= TOLERANCE_MS);
  const shown = dates.visible.flatMap(({ ms, otherMs }) => (otherMs === null ? [ms] : [ms, otherMs]));
  if (isArticle && shown.length > 0 && marked.length > 0 && !shown.some(near)) {
    return "The date a visitor sees is not the one in the markup.";
  }
  if (sitemap !== null && marked.some((ms) => sitemap < ms - TOLERANCE_MS)) {
    return "The sitemap says it last changed before the day in the markup.";
  }
  return null;
}

/** Three pages or more, all changed today, and none published then. */
function findStampedToday(all: readonly PageDates[], observedAt: number): boolean {
  const modified = all.filter((dates) => dates.modified !== null);
  const isToday = (ms: number | null) => ms !== null && Math.abs(observedAt - ms) <= 2 * DAY_MS;
  return (
    modified.length >= LEAST_STAMPED && modified.every((dates) => isToday(dates.modified) && !isToday(dates.published))
  );
}

function sayDates({ visible, published, modified, sitemap }: PageDates): string {
  const parts = [
    visible[0] && `visible ${sayDay(visible[0].ms)}`,
    published !== null && `markup published ${sayDay(published)}`,
    modified !== null && `markup changed ${sayDay(modified)}`,
    sitemap !== null && `sitemap ${sayDay(sitemap)}`,
  ];
  return parts.filter(Boolean).join("; ");
}
