// The arithmetic of hours: one product per case, and the same product written out.
import { hundredths } from "../../model/words.ts";
import type { Figure, HoursEstimate } from "../../model/results.ts";
import { roundHours, SHOWN_FROM_HOURS } from "../../model/round-hours.ts";
import type { Spread } from "../insight/volumes.ts";
import { WORKFLOW_FAMILIES } from "../insight/workflow-families.ts";

export type HoursFactor = HoursEstimate["factors"][number];

/** Factors of which one minus the value multiplies. */
const TAKEN_OFF: ReadonlySet<string> = new Set(["oversight"]);

const CASES = ["low", "base", "high"] as const;

/**
 * Hours a month with the volumes held at their base, so that the spread is that of the effect alone; the volume's own
 * range is told beside it. `saving` is what the caps leave.
 */
export function hoursOf(events: Figure, minutes: Figure, factors: readonly HoursFactor[], saving: Spread): Spread {
  const workload = (events.base * minutes.base) / 60;
  const [low = 0, base = 0, high = 0] = CASES.map((name) =>
    hundredths(workload * effectOf(factors, name) * saving[name]),
  );
  // The base is rounded down where it is capped; the low end follows.
  return { low: Math.min(low, base), base, high };
}

/**
 * The factors as one. They do not all come out at their worst, or at their best, at once: their distances from the base
 * add up as those of independent figures do, by their squares (volumes.md section 9). Who multiplied all low ends would
 * print a range from which anything can be concluded.
 */
function effectOf(factors: readonly HoursFactor[], name: (typeof CASES)[number]): number {
  const base = factors.reduce((product, factor) => product * shareOf(factor, factor.base), 1);
  const away = factors.map((factor) => Math.log(shareOf(factor, factor[name]) / shareOf(factor, factor.base)));
  const far = Math.hypot(...away);
  return base * Math.exp(name === "low" ? -far : far);
}

/** The base case in words and numbers: "400 appointments × 5 min / 60 × 0.33 net effect × …  = 5.61 h". */
export function formulaText(
  unit: string,
  { eventsPerMonth, minutesPerEvent, factors }: Pick<HoursEstimate, "eventsPerMonth" | "minutesPerEvent" | "factors">,
  saving: number,
  hours: number,
): string {
  const parts = factors.map((factor) =>
    TAKEN_OFF.has(factor.name) ? `(1 − ${factor.base} ${factor.name})` : `${factor.base} ${factor.name}`,
  );
  const capped = saving < 1 ? ` × ${saving} cap` : "";
  return `${eventsPerMonth.base} ${unitOf(eventsPerMonth.base, unit)} × ${minutesPerEvent.base} min / 60 × ${parts.join(" × ")}${capped} = ${hours} h`;
}

/** The same product in names alone: "events a month × minutes an event / 60 × …". */
export const formulaOfNames = (names: readonly string[]): string =>
  `events a month × minutes an event / 60 × ${names.map((name) => (TAKEN_OFF.has(name) ? `(1 − ${name})` : name)).join(" × ")}`;

const shareOf = (factor: HoursFactor, value: number): number => (TAKEN_OFF.has(factor.name) ? 1 - value : value);

export const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** Numbers of events as people say them: tens from 100, whole ones from 2, tenths below. */
export function plainCount(events: number, direction: (value: number) => number = Math.round): number {
  if (events >= 100) return direction(events / 10) * 10;
  if (events >= 2) return direction(events);
  return direction(events * 10) / 10;
}

/** "4.5 h (1 to 13 h), assuming 400 appointments a month (250 to 700)"; of what has no figure a number that was assumed says nothing either. */
export function rangeText(estimate: HoursEstimate): string {
  const { low, base, high, eventsPerMonth, unit } = estimate;
  const events = eventsText(eventsPerMonth.base, unit);
  const range = ` (${countText(eventsPerMonth.low)} to ${countText(eventsPerMonth.high)})`;
  const isStated = eventsPerMonth.grade === "caller";
  const volume = isStated ? `for the ${events} a month you stated` : `assuming ${events} a month${range}`;
  if (base < SHOWN_FROM_HOURS) return isStated ? `Too little for a figure, ${volume}` : "Too little for a figure";
  return `${roundHours(base)} h (${roundHours(low)} to ${roundHours(high)} h), ${volume}`;
}

/** "1,120" */
export const countText = (events: number): string => events.toLocaleString("en-US");

/** "400 appointments", "1 post". */
export const eventsText = (events: number, unit: string): string => `${countText(events)} ${unitOf(events, unit)}`;

const unitOf = (events: number, unit: string): string => (events === 1 ? (singular.get(unit) ?? unit) : unit);

const singular = new Map(WORKFLOW_FAMILIES.map(({ unit }) => [unit.many, unit.one]));
