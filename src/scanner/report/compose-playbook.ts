// Ninety days in three phases, and a skill for every change: facts and access first, what is easy second, what joins systems last.
import type { Outcome } from "../../model/outcome.ts";
import type { Opportunity } from "../../model/results.ts";
import type { Playbook } from "../../model/playbook.ts";
import { countOf, listOf } from "../../model/words.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import { ON_PURPOSE } from "../checks/bots/ai-search-bots-allowed.ts";
import { lostWeight } from "./check-groups.ts";
import { fillText } from "../insight/fill-text.ts";
import words from "./data/plan-words.json" with { type: "json" };
import { composeSkill, ownerOf, skillIdOf } from "./compose-skill.ts";
import { savedBy, savingOf } from "./phase-hours.ts";
import { voiceFor } from "./derive-opportunities.ts";
import { voiceOf } from "./opportunity-slots.ts";
import type { SiteVoice } from "./opportunity-slots.ts";
import { isLittleLeft } from "./list-findings.ts";
import { isUpToHost } from "./host-limits.ts";
import { ownFixes } from "./made-together.ts";
import { isNamedBy } from "./opportunity-of-group.ts";
import { mendsGrave, planRepairs, type PlaybookInput } from "./plan-repairs.ts";
import { isCountedBefore } from "./skill-metric.ts";

type Phase = NonNullable<Playbook["roadmap"]>["phases"][number];
type Action = Phase["actions"][number];

const TOP_SKILLS = 5;
const PHASE_DAYS = 30;
/** Changes to the work that a small team can begin within a month. */
const MOST_AT_ONCE = 3;
/** Room for them, where one of a day takes 1 and one of some days 2. */
const MONTH = 4;

export function composePlaybook(input: PlaybookInput): Playbook {
  const voice = voiceOf(input.profile, input.domain);
  const work = input.opportunities.filter(({ workflowId }) => workflowId);
  const { first, later } = splitByEase(work);
  const repairs = planRepairs(input);
  const { workflows, outcomes, profile, opportunities } = input;
  const all = [
    ...repairs.filter((repair) => mendsGrave(repair, outcomes)),
    ...opportunities.map((one) => repairs.find(({ id }) => id === one.id) ?? one),
    ...repairs,
  ].filter((one, at, list) => list.findIndex(({ id }) => id === one.id) === at);
  const context = { workflows, outcomes, voice: voiceFor(input), profile, pasted: new Map<string, string>() };
  const skills = all.map((opportunity, at) => composeSkill(opportunity, context, at + 1));
  const phases = [
    firstPhase(repairs, input, work),
    workPhase({
      at: 1,
      name: first.length > 0 && first.every(({ effort }) => effort === "low") ? words.quick : words.first,
      changes: first,
      goal: firstGoal(first),
      unchanged: words.written,
      voice,
      workflows,
      scores: input.scores,
    }),
    workPhase({
      at: 2,
      name: later.length === 0 ? words.compare : words.further,
      changes: later,
      goal: laterGoal(later, first),
      unchanged: first.length === 0 ? words.reports : words.months,
      voice,
      workflows,
      scores: input.scores,
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
function splitByEase(work: readonly Opportunity[]): { first: Opportunity[]; later: Opportunity[] } {
  const [start] = work;
  // What the report says to begin with does not wait for the third month.
  const isEasy = ({ id, effort, kind }: Opportunity): boolean =>
    effort === "low" || (effort === "medium" && (!JOINING.has(kind ?? "") || id === start?.id));
  const easy = work.filter(isEasy);
  // Changes to one kind of work run in one system, and are made together.
  const [same, others] = [true, false].map((is) =>
    easy.filter(({ workflowId }) => (workflowId === start?.workflowId) === is),
  );
  const ready =
    easy.length > 0 ? atOnce([...(same ?? []), ...(others ?? [])]) : work.slice(0, Math.ceil(work.length / 2));
  const first = ready.slice(0, MOST_AT_ONCE);
  return { first, later: work.filter((one) => !first.includes(one)) };
}

/** As many as fit into a month, in their order: three of a day, or two of some days. */
function atOnce(changes: readonly Opportunity[]): Opportunity[] {
  let left = MONTH;
  return changes.filter(({ effort }) => {
    const takes = effort === "low" ? 1 : 2;
    const fits = takes <= left;
    if (fits) left -= takes;
    return fits;
  });
}

/** Checks that take longer and gain little are not planned, unless a planned fix makes them as well. */
function firstPhase(repairs: readonly Opportunity[], input: PlaybookInput, work: readonly Opportunity[]): Phase {
  const { outcomes, profile, domain, scores } = input;
  const voice = voiceOf(profile, domain);
  const failing = outcomes.filter((outcome) => lostWeight(outcome) > 0);
  const planned = new Set(repairs.flatMap(({ checkIds }) => checkIds ?? []));
  const fixes = new Set(failing.flatMap(({ id, fix }) => (planned.has(id) ? [fix] : [])));
  const changed = new Set(work.flatMap(({ acceptance = [] }) => acceptance));
  const rest = failing.filter(({ id, fix }) => !planned.has(id) && !fixes.has(fix));
  const [others, elsewhere] = [false, true].map((is) =>
    rest.filter((outcome) => !changed.has(outcome.id) && isUpToHost(outcome) === is).map(({ title }) => `“${title}”`),
  );
  const checks = failing.length - rest.length;
  const coming = rest.filter(({ id }) => changed.has(id)).length;
  const unscored = repairs.filter(({ acceptance = [] }) => acceptance.length === 0).length;
  const goal = repairs.length === 0 ? words.nothingToRepair : checks === 0 ? words.leftOver : words.toRepair;
  const slots = {
    name: voice.name,
    little: isLittleLeft(scores, outcomes) ? "Nothing big is left to mend; what remains" : "",
    checks: checksOf(checks, failing.length),
    groups: countOf(repairs.length - unscored, "group"),
    unscored: unscored > 0 ? countOf(unscored, "repair") : "",
    come: coming > 0 ? countOf(coming, "more comes", "more come") : "",
    others: listOf(others ?? [], MOST_NAMED),
    elsewhere: listOf(elsewhere ?? [], MOST_NAMED),
    // A change is compared with the month before it.
    figures: figuresOf(work.filter(({ kpi }) => isCountedBefore(kpi ?? ""))),
    save: failing.some(({ id, fix }) => planned.has(id) && fix.includes(ON_PURPOSE)) ? "what is closed on purpose" : "",
    these: checks === 1 ? "the check that is mended here" : `the ${checks} checks that are mended here`,
  };
  return {
    ...phaseAt(0, words.repairs),
    goal: fillText(`${goal}${words.toCount}`, slots),
    actions: repairs.map((repair) => toActionOf(voice)({ ...repair, title: withMore(repair, input) })),
    milestone: fillText(checks === 0 ? words.noneWorse : words.passes, slots),
    hoursSavedPerMonth: 0,
  };
}

const MOST_NAMED = 3;
/** What a report says to do first. */
const FIRST_FIXES = 3;

/** With those of the first fixes that its own words leave out, and what is mended beside what it is proposed for. */
function withMore({ id, title, checkIds = [] }: Opportunity, input: PlaybookInput): string {
  const { outcomes, topFixes, opportunities } = input;
  const proposed = opportunities.find((one) => one.id === id);
  const isMore = ({ id }: Outcome): boolean => proposed !== undefined && proposed.checkIds?.includes(id) !== true;
  const here = checkIds.length > 1 ? outcomes.filter((outcome) => checkIds.includes(outcome.id)) : [];
  const firsts = ownFixes(topFixes)
    .slice(0, FIRST_FIXES)
    .filter(({ checkId }) => here.some((outcome) => outcome.id === checkId && !isNamedBy(title, outcome)));
  const titles = [...firsts, ...here.filter(isMore)].map((one) => one.title);
  const unnamed = [...new Set(titles)].map((one) => `“${one}”`);
  return unnamed.length === 0 ? title : `${title}, with ${listOf(unnamed, MOST_NAMED)}`;
}

const figuresOf = (changes: readonly Opportunity[]): string =>
  listOf([...new Set(changes.map(({ kpi }) => `“${kpi}”`))], 3);

const checksOf = (planned: number, failing: number): string =>
  planned < failing
    ? `${planned} of the ${failing} checks that fail or warn`
    : `${countOf(planned, "check")} that ${planned === 1 ? "fails or warns" : "fail or warn"}`;

function workPhase({
  at,
  name,
  changes,
  voice,
  workflows,
  scores,
  goal,
  unchanged,
}: {
  at: number;
  name: string;
  changes: readonly Opportunity[];
  voice: SiteVoice;
  workflows: readonly ClaimedWorkflow[];
  scores: PlaybookInput["scores"];
  goal: string;
  /** What is reached in a phase without a change. */
  unchanged: string;
}): Phase {
  const hours = savedBy(changes);
  const phase = phaseAt(at, name);
  return {
    ...phase,
    goal: fillText(goal, {
      name: voice.name,
      changes: countOf(changes.length, at === 1 ? "change" : "further change"),
    }),
    actions: changes.map(toActionOf(voice, workflows)),
    milestone: fillText(changes.length === 0 ? unchanged : inUse(changes), {
      name: voice.name,
      day: String(phase.endDay),
      readiness: String(scores.readiness),
      aeo: String(scores.aeo),
      hours: hours > 0 ? String(hours) : "",
      all: changes.length === 2 ? "both" : `all ${changes.length}`,
      saving: savingOf(changes),
      figures: figuresOf(changes),
      counted: changes.every(({ kpi }) => isCountedBefore(kpi ?? "")) ? words.beside : words.noted,
    }),
    hoursSavedPerMonth: hours,
  };
}

const phaseAt = (at: number, name: string): Pick<Phase, "name" | "startDay" | "endDay"> => ({
  name,
  startDay: at * PHASE_DAYS + 1,
  endDay: (at + 1) * PHASE_DAYS,
});

const firstGoal = ({ length }: readonly Opportunity[]): string =>
  length === 0 ? words.noWork : length === 1 ? words.firstOne : words.firstMany;

function laterGoal(changes: readonly Opportunity[], first: readonly Opportunity[]): string {
  if (changes.length > 0) return first.length === 1 ? words.laterOne : words.later;
  return first.length === 0 ? words.scanAgain : words.keep.replace("{figures}", () => figuresOf(first));
}

const inUse = ({ length }: readonly Opportunity[]): string => (length === 1 ? words.oneInUse : words.manyInUse);

const toActionOf =
  (voice: SiteVoice, workflows: readonly ClaimedWorkflow[] = []) =>
  (opportunity: Opportunity): Action => ({
    skillId: skillIdOf(opportunity),
    title: opportunity.title,
    ownerRole: ownerOf(opportunity, voice, workflows.find(({ id }) => id === opportunity.workflowId)?.doneBy),
    prerequisites: opportunity.prerequisites ?? [],
    acceptance: opportunity.acceptance ?? [],
    kpi: opportunity.kpi ?? "",
    effort: opportunity.effort,
  });
