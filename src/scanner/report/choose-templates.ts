// Which of the possible opportunities a report tells: one per kind of change and workflow, and no two that say the same.
import changes from "./data/same-changes.json" with { type: "json" };
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import { familyOf, OPPORTUNITY_KINDS, templateOf } from "../insight/workflow-families.ts";
import type { OpportunityTemplate } from "../insight/workflow-families.ts";

export interface TemplateChoice {
  workflow: ClaimedWorkflow;
  template: OpportunityTemplate;
}

export interface LedChoice extends TemplateChoice {
  /** Title of the leading opportunity when another one of the family carries the hours; null otherwise. */
  hoursWith: string | null;
}

/** Templates that are one and the same change to an owner; the workflow claimed most surely keeps it. */
const SAME_CHANGE: readonly (readonly string[])[] = changes;

/** Every chosen template with its workflow, in the order of the claims. */
export function chooseTemplates(workflows: readonly ClaimedWorkflow[]): TemplateChoice[] {
  return withoutRepeats(
    workflows.flatMap((workflow) => onePerKind(workflow).map((template) => ({ workflow, template }))),
  );
}

/** Gives the hours of each workflow to one of the choices: a report must not say them twice. */
export function withLeaders<Choice extends TemplateChoice>(
  choices: readonly Choice[],
): (Choice & Pick<LedChoice, "hoursWith">)[] {
  return choices.map((one) => {
    const own = choices.filter((choice) => choice.workflow === one.workflow).map((choice) => choice.template);
    const leader = leaderOf(own);
    return { ...one, hoursWith: leader && leader !== one.template ? leader.title : null };
  });
}

/** One template of each kind, those that carry the measured effect first. */
function onePerKind({ opportunityIds }: ClaimedWorkflow): OpportunityTemplate[] {
  const templates = opportunityIds.flatMap((id) => templateOf(id) ?? []);
  const carriersFirst = [...templates].sort((a, b) => Number(b.carriesHours) - Number(a.carriesHours));
  const kinds = new Set<string>();
  const chosen = new Set(
    carriersFirst.filter(({ kind }) => {
      const isNew = !kinds.has(kind);
      kinds.add(kind);
      return isNew;
    }),
  );
  return templates.filter((template) => chosen.has(template));
}

/** Of templates that are the same change the more particular family keeps it, then the surer claim. */
function withoutRepeats(pairs: readonly TemplateChoice[]): TemplateChoice[] {
  const dropped = new Set<OpportunityTemplate>();
  for (const group of SAME_CHANGE) {
    const same = pairs.filter(({ template }) => group.includes(template.id) && !dropped.has(template));
    const [, ...rest] = [...same].sort(
      (a, b) => particularity(b) - particularity(a) || group.indexOf(a.template.id) - group.indexOf(b.template.id),
    );
    for (const { template } of rest) dropped.add(template);
  }
  return pairs.filter(({ template }) => !dropped.has(template));
}

const particularity = ({ workflow }: TemplateChoice): number => (familyOf(workflow.id)?.isGeneric === true ? 0 : 1);

/** The opportunity of a family that holds its hours: the first carrier in the order of kinds. */
function leaderOf(templates: readonly OpportunityTemplate[]): OpportunityTemplate | undefined {
  const carriers = templates.filter(({ carriesHours }) => carriesHours);
  return OPPORTUNITY_KINDS.flatMap((kind) => carriers.filter((template) => template.kind === kind))[0];
}
