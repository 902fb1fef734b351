// How often and how long: the default volumes of work by industry and size, with the grade of every figure.
import { PEOPLE_FROM, SizeBand, type Industry } from "../../model/profile.ts";
import type { FigureGrade } from "../../model/results.ts";
import effects from "./data/effects.json" with { type: "json" };
import sources from "./data/sources.json" with { type: "json" };
import staff from "./data/staff-hours.json" with { type: "json" };
import volumes from "./data/volumes.json" with { type: "json" };

export type Triple = readonly [low: number, base: number, high: number];
export interface Spread {
  low: number;
  base: number;
  high: number;
}

export interface VolumeRow {
  industry: Industry | "any";
  family: string;
  /** Events a month by size of the business. */
  events: Record<SizeBand, Triple>;
  eventsGrade: Record<SizeBand, FigureGrade>;
  /** What the events were reckoned from, where that is another row of the table. */
  basis?: string;
  /** Staff minutes per event, the same in every band. */
  minutes: Triple;
  minutesGrade: FigureGrade;
  eventsSources: string[];
  minutesSources: string[];
}

export interface NetEffect extends Spread {
  sources: string[];
  what: string;
  /** What stands in the place of adoption where the effect was measured over everyone, so that nothing is counted twice. */
  use?: { name: string; source: string };
}

export interface Exposure {
  /** Share of the work that a tool could touch; an assumption. */
  stepShare: number;
  /** Exposure of the anchor: the smaller of the model's and the human label, their mean, the larger. */
  beta: Spread;
  task: string;
  sources: string[];
}

export const VOLUME_ROWS: readonly VolumeRow[] = typedRows();
const rowByKey = new Map(VOLUME_ROWS.map((row) => [`${row.industry} ${row.family}`, row]));
const netByFamily = new Map(
  effects.net.flatMap((effect: NetEffect & { families: string[] }) =>
    effect.families.map((family) => [family, effect] as const),
  ),
);
const exposureByFamily = new Map(
  effects.exposure.flatMap((exposure) => exposure.families.map((family) => [family, exposure] as const)),
);

/** Effects measured on the whole work of families, and exposures of the tasks they are anchored to. */
export const NET_EFFECTS: readonly (NetEffect & { families: string[] })[] = effects.net;
export const EXPOSURES: readonly (Exposure & { families: string[] })[] = effects.exposure;

/** Effects that stand in where nothing was measured for a family. */
export const GENERIC_EFFECTS = effects.generic;

/** Families that the volume table knows under another name. */
const TABLE_NAMES: Readonly<Record<string, string>> = {
  "wf-fulfilment": "wf-order-fulfilment",
  "wf-donation-processing": "wf-donations",
  "wf-viewing-enquiry": "wf-tenancy-enquiry",
  "wf-maintenance-requests": "wf-maintenance-request",
  "wf-deadline-compliance": "wf-compliance-docs",
  "wf-quality-docs": "wf-compliance-docs",
  "wf-matter-intake": "wf-intake-forms",
  "wf-loan-application": "wf-loan-file",
  "wf-campaign-production": "wf-content-publishing",
};

/** Rows that hold only for some kinds of business inside "other", as the table's own remarks say. */
const ROW_KINDS: Readonly<Record<string, readonly string[]>> = {
  "other wf-appointment": ["beauty", "fitness"],
  "other wf-reservations": ["food", "lodging", "travel", "events"],
  "other wf-quote-proposal": ["trades", "repair", "rental", "events", "transport"],
  "other wf-dispatch-field": ["trades", "transport"],
};

/**
 * The row for a family: its industry's, else the one for any industry, else null. A row that the table keeps for some
 * kinds of business only is skipped for others; an unknown kind (undefined) is not checked.
 */
export function volumeRowFor(
  workflowId: string,
  industry: Industry | null,
  subKind: string | null | undefined,
): VolumeRow | null {
  const family = tableName(workflowId, industry);
  const key = `${industry ?? "any"} ${family}`;
  const kinds = ROW_KINDS[key];
  const own = rowByKey.get(key);
  const holds = kinds === undefined || subKind === undefined || (subKind !== null && kinds.includes(subKind));
  // Client work is the marketing row's content; an agency's own posts are like anyone's.
  const isOwnPosts = workflowId === "wf-content-publishing" && industry === "marketing";
  if (workflowId === "wf-campaign-production") return industry === "marketing" ? (own ?? null) : null;
  return own && holds && !isOwnPosts ? own : (rowByKey.get(`any ${family}`) ?? null);
}

/**
 * What one event takes where the table has no volume for this industry: the minutes of the other industries' rows of
 * the family, as wide as they are together and an assumption; null where no row tells any.
 */
export function borrowedMinutes(
  workflowId: string,
  industry: Industry | null,
): Pick<VolumeRow, "family" | "minutes" | "minutesGrade" | "minutesSources"> | null {
  const family = tableName(workflowId, industry);
  const rows = VOLUME_ROWS.filter((row) => row.family === family);
  const bases = rows.map(({ minutes }) => minutes[1]).toSorted((a, b) => a - b);
  const base = bases[Math.floor(bases.length / 2)];
  if (base === undefined) return null;
  return {
    family,
    minutes: [Math.min(...rows.map(({ minutes }) => minutes[0])), base, Math.max(...rows.map((row) => row.minutes[2]))],
    minutesGrade: "assumption",
    minutesSources: [],
  };
}

function tableName(workflowId: string, industry: Industry | null): string {
  if (workflowId === "wf-invoicing" && industry === "education") return "wf-tuition-billing";
  return TABLE_NAMES[workflowId] ?? workflowId;
}

/** Measured effect on the whole work of a row, where there is one. */
export const netEffectOf = (family: string): NetEffect | null => netByFamily.get(family) ?? null;

export const exposureOf = (family: string): Exposure | null => exposureByFamily.get(family) ?? null;

/** "H3: Accenture, … (vendor), https://…" for a source of the tables; the id alone when it is unknown. */
export function citationOf(id: string): string {
  const source = knownSources.get(id);
  if (!source) return id;
  const { host, pathname } = new URL(source.url);
  // A home page is no place to look a figure up at.
  return `${id}: ${source.cite} (${source.grade}), ${pathname === "/" ? `published at ${host.replace(/^www\./, "")}` : source.url}`;
}

/** Sources of the tables by id. */
export const SOURCES: Readonly<Record<string, { cite: string; grade: string; url: string }>> = sources;
const knownSources = new Map(Object.entries(SOURCES));

/** People a business of the band has on average, the working owner included. */
export const typicalPeople = (band: SizeBand): number => staff.typicalPeople[band];

/** The band that a number of people falls into. */
export function bandOf(people: number): SizeBand {
  return SizeBand.options.findLast((band) => people >= PEOPLE_FROM[band]) ?? "micro";
}

/** Paid hours a month of all staff: people x weekly hours of the industry x 52 / 12. */
export function staffHoursOf(people: number, industry: Industry | null, subKind: string | null = null): number {
  const weekly =
    weeklyBySubKind.get(subKind ?? "") ?? weeklyByIndustry.get(industry ?? "unknown") ?? staff.weeklyHours.unknown;
  return people * weekly * staff.weeksPerMonth;
}

const weeklyByIndustry = new Map(Object.entries(staff.weeklyHours));
const weeklyBySubKind = new Map(Object.entries(staff.weeklyHoursBySubKind));

/** The shape of the file is held by a test over every row. */
function typedRows(): VolumeRow[] {
  return volumes as unknown as VolumeRow[];
}
