// What could be automated here: templates whose trigger holds on this site, told in its own words.
import type { EvidenceItem, Outcome } from "../../model/outcome.ts";
import type { Channel, Profile, Sign, Technology } from "../../model/profile.ts";
import type { HoursEstimate, Opportunity } from "../../model/results.ts";
import { lowerStart, pathOf } from "../../model/words.ts";
import { isFile } from "../evidence/access/file-address.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import { BY_HAND_REGION } from "../insight/signals/hand-hits.ts";
import { fillText } from "../insight/fill-text.ts";
import type { Slots } from "../insight/fill-text.ts";
import { familyOf } from "../insight/workflow-families.ts";
import type { OpportunityKind, OpportunityTemplate } from "../insight/workflow-families.ts";
import type { AllHours } from "./estimate-all-hours.ts";
import { risksOf } from "./guardrail-words.ts";
import { KEEPS_VISITS, roundHours, SHOWN_FROM_HOURS } from "../../model/round-hours.ts";
import { rangeText } from "./hours-arithmetic.ts";
import { leaveOutDone } from "./leave-out-done.ts";
import type { OpenChoice } from "./leave-out-done.ts";
import { effortOf } from "./opportunity-effort.ts";
import { guardrailsOf } from "./opportunity-guardrails.ts";
import { failingChecks, groundsOf, impactOf, isHandwork, ownSigns, saidOf } from "./opportunity-rating.ts";
import { slotsOf, voiceOf } from "./opportunity-slots.ts";
import type { SiteVoice } from "./opportunity-slots.ts";
import { proposeRepairs } from "./propose-repairs.ts";
import { currentState, replacementOf, sentence } from "./opportunity-today.ts";
import { toolsFor } from "./opportunity-tools.ts";
import { rankOpportunities } from "./rank-opportunities.ts";
import { toolPlaceOf } from "./choose-tools.ts";
import { chooseTemplates, withLeaders } from "./choose-templates.ts";
import type { LedChoice } from "./choose-templates.ts";

export interface OpportunityInput {
  workflows: readonly ClaimedWorkflow[];
  hours: Pick<AllHours, "byWorkflow" | "without"> & Partial<Pick<AllHours, "band">>;
  profile: Profile;
  /** Host name without www; stands in for the name where that is unknown. */
  domain: string;
  channels: readonly Channel[];
  technologies: readonly Technology[];
  outcomes: readonly Outcome[];
  /** At most so many, 10 unless stated. */
  limit?: number;
}

const LIMIT = 10;

/** Opportunities in the order of their worth, `priority` from 1. */
export function deriveOpportunities(input: OpportunityInput): Opportunity[] {
  const failing = failingChecks(input.outcomes);
  const choices = chooseTemplates(input.workflows)
    .map((choice) => ({ ...choice, ...leaveOutDone(choice.template, input.outcomes) }))
    .filter(
      (choice) => choice.template.steps.length > 0 && isWorthSorting(choice, input) && restsOnSomething(choice, input),
    );
  const rank = (chosen: readonly OpenChoice[], fromChecks: readonly Opportunity[]): Opportunity[] =>
    rankOpportunities({
      fromWork: withLeaders(chosen).map((choice) => toOpportunity(choice, input, failing)),
      fromChecks,
      workflows: input.workflows,
      hours: input.hours.byWorkflow,
      limit: input.limit ?? LIMIT,
    });
  const shownOf = (fromChecks: readonly Opportunity[], among: readonly OpenChoice[]): OpenChoice[] => {
    const ids = new Set(rank(among, fromChecks).map(({ id }) => id));
    const shown = among.filter(({ template }) => ids.has(template.id));
    // What is left out hands its hours on, and the next may not be worth its effort with them either.
    return shown.length === among.length ? shown : shownOf(fromChecks, shown);
  };
  const others = choices.filter(({ template }) => template.isStopgap !== true);
  const open = shownOf([], others).length > 0 ? others : choices;
  // A repair is proposed beside changes that are shown, and hours are given out again among those.
  const changes = shownOf([], open);
  // Work of which a number or an address is all there is is not what to begin with where the pages tell of other work.
  if (changes.every(({ workflow }) => restsOnWayAlone(workflow)) && input.workflows.some(isTold)) return [];
  // A list of what to automate is none where it holds repairs alone: those stand in the list of fixes.
  const fromChecks = changes.length === 0 ? [] : repairsBeside(changes.length, input);
  return rank(shownOf(fromChecks, open), fromChecks);
}

const isTold = ({ manualQuotes }: ClaimedWorkflow): boolean => manualQuotes.length > 0;
const restsOnWayAlone = (workflow: ClaimedWorkflow): boolean =>
  !isTold(workflow) &&
  workflow.evidence.every(({ region, quote }) => WAY.has(region) && /^(?:phone|e-?mail|tele?phone)/i.test(quote));
const WAY: ReadonlySet<string> = new Set(["channel", "noted"]);

/** Few people who get a message every other day know whose it is, and a form that reaches nobody brings none. */
const isWorthSorting = ({ template, workflow }: OpenChoice, { hours, profile }: OpportunityInput): boolean =>
  template.kind !== "route" ||
  (!workflow.form?.isLost &&
    ((profile.sizeBand.value ?? "micro") !== "micro" ||
      (hours.byWorkflow.get(workflow.id)?.eventsPerMonth.base ?? FEW) >= FEW));
const FEW = 20;

/** What it would say of any business, or what rests on a paper that nobody can open, is no proposal. */
function restsOnSomething({ template, workflow }: OpenChoice, input: OpportunityInput): boolean {
  const slots = slotsOf(workflow, voiceFor(input), template.id);
  if (template.needs?.every((slot) => !slots[slot]) || !tellsOfSite(template, workflow, slots)) return false;
  const papers = workflow.mentions.filter(({ kind }) => kind === "document").map(({ label }) => label);
  const dead = deadLinksIn(input.outcomes).filter(({ url }) => isFile(url));
  if (template.kind !== "capture" || dead.length === 0) return true;
  if (papers.length > 0) return papers.some((paper) => dead.every(({ url }) => !url.endsWith(`/${paper}`)));
  const grounds = groundsOf(template, workflow);
  const isGone = ({ region, url }: Sign): boolean =>
    region === "manual-form" && dead.some(({ meaning }) => meaning.endsWith(` ${url}.`));
  return grounds.length === 0 || !grounds.every(isGone);
}

/** A text holds what was seen on the site, the steps are those that a check found open, or the change takes over what a sentence or a document tells. */
const tellsOfSite = (template: OpportunityTemplate, workflow: ClaimedWorkflow, slots: Slots): boolean =>
  [template.title, template.does, template.today ?? "", ...template.steps].some(
    (text) => fillText(text, slots) !== fillText(text, inAnyReport(slots)),
  ) ||
  template.doneWhen !== undefined ||
  groundsOf(template, workflow).some(isHandwork) ||
  (DONE_BY_ASKERS.has(template.kind) && saidOf(template, workflow) !== undefined) ||
  (template.does.includes("{document") && slots["document"] !== "");
/** These take the place of what a sentence asks people to do. */
const DONE_BY_ASKERS: ReadonlySet<OpportunityKind> = new Set(["selfserve", "capture"]);
const inAnyReport = (slots: Slots): Slots =>
  Object.fromEntries(Object.entries(slots).filter(([name]) => OF_ANY_SITE.has(name)));
/** Words for the business, its people and its trade, a page to work on and products that serve the work: there are some on any site. */
const OF_ANY_SITE: ReadonlySet<string> = new Set(
  "name people People owner record units page askPage seenPage formPlace readBack written open tool products confirm dayOf facts ask opened".split(
    " ",
  ),
);

/** The voice with what the checks found. */
export const voiceFor = ({
  profile,
  domain,
  outcomes,
}: Pick<OpportunityInput, "profile" | "domain" | "outcomes">): SiteVoice => ({
  ...voiceOf(profile, domain),
  ...privacyPageIn(outcomes),
  dead: deadIn(outcomes),
});

const repairsBeside = (changes: number, input: OpportunityInput): Opportunity[] =>
  proposeRepairs({ ...input, voice: voiceOf(input.profile, input.domain), changes });

function toOpportunity(
  { workflow, template, hoursWith, mends }: LedChoice & Pick<OpenChoice, "mends">,
  input: OpportunityInput,
  failing: ReadonlySet<string>,
): Opportunity {
  const family = familyOf(workflow.id);
  const slots = slotsOf(workflow, voiceFor(input), template.id);
  const isCarrier = hoursWith === null && template.carriesHours;
  const hours = isCarrier ? input.hours.byWorkflow.get(workflow.id) : undefined;
  const hasHours = input.hours.byWorkflow.has(workflow.id);
  const otherwise = hasHours ? notCarried(template, hoursWith, slots) : input.hours.without.get(workflow.id);
  const rated = {
    template: template.takes === undefined ? template : { ...template, takes: fillText(template.takes, slots) },
    workflow,
    hours: input.hours.byWorkflow.get(workflow.id),
    isCarrier: hours !== undefined,
    profile: input.profile,
    band: input.hours.band,
    technologies: input.technologies,
    failing,
  };
  const { effort, ease } = effortOf(rated);
  const guardrails = guardrailsOf(template, input.profile);
  const description = replacementOf(template, workflow, slots);
  const { impact, impactReason } = impactOf(rated);
  return {
    id: template.id,
    title: sentence(template.title, slots),
    description,
    currentState: [currentState(template, workflow, slots), ...mends.map(({ today }) => today)].join(" ").trim(),
    potentialState: sentence(template.after, slots),
    impact,
    ...(impactReason && { impactReason }),
    effort,
    category: CATEGORIES[template.kind],
    ...hoursText(hours, template.keeps ? KEEPS_VISITS : otherwise),
    automationApproach: [
      ...owedFirst(template, input),
      ...template.steps.map((step) => sentence(step, slots)),
      ...changedPage(template, workflow),
    ].filter((step) => step !== ""),
    recommendedTools: toolsFor({ template, workflow, family }, input),
    workflowId: workflow.id,
    checkIds: template.acceptanceChecks.filter((check) => failing.has(check)),
    prerequisites: template.prerequisites.filter((check) => failing.has(check)),
    acceptance: template.acceptanceChecks.filter((check) => failing.has(check)),
    acceptanceNote: acceptanceNote(template, slots),
    kpi: template.kpi,
    risks: risksOf(guardrails, slots),
    evidence: evidenceOf(template, workflow),
    hours: hours ?? null,
    kind: template.kind,
    ease,
  };
}

/** What a page tells of work by hand is no longer true once others do it, or do it by themselves. */
function changedPage(template: OpportunityTemplate, workflow: ClaimedWorkflow): string[] {
  const told = groundsOf(template, workflow).find(({ region }) => region === BY_HAND_REGION);
  const isKept = template.guardrails.includes("fallback-human");
  return told === undefined || isKept || !DONE_BY_OTHERS.has(template.kind)
    ? []
    : [`Change what ${pathOf(told.url)} says of it today, once the change is in use`];
}
const DONE_BY_OTHERS: ReadonlySet<OpportunityKind> = new Set(["selfserve", "capture", "extract"]);

/** Addresses that are linked and answered that they are gone. */
const deadLinksIn = (outcomes: readonly Outcome[]): EvidenceItem[] =>
  outcomes.filter(({ id }) => id === "broken-internal-links").flatMap(({ evidence }) => evidence);
const deadIn = (outcomes: readonly Outcome[]): string[] => deadLinksIn(outcomes).map(({ url }) => url);

/** The page on what happens to data, where one can be read. */
function privacyPageIn(outcomes: readonly Outcome[]): { privacyPage?: string } {
  const found = outcomes.find(({ id, status }) => id === "privacy-policy" && status === "pass")?.evidence[0];
  return found === undefined ? {} : { privacyPage: pathOf(found.url) };
}

const CATEGORIES: Record<OpportunityKind, string> = {
  selfserve: "self-service",
  capture: "data capture",
  extract: "document processing",
  draft: "drafting",
  sync: "integration",
  answer: "communication",
  route: "routing",
  remind: "communication",
  publish: "content",
  monitor: "monitoring",
};

function hoursText(
  hours: HoursEstimate | undefined,
  otherwise: string | undefined,
): Pick<Opportunity, "estimatedTimeSavingsHours" | "estimatedTimeSavingsRange"> {
  if (!hours) return otherwise === undefined ? {} : { estimatedTimeSavingsRange: otherwise };
  const range = { estimatedTimeSavingsRange: rangeText(hours) };
  return hours.base < SHOWN_FROM_HOURS ? range : { estimatedTimeSavingsHours: roundHours(hours.base), ...range };
}

/** Which opportunity carries the hours of the work, or why none does. */
const notCarried = ({ kind }: OpportunityTemplate, hoursWith: string | null, slots: Slots): string =>
  hoursWith === null || kind === "remind"
    ? `No hours are given: no source says what this change saves of the time that ${slots["units"] ?? "events"} take.`
    : `Its hours are counted with “${sentence(hoursWith, slots)}”.`;

function acceptanceNote(template: OpportunityTemplate, slots: Slots): string {
  if (template.proof !== null) return `Done when: ${lowerStart(fillText(template.proof, slots))}.`;
  return `No website check can show this: after 30 days ${slots["owner"] ?? "the owner"} confirms the figure “${template.kpi}”.`;
}

/** Directive (EU) 2023/2673: from June 19, 2026 a purchase made online can be withdrawn from online. */
const owedFirst = ({ id }: OpportunityTemplate, { profile, domain }: OpportunityInput): string[] =>
  RETURNS.has(id) && IN_THE_EU.has(toolPlaceOf(profile, domain).countries?.[0] ?? "") ? [WITHDRAWAL] : [];
const WITHDRAWAL =
  "See first that buyers can withdraw online, as shops in the EU owe them since June 19, 2026: a button, a second one that confirms it, and a receipt at once";
const RETURNS: ReadonlySet<string> = new Set([
  "op-complaint-returns-return-form",
  "op-complaint-returns-returns-portal",
]);
const IN_THE_EU: ReadonlySet<string> = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

/** What the change rests on, then other signs of the work; at most four. */
function evidenceOf(template: OpportunityTemplate, workflow: ClaimedWorkflow): Sign[] {
  const seen = new Set<string>();
  return [...ownSigns(template, workflow), ...workflow.evidence.filter(({ region }) => !region.startsWith("manual"))]
    .filter(({ url, quote }) => {
      const key = `${url} ${quote}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, 4);
}
