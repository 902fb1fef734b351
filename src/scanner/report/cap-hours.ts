// Guards over all estimates of a business together (volumes.md section 8): no report may promise more than can be true.
import { hundredths } from "../../model/words.ts";
import type { HoursEstimate } from "../../model/results.ts";
import { clamp, formulaText, hoursOf, plainCount } from "./hours-arithmetic.ts";
import type { Adjustment } from "./volume-adjustments.ts";

/** Shares of all staff hours. */
export const HOURS_CAPS = { workload: 0.35, base: 0.05, high: 0.15, withCallerVolumes: 0.25 };

export const CAP_REASON = "Held back:";

/**
 * Scales estimates, in their order, so that assumed workload is at most 35 % of the staff's hours, what is saved at
 * most 5 % (base) and 15 % (high), and 25 % whatever volumes the caller gave. Every cut is written into `adjustments`.
 */
export function capHours(estimates: readonly HoursEstimate[], staffHours: number): HoursEstimate[] {
  const fitted = fitWorkload(estimates, staffHours);
  const limited = fitSaving(fitted, isAssumed, staffHours, HOURS_CAPS.base, HOURS_CAPS.high);
  return fitSaving(limited, () => true, staffHours, HOURS_CAPS.withCallerVolumes, HOURS_CAPS.withCallerVolumes);
}

const isAssumed = (estimate: HoursEstimate): boolean => estimate.eventsPerMonth.grade !== "caller";
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const sumOf = (estimates: readonly HoursEstimate[], of: (estimate: HoursEstimate) => number): number =>
  estimates.reduce((total, estimate) => total + of(estimate), 0);

const exactWorkload = ({ eventsPerMonth, minutesPerEvent }: HoursEstimate): number =>
  (eventsPerMonth.base * minutesPerEvent.base) / 60;

/** Events that the caller stated are facts and stay; all others shrink in proportion. */
function fitWorkload(estimates: readonly HoursEstimate[], staffHours: number): HoursEstimate[] {
  const assumed = estimates.filter(isAssumed);
  const workload = sumOf(assumed, exactWorkload);
  const room = HOURS_CAPS.workload * staffHours;
  if (workload <= room) return [...estimates];
  const factor = room / workload;
  const reason = `${CAP_REASON} all workflows together may take ${percent(HOURS_CAPS.workload)} of ${Math.round(staffHours)} staff hours`;
  return estimates.map((estimate) => (isAssumed(estimate) ? withEvents(estimate, factor, reason) : estimate));
}

function withEvents(estimate: HoursEstimate, factor: number, reason: string): HoursEstimate {
  const { low, base, high } = estimate.eventsPerMonth;
  // Rounded down, so that the sum stays under the cap.
  const [l, b, h] = [low, base, high].map((value) => plainCount(value * factor, Math.floor));
  const eventsPerMonth = { ...estimate.eventsPerMonth, low: l ?? 0, base: b ?? 0, high: h ?? 0 };
  const adjustments = [...estimate.adjustments, { reason, factor: hundredths(factor), applies: "events" as const }];
  return rebuilt({ ...estimate, eventsPerMonth, adjustments }, { low: 1, base: 1, high: 1 });
}

function fitSaving(
  estimates: readonly HoursEstimate[],
  counts: (estimate: HoursEstimate) => boolean,
  staffHours: number,
  baseCap: number,
  highCap: number,
): HoursEstimate[] {
  const counted = estimates.filter(counts);
  const high = fits(
    sumOf(counted, (one) => one.high),
    highCap * staffHours,
  );
  const base = Math.min(
    fits(
      sumOf(counted, (one) => one.base),
      baseCap * staffHours,
    ),
    ...counted.map((one) => keepsOrder(one.high * high, one.base)),
  );
  if (high === 1 && base === 1) return [...estimates];
  const reason = `${CAP_REASON} all savings together may be ${percent(baseCap)} of ${Math.round(staffHours)} staff hours, ${percent(highCap)} at the high end (which is cut to ${percent(high)})`;
  return estimates.map((estimate) =>
    counts(estimate) ? withSaving(estimate, { base: floorDigits(base), high }, reason) : estimate,
  );
}

const fits = (sum: number, room: number): number => (sum <= room ? 1 : room / sum);
const keepsOrder = (above: number, below: number): number => (below <= above || below === 0 ? 1 : above / below);

function withSaving(
  estimate: HoursEstimate,
  { base, high }: { base: number; high: number },
  reason: string,
): HoursEstimate {
  const before = savingOf(estimate);
  const low = Math.min(1, keepsOrder(estimate.base * base, estimate.low));
  const adjustment: Adjustment = { reason, factor: base, applies: "saving" };
  return rebuilt(
    { ...estimate, adjustments: [...estimate.adjustments, adjustment] },
    {
      low: before.low * low,
      base: floorDigits(before.base * base),
      high: before.high * high,
    },
  );
}

/** What earlier cuts have left, read from the numbers themselves. */
function savingOf(estimate: HoursEstimate): { low: number; base: number; high: number } {
  const full = hoursOf(estimate.eventsPerMonth, estimate.minutesPerEvent, estimate.factors, {
    low: 1,
    base: 1,
    high: 1,
  });
  const left = (now: number, before: number): number => (before === 0 ? 1 : Math.min(1, now / before));
  const base = estimate.adjustments.filter((one) => one.applies === "saving").reduce((all, one) => all * one.factor, 1);
  return { low: left(estimate.low, full.low), base: floorDigits(base), high: left(estimate.high, full.high) };
}

function rebuilt(estimate: HoursEstimate, saving: { low: number; base: number; high: number }): HoursEstimate {
  const { eventsPerMonth, minutesPerEvent, factors, unit } = estimate;
  const hours = hoursOf(eventsPerMonth, minutesPerEvent, factors, saving);
  return { ...estimate, ...hours, formula: formulaText(unit, estimate, saving.base, hours.base) };
}

/** Four digits rounded down: the printed factor gives the printed hours, and the cap holds. */
function floorDigits(factor: number): number {
  if (factor <= 0 || factor >= 1) return clamp(0, factor, 1);
  const scale = 10 ** (4 - Math.ceil(Math.log10(factor)));
  return Math.floor(factor * scale) / scale;
}
