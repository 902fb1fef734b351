// Hours of all claimed workflows of a business, capped together.
import type { Industry, SizeBand } from "../../model/profile.ts";
import type { HoursEstimate } from "../../model/results.ts";
import type { Assumptions } from "../../model/scan.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import { bandOf, staffHoursOf, typicalPeople, volumeRowFor } from "../insight/volumes.ts";
import { familyOf } from "../insight/workflow-families.ts";
import { capHours } from "./cap-hours.ts";
import { estimateHours, isOfBusiness } from "./estimate-hours.ts";

export interface AllHoursInput {
  workflows: readonly ClaimedWorkflow[];
  industry: Industry | null;
  subKind: string | null;
  sizeBand: SizeBand;
  assumptions?: Assumptions | undefined;
}

export interface AllHours {
  /** By workflow id; a workflow without published volume is missing here and stands in `without`. */
  byWorkflow: ReadonlyMap<string, HoursEstimate>;
  /** Workflows that get no hours, and why, in words. */
  without: ReadonlyMap<string, string>;
  staffHours: number;
  band: SizeBand;
}

/** Estimates of the claimed workflows. Two workflows that rest on one row of the table do not both get its hours. */
export function estimateAllHours(input: AllHoursInput): AllHours {
  const { workflows, industry, subKind, sizeBand, assumptions } = input;
  const people = assumptions?.employees;
  const band = people === undefined ? sizeBand : bandOf(people);
  const staffHours = staffHoursOf(people ?? statedPeople(workflows) ?? typicalPeople(band), industry, subKind);
  const taken = new Map<string, string>();
  const without = new Map<string, string>();
  const estimates: [string, HoursEstimate][] = [];
  for (const workflow of workflows) {
    const estimate = estimateHours({ workflow, industry, subKind, sizeBand, assumptions });
    const row = volumeRowFor(workflow.id, industry, subKind);
    const key = row ? `${row.industry} ${row.family}` : workflow.id;
    const by = taken.get(key);
    if (estimate && isClosedTo(workflow) && !isOfBusiness(estimate)) without.set(workflow.id, noUsual(workflow.id));
    else if (!estimate) without.set(workflow.id, row ? noEffect(workflow.id) : noVolume(workflow.id));
    else if (by !== undefined) without.set(workflow.id, `Its hours are counted with ${by.toLowerCase()}.`);
    else {
      taken.set(key, workflow.name);
      estimates.push([workflow.id, estimate]);
    }
  }
  const capped = capHours(
    estimates.map(([, estimate]) => estimate),
    staffHours,
  );
  const byWorkflow = new Map(estimates.flatMap(([id], at) => (capped[at] ? [[id, capped[at]] as const] : [])));
  return { byWorkflow, without, staffHours, band };
}

/** Those who ask before they are customers. */
const ASKED_BY_NEW: ReadonlySet<string> = new Set(
  "wf-lead-intake wf-customer-inquiry wf-quote-proposal wf-viewing-enquiry wf-matter-intake".split(" "),
);
const isClosedTo = ({ id, closedNotice = [] }: ClaimedWorkflow): boolean =>
  closedNotice.length > 0 && ASKED_BY_NEW.has(id);

/** People that the site states or names; a team page names about three quarters of them. */
function statedPeople(workflows: readonly ClaimedWorkflow[]): number | undefined {
  const signals = workflows.flatMap((workflow) => workflow.volumeSignals);
  const stated = signals.find((signal) => signal.name === "people-stated");
  const listed = signals.find((signal) => signal.name === "people-listed");
  return stated?.value ?? (listed ? Math.round(listed.value * 1.3) : undefined);
}

const unitsOf = (id: string): string => familyOf(id)?.unit.many ?? "events";

const noVolume = (id: string): string =>
  `No hours are given: no source says how many ${unitsOf(id)} a month such a business has.`;

const noUsual = (id: string): string =>
  `No hours are given: the site says that it takes nobody new for now, so that the usual number of ${unitsOf(id)} does not hold.`;

const noEffect = (id: string): string =>
  `No hours are given: no source says what a change saves of the time that ${unitsOf(id)} take.`;
