// The hours of a stored report with other volumes, without reading the site again.
import { peopleOf } from "../../model/people-of-adjustment.ts";
import type { Figure, HoursEstimate, HoursTotal, Opportunity, ScanResults, Workflow } from "../../model/results.ts";
import type { Assumptions } from "../../model/scan.ts";
import { bandOf, borrowedMinutes, staffHoursOf, typicalPeople, volumeRowFor } from "../insight/volumes.ts";
import { CAP_REASON, capHours } from "./cap-hours.ts";
import { listOf } from "../../model/words.ts";
import { familyOf, templateOf } from "../insight/workflow-families.ts";
import { composeEstimate, estimateFromCaller } from "./estimate-hours.ts";
import { roundHours } from "../../model/round-hours.ts";
import { plainCount, rangeText } from "./hours-arithmetic.ts";
import { totalHours, totalTimeSavingsPotential } from "./total-hours.ts";
import { productOf, sizeFactor } from "./volume-adjustments.ts";

export interface RecomputedHours {
  opportunities: {
    id: string;
    workflowId: string;
    hours: HoursEstimate;
    estimatedTimeSavingsHours: number;
    estimatedTimeSavingsRange: string;
  }[];
  hoursTotal: HoursTotal | null;
  totalTimeSavingsPotential: string | null;
  /** Why a stated volume moved nothing, and what could be stated instead. */
  notes: string[];
}

/** What it needs of the stored results. */
interface Report {
  workflows: readonly Pick<Workflow, "id" | "name">[];
  opportunities: readonly Opportunity[];
  profile: Pick<ScanResults["profile"], "industry" | "sizeBand">;
  hoursTotal: Pick<HoursTotal, "staffHours" | "band"> | null;
}

/** Puts the caller's numbers in place of the assumed ones and caps the whole again. The report itself stays as it is. */
export function recomputeHours(report: Report, assumptions: Assumptions): RecomputedHours {
  const { industry, sizeBand } = report.profile;
  const people = assumptions.employees;
  const band = people === undefined ? (report.hoursTotal?.band ?? sizeBand) : bandOf(people);
  const staffHours =
    people === undefined
      ? (report.hoursTotal?.staffHours ?? staffHoursOf(typicalPeople(band), industry))
      : staffHoursOf(people, industry);
  const carriers = report.opportunities.flatMap((opportunity) => toCarrier(opportunity, report, assumptions));
  const revised = carriers.map(({ workflowId, hours }) => revise(workflowId, hours, report, assumptions));
  const capped = capHours(revised, staffHours);
  const opportunities = carriers.flatMap(({ id, workflowId }, at) => {
    const hours = capped[at];
    if (!hours) return [];
    const texts = { estimatedTimeSavingsHours: roundHours(hours.base), estimatedTimeSavingsRange: rangeText(hours) };
    return [{ id, workflowId, hours, ...texts }];
  });
  const hoursTotal = totalHours(opportunities, { staffHours, band });
  const moved = new Set(opportunities.map(({ workflowId }) => workflowId));
  return {
    opportunities,
    hoursTotal,
    totalTimeSavingsPotential: totalTimeSavingsPotential(hoursTotal),
    notes: notesOn(report, assumptions, moved),
  };
}

interface Carrier {
  id: string;
  workflowId: string;
  hours: HoursEstimate;
}

/** An opportunity that has hours, or gets them now that the caller states the volume nobody publishes. */
function toCarrier(opportunity: Opportunity, report: Report, { eventsPerMonth }: Assumptions): Carrier[] {
  const { id, workflowId, hours } = opportunity;
  if (!workflowId) return [];
  if (hours) return [{ id, workflowId, hours }];
  const stated = eventsPerMonth?.[workflowId];
  const own = report.opportunities.filter((one) => one.workflowId === workflowId);
  const carrier = own.find((one) => templateOf(one.id)?.carriesHours === true);
  if (stated === undefined || carrier !== opportunity || own.some((one) => one.hours)) return [];
  const estimate = estimateFromCaller(workflowId, report.profile.industry, stated);
  return estimate ? [{ id, workflowId, hours: estimate }] : [];
}

const MOST_NAMED = 12;

/** One sentence for every stated volume that has no part in the answer. */
function notesOn(report: Report, { eventsPerMonth = {} }: Assumptions, moved: ReadonlySet<string>): string[] {
  const found = report.workflows.flatMap(({ id, name }) => (id === undefined ? [] : [{ id, name }]));
  const onSite =
    found.length === 0
      ? "The pages read show no work for which a volume could be stated."
      : `This site shows: ${listOf(
          found.map(({ id, name }) => `${id} (${name})`),
          MOST_NAMED,
        )}.`;
  const unmoved = Object.keys(eventsPerMonth).filter((id) => !moved.has(id));
  return unmoved.slice(0, MOST_NAMED).map((id) => {
    const family = familyOf(id);
    if (!family) return `${id} is not the id of a workflow. ${onSite}`;
    if (found.every((workflow) => workflow.id !== id))
      return `${id} (${family.name}) was not found on this site, so its volume changes nothing. ${onSite}`;
    if (estimateFromCaller(id, report.profile.industry, eventsPerMonth[id] ?? 0) === null)
      return `${id} (${family.name}) gets no hours: no source says how many minutes ${family.unit.many} take, or what a change saves of them.`;
    return `${id} (${family.name}) gets no hours: no opportunity of this report carries a measured effect on it.`;
  });
}

function revise(workflowId: string, old: HoursEstimate, { profile }: Report, assumptions: Assumptions): HoursEstimate {
  // The kind inside the industry is not stored; the row was chosen by it when the report was made.
  const row = volumeRowFor(workflowId, profile.industry, undefined);
  const adjustments = old.adjustments.filter((one) => !one.reason.startsWith(CAP_REASON));
  const fromCaller = assumptions.eventsPerMonth?.[workflowId];
  const isKept =
    fromCaller !== undefined || assumptions.employees === undefined || old.eventsPerMonth.grade === "site" || !row;
  const kept = isKept ? adjustments : adjustments.filter((one) => peopleOf(one) === null);
  const events =
    fromCaller !== undefined
      ? stated(fromCaller)
      : isKept
        ? uncapped(old)
        : forPeople(
            row.events[bandOf(assumptions.employees ?? 1)],
            assumptions.employees ?? 1,
            productOf(kept, "events"),
            old,
          );
  return composeEstimate({
    workflowId,
    family: row?.family ?? borrowedMinutes(workflowId, profile.industry)?.family ?? workflowId,
    events,
    minutes: old.minutesPerEvent,
    factors: old.factors,
    adjustments: fromCaller === undefined ? kept : kept.filter((one) => one.applies !== "events"),
    saving: { low: 1, base: 1, high: 1 },
  });
}

const stated = (events: number): Figure => ({ low: events, base: events, high: events, grade: "caller", sources: [] });

/** Undoes a cut of the workload, which is made anew over all workflows. */
function uncapped({ eventsPerMonth, adjustments }: HoursEstimate): Figure {
  const cut = adjustments.find((one) => one.applies === "events" && one.reason.startsWith(CAP_REASON));
  if (!cut || cut.factor === 0) return eventsPerMonth;
  const whole = (events: number): number => plainCount(events / cut.factor);
  return {
    ...eventsPerMonth,
    low: whole(eventsPerMonth.low),
    base: whole(eventsPerMonth.base),
    high: whole(eventsPerMonth.high),
  };
}

function forPeople(
  events: readonly [number, number, number],
  people: number,
  factor: number,
  old: HoursEstimate,
): Figure {
  const size = sizeFactor(people, bandOf(people));
  const [low, base, high] = events.map((value) => plainCount(value * size * factor));
  return { ...old.eventsPerMonth, low: low ?? 0, base: base ?? 0, high: high ?? 0 };
}
