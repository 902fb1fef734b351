// gradePages for checks that quote a site's text: personal data is hidden, and "not applicable" says what was missing.
import { maskPersonalData } from "../../model/mask.ts";
import type { PageFacts } from "../evidence/page-facts.ts";
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
