// Which work the course that a page tells is the course of.
import type { PageFacts } from "../evidence/page-facts.ts";
import { mainLanguage } from "../evidence/text/text-language.ts";
import { withoutGivenNames } from "../evidence/text/given-names.ts";
import { toldCourses } from "../evidence/workflow/told-course.ts";
import type { ToldCourse, ToldStep } from "../evidence/workflow/told-course.ts";
import type { Profile } from "../../model/profile.ts";
import { plainUrl } from "../../model/target.ts";
import { toPrintable } from "../../model/printable-text.ts";
import type { ClaimedWorkflow } from "./claimed-workflow.ts";
import table from "./data/course-works.json" with { type: "json" };
import { readLanguage } from "./infer-language.ts";
import { holdsWord } from "./normalise-text.ts";
import { quoteOf } from "./quote-of.ts";

interface CourseOf {
  /** It runs through all that is done for a customer: one step that names it is enough. Else the heading of the course or half of the steps have to, or the page and a step. */
  through: boolean;
  /** What names the work. */
  words: ByLanguage;
  /** What names it only beside other words: an offer may be one of anything. */
  weak?: ByLanguage;
  beside?: ByLanguage;
}

type ByLanguage = Readonly<Record<string, readonly string[] | undefined>>;

const COURSES: Readonly<Record<string, CourseOf | undefined>> = table;

interface Told {
  page: PageFacts;
  language: string;
  course: ToldCourse;
}

interface Fit {
  claim: ClaimedWorkflow;
  points: number;
}

/** The claims, with the steps that a page tells in place of the usual ones. A course is that of one kind of work. */
export function withToldCourses(
  pages: readonly PageFacts[],
  claims: readonly ClaimedWorkflow[],
  profile: Pick<Profile, "language">,
): ClaimedWorkflow[] {
  const told = new Map<ClaimedWorkflow, { course: ToldCourse; points: number }>();
  for (const page of pages) {
    const language = readLanguage(page).language ?? mainLanguage(profile);
    for (const course of toldCourses(page, language)) {
      const [first, second] = claims
        .map((claim): Fit => ({ claim, points: fitOf({ page, language, course }, claim) }))
        .toSorted((a, b) => b.points - a.points);
      if (!first || first.points === 0 || first.points === second?.points) continue;
      if (first.points > (told.get(first.claim)?.points ?? 0)) told.set(first.claim, { course, points: first.points });
    }
  }
  return claims.map((claim) => {
    const course = told.get(claim)?.course;
    return course === undefined
      ? claim
      : { ...claim, steps: stepsTold(course, claim), courseUrl: plainUrl(course.url) };
  });
}

const AS_HEADING = 3;
const AS_NAME = 2;

/** How much of the course names the work; 0 where that is too little. On a page of openings people are hired. */
function fitOf({ page, language, course: { heading, steps } }: Told, { id }: ClaimedWorkflow): number {
  const course = COURSES[id];
  if (!course || (page.kind === "careers" && id !== "wf-recruiting")) return 0;
  const isBeside = holdsWord(steps.map((step) => allOf(step)).join("\n"), course.beside?.[language] ?? []);
  const words = [...(course.words[language] ?? []), ...((isBeside && course.weak?.[language]) || [])];
  const top = page.kind === "home" ? [] : [page.titles[0] ?? "", page.headings[0]?.text ?? ""];
  const isHeaded = holdsWord(heading, words);
  const isOnTop = isHeaded || top.some((text) => holdsWord(text, words));
  const named = steps.filter(({ name }) => holdsWord(name, words)).length;
  const said = steps.filter((step) => holdsWord(allOf(step), words)).length;
  const isNamed = course.through ? named > 0 : named * 2 >= steps.length;
  return isNamed || isHeaded || (isOnTop && said > 0) ? AS_NAME * named + said + (isOnTop ? AS_HEADING : 0) : 0;
}

const allOf = ({ name, text }: ToldStep): string => `${name} ${text}`;

/** The page does not say who does a step: it is by hand where such work mostly is at that point. */
const stepsTold = ({ steps }: ToldCourse, { id, steps: usual }: ClaimedWorkflow): ClaimedWorkflow["steps"] =>
  steps
    .map(({ name }, at) => ({
      name: toPrintable(quoteOf(withoutGivenNames(name))),
      actor: "",
      isManual: usual[Math.floor((at * usual.length) / steps.length)]?.isManual === true,
      basis: "told" as const,
    }))
    .filter(({ name }, at) => id !== "wf-quote-proposal" || at < LEAST_OF_OFFER || !JOB_DONE.test(name));

/** That the job is done, checked or handed over is no step of the offer for it. */
const JOB_DONE =
  /(?<!\p{L})(?:(?:job|work|project) (?:is )?(?:done|completed?|finished|checked|reviewed|inspected)|final (?:inspection|check|walk-?through)|abnahme|endkontrolle|schlussabnahme|(?:arbeit|auftrag) (?:erledigt|geprüft)|travaux (?:terminés|vérifiés|contrôlés|réceptionnés)|réception des travaux|fin de chantier|(?:trabajo|obra|reforma|proyecto) (?:revisad|terminad|finalizad|acabad|entregad)[oa]|revisión final|(?:trabalho|obra|projeto|serviço) (?:revist|revisad|terminad|concluíd|finalizad)[oa]|lavor[oi] (?:controllat|finit|completat|terminat|consegnat)[oi]|(?:werk|klus) (?:klaar|gecontroleerd|opgeleverd)|oplevering|pra(?:ca|ce) (?:sprawdzon|zakończon|odebran)[ae]|odbiór prac)(?!\p{L})/iu;
const LEAST_OF_OFFER = 2;
