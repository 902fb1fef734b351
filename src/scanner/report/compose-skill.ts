// One skill of the library from one opportunity: what it does, when, with what, in which steps, and how one knows it works.
import type { Opportunity } from "../../model/results.ts";
import type { Skill } from "../../model/playbook.ts";
import type { Draft } from "../../model/draft.ts";
import type { Outcome } from "../../model/outcome.ts";
import { listOf, startWith } from "../../model/words.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import { fillText } from "../insight/fill-text.ts";
import type { Slots } from "../insight/fill-text.ts";
import { familyOf, templateOf } from "../insight/workflow-families.ts";
import { CHECK_GROUPS } from "./check-groups.ts";
import { roundHours, SHOWN_FROM_HOURS } from "../../model/round-hours.ts";
import { roleIn, slotsOf } from "./opportunity-slots.ts";
import type { SiteVoice } from "./opportunity-slots.ts";
import { FIX_PROCEDURE, SKILL_PROCEDURES } from "./skill-procedures.ts";
import { SKILL_NAME_CHARS, skillMarkdown } from "./skill-markdown.ts";

export interface SkillContext {
  outcomes: readonly Outcome[];
  workflows: readonly ClaimedWorkflow[];
  voice: SiteVoice;
}

/** Id of the skill of an opportunity, within the bounds of the Agent Skills format. */
export const skillIdOf = ({ id }: Pick<Opportunity, "id">): string =>
  id.replace(/^op-/, "").slice(0, SKILL_NAME_CHARS).replace(/-$/, "");

/** Who answers for the change. */
export function ownerOf({ id, workflowId }: Pick<Opportunity, "id" | "workflowId">, voice: SiteVoice): string {
  const family = familyOf(workflowId ?? "");
  if (family) return roleIn(voice, family.owner);
  const role = CHECK_GROUPS.find((group) => `op-${group.id}` === id)?.owner ?? "Owner";
  if (roleIn(voice, role) === role) return role;
  return "Owner, with whoever keeps the website";
}

export function composeSkill(opportunity: Opportunity, context: SkillContext, priority: number): Skill {
  const template = templateOf(opportunity.id);
  const workflow = context.workflows.find(({ id }) => id === opportunity.workflowId);
  const family = familyOf(opportunity.workflowId ?? "");
  const procedure = template ? SKILL_PROCEDURES[template.kind] : FIX_PROCEDURE;
  const slots = {
    ...(workflow ? slotsFor(opportunity, workflow, context.voice) : { name: context.voice.name }),
    arrives: family?.arrives ?? "a task",
    checks: listOf(opportunity.checkIds ?? [], MOST_CHECKS),
  };
  const fill = (text: string): string => startWith(fillText(text, slots));
  const approach = opportunity.automationApproach ?? [];
  const skill = {
    id: skillIdOf(opportunity),
    name: opportunity.title,
    description: skillDescription(opportunity),
    workflow: workflow?.name ?? `The website of ${context.voice.name}`,
    trigger: fill(procedure.trigger),
    inputs: procedure.inputs.map(fill),
    outputs: procedure.outputs.map(fill),
    steps: template ? procedure.steps.map(fill) : approach,
    tools: opportunity.recommendedTools ?? [],
    guardrails: opportunity.risks ?? [],
    successMetric: `${opportunity.kpi ?? "Checks that pass"}, counted each month from the day it starts`,
    impact: opportunity.impact,
    effort: opportunity.effort,
    estimatedTimeSavingsHours: hoursOf(opportunity),
    priority,
  };
  const extras = {
    setUp: template ? approach : [],
    owner: ownerOf(opportunity, context.voice),
    acceptance: opportunity.acceptance ?? [],
    drafts: template ? [] : draftsFor(opportunity, context.outcomes),
  };
  return { ...skill, skillMd: skillMarkdown(skill, extras) };
}

const MOST_CHECKS = 20;
const MOST_DRAFTS = 3;

/** An assistant answers from the page that its change was proposed for; other work is done where it is asked for. */
function slotsFor({ id, kind }: Opportunity, workflow: ClaimedWorkflow, voice: SiteVoice): Slots {
  const slots = slotsOf(workflow, voice, id);
  return kind === "answer" ? { ...slots, page: slots["seenPage"] ?? slots["page"] ?? "" } : slots;
}

/** What to paste for the checks that the change mends, each text once. */
function draftsFor({ checkIds = [] }: Opportunity, outcomes: readonly Outcome[]): Draft[] {
  const drafts = checkIds.flatMap((id) => outcomes.find((outcome) => outcome.id === id)?.draft ?? []);
  return [...new Map(drafts.map((draft) => [`${draft.target} ${draft.content}`, draft])).values()].slice(
    0,
    MOST_DRAFTS,
  );
}

/** Our own words alone: what a page says is told in the report, not in a file that an agent obeys. */
function skillDescription({ description, potentialState, workflowId }: Opportunity): string {
  return workflowId ? `${description} ${potentialState ?? ""}`.trim() : (potentialState ?? description);
}

const hoursOf = ({ hours }: Opportunity): number =>
  hours && hours.base >= SHOWN_FROM_HOURS ? roundHours(hours.base) : 0;
