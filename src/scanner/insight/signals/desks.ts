// Whose work a page or a form is: a page of openings is the personnel office's, a form to join the membership's.
import type { PageFacts } from "../../evidence/page-facts.ts";
import type { WorkflowFamily } from "../workflow-families.ts";
import { asksInTitle, formsWhere } from "./form-hits.ts";
import type { SignalHit, SiteReading } from "./site-reading.ts";

type Desk = "openings" | "membership" | "ideas";

const FAMILIES: Readonly<Record<Desk, ReadonlySet<string>>> = {
  openings: new Set(["wf-recruiting", "wf-volunteer-management", "wf-admissions", "wf-dealer-enquiry"]),
  membership: new Set(["wf-membership-applications", "wf-membership-billing", "wf-volunteer-management"]),
  ideas: new Set(["wf-issue-triage"]),
};
const FORMS = { openings: "application", membership: "membership", ideas: "idea" } as const;
const DESKS = Object.keys(FAMILIES).filter((name): name is Desk => name in FORMS);

/** What stands on a page whatever the page is about, or was concluded from more than its text. */
const OF_NO_PAGE = /^(?:nav|footer|link|button|title|technology|schema|hours|sitemap|document|url|frame|channel)$/;

/** Pages whose words are one desk's alone, and pages whose only forms to write into are. */
interface Desks {
  pages: ReadonlyMap<string, Desk>;
  forms: ReadonlyMap<string, Desk>;
}
const desksByReading = new WeakMap<SiteReading, Desks>();

function desksOf(reading: SiteReading): Desks {
  const known = desksByReading.get(reading);
  if (known) return known;
  const all = new Map<string, number>();
  for (const { url } of formsWhere(reading, () => true)) all.set(url, (all.get(url) ?? 0) + 1);
  const forms = new Map(
    DESKS.flatMap((desk) => {
      const own = Map.groupBy(
        formsWhere(reading, (form, page) => asksInTitle(FORMS[desk], form, page)),
        ({ url }) => url,
      );
      return [...own].flatMap(([url, hits]): [string, Desk][] => (hits.length === all.get(url) ? [[url, desk]] : []));
    }),
  );
  const pages = new Map(
    reading.pages.flatMap(({ facts }): [string, Desk][] =>
      isOfOpenings(facts, forms) ? [[facts.url, "openings"]] : [],
    ),
  );
  const desks = { pages, forms };
  desksByReading.set(reading, desks);
  return desks;
}

const isOfOpenings = ({ url, kind }: PageFacts, forms: ReadonlyMap<string, Desk>): boolean =>
  kind === "careers" || (kind === "other" && forms.get(url) === "openings");

/** Whether an observation may speak for a family: what stands on another desk's page or form does not. */
export function isOfDesk(reading: SiteReading, { url, region, quote }: SignalHit, family: Pick<WorkflowFamily, "id">) {
  const { pages, forms } = desksOf(reading);
  const isForm = region === "form" || (region === "channel" && quote.startsWith("Form "));
  const desk = isForm ? (forms.get(url) ?? pages.get(url)) : OF_NO_PAGE.test(region) ? undefined : pages.get(url);
  return desk === undefined || FAMILIES[desk].has(family.id);
}
