// The dates of a course, as machines read them.
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { holdsAddress } from "../../evidence/answers/answers-address.ts";
import { hasStreetAddress } from "../../evidence/text/text-streets.ts";
import { countryOf } from "./country-of.ts";
import { courseOn } from "./course-facts.ts";
import { pageAddress, placeholder } from "./draft-parts.ts";
import { namesTown, townOf } from "./town-of.ts";

/** Machines read each date of a course as an event, which needs a name and a place; the place is described once. */
export function courseDates(
  days: readonly string[],
  name: string,
  page: PageFacts,
  site: SiteEvidence,
): Record<string, unknown>[] {
  const id = `${pageAddress(page.url)}#place`;
  const place = { "@type": "Place", "@id": id, address: addressOf(page, site) };
  return days.slice(0, COURSE_DATES).map((day, at) => ({
    "@type": "CourseInstance",
    name,
    ...courseOn(day, page),
    location: at === 0 ? place : { "@id": id },
  }));
}

/** The seat of a business is no place of its courses: only what the page of the course says of it is taken. */
function addressOf(page: PageFacts, site: SiteEvidence): Record<string, unknown> {
  const shows = page.blocks.some(
    ({ region, text }) => region === "main" && (holdsAddress(text) || hasStreetAddress(text)),
  );
  const town = townOf(site);
  const from = shows ? page.url : null;
  return {
    "@type": "PostalAddress",
    ...(shows && {
      streetAddress: placeholder("street and number", from),
      postalCode: placeholder("postal code", from),
    }),
    addressLocality: town !== null && namesTown(page, town) ? town : placeholder("city", from),
    addressCountry: countryOf(site) ?? placeholder("country code of two letters"),
  };
}

const COURSE_DATES = 4;
