// Why a report has no total of hours: each reason in its own sentence, and only the one that is true of this site.
import { peopleOf } from "../../model/people-of-adjustment.ts";
import { peopleIn, type Profile, type SizeBand } from "../../model/profile.ts";
import type { HoursEstimate, Opportunity } from "../../model/results.ts";
import type { ScanHeader } from "../../model/scan.ts";
import { roundHours, SHOWN_FROM_HOURS, withoutHours } from "../../model/round-hours.ts";
import { listOf } from "../../model/words.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import { familyOf } from "../insight/workflow-families.ts";
import { NO_SOURCE } from "./estimate-all-hours.ts";
import type { AllHours } from "./estimate-all-hours.ts";
import { eventsText } from "./hours-arithmetic.ts";
import { reckonedFrom } from "./opportunity-rating.ts";
import { confidenceOf, isWide } from "./total-hours.ts";

export interface WithoutTotal {
  header: Pick<ScanHeader, "scanType" | "assumptions">;
  claimed: readonly Pick<ClaimedWorkflow, "id">[];
  hours: Pick<AllHours, "byWorkflow" | "band"> & Partial<Pick<AllHours, "without">>;
  opportunities: readonly Pick<Opportunity, "hours" | "workflowId" | "title" | "estimatedTimeSavingsRange">[];
  profile: Pick<Profile, "sizeBand">;
}

const MOST_NAMED = 3;

export function whyNoTotal({ header, claimed, hours, opportunities, profile }: WithoutTotal): string {
  if (header.scanType === "light") return "Not estimated: a light scan does not look at how the business works.";
  if (claimed.length === 0) return "Not estimated: the pages read do not show how the business works.";
  const carriers = opportunities.filter((opportunity) => opportunity.hours);
  if (carriers.length === 0) {
    const proposed = new Set(opportunities.map(({ workflowId }) => workflowId));
    const changed = claimed.filter(({ id }) => proposed.has(id));
    if (changed.length === 0) return "Not estimated: no change to the work seen here is proposed.";
    const unusual = changed
      .flatMap(({ id }) => hours.without?.get(id) ?? [])
      .find((why) => why.startsWith("No hours") && !why.startsWith(NO_SOURCE));
    if (unusual !== undefined) return unusual.replace(/^No hours are given/, "Not estimated");
    const unmeasured = new Set(changed.flatMap(({ id }) => (hours.byWorkflow.has(id) ? [id] : [])));
    return `Not estimated: no source says ${[
      unknownVolume(changed.filter(({ id }) => !hours.byWorkflow.has(id))),
      unknownEffect(
        changed.filter(({ id }) => unmeasured.has(id)),
        opportunities.filter(({ workflowId }) => unmeasured.has(workflowId ?? "")),
      ),
    ]
      .filter((part) => part !== "")
      .join(", nor ")}.`;
  }
  const carried = carriers.flatMap((opportunity) => opportunity.hours ?? []);
  const without = withoutHours(opportunities);
  const rest = without === "" ? "" : ` ${without}`;
  const shown = carried.filter(({ base }) => base >= SHOWN_FROM_HOURS);
  if (shown.length === 0) {
    const save = carried.length === 1 ? "saves" : "each save";
    const stated = carried.every(({ eventsPerMonth }) => eventsPerMonth.grade === "caller")
      ? `, ${basisOf(carried, header, hours.band, profile)}`
      : "";
    return `${namesOf(carriers)} ${save} too little for a figure${stated}.${rest}`;
  }
  const others = shown.length < carried.length ? " without the changes that save too little for a figure" : "";
  return `${sumOf(shown)}${others}, ${basisOf(shown, header, hours.band, profile)}.${rest}`;
}

/** As beside each change: what saves under half an hour has no figure, alone or in a sum. */
function sumOf(shown: readonly HoursEstimate[]): string {
  const sum = (of: (hours: HoursEstimate) => number): number =>
    roundHours(shown.reduce((total, hours) => total + of(hours), 0));
  const [low, base, high] = [sum((one) => one.low), sum((one) => one.base), sum((one) => one.high)];
  return `About ${base} h a month (${low} to ${high} h, confidence ${isWide({ low, high }) ? "low" : confidenceOf(shown)})`;
}

const unknownVolume = (works: WithoutTotal["claimed"]): string =>
  works.length === 0 ? "" : `how many ${unitsOf(works, "or")} a month such a business has`;
function unknownEffect(works: WithoutTotal["claimed"], changes: WithoutTotal["opportunities"]): string {
  const saves = changes.length === 1 ? "saves" : "save";
  return works.length === 0 ? "" : `what ${namesOf(changes)} ${saves} of the time that ${unitsOf(works, "and")} take`;
}

const namesOf = (changes: readonly { title: string }[]): string =>
  listOf(
    changes.map(({ title }) => `“${title}”`),
    MOST_NAMED,
  );

function basisOf(
  carried: readonly HoursEstimate[],
  { assumptions }: Pick<ScanHeader, "assumptions">,
  band: SizeBand,
  { sizeBand }: Pick<Profile, "sizeBand">,
): string {
  const volumesOf = (some: readonly HoursEstimate[]): string =>
    listOf(
      some.map(({ eventsPerMonth, unit }) => eventsText(eventsPerMonth.base, unit)),
      MOST_NAMED,
    );
  const volumes = volumesOf(carried);
  if (carried.every(({ eventsPerMonth }) => eventsPerMonth.grade === "caller"))
    return `on the ${volumes} a month you stated`;
  if (assumptions?.employees !== undefined) return `assuming ${volumes} a month for the number of people you stated`;
  if (carried.some(({ adjustments }) => adjustments.some((one) => peopleOf(one) === 1)))
    return `assuming ${volumes} a month for the one person that the pages tell of`;
  // What a fact of the site gives rests on no size.
  const [stated, sized] = [true, false].map((is) =>
    carried.filter(({ eventsPerMonth: { grade } }) => (grade === "site") === is),
  );
  const facts = (stated ?? []).map(
    (hours) =>
      `${eventsText(hours.eventsPerMonth.base, hours.unit)} a month reckoned from ${withAside(reckonedFrom(hours))}`,
  );
  // One sign alone leaves the size open.
  const isKnown = sizeBand.evidence.length > 0 && sizeBand.confidence !== "low";
  const assumed =
    sized === undefined || sized.length === 0
      ? []
      : [`${volumesOf(sized)} a month for a business of ${peopleIn(band)}${isKnown ? "" : " (an assumed size)"}`];
  return `assuming ${listOf([...assumed, ...facts], assumed.length + facts.length)}`;
}

/** "questions, orders and parcels"; a unit that is itself a pair comes last: "orders, and returns and complaints". */
function unitsOf(workflows: readonly { id: string }[], joint: "and" | "or"): string {
  const isPair = (unit: string): boolean => unit.includes(" and ");
  const units = [...new Set(workflows.map(({ id }) => familyOf(id)?.unit.many ?? "events"))]
    .slice(0, MOST_NAMED)
    .toSorted((a, b) => Number(isPair(a)) - Number(isPair(b)));
  const last = units.pop() ?? "events";
  return units.length === 0 ? last : `${units.join(", ")}${isPair(last) ? "," : ""} ${joint} ${last}`;
}

/** "8 seats; assumed: six in ten are taken" within a sentence: the rest stands in brackets. */
function withAside(text: string): string {
  const [first = "", ...rest] = text.split("; ");
  return rest.length === 0 ? first : `${first} (${rest.join("; ")})`;
}
