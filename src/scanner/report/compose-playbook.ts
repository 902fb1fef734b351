// Ninety days in three phases, and a skill for every change: facts and access first, what is easy second, what joins systems last.
import type { Outcome } from "../../model/outcome.ts";
import type { Profile } from "../../model/profile.ts";
import type { Opportunity, TopFix } from "../../model/results.ts";
import type { Playbook } from "../../model/playbook.ts";
import { countOf, listOf } from "../../model/words.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import { CHECK_GROUPS, groupOf, lostWeight } from "./check-groups.ts";
import { composeSkill, ownerOf, skillIdOf } from "./compose-skill.ts";
import { roundHours, SHOWN_FROM_HOURS } from "../../model/round-hours.ts";
import { opportunityOfGroup } from "./opportunity-of-group.ts";
import { voiceOf } from "./opportunity-slots.ts";
import type { SiteVoice } from "./opportunity-slots.ts";

export interface PlaybookInput {
  scanId: string;
  domain: string;
  profile: Profile;
  opportunities: readonly Opportunity[];
  workflows: readonly ClaimedWorkflow[];
  outcomes: readonly Outcome[];
  topFixes: readonly TopFix[];
}

type Phase = NonNullable<Playbook["roadmap"]>["phases"][number];
type Action = Phase["actions"][number];

const TOP_SKILLS = 5;
const TOP_FIXES = 8;
const PHASE_DAYS = 30;
/** Whoever repairs one check of a group mends with it what loses this much, unless the work bears the name of a gain. */
const WORTH_A_VISIT = 1;

export function composePlaybook(input: PlaybookInput): Playbook {
  const voice = voiceOf(input.profile, input.domain);
  const work = input.opportunities.filter(({ workflowId }) => workflowId);
  const { quick, later } = splitByEase(work);
  const repairs = repairsOf(input);
  const all = [
    ...input.opportunities.map((one) => repairs.find(({ id }) => id === one.id) ?? one),
    ...repairs.filter((repair) => !input.opportunities.some(({ id }) => id === repair.id)),
  ];
  const skills = all.map((opportunity, at) =>
    composeSkill(
      opportunity,
      { workflows: input.workflows, outcomes: input.outcomes, voice, profile: input.profile },
      at + 1,
    ),
  );
  const phases = [
    firstPhase(repairs, voice),
    workPhase({ at: 1, name: "Quick wins", changes: quick, voice, goal: quickGoal(quick, voice.name) }),
    workPhase({
      at: 2,
      name: "Integrations and assistants",
      changes: later,
      voice,
      goal: laterGoal(later, quick, voice.name),
    }),
  ];
  return {
    id: `pbk_${input.scanId}`,
    scanId: input.scanId,
    status: "complete",
    skillCount: skills.length,
    topPrioritySkills: skills.slice(0, TOP_SKILLS).map(({ name }) => name),
    roadmap: { phases },
    skills,
  };
}

/** Kinds that join systems or speak for the business: they need the facts and the simple changes first. */
const JOINING: ReadonlySet<string> = new Set(["sync", "answer", "extract", "route"]);

/** What a team can do in its second month, and what waits; when nothing is easy the first half of the list goes first. */
function splitByEase(work: readonly Opportunity[]): { quick: Opportunity[]; later: Opportunity[] } {
  const isQuick = ({ effort, kind }: Opportunity): boolean =>
    effort === "low" || (effort === "medium" && !JOINING.has(kind ?? ""));
  const quick = work.filter(isQuick);
  if (quick.length > 0) return { quick, later: work.filter((one) => !isQuick(one)) };
  const half = Math.ceil(work.length / 2);
  return { quick: work.slice(0, half), later: work.slice(half) };
}

/** Repairs of the first month: those that are proposed, and what stands in the way of the changes, each check once. */
function repairsOf(input: PlaybookInput): Opportunity[] {
  const voice = voiceOf(input.profile, input.domain);
  const proposed = input.opportunities.filter(({ workflowId }) => !workflowId);
  const promised = new Map(proposed.flatMap(({ id, checkIds = [] }) => checkIds.map((check) => [check, id] as const)));
  const inTheWay = new Set([
    ...promised.keys(),
    ...input.opportunities.flatMap(({ prerequisites }) => prerequisites ?? []),
    ...input.topFixes.slice(0, TOP_FIXES).map(({ checkId }) => checkId),
  ]);
  const repairOf = (outcome: Outcome): string | undefined => {
    const group = groupOf(outcome);
    return promised.get(outcome.id) ?? (group && `op-${group.id}`);
  };
  const failing = input.outcomes.filter((outcome) => lostWeight(outcome) > 0);
  const isProposed = (id: string | undefined): boolean => proposed.some((one) => one.id === id);
  const begun = new Set(
    failing
      .filter(({ id }) => inTheWay.has(id))
      .map(repairOf)
      .filter((id) => !isProposed(id)),
  );
  const byRepair = Map.groupBy(
    failing.filter(
      (outcome) => inTheWay.has(outcome.id) || (begun.has(repairOf(outcome)) && lostWeight(outcome) >= WORTH_A_VISIT),
    ),
    repairOf,
  );
  const planned = proposed.flatMap((one) => {
    const work = repairAs(one.id, byRepair, voice);
    return work === null ? [one] : [asProposed(work, one)];
  });
  const extra = [...byRepair.keys()].flatMap((id) =>
    id === undefined || isProposed(id) ? [] : (repairAs(id, byRepair, voice) ?? []),
  );
  return [...planned, ...extra.sort((a, b) => (a.id < b.id ? -1 : 1))];
}

function repairAs(
  id: string,
  byRepair: ReadonlyMap<string | undefined, Outcome[]>,
  voice: SiteVoice,
): Opportunity | null {
  const group = CHECK_GROUPS.find((one) => `op-${one.id}` === id);
  const outcomes = byRepair.get(id);
  return group && outcomes ? opportunityOfGroup(group, outcomes, voice) : null;
}

/** The work in full under the name and for the gain that the report proposes it for. */
const asProposed = (work: Opportunity, proposed: Opportunity): Opportunity => ({
  ...proposed,
  automationApproach: work.automationApproach ?? [],
  checkIds: work.checkIds ?? [],
  acceptance: work.acceptance ?? [],
  effort: work.effort,
});

function firstPhase(repairs: readonly Opportunity[], voice: SiteVoice): Phase {
  const { name } = voice;
  const checks = repairs.flatMap(({ checkIds }) => checkIds ?? []);
  const goal =
    repairs.length === 0
      ? `Nothing has to be repaired first: the pages of ${name} that were read carry the changes below.`
      : `Make what ${name} says readable and true: ${checks.length} of the checks that fail or warn today, in ${countOf(repairs.length, "group")}.`;
  const milestone =
    checks.length === 0
      ? "Day 30: a new scan shows no check that got worse."
      : `Day 30: a new scan passes ${checks.length === 1 ? "this check" : `these ${checks.length} checks`}.`;
  return {
    ...phaseAt(0, "Fix access and data"),
    goal,
    actions: repairs.map(toActionOf(voice)),
    milestone,
    hoursSavedPerMonth: 0,
  };
}

function workPhase({
  at,
  name,
  changes,
  voice,
  goal,
}: {
  at: number;
  name: string;
  changes: readonly Opportunity[];
  voice: SiteVoice;
  goal: string;
}): Phase {
  const hours = savedBy(changes);
  const phase = phaseAt(at, name);
  return {
    ...phase,
    goal,
    actions: changes.map(toActionOf(voice)),
    milestone: milestoneOf(phase.endDay, changes, hours),
    hoursSavedPerMonth: hours,
  };
}

const phaseAt = (at: number, name: string): Pick<Phase, "name" | "startDay" | "endDay"> => ({
  name,
  startDay: at * PHASE_DAYS + 1,
  endDay: (at + 1) * PHASE_DAYS,
});

const savedBy = (changes: readonly Opportunity[]): number =>
  roundHours(changes.reduce((sum, { hours }) => sum + (hours && hours.base >= SHOWN_FROM_HOURS ? hours.base : 0), 0));

/** Whoever has counted for two weeks can state volumes, and gets hours in place of none. */
function quickGoal(changes: readonly Opportunity[], name: string): string {
  if (changes.length === 0)
    return `The pages read show no work at ${name} to change: note for two weeks what ${name} is asked and how long each answer takes, and state these numbers with the next scan.`;
  return `Put ${countOf(changes.length, "small change")} to work at ${name}${changes.length === 1 ? "" : ", one after the other"}, and count from the first day.`;
}

function laterGoal(changes: readonly Opportunity[], quick: readonly Opportunity[], name: string): string {
  if (changes.length === 0) {
    const figures = quick.length === 0 ? "what was noted" : listOf([...new Set(quick.map(({ kpi }) => `“${kpi}”`))], 3);
    return `Compare ${figures} with the first month, keep what moved, and scan ${name} again: no change found here joins systems.`;
  }
  return `Join systems and let assistants work for ${name} where the facts are in order: ${countOf(changes.length, "change")}.`;
}

function milestoneOf(day: number, changes: readonly Opportunity[], hours: number): string {
  if (changes.length === 0)
    return `Day ${day}: the numbers of ${PHASE_DAYS} days are written down beside those of the scan.`;
  const titles = listOf(
    changes.map(({ title }) => title),
    4,
  );
  const saved =
    hours > 0
      ? `about ${hours} h a month are saved by count`
      : `${countOf(changes.length, "figure")} counted each week`;
  return `Day ${day}: in use: ${titles}; ${saved}.`;
}

const toActionOf =
  (voice: SiteVoice) =>
  (opportunity: Opportunity): Action => ({
    skillId: skillIdOf(opportunity),
    title: opportunity.title,
    ownerRole: ownerOf(opportunity, voice),
    prerequisites: opportunity.prerequisites ?? [],
    acceptance: opportunity.acceptance ?? [],
    kpi: opportunity.kpi ?? "",
    effort: opportunity.effort,
  });
