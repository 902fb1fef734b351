// Whether a site collects data of its visitors: a form for personal data, or a product that tracks.
import type { Technology } from "../../../model/profile.ts";
import type { FieldFacts, PageFacts } from "../page-facts.ts";

const TRACKING: ReadonlySet<string> = new Set([
  "analytics",
  "ad-pixel",
  "crm-marketing-automation",
  "tag-manager",
  "newsletter",
]);
const PERSONAL_TYPES: ReadonlySet<string> = new Set(["email", "tel", "textarea"]);
const PERSONAL_TOKENS = /^(?:name|given-name|family-name|email|tel|street-address|bday|cc-number)$/;

/** The first sign of it, with the page it stands on; null when there is none. */
export function collectsPersonalData(
  pages: readonly PageFacts[],
  technologies: readonly Technology[],
): { url: string; what: string } | null {
  for (const page of pages) {
    const field = page.forms.flatMap(({ fields }) => fields).find((field) => !field.hidden && isPersonal(field));
    if (field) return { url: page.url, what: `form field ${field.type} "${field.label || field.name}"` };
  }
  const tracker = technologies.find(({ category }) => TRACKING.has(category));
  return tracker ? { url: tracker.url, what: tracker.name } : null;
}

const isPersonal = ({ type, autocomplete }: FieldFacts): boolean =>
  PERSONAL_TYPES.has(type) || PERSONAL_TOKENS.test(autocomplete);
