// The guardrails of an opportunity: the template's own, and what the rules of the trade add.
import type { Profile } from "../../model/profile.ts";
import { familyOf } from "../insight/workflow-families.ts";
import type { OpportunityKind, OpportunityTemplate } from "../insight/workflow-families.ts";
import { isRegulated } from "./opportunity-rating.ts";

export function guardrailsOf(template: OpportunityTemplate, profile: Profile): string[] {
  const added = [];
  // Filling in a claim advises nobody.
  const isPaperwork = template.workflowId === "wf-claims-insurance";
  const isDecision = DECIDED_BY_PEOPLE.has(template.workflowId);
  const hasPerson = template.guardrails.some((guard) => guard === "human-approve" || guard === "no-auto-reject");
  if (isDecision && !hasPerson) added.push("human-approve");
  if (isRegulated(profile) && ADVISES.has(template.kind) && !isPaperwork) added.push("no-advice");
  if (treatsPeople(profile) && TELLS_OF_PATIENTS.has(template.kind)) added.push("health-data");
  const isForAny = familyOf(template.workflowId)?.isGeneric === true && !isRegulated(profile);
  const own = template.guardrails.filter((guard) => !(isForAny && guard === "no-advice"));
  return [...new Set([...own.flatMap((guard) => guardIn(template.kind, guard)), ...added])];
}

/** Families in whose decisions no machine may take part. */
const DECIDED_BY_PEOPLE: ReadonlySet<string> = new Set([
  "wf-prescription-refill",
  "wf-loan-application",
  "wf-tenant-screening",
  "wf-recruiting",
  "wf-admissions",
]);

/** What is known of an animal is not protected as the health of a person is. */
const treatsPeople = ({ industry: { value, subKind } }: Profile): boolean =>
  value === "healthcare" && subKind !== "vet";

const ADVISES: ReadonlySet<OpportunityKind> = new Set(["answer", "draft"]);
/** What a patient books, writes or is reminded of. */
const TELLS_OF_PATIENTS: ReadonlySet<OpportunityKind> = new Set(["selfserve", "capture", "extract", "remind"]);

/** Who books, buys, asks or fills in a form wants that done; a page that is published asks nobody for data. */
function guardIn(kind: OpportunityKind, guard: string): string[] {
  if ((kind === "selfserve" || kind === "capture") && guard === "consent") return [];
  return [kind === "publish" && guard === "pii-min" ? "pii-out" : guard];
}
