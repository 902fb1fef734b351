// The dates of a course, as machines read them.
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { ownOrganizations } from "../../evidence/structured/structured-entity.ts";
import { courseOn } from "./course-facts.ts";
import { pageAddress } from "./draft-parts.ts";
import { addressProps } from "./organization-draft.ts";

/** Machines read each date of a course as an event, which needs a name and a place; the place is described once. */
export function courseDates(
  days: readonly string[],
  name: string,
  page: PageFacts,
  site: SiteEvidence,
): Record<string, unknown>[] {
  const id = `${pageAddress(page.url)}#place`;
  const place = { "@type": "Place", "@id": id, address: addressProps(site, ownOrganizations(site)) };
  return days.slice(0, COURSE_DATES).map((day, at) => ({
    "@type": "CourseInstance",
    name,
    ...courseOn(day, page),
    location: at === 0 ? place : { "@id": id },
  }));
}

const COURSE_DATES = 4;
