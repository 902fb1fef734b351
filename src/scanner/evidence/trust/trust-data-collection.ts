// Whether a site collects data of its visitors: a form for personal data, or a product that tracks.
import type { Technology } from "../../../model/profile.ts";
import { fillableFields, isSearch, purposeOf } from "../operability/operate-forms.ts";
import type { FieldFacts, PageFacts } from "../page-facts.ts";

const TRACKING: ReadonlySet<string> = new Set([
  "analytics",
  "ad-pixel",
  "crm-marketing-automation",
  "tag-manager",
  "newsletter",
]);

/** The first sign of it, with the page it stands on; null when there is none. */
export function collectsPersonalData(
  pages: readonly PageFacts[],
  technologies: readonly Technology[],
): { url: string; what: string } | null {
  for (const page of pages) {
    const fields = page.forms.filter((form) => !isSearch(form)).flatMap(fillableFields);
    const field = fields.find(isPersonal);
    if (field) return { url: page.url, what: `form field ${field.type} "${field.label || field.name}"` };
  }
  const tracker = technologies.find(({ category }) => TRACKING.has(category));
  return tracker ? { url: tracker.url, what: tracker.name } : null;
}

/** A message, or what the check of autofill takes for a fact of a person; a town alone may be looked for. */
const isPersonal = (field: FieldFacts): boolean =>
  field.tag === "textarea" || OF_PERSONS.has(purposeOf(field) ?? "") || PERSONAL_TOKENS.test(field.autocomplete);
const OF_PERSONS: ReadonlySet<string> = new Set(["name", "email", "tel", "street", "card"]);
const PERSONAL_TOKENS = /^(?:(?:given-|family-)?name|email|tel|street-address|bday|cc-number)$/;
