// The dates of a course, as machines read them.
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { SiteEvidence } from "../../evidence/site-evidence.ts";
import { holdsAddress } from "../../evidence/answers/answers-address.ts";
import { hasStreetAddress } from "../../evidence/text/text-streets.ts";
import { countryOf } from "./country-of.ts";
import { courseOn, modeIn } from "./course-facts.ts";
import { pageAddress, placeholder } from "./draft-parts.ts";
import { namesTown, townOf } from "./town-of.ts";

/** Machines read each date of a course as an event, with its name and its place, which is described once. */
export function courseDates(
  days: readonly string[],
  name: string,
  page: PageFacts,
  site: SiteEvidence,
): Record<string, unknown>[] {
  const place = placeOf(page, site);
  const id = place?.["@id"];
  return days.slice(0, COURSE_DATES).map((day, at) => ({
    "@type": "CourseInstance",
    name,
    ...courseOn(day, page),
    location: at === 0 || id === undefined ? place : { "@id": id },
  }));
}

/** What a draft leaves out for its length. */
export const noteOnDates = (days: readonly string[], page: PageFacts): string[] =>
  days.length <= COURSE_DATES
    ? []
    : [`${COURSE_DATES} of the ${days.length} dates on \`${pageAddress(page.url)}\` are in it: add the others alike.`];

/** From afar there is no place; where the page says neither, none is made up. */
function placeOf(page: PageFacts, site: SiteEvidence): Record<string, unknown> | undefined {
  if (modeIn(page.blocks) === "Online") return { "@type": "VirtualLocation", url: pageAddress(page.url) || undefined };
  const address = addressOf(page, site);
  return address && { "@type": "Place", "@id": `${pageAddress(page.url)}#place`, address };
}

/** The seat of a business is no place of its courses: only what the page of the course says of it is taken. */
function addressOf(page: PageFacts, site: SiteEvidence): Record<string, unknown> | undefined {
  const shows = page.blocks.some(
    ({ region, text }) => region === "main" && (holdsAddress(text) || hasStreetAddress(text)),
  );
  const town = townOf(site);
  const isInTown = town !== null && namesTown(page, town);
  if (!shows && !isInTown && modeIn(page.blocks) !== "Onsite") return undefined;
  const from = shows ? page.url : null;
  return {
    "@type": "PostalAddress",
    ...(shows && {
      streetAddress: placeholder("street and number", from),
      postalCode: placeholder("postal code", from),
    }),
    addressLocality: isInTown ? town : placeholder("city", from),
    addressCountry: countryOf(site) ?? placeholder("country code of two letters"),
  };
}

const COURSE_DATES = 4;
