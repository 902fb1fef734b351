import { listOf, partOf } from "../../../model/words.ts";
import { isOfType, mainTypeOf } from "../../evidence/structured/collect-structured.ts";
import { isStated } from "../../evidence/structured/structured-entity.ts";
import type { SiteNode } from "../../evidence/site-evidence.ts";
import { defineCheck, judgePages } from "../define-check.ts";

/** Required properties by type as Google lists them; inner lists are alternatives. */
const REQUIRED: readonly (readonly [string, readonly (readonly string[])[]])[] = [
  ["Event", [["name"], ["startDate"], ["location"]]],
  [
    "JobPosting",
    [
      ["title"],
      ["description"],
      ["datePosted"],
      ["hiringOrganization"],
      ["jobLocation", "jobLocationType", "applicantLocationRequirements"],
    ],
  ],
  ["Course", [["name"], ["description"], ["provider"]]],
];

/** A date of a course is listed with its course, which carries name and description for all of its dates. */
const PART_OF_OTHER = /superEvent|hasCourseInstance/;

export const eventJobCourseMarkup = defineCheck({
  id: "event-job-course-markup",
  agent: "structured-data",
  category: "Structured data and entity",
  counts: ["readiness"],
  severity: 2,
  evidence: "A",
  needs: ["pages", "structured"],
  title: "Events, jobs and courses are described completely",
  why: "Search engines and assistants list events, jobs and courses only when the required facts are all there.",
  fix: "Add what is missing: events need name, startDate and location; jobs title, description, datePosted, hiringOrganization and place; courses name, description and provider.",
  effort: "S",
  reference: "https://developers.google.com/search/docs/appearance/structured-data/search-gallery",
  nowhere: "No page read describes an event, a job or a course in its data.",
  headline: ({ name }) => `Events, jobs or courses of ${name} are left out of the lists`,
  run({ pages, structured }) {
    return judgePages(
      pages,
      (page) => {
        const here = structured.filter(({ pageUrl, path }) => pageUrl === page.url && !PART_OF_OTHER.test(path));
        const entries = here.flatMap((node) => {
          const rule = REQUIRED.find(([type]) => isOfType(node, type));
          return rule ? [{ node, missing: missingIn(node, rule[1]) }] : [];
        });
        if (entries.length === 0) return null;
        const bad = entries.find(({ missing }) => missing.length > 0);
        if (!bad) return true;
        return {
          received: `${mainTypeOf(bad.node) ?? ""} without ${listOf(bad.missing)}`,
          meaning: "A required fact is missing.",
        };
      },
      ({ good, of }) =>
        `Events, jobs or courses are described completely on ${partOf(good, of, "page")} with such entries.`,
    );
  },
});

const missingIn = (node: SiteNode, required: readonly (readonly string[])[]): string[] =>
  required.filter((names) => !isStated([node], ...names)).map((names) => names[0] ?? "");
