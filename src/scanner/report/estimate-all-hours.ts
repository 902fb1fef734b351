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
    const unusual = estimate && !isOfBusiness(estimate) ? whyUnusual(workflow) : undefined;
    if (unusual !== undefined) without.set(workflow.id, unusual);
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
/** Why the usual number does not hold here. */
function whyUnusual({ id, closedNotice = [], form, inlets = [] }: ClaimedWorkflow): string | undefined {
  if (!ASKED_BY_NEW.has(id)) return undefined;
  if (closedNotice.length > 0) return noUsual(id, "the site says that it takes nobody new for now");
  // Where people can call or write as well, they do.
  return form?.isLost && inlets.length === 0
    ? noUsual(id, "what people write into the form of the site reaches nobody")
    : undefined;
}

/** People that the site states or names; a team page names about three quarters of them. */
function statedPeople(workflows: readonly ClaimedWorkflow[]): number | undefined {
  const signals = workflows.flatMap((workflow) => workflow.volumeSignals);
  const stated = signals.find((signal) => signal.name === "people-stated");
  const listed = signals.find((signal) => signal.name === "people-listed");
  return stated?.value ?? (listed ? Math.round(listed.value * 1.3) : undefined);
}

const unitsOf = (id: string): string => familyOf(id)?.unit.many ?? "events";

/** Where a sentence on hours begins that no source gives. */
export const NO_SOURCE = "No hours are given: no source says";

const noVolume = (id: string): string => `${NO_SOURCE} how many ${unitsOf(id)} a month such a business has.`;

const noUsual = (id: string, why: string): string =>
  `No hours are given: ${why}, so that the usual number of ${unitsOf(id)} does not hold.`;

const noEffect = (id: string): string => `${NO_SOURCE} what a change saves of the time that ${unitsOf(id)} take.`;
