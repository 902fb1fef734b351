// Which products an opportunity names: what is on the site for this change, else examples of the kinds that serve it.
import type { Profile, SizeBand, Technology } from "../../model/profile.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import { countriesOf, isForLargeFirms, isForOthers, isOffered, kindOfTool, TOOL_KINDS } from "../insight/tools.ts";
import { familyOf } from "../insight/workflow-families.ts";
import type { OpportunityTemplate } from "../insight/workflow-families.ts";

/** What decides which products are of use to a business. */
export interface ToolPlace {
  sizeBand?: SizeBand | null;
  countries?: readonly string[];
  /** People are treated there for an hour or so: physiotherapists, psychologists and their like. */
  treats?: boolean;
  subKind?: string | null;
  industry?: string | null;
  /** What is not known to do what the change asks for. */
  notTools?: readonly string[] | undefined;
}

export const toolPlaceOf = (
  profile: Pick<Profile, "sizeBand" | "language" | "industry">,
  domain: string,
): ToolPlace => ({
  sizeBand: profile.sizeBand.value ?? "micro",
  countries: countriesOf(domain, profile.language.value),
  subKind: profile.industry.subKind,
  industry: profile.industry.value,
  treats: profile.industry.value === "healthcare" && !OTHER_SOFTWARE.has(profile.industry.subKind ?? ""),
});

/** Work that software of a practice does. */
const AT_PATIENTS: ReadonlySet<string> = new Set(["wf-appointment", "wf-intake-forms"]);

/** Work whose calendar says who is treated. */
const VISITS: ReadonlySet<string> = new Set([
  "wf-appointment",
  "wf-client-followup",
  "wf-reservations",
  "wf-dispatch-field",
]);

/** Kinds of healthcare that practice software of the therapies does not serve. */
const OTHER_SOFTWARE: ReadonlySet<string> = new Set(["dental", "vet", "pharmacy", "hospital"]);

export interface ToolChoice {
  onSite: readonly string[];
  openSource: readonly string[];
  commercial: readonly string[];
}

/**
 * Examples leave out rivals: where the site has a tool of a kind, no other one of that kind is named; nor is what is
 * made for large firms where a few people do the work, or not sold where the business is. Where the site says in which
 * place data lies, no product is named that keeps it where its maker does.
 */
export function chooseTools(
  workflow: Pick<ClaimedWorkflow, "id" | "tools" | "toolsByKind"> & Partial<Pick<ClaimedWorkflow, "volumeSignals">>,
  toolKinds: OpportunityTemplate["toolKinds"],
  { sizeBand = null, countries, treats = false, subKind = null, industry = null, notTools = [] }: ToolPlace = {},
): ToolChoice {
  const { tools: family } = familyOf(workflow.id) ?? {};
  const seen = workflow.toolsByKind ?? {};
  const onSite = toolKinds === undefined ? workflow.tools : [...new Set(toolKinds.flatMap((kind) => seen[kind] ?? []))];
  const isOpen = (tool: string): boolean => {
    const kind = kindOfTool(tool) ?? "";
    return (toolKinds === undefined || toolKinds.includes(kind)) && seen[kind] === undefined && !onSite.includes(tool);
  };
  // Who comes for which treatment is no matter for a calendar that its maker keeps for any trade; one's own server is.
  const isOfPatients = industry === "healthcare" && subKind !== "vet" && VISITS.has(workflow.id);
  const fits = (tool: string): boolean =>
    !notTools.includes(tool) &&
    ((sizeBand !== "micro" && sizeBand !== "small") || !isForLargeFirms(tool)) &&
    !isForOthers(tool, subKind, industry) &&
    isOffered(tool, countries);
  // What says who is treated, and for what, stays in software made for that.
  const own = treats && AT_PATIENTS.has(workflow.id) ? (TOOL_KINDS["practice"]?.commercial.filter(fits) ?? []) : [];
  const examples = (list: "openSource" | "commercial"): string[] => [
    ...new Set(
      [...(toolKinds ?? []).flatMap((kind) => TOOL_KINDS[kind]?.[list] ?? []), ...(family?.[list] ?? [])].filter(
        (tool) =>
          isOpen(tool) && fits(tool) && !(list === "commercial" && isOfPatients && kindOfTool(tool) === "booking"),
      ),
    ),
  ];
  const commercial = seen["booking"] === undefined && own.length > 0 ? own : examples("commercial");
  const isPlaceTold = workflow.volumeSignals?.some(({ name }) => name === "data-place") === true;
  return { onSite, openSource: examples("openSource"), commercial: isPlaceTold ? [] : commercial };
}

const PAGE_EDITORS = ["cms", "commerce-platform", "static-site-generator"];
const MOST_EDITORS = 2;

/** What pages are written with, as far as the site shows it. */
export const pageEditors = (technologies: readonly Technology[]): string[] =>
  technologies
    .filter(({ category }) => PAGE_EDITORS.includes(category))
    .slice(0, MOST_EDITORS)
    .map(({ name }) => `${name} (on the site)`);
