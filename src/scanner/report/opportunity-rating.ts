// Impact of an opportunity by what was seen or reckoned, and the sentence that says why.
import type { Outcome } from "../../model/outcome.ts";
import { peopleIn } from "../../model/profile.ts";
import type { Confidence, Profile, Sign, SizeBand, Technology } from "../../model/profile.ts";
import type { HoursEstimate, Rating } from "../../model/results.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import { roundHours, SHOWN_FROM_HOURS } from "../../model/round-hours.ts";
import { isLosing } from "./gain-if-fixed.ts";
import { familyOf, type OpportunityTemplate } from "../insight/workflow-families.ts";
import { listOf, pathOf } from "../../model/words.ts";
import { checkById } from "../checks/all-checks.ts";
import { weightOf, type Check } from "../checks/define-check.ts";
import { BY_HAND_REGION } from "../insight/signals/hand-hits.ts";
import { GENERIC_EFFECTS } from "../insight/volumes.ts";
import { FROM_SITE, isOfBusiness, workloadOf } from "./estimate-hours.ts";
import { countText } from "./hours-arithmetic.ts";

export interface RatingInput {
  template: OpportunityTemplate;
  workflow: ClaimedWorkflow;
  hours: HoursEstimate | undefined;
  /** Whether the hours stand with this opportunity, and not with another of the same work. */
  isCarrier: boolean;
  profile: Pick<Profile, "industry" | "people">;
  /** The size that volumes are assumed for. */
  band?: SizeBand | undefined;
  technologies: readonly Technology[];
  /** Checks that fail or warn on this site. */
  failing: ReadonlySet<string>;
}

const MOST_NAMED = 3;

/** Hours a month, weighed by the confidence of the claim, from which an impact is high, and medium. */
export const IMPACT_HOURS = { high: 4, medium: 1 };
export const CONFIDENCE_FACTOR: Record<Confidence, number> = { high: 1, medium: 0.8, low: 0.5 };

export interface ImpactVerdict {
  impact: Rating;
  /** A fact of this business; left out where the rating rests on the kind of change alone. */
  impactReason?: string;
}

/**
 * From the hours where the opportunity carries some, so that the two never contradict each other; else by its kind, and
 * then no higher than all of the work could save: what is not known must not stand above what was counted.
 */
export function impactOf(input: RatingInput): ImpactVerdict {
  const { hours, isCarrier, workflow, template } = input;
  if (!hours || template.isUnsized) return impactByKind({ ...input, hours: undefined });
  const byHours = impactByHours(hours, workflow);
  if (isCarrier) return byHours.impact === "low" ? sparing(input, byHours) : byHours;
  const byKind = impactByKind(input);
  const most = impactFrom(workloadOf(hours) * MOST_SAVED);
  if (RATINGS.indexOf(most) >= RATINGS.indexOf(byKind.impact)) return byKind;
  const all = `${takes(workloadOf(hours))} in all`;
  return { impact: most, impactReason: [volumeOf(input), all].filter(Boolean).join(", ") };
}

/**
 * What the pages tell of the steps that a change takes over, of those by hand first; where people do by themselves what
 * they ask for today, how they ask is one of these.
 */
export function groundsOf(
  { takesOver, kind }: Pick<OpportunityTemplate, "takesOver" | "kind">,
  { id, manualQuotes }: Pick<ClaimedWorkflow, "id" | "manualQuotes">,
): Sign[] {
  const steps = familyOf(id)?.manualSteps ?? {};
  const isAsked = takesOver.length > 0 && (kind === "selfserve" || kind === "capture");
  return manualQuotes
    .filter(
      ({ region, step = steps[region] }) => step === undefined || takesOver.includes(step) || (isAsked && step === 0),
    )
    .map(({ url, region, quote }) => ({ url, region, quote }))
    .toSorted((a, b) => Number(isByHand(b)) - Number(isByHand(a)));
}

/** What is told of the steps that a change takes over, then what its trigger rests on. */
export function ownSigns(template: OpportunityTemplate, workflow: ClaimedWorkflow): Sign[] {
  const seen = workflow.volumeSignals.find(({ name }) => name === template.id);
  const trigger = seen === undefined ? [] : [{ url: seen.url, region: TRIGGER_REGION, quote: seen.quote }];
  return [...groundsOf(template, workflow).slice(0, 2), ...trigger];
}

export const TRIGGER_REGION = "trigger";

/** What is said in a sentence, and does not only stand on a button. */
export const saidOf = (template: OpportunityTemplate, workflow: ClaimedWorkflow): Sign | undefined =>
  ownSigns(template, workflow).find(({ quote }) => isSaid(quote));

export const isSaid = (quote: string): boolean => /^\S+ .{20,}[.!…]$/u.test(quote);

/** Few hours are not all of it where customers do by themselves what the site says they wait for. */
function sparing({ template, workflow, profile }: RatingInput, byHours: ImpactVerdict): ImpactVerdict {
  const grounds = groundsOf(template, workflow);
  // A form on paper is spared by one on the web; whoever is called back is not by a longer form.
  const asked =
    template.kind === "selfserve" ? grounds[0] : template.kind === "capture" ? grounds.find(isOnPaper) : undefined;
  return asked === undefined
    ? byHours
    : rated("medium", `not for the hours: ${profile.people} are spared what ${pathOf(asked.url)} asks of them`);
}

/** Staff do it, or it goes by paper, in the site's own words. */
export const isHandwork = (sign: Pick<Sign, "region">): boolean => isByHand(sign) || isOnPaper(sign);
const isByHand = ({ region }: Pick<Sign, "region">): boolean => region === BY_HAND_REGION;
const isOnPaper = ({ region }: Pick<Sign, "region">): boolean => region === "manual-form";

/** How sure it is that the work is done: as sure as can be where a sentence tells who does it. */
export const surenessOf = ({ confidence, manualQuotes }: Pick<ClaimedWorkflow, "confidence" | "manualQuotes">) =>
  manualQuotes.some(isByHand) ? "high" : confidence;

/** What was neither counted nor told has no size, and is rated no higher than the least. */
const UNSEEN: ImpactVerdict = {
  impact: "low",
  impactReason: "no higher, since how often it comes up could not be seen",
};

const RATINGS: readonly Rating[] = ["low", "medium", "high"];
const { reduction, success, adoption, oversight } = GENERIC_EFFECTS;
/** What a change leaves of the time at best, by the published effects. */
const MOST_SAVED = reduction.high * success.high * adoption.high * (1 - oversight.low);

const takes = (hours: number): string =>
  hours < SHOWN_FROM_HOURS ? "under half an hour of work" : `${roundHours(hours)} h of work`;

/** By the hours as they are printed. */
const impactFrom = (hours: number): Rating => {
  const worth = roundHours(hours);
  return worth >= IMPACT_HOURS.high ? "high" : worth >= IMPACT_HOURS.medium ? "medium" : "low";
};

function impactByHours(hours: HoursEstimate, workflow: ClaimedWorkflow): ImpactVerdict {
  const sureness = surenessOf(workflow);
  const impact = impactFrom(roundHours(hours.base) * CONFIDENCE_FACTOR[sureness]);
  if (hours.base < SHOWN_FROM_HOURS) return { impact, impactReason: "by the time it saves" };
  const doubt = sureness === "high" ? "" : `, from work that the pages show with ${sureness} confidence`;
  return { impact, impactReason: `${roundHours(hours.base)} h a month${doubt}` };
}

/** By what was seen or reckoned, and high by neither: a quote carries no size, and a number of events no saving. */
function impactByKind(input: RatingInput): ImpactVerdict {
  const { template, workflow } = input;
  if (template.kind === "publish" || template.kind === "monitor") {
    const [heaviest] = failedBy(input).toSorted((a, b) => weightOf(b) - weightOf(a));
    if (heaviest !== undefined) return rated(impactOfWeight(weightOf(heaviest)), failingOf(failedBy(input)));
  }
  const volume = knownVolumeOf(input);
  const missed = template.keeps && volume ? `${volume}; how many are missed could not be seen` : volume;
  const reason = toldByHand(template, workflow) ?? missed ?? seenOf(input);
  return reason === undefined ? UNSEEN : rated("medium", reason);
}

/** "/product tells of it as done by hand; how often could not be seen" */
function toldByHand(template: OpportunityTemplate, workflow: ClaimedWorkflow): string | undefined {
  const told = groundsOf(template, workflow).find(isHandwork);
  return (
    told &&
    `${pathOf(told.url)} tells of it as done ${isByHand(told) ? "by hand" : "on paper"}; how often could not be seen`
  );
}

/** What else of the site gives such a change a size. */
function seenOf(input: RatingInput): string | undefined {
  const { template, workflow } = input;
  if (template.kind === "capture") {
    const papers = documentsOf(workflow);
    return papers.length === 0
      ? undefined
      : `${listOf(papers, MOST_NAMED)} ${papers.length === 1 ? "is" : "are"} filled in by hand; how often could not be seen`;
  }
  if (template.kind === "route") {
    const several = severalOf(workflow);
    return several && `${pathOf(several.url)} names ${several.quote}`;
  }
  if (template.kind === "sync") {
    const systems = systemsSeen(input);
    return systems.length < 2 ? undefined : `${listOf(systems, MOST_NAMED)} are on the site`;
  }
  return undefined;
}

const rated = (impact: Rating, impactReason?: string): ImpactVerdict =>
  impactReason === undefined ? { impact } : { impact, impactReason };

/** High where something is lost without which nothing can be read, reached or trusted; a missing heading matters little. */
export const impactOfWeight = (weight: number): Rating => (weight > 2 ? "high" : weight >= 1 ? "medium" : "low");

/** The checks of a change that fail here. */
export const failedBy = ({ template, failing }: RatingInput): Check[] =>
  template.acceptanceChecks.filter((id) => failing.has(id)).flatMap((id) => checkById(id) ?? []);

/** What is taken from a table for the size of the business gives no change a size here. */
const knownVolumeOf = (input: RatingInput): string | undefined =>
  input.hours !== undefined && isOfBusiness(input.hours) ? volumeOf(input) : undefined;

/** "110 questions a month are assumed for up to 4 people" */
function volumeOf({ hours, band }: RatingInput): string | undefined {
  const events = Math.round(hours?.eventsPerMonth.base ?? 0);
  if (hours === undefined || events < 2) return undefined;
  const { grade } = hours.eventsPerMonth;
  const volume = `${countText(events)} ${hours.unit} a month`;
  if (grade === "caller") return `you stated ${volume}`;
  if (grade === "site") return `${volume}, reckoned from ${reckonedFrom(hours)}`;
  return `${volume} are assumed${band === undefined ? "" : ` for a business of ${peopleIn(band)}`}`;
}

/** The fact of the site and what was assumed with it, without the sentence that states the fact. */
export const reckonedFrom = ({ adjustments }: HoursEstimate): string =>
  (adjustments.find(({ reason }) => reason.startsWith(FROM_SITE))?.reason ?? "a number on the site")
    .replace(FROM_SITE, "")
    .replace(/ \(“[^”]{1,200}”\)/, "");

const documentsOf = ({ mentions }: ClaimedWorkflow): string[] =>
  mentions.filter(({ kind }) => kind === "document").map(({ label }) => label);

const severalOf = ({ volumeSignals }: ClaimedWorkflow): ClaimedWorkflow["volumeSignals"][number] | undefined =>
  volumeSignals.find(({ name, value }) => (name === "services" || name === "locations") && value >= 2);

/** "“Offers are complete” and 2 more do not pass today" */
function failingOf(failed: readonly Check[]): string {
  const titles = failed.map(({ title }) => `“${title}”`);
  return `${listOf(titles, MOST_NAMED)} ${titles.length === 1 ? "does" : "do"} not pass today`;
}

const SYSTEMS: ReadonlySet<string> = new Set([
  "booking",
  "crm",
  "ecommerce",
  "payment",
  "newsletter",
  "helpdesk",
  "ats",
  "events",
  "client-portal",
]);
/** What holds customers, orders and payments serves any work; a calendar, a mailing tool or a desk that at which it was seen. */
const SERVE_ANY: ReadonlySet<string> = new Set(["crm", "ecommerce", "payment", "client-portal"]);
export const servesWork =
  ({ tools, toolsByKind = {} }: ClaimedWorkflow, wanted: ReadonlySet<string>) =>
  ({ name, feeds }: Technology): boolean =>
    feeds.some((feed) => wanted.has(feed)) &&
    (feeds.some((feed) => SERVE_ANY.has(feed)) ||
      tools.includes(name) ||
      Object.values(toolsByKind).some((names) => names.includes(name)));
export const systemsSeen = ({ technologies, workflow }: RatingInput): string[] =>
  technologies.filter(servesWork(workflow, SYSTEMS)).map(({ name }) => name);

/** Trades in which advice and personal data stand under special rules. */
export function isRegulated({ industry }: Pick<Profile, "industry">): boolean {
  const { value, subKind } = industry;
  return (
    value === "healthcare" ||
    value === "finance" ||
    (value === "professional-services" && (subKind === "law" || subKind === "notary"))
  );
}

/** Scored checks that can turn on a new scan. */
export const failingChecks = (outcomes: readonly Outcome[]): Set<string> =>
  new Set(outcomes.filter(isLosing).map(({ id }) => id));
