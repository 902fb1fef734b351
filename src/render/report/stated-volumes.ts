// The volumes that a reader states in place of the assumed ones, and a report with the hours that follow.
import type { HoursEstimate, HoursTotal, ScanResults } from "../../model/results.ts";
import { Assumptions } from "../../model/scan.ts";
import { inOrder } from "./opportunity-order.ts";
import { WORDS } from "../words/index.ts";

/** A figure of the estimates that the reader can replace; `name` is what the address and the form call it. */
export interface VolumeField {
  name: string;
  unit: string;
  workflow: string;
  assumed: HoursEstimate["eventsPerMonth"];
}

export const EMPLOYEES = "employees";
/** Longer than any number that is taken. */
const TYPED_CHARS = 20;

export interface StatedVolumes {
  /** What was typed, by field; empty fields are left out. */
  typed: ReadonlyMap<string, string>;
  /** What is wrong, by field. */
  problems: ReadonlyMap<string, string>;
  /** What to compute with; null when nothing was stated, or something is wrong. */
  assumptions: Assumptions | null;
}

/** One field for every workflow whose hours rest on a volume. */
export function volumeFields({ opportunities, workflows }: ScanResults): VolumeField[] {
  const fields = new Map<string, VolumeField>();
  for (const { workflowId: name, hours } of inOrder(opportunities)) {
    if (!name || !hours || fields.has(name)) continue;
    const workflow = workflows.find(({ id }) => id === name)?.name ?? "";
    fields.set(name, { name, unit: hours.unit, workflow, assumed: hours.eventsPerMonth });
  }
  return [...fields.values()];
}

export function readVolumes(query: URLSearchParams, fields: readonly VolumeField[]): StatedVolumes {
  const names = fields.length === 0 ? [] : [...fields.map(({ name }) => name), EMPLOYEES];
  const typed = new Map(
    names.flatMap((name) => {
      const text = (query.get(name) ?? "").trim().slice(0, TYPED_CHARS);
      return text === "" ? [] : [[name, text] as const];
    }),
  );
  const stated = toAssumptions(typed);
  const { success, data, error } = Assumptions.safeParse(stated);
  if (success) return { typed, problems: new Map(), assumptions: typed.size === 0 ? null : data };
  const wrong = new Set(error.issues.map(({ path }) => String(path.at(-1))));
  return { typed, problems: new Map([...wrong].map((name) => [name, problemOf(name)])), assumptions: null };
}

function toAssumptions(typed: ReadonlyMap<string, string>): unknown {
  const events = [...typed].filter(([name]) => name !== EMPLOYEES);
  const people = typed.get(EMPLOYEES);
  return {
    ...(people === undefined ? {} : { employees: toNumber(people) }),
    ...(events.length === 0
      ? {}
      : { eventsPerMonth: Object.fromEntries(events.map(([name, text]) => [name, toNumber(text)])) }),
  };
}

/** "400", "1,200", "2.5"; anything else is no number. */
const toNumber = (text: string): number =>
  /^(\d{1,9}|\d{1,3}(,\d{3}){1,2})(\.\d{1,3})?$/.test(text) ? Number(text.replaceAll(",", "")) : Number.NaN;

const problemOf = (name: string): string => (name === EMPLOYEES ? WORDS.volumes.peopleProblem : WORDS.volumes.problem);

/** What the operation that computes hours answers. */
export interface HoursAnswer {
  opportunities: readonly {
    id: string;
    hours: HoursEstimate;
    estimatedTimeSavingsHours: number;
    estimatedTimeSavingsRange: string;
  }[];
  hoursTotal: HoursTotal | null;
  totalTimeSavingsPotential: string | null;
}

/** The report with the reader's hours in place of its own; everything else stays. */
export function withHours(results: ScanResults, { opportunities: revised, ...totals }: HoursAnswer): ScanResults {
  const opportunities = results.opportunities.map((one) => {
    const own = revised.find(({ id }) => id === one.id);
    return own === undefined ? one : { ...one, ...own };
  });
  const { hoursTotal, totalTimeSavingsPotential } = totals;
  return { ...results, opportunities, hoursTotal, totalTimeSavingsPotential: totalTimeSavingsPotential ?? undefined };
}
