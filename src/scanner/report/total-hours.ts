// The headline number: what all opportunities of a report could save a month, and how sure that is.
import { peopleIn, type Confidence, type SizeBand } from "../../model/profile.ts";
import type { HoursEstimate, HoursTotal, Opportunity } from "../../model/results.ts";
import { roundHours, SHOWN_FROM_HOURS } from "../../model/round-hours.ts";
import { workloadOf } from "./estimate-hours.ts";
import { countText, eventsText } from "./hours-arithmetic.ts";

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
  // Nothing is rounded before the sum is.
  const sum = (of: (hours: HoursEstimate) => number): number =>
    roundHours(shown.reduce((total, hours) => total + of(hours), 0));
  const base = sum((hours) => hours.base);
  if (base < HEADLINE_FROM_HOURS) return null;
  const total = { low: sum((hours) => hours.low), base, high: sum((hours) => hours.high) };
  const confidence = isWide(total) ? "low" : confidenceOf(shown);
  return {
    ...total,
    confidence,
    note: noteOf({ total, shown, leftOut: carried.length - shown.length, confidence, band: context.band }),
    staffHours: Math.round(context.staffHours),
    band: context.band,
  };
}

/** A range from which one can conclude anything is no sure one. */
const WIDE = 25;
export const isWide = ({ low, high }: { low: number; high: number }): boolean => high > low * WIDE;

/** The sentence of the contract's `totalTimeSavingsPotential`; null where there is no headline number. */
export function totalTimeSavingsPotential(total: HoursTotal | null): string | null {
  if (!total) return null;
  const { low, base, high } = total;
  return `${base} h a month (${low} to ${high} h), ${CONFIDENCE_WORDS[total.confidence]}`;
}

const CONFIDENCE_WORDS: Record<Confidence, string> = {
  low: "low confidence: most volumes or minutes behind it are assumed, or what such changes save was measured in few places",
  medium: "medium confidence: most volumes and minutes behind it rest on published or stated figures",
  high: "high confidence: you stated the volumes behind it, and minutes and effect are measured",
};

/** Low while more than half of the workload rests on assumptions; high only where the three largest are: volumes stated by the caller, minutes and effect measured. */
export function confidenceOf(estimates: readonly HoursEstimate[]): Confidence {
  const bySize = [...estimates].sort((a, b) => workloadOf(b) - workloadOf(a));
  if (bySize.slice(0, LARGEST).every((estimate) => estimate.confidence === "high")) return "high";
  return isMostly(estimates, ({ confidence }) => confidence === "low") ? "low" : "medium";
}

/** Of more than half of the workload. */
function isMostly(estimates: readonly HoursEstimate[], holds: (estimate: HoursEstimate) => boolean): boolean {
  const workload = (some: readonly HoursEstimate[]): number =>
    some.reduce((total, estimate) => total + workloadOf(estimate), 0);
  return workload(estimates.filter(holds)) > workload(estimates) / 2;
}

interface Told {
  total: { low: number; base: number; high: number };
  shown: readonly HoursEstimate[];
  leftOut: number;
  confidence: Confidence;
  band: SizeBand;
}

function noteOf({ total, shown, leftOut, confidence, band }: Told): string {
  const largest = [...shown].sort((a, b) => b.base - a.base)[0];
  const { low, base, high } = total;
  const volume = largest ? ` ${largestVolume(largest, band, shown.length > 1)}` : "";
  const works = largest && shown.length === 1 ? `in work on ${largest.unit}` : `in ${shown.length} kinds of work`;
  const doubt = confidence === "low" ? ` ${doubtOf(total, shown)}` : "";
  return `About ${base} ${base === 1 ? "hour" : "hours"} a month could be saved (${low} to ${high}), ${works}.${smallerParts(leftOut)}${volume}${doubt}`;
}

/** Why the confidence is low. */
function doubtOf(total: Told["total"], shown: readonly HoursEstimate[]): string {
  const isAssumed = ({ grade }: HoursEstimate["eventsPerMonth"]): boolean => grade === "assumption";
  if (isMostly(shown, ({ eventsPerMonth }) => isAssumed(eventsPerMonth)))
    return `${assumedVolumes(shown)}: put in your own and the number moves with ${shown.length === 1 ? "it" : "them"}.`;
  return isWide(total)
    ? "The range is wide, since what such changes save was measured in few places: take it as a rough guide."
    : minutesDoubt(shown);
}

/** Of the largest part, which decides the sum. */
function minutesDoubt(shown: readonly HoursEstimate[]): string {
  const largest = shown
    .toSorted((a, b) => b.base - a.base)
    .find(({ minutesPerEvent }) => minutesPerEvent.grade === "assumption");
  const { unit = "events", minutesPerEvent, factors = [] } = largest ?? {};
  const decides = factors.some(({ name, low, high }) => name === "net effect" && high > low * WIDE_EFFECT);
  return `The ${minutesPerEvent?.base ?? "many"} min of staff time for each of the ${unit} are assumed${decides ? ", and the saving is known from few places" : ""}: take it as a rough guide.`;
}
const WIDE_EFFECT = 6;

const assumedVolumes = (shown: readonly HoursEstimate[]): string => {
  if (shown.length === 1) return "The volume behind it is an assumption";
  const areAll = shown.every(({ eventsPerMonth }) => eventsPerMonth.grade === "assumption");
  return `${areAll ? "The" : "Most of the"} volumes behind it are assumptions`;
};

const smallerParts = (count: number): string => {
  if (count === 0) return "";
  return count === 1
    ? " Another change saves under half an hour and is left out of this sum."
    : ` ${count} more changes save under half an hour each and are left out of this sum.`;
};

/** With the size it is taken for, where the table gives it. */
function largestVolume({ eventsPerMonth, unit, base }: HoursEstimate, band: SizeBand, isPart: boolean): string {
  const { low, high, grade } = eventsPerMonth;
  const part = isPart ? `The largest part, ${roundHours(base)} h,` : "It";
  const volume = eventsText(eventsPerMonth.base, unit);
  if (grade === "caller") return `${part} rests on the ${volume} a month you stated.`;
  const size = grade === "site" ? "" : ` for a business of ${peopleIn(band)}`;
  return `${part} assumes ${volume} a month (${countText(low)} to ${countText(high)})${size}.`;
}
