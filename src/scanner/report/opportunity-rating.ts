// Impact and effort of an opportunity by its kind (insight.md section 7), and the sentence that says why.
import type { Outcome } from "../../model/outcome.ts";
import type { Channel, Confidence, Profile, Technology } from "../../model/profile.ts";
import type { HoursEstimate, Rating } from "../../model/results.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import { roundHours, SHOWN_FROM_HOURS } from "../../model/round-hours.ts";
import { isLosing } from "./gain-if-fixed.ts";
import type { OpportunityTemplate } from "../insight/workflow-families.ts";

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

/** Hours a month, weighed by the confidence of the claim, from which an impact is high, and medium. */
export const IMPACT_HOURS = { high: 4, medium: 1 };
export const CONFIDENCE_FACTOR: Record<Confidence, number> = { high: 1, medium: 0.8, low: 0.5 };

export interface ImpactVerdict {
  impact: Rating;
  impactReason: string;
}

/**
 * From the hours where the opportunity carries some, so that the two never contradict each other; else by its kind,
 * and then high only where the hours of the same work, which another change carries, are high too.
 */
export function impactOf(input: RatingInput): ImpactVerdict {
  const { hours, isCarrier, workflow } = input;
  if (!hours) return impactByKind(input);
  const byHours = impactByHours(hours, workflow);
  if (isCarrier) return byHours;
  const byKind = impactByKind(input);
  if (byKind.impact !== "high" || byHours.impact === "high") return byKind;
  return {
    impact: "medium",
    impactReason: `${byKind.impactReason}, and even the change measured on this work saves ${byHours.impactReason}`,
  };
}

function impactByHours(hours: HoursEstimate, workflow: ClaimedWorkflow): ImpactVerdict {
  const worth = hours.base * CONFIDENCE_FACTOR[workflow.confidence];
  const impact = worth >= IMPACT_HOURS.high ? "high" : worth >= IMPACT_HOURS.medium ? "medium" : "low";
  const shown = hours.base < SHOWN_FROM_HOURS ? "under half an hour" : `${roundHours(hours.base)} h`;
  return {
    impact,
    impactReason: `${shown} a month, from work that the pages show with ${workflow.confidence} confidence`,
  };
}

function impactByKind(input: RatingInput): ImpactVerdict {
  const { template, workflow, hours, technologies } = input;
  const rate = (isMore: boolean, more: [Rating, string], less: [Rating, string]): ImpactVerdict => {
    const [impact, impactReason] = isMore ? more : less;
    return { impact, impactReason };
  };
  switch (template.kind) {
    case "selfserve":
      return rate(
        workflow.automationPotential === "high" && workflow.manualQuotes.length > 0,
        ["high", "the pages tell of handwork that lends itself to it"],
        ["medium", "people are served without waiting for staff"],
      );
    case "capture":
      return rate(
        onlyByHand(input),
        ["high", "the ways in that were found are phone, mail and documents"],
        ["medium", "entries arrive complete"],
      );
    case "remind":
      return rate(
        (hours?.eventsPerMonth.base ?? 0) > MANY_EVENTS,
        ["high", `more than ${MANY_EVENTS} messages a month are assumed`],
        ["medium", "the number of messages is not known to be large"],
      );
    case "draft":
    case "extract":
      return rate(
        workflow.anchorBeta >= HIGHEST_EXPOSURE,
        ["high", "the whole task can be touched by such a tool"],
        ["medium", "part of the task can be touched by such a tool"],
      );
    case "answer":
      return rate(
        isPhoneFirst(workflow),
        ["high", "the phone is the way in"],
        ["medium", "questions come in by several ways"],
      );
    case "route":
      return rate(
        seesSeveral(workflow),
        ["medium", "several services or places take inquiries"],
        ["low", "few classes to sort into were seen"],
      );
    case "sync":
      return rate(
        systemsSeen(technologies) >= MANY_SYSTEMS,
        ["high", "three systems or more were seen"],
        ["medium", "few systems were seen"],
      );
    case "monitor":
      return rate(
        watchesDefect(input),
        ["medium", "a check that it watches fails today"],
        ["low", "nothing that it watches fails today"],
      );
    case "publish":
      return rate(
        template.acceptanceChecks.some((check) => input.failing.has(check)),
        ["high", "a check that it mends fails today"],
        ["medium", "what it tells is asked for again and again"],
      );
  }
}

/** Nothing to fill in or to book was found: the ways in are phone, mail and documents. */
const onlyByHand = ({ channels, workflow }: RatingInput): boolean =>
  !channels.some(({ type }) => type === "contact-form" || type === "booking") ||
  workflow.mentions.some(({ kind }) => kind === "document");

const isPhoneFirst = ({ volumeSignals }: ClaimedWorkflow): boolean =>
  volumeSignals.some(({ name }) => name === "phone-only");
const seesSeveral = ({ volumeSignals }: ClaimedWorkflow): boolean =>
  volumeSignals.some(({ name, value }) => (name === "services" || name === "locations") && value >= 2);
const watchesDefect = ({ template, failing }: RatingInput): boolean =>
  [...template.prerequisites, ...template.acceptanceChecks].some((check) => failing.has(check));

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
const systemsSeen = (technologies: readonly Technology[]): number =>
  technologies.filter(({ feeds }) => feeds.some((feed) => SYSTEMS.has(feed))).length;

export interface EffortVerdict {
  effort: Rating;
  /** Why, in one sentence. */
  ease: string;
}

const CLASSES: readonly Rating[] = ["low", "medium", "high"];

/** Effort by kind; a class up in trades that handle protected data, a class down where the product needed is there already. */
export function effortOf(input: RatingInput): EffortVerdict {
  const { template, workflow } = input;
  const [start, reason] = startOf(input);
  let at = CLASSES.indexOf(start);
  const reasons = [reason];
  if (isProtected(input)) {
    at += 1;
    reasons.push("personal data of a protected kind is touched");
  }
  const [vendor] = workflow.tools;
  if (vendor !== undefined && usesVendor(template)) {
    at -= 1;
    reasons.push(`${vendor} is on the site already`);
  }
  const effort = CLASSES[Math.min(2, Math.max(0, at))] ?? "medium";
  return { effort, ease: `${EFFORT_WORDS[effort]}: ${reasons.join("; ")}.` };
}

const EFFORT_WORDS: Record<Rating, string> = { low: "A day or less", medium: "Some days", high: "Weeks" };

function startOf({ template, workflow, technologies }: RatingInput): [Rating, string] {
  switch (template.kind) {
    case "selfserve":
      return ["medium", "a tool is set up and put on the pages"];
    case "capture":
      return papers(workflow) > FEW_FORMS
        ? ["medium", `${papers(workflow)} forms to rebuild`]
        : ["low", "one or two forms to build"];
    case "remind":
      return feeds(technologies, ["booking", "ecommerce", "crm"])
        ? ["low", "the system that knows the dates is there"]
        : ["medium", "the dates have to come from a system that was not seen"];
    case "draft":
      return workflow.mentions.filter(({ kind }) => kind === "page" || kind === "document").length >= 3
        ? ["low", "the pages to draft from are there"]
        : ["medium", "the material to draft from has to be collected"];
    case "answer":
      return feeds(technologies, ["ai"])
        ? ["low", "an assistant is on the site"]
        : ["medium", "an assistant is set up on approved pages"];
    case "extract":
      return ["medium", "samples have to be collected and checked"];
    case "route":
      return ["medium", "classes and their owners have to be agreed"];
    case "sync":
      return systemsSeen(technologies) > 0
        ? ["medium", "two systems are joined"]
        : ["high", "no system to connect to was seen"];
    case "monitor":
      return ["low", "a list is read on a schedule"];
    case "publish":
      return ["low", "a few pages are written"];
  }
}

const papers = ({ mentions }: ClaimedWorkflow): number =>
  mentions.filter(({ kind }) => kind === "document" || kind === "form").length;
const feeds = (technologies: readonly Technology[], wanted: readonly string[]): boolean =>
  technologies.some((technology) => technology.feeds.some((feed) => wanted.includes(feed)));

const VENDOR_KINDS: ReadonlySet<string> = new Set(["selfserve", "capture", "remind", "answer"]);
const usesVendor = ({ kind }: OpportunityTemplate): boolean => VENDOR_KINDS.has(kind);

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

export const passingChecks = (outcomes: readonly Outcome[]): Set<string> =>
  new Set(outcomes.filter(({ status }) => status === "pass").map(({ id }) => id));
