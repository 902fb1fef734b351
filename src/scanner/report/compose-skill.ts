// One skill of the library from one opportunity: what it does, when, with what, in which steps, and how one knows it works.
import type { Opportunity } from "../../model/results.ts";
import type { Skill } from "../../model/playbook.ts";
import type { Draft } from "../../model/draft.ts";
import type { Profile } from "../../model/profile.ts";
import type { Outcome } from "../../model/outcome.ts";
import { endStop, listOf, pathOf, startWith } from "../../model/words.ts";
import { ON_PURPOSE } from "../checks/bots/ai-search-bots-allowed.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import { fillText } from "../insight/fill-text.ts";
import type { Slots } from "../insight/fill-text.ts";
import { familyOf, templateOf } from "../insight/workflow-families.ts";
import type { OpportunityTemplate } from "../insight/workflow-families.ts";
import { CHECK_GROUPS } from "./check-groups.ts";
import { roundHours, SHOWN_FROM_HOURS } from "../../model/round-hours.ts";
import { roleIn, slotsOf } from "./opportunity-slots.ts";
import type { SiteVoice } from "./opportunity-slots.ts";
import { inOurWords } from "./in-our-words.ts";
import { FIX_PROCEDURE, procedureOf } from "./skill-procedures.ts";
import { mergeDrafts } from "./merge-drafts.ts";
import { metricOf } from "./skill-metric.ts";
import { SKILL_NAME_CHARS, skillMarkdown } from "./skill-markdown.ts";

export interface SkillContext {
  outcomes: readonly Outcome[];
  workflows: readonly ClaimedWorkflow[];
  voice: SiteVoice;
  profile: Pick<Profile, "industry">;
  /** Blocks that skills before this one hold, with the name of the first that does. */
  pasted: Map<string, string>;
}

/** Id of the skill of an opportunity, within the bounds of the Agent Skills format; "demo-demo" is said once. */
export const skillIdOf = ({ id }: Pick<Opportunity, "id">): string =>
  id
    .replace(/^op-/, "")
    .replace(/\b([a-z]+)-\1\b/, "$1")
    .slice(0, SKILL_NAME_CHARS)
    .replace(/-$/, "");

/** Who answers for the change, with whoever does the work where the site says who that is. */
export function ownerOf(
  opportunity: Pick<Opportunity, "id" | "workflowId">,
  voice: SiteVoice,
  doneBy?: string,
): string {
  const [role, lead] = [responsibleFor(opportunity, voice), roleIn(voice, "Owner")];
  return doneBy === undefined || !role.startsWith(lead) ? role : `${lead}, with ${doneBy}`;
}

function responsibleFor({ id, workflowId }: Pick<Opportunity, "id" | "workflowId">, voice: SiteVoice): string {
  const family = familyOf(workflowId ?? "");
  const group = CHECK_GROUPS.find((one) => `op-${one.id}` === id);
  const role = family?.owner ?? group?.owner ?? "Owner";
  const lead = roleIn(voice, role);
  if ((family && !OF_DEVELOPERS.has(role)) || role === "Owner" || lead === role) return lead;
  return `${lead}, with whoever ${OF_DEVELOPERS.has(role) ? "develops the software" : "keeps the website"}`;
}

/** Work that an owner who writes no software cannot do alone. */
const OF_DEVELOPERS: ReadonlySet<string> = new Set([
  "Developer relations lead",
  "Lead developer",
  "Maintainer",
  "Security lead",
]);

export function composeSkill(opportunity: Opportunity, context: SkillContext, priority: number): Skill {
  const template = templateOf(opportunity.id);
  const workflow = context.workflows.find(({ id }) => id === opportunity.workflowId);
  const family = familyOf(opportunity.workflowId ?? "");
  const procedure = template ? procedureOf(template) : FIX_PROCEDURE;
  const slots = {
    ...(workflow ? slotsFor(opportunity, workflow, context.voice) : { name: context.voice.name, units: "cases" }),
    arrives: family?.arrives ?? "a task",
    unit: family?.unit.one ?? "case",
    // What a visit is for stays out of messages that others may see.
    what: context.profile.industry.value === "healthcare" ? "" : "what, ",
    expert: context.profile.industry.value === "healthcare" ? "a clinician" : "",
    ...foundBy(opportunity),
    terms: termsOf(workflow),
    emergency: meetsEmergencies(template, context.profile) ? EMERGENCY : "",
  };
  const fill = (texts: readonly string[]): string[] =>
    texts.map((text) => startWith(fillText(text, slots))).filter((text) => text !== "");
  const ours = (texts: readonly string[]): readonly string[] =>
    template && workflow ? inOurWords(texts, template, slotsOf(workflow, context.voice, template.id)) : texts;
  const approach = ours(opportunity.automationApproach ?? []);
  const { kpi = "", acceptance = [] } = opportunity;
  const isClosed = context.outcomes.some(({ id, fix }) => acceptance.includes(id) && fix.includes(ON_PURPOSE));
  const passes =
    acceptance.length === 0
      ? `A new scan ${NO_PLACE}`
      : `A new scan passes: ${acceptance.join(", ")}${isClosed ? ", save what is closed on purpose" : ""}`;
  const skill = {
    id: skillIdOf(opportunity),
    name: opportunity.title,
    description: skillDescription(opportunity, workflow, context.voice),
    workflow: workflow?.name ?? `The website of ${context.voice.name}`,
    trigger: fill([procedure.trigger]).join(""),
    inputs: fill(procedure.inputs),
    outputs: fill(procedure.outputs),
    steps: template ? fill(procedure.steps) : [...approach],
    tools: opportunity.recommendedTools ?? [],
    guardrails: [...ours(opportunity.risks ?? [])],
    successMetric: kpi === "" ? passes : metricOf(kpi, template === undefined),
    impact: opportunity.impact,
    effort: opportunity.effort,
    estimatedTimeSavingsHours: hoursOf(opportunity),
    priority,
  };
  const extras = {
    setUp: template ? [...approach] : [],
    owner: ownerOf(opportunity, context.voice, workflow?.doneBy),
    passes: kpi === "" || acceptance.length === 0 ? [] : [passes],
    drafts: draftsFor(opportunity, context.outcomes).map((draft) => notedIfPasted(draft, skill.id, context.pasted)),
  };
  return { ...skill, skillMd: skillMarkdown(skill, extras) };
}

const MOST_CHECKS = 20;
const NO_PLACE = "that names none of these places";
/** What sets off a repair, and how a new scan shows that it is made. */
const foundBy = ({ checkIds = [], acceptance = [] }: Opportunity): Slots =>
  acceptance.length === 0
    ? { finds: "names such a place again", result: NO_PLACE }
    : {
        finds: `fails or warns on ${checkIds.length === 1 ? "the check" : "one of these checks:"} ${listOf(checkIds, MOST_CHECKS)}`,
        result: "in which the checks pass",
      };
const MOST_DRAFTS = 6;
const EMERGENCY = "; in an emergency name the emergency number first";

/** An assistant answers from the page that its change was proposed for; other work is done where it is asked for. */
function slotsFor({ id, kind }: Opportunity, workflow: ClaimedWorkflow, voice: SiteVoice): Slots {
  const slots = slotsOf(workflow, voice, id);
  return kind === "answer" ? { ...slots, page: slots["seenPage"] ?? slots["page"] ?? "" } : slots;
}

/**
 * The pages that state terms. A figure without its sentence binds whom it does not concern, and a sentence of the site is
 * nothing for a file that an agent obeys.
 */
const termsOf = (workflow: ClaimedWorkflow | undefined): string =>
  listOf((workflow?.rules ?? []).flatMap(({ url, terms }) => (terms.length === 0 ? [] : [pathOf(url)])));

/** Whom people may ask in need: whoever treats them, and trades whose own guardrails say so. */
const meetsEmergencies = (
  template: Pick<OpportunityTemplate, "guardrails"> | undefined,
  { industry }: SkillContext["profile"],
): boolean => industry.value === "healthcare" || template?.guardrails.includes("emergency-route") === true;

/** What to paste for the checks that the change mends. */
function draftsFor({ checkIds = [] }: Opportunity, outcomes: readonly Outcome[]): Draft[] {
  const drafts = checkIds.flatMap((id) => outcomes.find((outcome) => outcome.id === id)?.draft ?? []);
  return mergeDrafts(drafts).slice(0, MOST_DRAFTS);
}

/** Whoever follows two skills would describe the same thing twice. */
function notedIfPasted(draft: Draft, id: string, pasted: Map<string, string>): Draft {
  const blocks = (draft.content.match(BLOCKS) ?? [draft.content]).map((block) => `${draft.target} ${block}`);
  const before = pasted.get(blocks[0] ?? "");
  const isAll = before !== undefined && before !== id && blocks.every((block) => pasted.has(block));
  for (const block of blocks) if (!pasted.has(block)) pasted.set(block, id);
  return isAll ? { ...draft, notes: [`The same stands in ${before}: paste it once.`, ...draft.notes] } : draft;
}

const BLOCKS = /<script[^<>]*>[^<]*<\/script>/g;

/** Our own words alone: what a page says is told in the report, not in a file that an agent obeys. */
function skillDescription(
  { title, description, potentialState = "", workflowId }: Opportunity,
  workflow: ClaimedWorkflow | undefined,
  { name }: Pick<SiteVoice, "name">,
): string {
  const said = saidBy(workflow).reduce(withoutSaid, description);
  const after = quotes(potentialState, name) ? "" : potentialState;
  // Without the words that it takes the place of, it says less than the name of the change.
  if (said.endsWith(" tells today") || quotes(said, name)) return after || title;
  return workflowId ? `${endStop(said)} ${after}`.trim() : after || said;
}

/** Of a name that is in quotation marks by itself nothing is said. */
const quotes = (text: string, name: string): boolean => text.replaceAll(name, "").includes("“");

/** Words of the site that a description may hold, as they stand there. */
const saidBy = (workflow: ClaimedWorkflow | undefined): string[] =>
  workflow === undefined
    ? []
    : [
        ...(workflow.form?.ledBy === undefined ? [] : [workflow.form.ledBy]),
        ...[...workflow.manualQuotes, ...workflow.evidence].map(({ quote }) => quote),
        ...workflow.volumeSignals.flatMap(({ quote }) => quote ?? []),
      ];

/** Without a quotation and the words that lead to it: "(/p says: “…”)", "; /p says: “…”", ", to which “…” leads," and ": “…”". */
function withoutSaid(text: string, quote: string): string {
  const at = quote === "" ? -1 : text.indexOf(`“${quote}”`);
  if (at < 0) return text;
  const [before, after] = [text.slice(0, at), text.slice(at + quote.length + 2)];
  const bracket = before.lastIndexOf(" (");
  if (bracket >= 0 && before.endsWith(" says: ") && after.startsWith(")"))
    return before.slice(0, bracket) + after.slice(1);
  if (before.endsWith(LEADING) && after.startsWith(LEADS))
    return before.slice(0, -LEADING.length) + after.slice(LEADS.length);
  return TOLD.test(before) ? (before.replace(TOLD, "") + after).trim() : before.replace(/: $/, "") + after;
}
/** A sentence, or its last part, that only says what a page says. */
const TOLD = /(?:^|; )(?:the home page|\/\S{0,200}) says: $/i;
const [LEADING, LEADS] = [", to which ", " leads,"] as const;

const hoursOf = ({ hours }: Opportunity): number =>
  hours && hours.base >= SHOWN_FROM_HOURS ? roundHours(hours.base) : 0;
