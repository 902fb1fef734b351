// gradePages for checks that quote a site's text: personal data is hidden, and "not applicable" says what was missing.
import { maskPersonalData } from "../../model/mask.ts";
import type { Profile } from "../../model/profile.ts";
import { isEditorial } from "../evidence/answers/answers-content.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
import { languageOf } from "../evidence/text/text-language.ts";
import { absent, na, type Verdict } from "./define-check.ts";
import { gradePages, type LowGrade } from "./grade-pages.ts";

interface Sentences {
  /** What is so on the pages the question applies to. */
  result: (counts: { good: number; of: number }) => string;
  /** What would have to be on a page for the question to apply. */
  notApplicable: string;
}

export function gradeContent(
  pages: readonly PageFacts[],
  grade: (page: PageFacts) => null | 1 | LowGrade,
  { result, notApplicable }: Sentences,
): Verdict {
  const verdict = gradePages(pages, (page) => hidePersonalData(grade(page)), result);
  return verdict.status === "na" ? absent(na(notApplicable)) : verdict;
}

const hidePersonalData = (grade: null | 1 | LowGrade): null | 1 | LowGrade =>
  grade === null || grade === 1 ? grade : { ...grade, received: maskPersonalData(grade.received) };

/** The same for the longer texts of a site alone. */
export const gradeArticles = (
  { pages, profile }: { pages: readonly PageFacts[]; profile: Profile },
  grade: (page: PageFacts, language: string) => null | 1 | LowGrade,
  result: Sentences["result"],
  notApplicable = "No article of more than 300 words was among the pages read.",
): Verdict =>
  gradeContent(
    pages,
    (page) => {
      const language = languageOf(page, profile);
      return isEditorial(page, profile.siteType.value, language) ? grade(page, language) : null;
    },
    { result, notApplicable },
  );
