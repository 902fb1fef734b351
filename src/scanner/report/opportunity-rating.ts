// Impact and effort of an opportunity by its kind (insight.md section 7), and the sentence that says why.
import type { Outcome } from "../../model/outcome.ts";
import type { Channel, Confidence, Profile, Technology } from "../../model/profile.ts";
import type { HoursEstimate, Rating } from "../../model/results.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import { roundHours, SHOWN_FROM_HOURS } from "../../model/round-hours.ts";
import { isLosing } from "./gain-if-fixed.ts";
import { familyOf } from "../insight/workflow-families.ts";
import type { OpportunityTemplate } from "../insight/workflow-families.ts";
import { listOf, pathOf } from "../../model/words.ts";
import { checkById } from "../checks/all-checks.ts";
import { GENERIC_EFFECTS } from "../insight/volumes.ts";
import { workloadOf } from "./estimate-hours.ts";
import { countText } from "./hours-arithmetic.ts";
import { pageOf } from "./opportunity-slots.ts";

export interface RatingInput {
  template: OpportunityTemplate;
  workflow: ClaimedWorkflow;
  hours: HoursEstimate | undefined;
  /** Whether the hours stand with this opportunity, and not with another of the same work. */
  isCarrier: boolean;
  profile: Pick<Profile, "industry">;
  channels: readonly Channel[];
  technologies: readonly Technology[];
  /** Checks that fail or warn on this site. */
  failing: ReadonlySet<string>;
}

const MANY_EVENTS = 100;
const MANY_SYSTEMS = 3;
const FEW_FORMS = 2;
const HIGHEST_EXPOSURE = 1;
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
  const { hours, isCarrier, workflow } = input;
  if (!hours) return withoutFigure(impactByKind(input), input);
  const byHours = impactByHours(hours, workflow);
  if (isCarrier) return byHours;
  const byKind = impactByKind(input);
  const most = impactFrom(workloadOf(hours) * MOST_SAVED);
  const least = byKind.impact === "high" && byHours.impact !== "high" ? "medium" : byKind.impact;
  if (RATINGS.indexOf(most) >= RATINGS.indexOf(least)) return { ...byKind, impact: least };
  const all = `${takes(workloadOf(hours))} in all`;
  return { impact: most, impactReason: [volumeOf(hours), all].filter(Boolean).join(", ") };
}

/** Nothing was counted and no sentence tells of the work: then it is not high, and for staff alone it matters little. */
function withoutFigure(verdict: ImpactVerdict, { template, workflow }: RatingInput): ImpactVerdict {
  if (workflow.manualQuotes.length > 0 || template.acceptanceChecks.length > 0) return verdict;
  if (verdict.impactReason === undefined && BEHIND_THE_DESK.has(template.kind)) return { impact: "low" };
  return verdict.impact === "high" ? { ...verdict, impact: "medium" } : verdict;
}

/** What only staff notice. */
const BEHIND_THE_DESK: ReadonlySet<string> = new Set(["draft", "extract", "sync"]);

const RATINGS: readonly Rating[] = ["low", "medium", "high"];
const { reduction, success, adoption, oversight } = GENERIC_EFFECTS;
/** What a change leaves of the time at best, by the published effects. */
const MOST_SAVED = reduction.high * success.high * adoption.high * (1 - oversight.low);

const takes = (hours: number): string =>
  hours < SHOWN_FROM_HOURS ? "under half an hour of work" : `${roundHours(hours)} h of work`;

const savedBy = ({ base }: HoursEstimate): string =>
  `${base < SHOWN_FROM_HOURS ? "under half an hour" : `${roundHours(base)} h`} a month`;

/** By the hours as they are printed. */
const impactFrom = (hours: number): Rating => {
  const worth = roundHours(hours);
  return worth >= IMPACT_HOURS.high ? "high" : worth >= IMPACT_HOURS.medium ? "medium" : "low";
};

function impactByHours(hours: HoursEstimate, workflow: ClaimedWorkflow): ImpactVerdict {
  return {
    impact: impactFrom(roundHours(hours.base) * CONFIDENCE_FACTOR[workflow.confidence]),
    impactReason: `${savedBy(hours)}, from work that the pages show with ${workflow.confidence} confidence`,
  };
}

function impactByKind(input: RatingInput): ImpactVerdict {
  const { template, workflow, hours } = input;
  switch (template.kind) {
    case "selfserve": {
      const [quote] = workflow.automationPotential === "high" ? workflow.manualQuotes : [];
      return quote === undefined
        ? rated("medium", volumeOf(hours))
        : rated("high", `${pathOf(quote.url)} tells of work by hand`);
    }
    case "capture":
      return onlyByHand(input) ? rated("high", waysIn(input)) : rated("medium", volumeOf(hours));
    case "remind":
      return rated((hours?.eventsPerMonth.base ?? 0) > MANY_EVENTS ? "high" : "medium", volumeOf(hours));
    case "draft":
    case "extract":
      return rated(workflow.anchorBeta >= HIGHEST_EXPOSURE ? "high" : "medium", volumeOf(hours));
    case "answer":
      return isPhoneFirst(workflow)
        ? rated("high", "people ring, since no form to ask by was found")
        : rated("medium", volumeOf(hours));
    case "route": {
      const several = severalOf(workflow);
      return several === undefined ? rated("low") : rated("medium", `${pathOf(several.url)} names ${several.quote}`);
    }
    case "sync": {
      const systems = systemsSeen(input);
      const named = systems.length < 2 ? undefined : `${listOf(systems, MOST_NAMED)} are on the site`;
      return rated(systems.length >= MANY_SYSTEMS ? "high" : "medium", named);
    }
    case "monitor": {
      const failing = failingOf(input, [...template.prerequisites, ...template.acceptanceChecks]);
      return rated(failing === undefined ? "low" : "medium", failing);
    }
    case "publish": {
      const failing = failingOf(input, template.acceptanceChecks);
      const many = template.acceptanceChecks.filter((id) => input.failing.has(id)).length >= 2;
      return failing === undefined ? rated("medium", volumeOf(hours)) : rated(many ? "high" : "medium", failing);
    }
  }
}

const rated = (impact: Rating, impactReason?: string): ImpactVerdict =>
  impactReason === undefined ? { impact } : { impact, impactReason };

/** "110 questions a month are assumed" */
function volumeOf(hours: HoursEstimate | undefined): string | undefined {
  const events = Math.round(hours?.eventsPerMonth.base ?? 0);
  return hours === undefined || events < 2 ? undefined : `${countText(events)} ${hours.unit} a month are assumed`;
}

/** Work that comes in at public trackers and forums, which are no channels of a business. */
const AT_TRACKERS: ReadonlySet<string> = new Set(["wf-issue-triage", "wf-knowledge-support", "wf-security-reports"]);

/** Nothing to fill in or to book was found: the ways in are phone, mail and documents. */
const onlyByHand = ({ channels, workflow }: RatingInput): boolean =>
  !AT_TRACKERS.has(workflow.id) &&
  (!channels.some(({ type }) => type === "contact-form" || type === "booking") || documentsOf(workflow).length > 0);

const documentsOf = ({ mentions }: ClaimedWorkflow): string[] =>
  mentions.filter(({ kind }) => kind === "document").map(({ label }) => label);

/** The papers, or where phone and mail stand. */
function waysIn({ channels, workflow }: RatingInput): string | undefined {
  const papers = documentsOf(workflow);
  const [quote] = workflow.manualQuotes;
  if (papers.length === 0 && quote !== undefined) return `${pathOf(quote.url)} tells of work by hand`;
  if (papers.length > 0) return `${listOf(papers, MOST_NAMED)} ${papers.length === 1 ? "is" : "are"} filled in by hand`;
  const ways = channels.flatMap(({ type, pages: [page] }) =>
    BY_HAND[type] === undefined || page === undefined ? [] : [`${BY_HAND[type]} (${pathOf(page)})`],
  );
  return ways.length === 0 ? undefined : `the ways in that were found: ${listOf(ways)}`;
}

const BY_HAND: Partial<Record<Channel["type"], string>> = { phone: "phone", email: "e-mail", messaging: "messages" };

const isPhoneFirst = ({ volumeSignals }: ClaimedWorkflow): boolean =>
  volumeSignals.some(({ name }) => name === "phone-only");
const severalOf = ({ volumeSignals }: ClaimedWorkflow): ClaimedWorkflow["volumeSignals"][number] | undefined =>
  volumeSignals.find(({ name, value }) => (name === "services" || name === "locations") && value >= 2);

/** The first of the checks that fails here, by what should be so. */
function failingOf({ failing }: RatingInput, checks: readonly string[]): string | undefined {
  const id = checks.find((check) => failing.has(check));
  return id === undefined ? undefined : `“${checkById(id)?.title ?? id}” is not so today`;
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
const servesWork =
  ({ tools, toolsByKind = {} }: ClaimedWorkflow, wanted: ReadonlySet<string>) =>
  ({ name, feeds }: Technology): boolean =>
    feeds.some((feed) => wanted.has(feed)) &&
    (feeds.some((feed) => SERVE_ANY.has(feed)) ||
      tools.includes(name) ||
      Object.values(toolsByKind).some((names) => names.includes(name)));
const systemsSeen = ({ technologies, workflow }: RatingInput): string[] =>
  technologies.filter(servesWork(workflow, SYSTEMS)).map(({ name }) => name);

export interface EffortVerdict {
  effort: Rating;
  /** Why, in one sentence. */
  ease: string;
}

const CLASSES: readonly Rating[] = ["low", "medium", "high"];

/** Effort by kind; a class up in trades that handle protected data, a class down where the product needed is there already. */
export function effortOf(input: RatingInput): EffortVerdict {
  const { template, workflow, profile } = input;
  const [start, reason] = startOf(input);
  let at = CLASSES.indexOf(start);
  const reasons = reason === undefined ? [] : [reason];
  if (isProtected(input)) {
    at += 1;
    reasons.push(`${PROTECTED[profile.industry.value ?? "other"] ?? "what clients confide"} is handled`);
  }
  const [vendor] = workflow.tools;
  if (vendor !== undefined && usesVendor(template, input)) {
    at -= 1;
    reasons.push(`${vendor} is on the site already`);
  }
  const effort = CLASSES[Math.min(2, Math.max(0, at))] ?? "medium";
  return { effort, ease: `${[EFFORT_WORDS[effort], reasons.join("; ")].filter((part) => part !== "").join(": ")}.` };
}

const EFFORT_WORDS: Record<Rating, string> = { low: "A day or less", medium: "Some days", high: "Weeks" };
const PROTECTED: Readonly<Record<string, string | undefined>> = {
  healthcare: "health data",
  finance: "what clients earn and own",
};

/** The class a kind of change starts from, and the fact of this business that it rests on. */
function startOf(input: RatingInput): [Rating, (string | undefined)?] {
  const { template, workflow, technologies, channels } = input;
  const record = familyOf(workflow.id)?.record ?? "the record";
  switch (template.kind) {
    case "selfserve":
      return ["medium", `a tool is set up and linked from ${pageOf(workflow)}`];
    case "capture": {
      const forms = labelsOf(workflow, ["document", "form"]);
      const shown = labelsOf(workflow, ["page"]);
      const withForm = channels.flatMap(({ type, pages }) => (type === "contact-form" ? pages : []));
      const there = withForm.find((url) => shown.includes(pathOf(url))) ?? withForm[0];
      if (forms.length === 0)
        return ["low", there ? `the form on ${pathOf(there)} is extended` : `a form is built for ${pageOf(workflow)}`];
      return [forms.length > FEW_FORMS ? "medium" : "low", `to rebuild: ${listOf(forms, MOST_NAMED)}`];
    }
    case "remind": {
      const [system] = systemsWithDates(input);
      return system === undefined
        ? ["medium", `no system that holds ${record} was seen`]
        : ["low", `${system} knows the dates`];
    }
    case "draft": {
      const sources = labelsOf(workflow, ["page", "document"]);
      return sources.length >= 3
        ? ["low", `there to draft from: ${listOf(sources, MOST_NAMED)}`]
        : [
            "medium",
            sources.length === 0
              ? undefined
              : `only ${listOf(sources)} ${sources.length === 1 ? "is" : "are"} there to draft from`,
          ];
    }
    case "answer": {
      const assistant = technologies.find(({ feeds }) => feeds.includes("ai"))?.name;
      return assistant === undefined
        ? ["medium", `an assistant is fed with ${listOf(labelsOf(workflow, ["page"]), MOST_NAMED) || "the pages"}`]
        : ["low", `${assistant} is on the site`];
    }
    case "extract":
      return ["medium", `samples of ${familyOf(workflow.id)?.unit.many ?? "what arrives"} have to be collected`];
    case "route":
      return ["medium", "each kind needs an owner"];
    case "sync": {
      const systems = systemsSeen(input);
      return systems.length > 0
        ? ["medium", `${listOf(systems, MOST_NAMED)} ${systems.length === 1 ? "is" : "are"} joined with ${record}`]
        : ["high", `nothing to connect ${record} to was seen`];
    }
    case "monitor":
    case "publish":
      return ["low"];
  }
}

const DATED: ReadonlySet<string> = new Set(["booking", "ecommerce", "crm"]);
const labelsOf = ({ mentions }: ClaimedWorkflow, kinds: readonly string[]): string[] =>
  mentions.filter(({ kind }) => kinds.includes(kind)).map(({ label }) => label);
const systemsWithDates = ({ technologies, workflow }: RatingInput): string[] =>
  technologies.filter(servesWork(workflow, DATED)).map(({ name }) => name);

const VENDOR_KINDS: ReadonlySet<string> = new Set(["selfserve", "capture", "remind", "answer"]);
/** Dates do not come from a product for forms. */
const usesVendor = ({ kind }: OpportunityTemplate, input: RatingInput): boolean =>
  VENDOR_KINDS.has(kind) && (kind !== "remind" || systemsWithDates(input).length > 0);

const PROTECTED_GUARDS = ["secure-upload", "no-advice"];

/** Health, money and legal matters, where papers or advice are handled; a name and a time alone are not protected. */
function isProtected({ template, profile }: RatingInput): boolean {
  return isRegulated(profile) && template.guardrails.some((guard) => PROTECTED_GUARDS.includes(guard));
}

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
