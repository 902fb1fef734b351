// Whose work a page or a form is: a page of openings is the personnel office's, a form to join the membership's.
import { fillableFields } from "../../evidence/operability/operate-forms.ts";
import type { PageFacts, PageKind } from "../../evidence/page-facts.ts";
import { plausibilityOf } from "../industry-plausibility.ts";
import { familyOf, type WorkflowFamily } from "../workflow-families.ts";
import desks from "../data/desks.json" with { type: "json" };
import { asksInTitle, formsWhere } from "./form-hits.ts";
import { isPrivacyNotice, statesTerms } from "./privacy-notice.ts";
import type { SignalHit, SiteReading } from "./site-reading.ts";

/** Whose work by name: the families it belongs to, the purpose of its forms, and paths of pages that are its own. */
interface Desk {
  families: string[];
  form: string;
  paths?: string[];
  /** Who does the work where a business has none of these families. */
  otherwise?: string;
  /** Its forms have no place for a message; one that has is for questions, too. */
  hasNoRoom?: boolean;
}
const DESKS = new Map<string, Desk>(Object.entries(desks));

/** What stands on a page whatever the page is about, or was concluded from more than its text. */
const OF_NO_PAGE =
  /^(?:nav|footer|link|button|title|technology|schema|hours|sitemap|document|url|frame|channel|noted)$/;

/** Pages whose words are one desk's alone, and pages whose only forms to write into are. */
interface Desks {
  pages: ReadonlyMap<string, string>;
  forms: ReadonlyMap<string, string>;
  kinds: ReadonlyMap<string, PageKind>;
}
const desksByReading = new WeakMap<SiteReading, Desks>();

function desksOf(reading: SiteReading): Desks {
  const known = desksByReading.get(reading);
  if (known) return known;
  const [forms, pages] = [new Map<string, string>(), new Map<string, string>()];
  // A box for an address to sign up with stands beside the form of any desk.
  const kinds = new Map(reading.pages.map(({ facts }) => [facts.url, facts.kind]));
  const count = Map.groupBy(
    formsWhere(reading, (form) => fillableFields(form).length > 1),
    ({ url }) => url,
  );
  for (const [desk, { form: purpose, paths, hasNoRoom }] of DESKS) {
    const own = formsWhere(
      reading,
      (form, page) =>
        asksInTitle(purpose, form, page) && !(hasNoRoom && fillableFields(form).some(({ tag }) => tag === "textarea")),
    );
    for (const [url, hits] of Map.groupBy(own, (hit) => hit.url))
      // On the page for writing to the business a form is the way to do so, whatever it is called.
      if (hits.length === count.get(url)?.length && kinds.get(url) !== "contact") forms.set(url, desk);
    for (const { facts, words } of reading.pages) if (paths?.includes(words.slice(1, -1))) pages.set(facts.url, desk);
  }
  for (const { facts } of reading.pages) {
    if (isOfOpenings(facts, forms)) pages.set(facts.url, "openings");
    if (isPrivacyNotice(facts)) pages.set(facts.url, "privacy");
    else if (facts.kind === "legal" || statesTerms(facts)) pages.set(facts.url, "terms");
    // What stands behind a log-in is for those who have one, and what asks for it too.
    if (facts.kind === "login" && facts.forms.some(({ fields }) => fields.some(({ type }) => type === "password")))
      forms.set(facts.url, "staff");
  }
  const found = { pages, forms, kinds };
  desksByReading.set(reading, found);
  return found;
}

const isOfOpenings = ({ url, kind }: PageFacts, forms: ReadonlyMap<string, string>): boolean =>
  kind === "careers" || (kind === "other" && forms.get(url) === "openings");

/** Whether an observation may speak for a family: what stands on another desk's page or form does not. */
export function isOfDesk(reading: SiteReading, { url, region, seenAs }: SignalHit, family: Pick<WorkflowFamily, "id">) {
  const { pages, forms, kinds } = desksOf(reading);
  const isForm = region === "form" || seenAs === "form";
  // A promise to answer is given to those who use the form beside it.
  const isPromise = region === "manual-wait" && kinds.get(url) === "other";
  const desk =
    isForm || isPromise ? (forms.get(url) ?? pages.get(url)) : OF_NO_PAGE.test(region) ? undefined : pages.get(url);
  const { families = [], otherwise } = DESKS.get(desk ?? "") ?? {};
  if (desk === undefined || families.includes(family.id)) return true;
  return (
    family.id === otherwise &&
    families.flatMap((id) => familyOf(id) ?? []).every((one) => plausibilityOf(one, reading.profile) !== "expected")
  );
}
