// The headline number: what all opportunities of a report could save a month, and how sure that is.
import type { Confidence, SizeBand } from "../../model/profile.ts";
import type { HoursEstimate, HoursTotal, Opportunity } from "../../model/results.ts";
import { roundHours, SHOWN_FROM_HOURS } from "../../model/round-hours.ts";
import { countOf } from "../../model/words.ts";
import { workloadOf } from "./estimate-hours.ts";
import { cents, countText, eventsText } from "./hours-arithmetic.ts";

/** Least that is told as a total. */
export const HEADLINE_FROM_HOURS = 1;
const LARGEST = 3;

/**
 * Sum of the hours that the opportunities carry, from half an hour each: no number is told for a smaller part, so the
 * sum leaves it out and says so. Null under an hour a month, which is no headline.
 */
export function totalHours(
  opportunities: readonly Pick<Opportunity, "hours">[],
  context: { staffHours: number; band: SizeBand },
): HoursTotal | null {
  const carried = opportunities.flatMap(({ hours }) => hours ?? []);
  const shown = carried.filter((hours) => hours.base >= SHOWN_FROM_HOURS);
  // The parts as they are printed, so that who adds them up finds the total.
  const sum = (of: (hours: HoursEstimate) => number): number =>
    cents(shown.reduce((total, hours) => total + roundHours(of(hours)), 0));
  if (shown.reduce((total, hours) => total + hours.base, 0) < HEADLINE_FROM_HOURS) return null;
  const base = sum((hours) => hours.base);
  const total = { low: sum((hours) => hours.low), base, high: sum((hours) => hours.high) };
  const confidence = isWide(total) ? "low" : confidenceOf(shown);
  return {
    ...total,
    confidence,
    note: noteOf(total, shown, carried.length - shown.length, confidence),
    staffHours: Math.round(context.staffHours),
    band: context.band,
  };
}

/** A range from which one can conclude anything is no sure one. */
const WIDE = 25;
const isWide = ({ low, high }: { low: number; high: number }): boolean => high > low * WIDE;

/** The sentence of the contract's `totalTimeSavingsPotential`; null where there is no headline number. */
export function totalTimeSavingsPotential(total: HoursTotal | null): string | null {
  if (!total) return null;
  const [base, high] = [total.base, total.high].map(roundHours);
  return `${base} h a month (${roundHours(total.low)} to ${high} h), ${CONFIDENCE_WORDS[total.confidence]}`;
}

const CONFIDENCE_WORDS: Record<Confidence, string> = {
  low: "low confidence: most volumes behind it are assumed, or what such changes save was measured in few places",
  medium: "medium confidence: most volumes behind it rest on published or stated figures",
  high: "high confidence: you stated the volumes behind it, and minutes and effect are measured",
};

/** Low while more than half of the workload rests on assumed volumes; high only where the three largest are: volumes stated by the caller, minutes and effect measured. */
function confidenceOf(estimates: readonly HoursEstimate[]): Confidence {
  const bySize = [...estimates].sort((a, b) => workloadOf(b) - workloadOf(a));
  if (bySize.slice(0, LARGEST).every((estimate) => estimate.confidence === "high")) return "high";
  const all = estimates.reduce((total, estimate) => total + workloadOf(estimate), 0);
  const assumed = estimates
    .filter((estimate) => estimate.eventsPerMonth.grade === "assumption")
    .reduce((total, estimate) => total + workloadOf(estimate), 0);
  return assumed > all / 2 ? "low" : "medium";
}

function noteOf(
  total: { low: number; base: number; high: number },
  shown: readonly HoursEstimate[],
  leftOut: number,
  confidence: Confidence,
): string {
  const largest = [...shown].sort((a, b) => b.base - a.base)[0];
  const [base, high] = [total.base, total.high].map(roundHours);
  const volume = largest ? ` ${largestVolume(largest)}` : "";
  const doubt =
    confidence !== "low"
      ? ""
      : confidenceOf(shown) === "low"
        ? ` ${assumedVolumes(shown)}: put in your own and the number moves with ${shown.length === 1 ? "it" : "them"}.`
        : " The range is wide, since what such changes save was measured in few places: take it as a direction.";
  return `About ${base} ${base === 1 ? "hour" : "hours"} a month could be saved (${roundHours(total.low)} to ${high}), over ${countOf(shown.length, "workflow")}.${smallerParts(leftOut)}${volume}${doubt}`;
}

const assumedVolumes = (shown: readonly HoursEstimate[]): string => {
  if (shown.length === 1) return "The volume behind it is an assumption";
  const areAll = shown.every(({ eventsPerMonth }) => eventsPerMonth.grade === "assumption");
  return `${areAll ? "The" : "Most of the"} volumes behind it are assumptions`;
};

const smallerParts = (count: number): string => {
  if (count === 0) return "";
  return count === 1
    ? " One more saves under half an hour and is not in this sum."
    : ` ${count} more save under half an hour each and are not in this sum.`;
};

function largestVolume({ eventsPerMonth, unit, base }: HoursEstimate): string {
  const { low, high, grade } = eventsPerMonth;
  if (grade === "caller")
    return `The largest part, ${roundHours(base)} h, rests on the ${eventsText(eventsPerMonth.base, unit)} a month you stated.`;
  return `The largest part, ${roundHours(base)} h, assumes ${eventsText(eventsPerMonth.base, unit)} a month (${countText(low)} to ${countText(high)}).`;
}
