// How recent the dated pages of a site are: asked by the check of that, and by whoever would change pages that are to be revised.
import { isSingular, shareOf } from "../../model/words.ts";
import { isDatedContent, isDocumentation } from "../evidence/answers/answers-content.ts";
import { DAY_MS, newestDate, readDates, sayDay, YEAR_DAYS } from "../evidence/answers/answers-dates.ts";
import type { SiteEvidence } from "../evidence/site-evidence.ts";
import type { Verdict } from "./define-check.ts";
import { gradeContent } from "./grade-content.ts";

/** By the newest date of each: a year is recent, two are half so. */
export function gradeFreshness({
  pages,
  target,
  profile,
}: Pick<SiteEvidence, "pages" | "target" | "profile">): Verdict {
  return gradeContent(
    pages,
    (page) => {
      const siteType = profile.siteType.value;
      if (!isDatedContent(page, siteType) && !isDocumentation(page, siteType)) return null;
      const newest = newestDate(readDates(page));
      if (newest === null || newest > target.observedAt + DAY_MS) return null;
      const ageDays = (target.observedAt - newest) / DAY_MS;
      if (ageDays <= YEAR_DAYS) return 1;
      return {
        value: ageDays <= 2 * YEAR_DAYS ? 0.5 : 0,
        received: `newest date ${sayDay(newest)}`,
        meaning: `That is ${Math.floor(ageDays / 30.4)} months before this scan.`,
        about: [`${new Date(newest).getUTCFullYear()}`],
      };
    },
    {
      result: ({ good, of }) =>
        `${shareOf(good, of, "dated article")} ${isSingular(good, of) ? "was" : "were"} published or revised within the last 12 months, by the dates on the page.`,
      notApplicable: "No article read carries a date of publication or revision.",
    },
  );
}
