// Which work the course that a page tells is the course of.
import type { PageFacts } from "../evidence/page-facts.ts";
import { toldCourses } from "../evidence/workflow/told-course.ts";
import type { ToldCourse } from "../evidence/workflow/told-course.ts";
import { plainUrl } from "../../model/target.ts";
import { toPrintable } from "../../model/printable-text.ts";
import type { ClaimedWorkflow } from "./claimed-workflow.ts";
import table from "./data/course-works.json" with { type: "json" };
import { holdsBeginning } from "./normalise-text.ts";
import { quoteOf } from "./quote-of.ts";

interface CourseOf {
  /** It runs through all that is done for a customer: one step that names it is enough. Else the heading, the page, or half of the steps have to name it. */
  through: boolean;
  /** How words begin that name the work. */
  words: readonly string[];
}

const COURSES: Readonly<Record<string, CourseOf | undefined>> = table;

interface Fit {
  claim: ClaimedWorkflow;
  points: number;
}

/** The claims, with the steps that a page tells in place of the usual ones. A course is that of one kind of work. */
export function withToldCourses(pages: readonly PageFacts[], claims: readonly ClaimedWorkflow[]): ClaimedWorkflow[] {
  const told = new Map<ClaimedWorkflow, { course: ToldCourse; points: number }>();
  for (const page of pages) {
    for (const course of toldCourses(page)) {
      const [first, second] = claims
        .map((claim): Fit => ({ claim, points: fitOf(page, course, claim) }))
        .toSorted((a, b) => b.points - a.points);
      if (!first || first.points === 0 || first.points === second?.points) continue;
      if (first.points > (told.get(first.claim)?.points ?? 0)) told.set(first.claim, { course, points: first.points });
    }
  }
  return claims.map((claim) => {
    const course = told.get(claim)?.course;
    return course === undefined ? claim : { ...claim, steps: stepsTold(course), courseUrl: plainUrl(course.url) };
  });
}

const AS_HEADING = 3;
const AS_NAME = 2;

/** How much of the course names the work; 0 where that is too little. */
function fitOf(page: PageFacts, { heading, steps }: ToldCourse, { id }: ClaimedWorkflow): number {
  const { through, words } = COURSES[id] ?? { through: false, words: [] };
  const top = page.kind === "home" ? [] : [page.titles[0] ?? "", page.headings[0]?.text ?? ""];
  const isHeaded = [heading, ...top].some((text) => holdsBeginning(text, words));
  const named = steps.filter(({ name }) => holdsBeginning(name, words)).length;
  const said = steps.filter(({ name, text }) => holdsBeginning(`${name} ${text}`, words)).length;
  const isNamed = through ? named > 0 : named * 2 >= steps.length;
  return isNamed || (isHeaded && said > 0) ? AS_NAME * named + said + (isHeaded ? AS_HEADING : 0) : 0;
}

const stepsTold = ({ steps }: ToldCourse): ClaimedWorkflow["steps"] =>
  steps.map(({ name }) => ({ name: toPrintable(quoteOf(name)), actor: "", isManual: false }));
