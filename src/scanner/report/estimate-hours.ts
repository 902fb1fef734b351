// Hours a month that a change to one workflow could save, with everything that went into the number.
import { hundredths, tenths } from "../../model/words.ts";
import type { Industry, SizeBand } from "../../model/profile.ts";
import type { Figure, FigureGrade, HoursEstimate } from "../../model/results.ts";
import type { Assumptions } from "../../model/scan.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import {
  bandOf,
  borrowedMinutes,
  citationOf,
  exposureOf,
  GENERIC_EFFECTS,
  netEffectOf,
  volumeRowFor,
} from "../insight/volumes.ts";
import type { Triple, VolumeRow } from "../insight/volumes.ts";
import { familyOf } from "../insight/workflow-families.ts";
import { countText, formulaText, hoursOf, plainCount } from "./hours-arithmetic.ts";
import type { HoursFactor } from "./hours-arithmetic.ts";
import { ASSUMED, statedVolume } from "./stated-volume.ts";
import { productOf, volumeAdjustments } from "./volume-adjustments.ts";
import type { Adjustment } from "./volume-adjustments.ts";

export interface HoursInput {
  workflow: ClaimedWorkflow;
  industry: Industry | null;
  subKind: string | null;
  sizeBand: SizeBand;
  assumptions?: Assumptions | undefined;
}

/**
 * The estimate of one workflow by the formula of the scoring design, before the caps that look at all workflows
 * together; null for a family of which nobody publishes a volume.
 */
export function estimateHours(input: HoursInput): HoursEstimate | null {
  const { workflow, industry, subKind, assumptions } = input;
  const row = volumeRowFor(workflow.id, industry, subKind);
  const callers = assumptions?.eventsPerMonth?.[workflow.id];
  if (!row) return callers === undefined ? null : estimateFromCaller(workflow.id, industry, callers);
  const factors = factorsOf(row.family);
  if (!factors) return null;
  const employees = assumptions?.employees;
  const band = employees === undefined ? input.sizeBand : bandOf(employees);
  const context = {
    workflow,
    family: row.family,
    industry,
    subKind,
    band,
    usual: row.events[band][1],
    isByPhone: row.minutesSources.some((source) => OF_CALLS.has(source)),
    employees,
  };
  const stated = statedVolume(context);
  const adjustments = volumeAdjustments(context, stated !== null);
  const volume = volumeOf(row, band, stated, adjustments, callers);
  const minutesFactor = productOf(adjustments, "minutes");
  const minutes = scaled(row.minutes, minutesFactor, tenths);
  return composeEstimate({
    workflowId: workflow.id,
    events: volume.figure,
    minutes: figure(minutes, row.minutesGrade, row.minutesSources),
    factors,
    adjustments: volume.adjustments,
    family: row.family,
    saving: { low: 1, base: 1, high: 1 },
  });
}

/** Sources that measured calls. */
const OF_CALLS: ReadonlySet<string> = new Set(["H3", "U1", "V14"]);

/** With the caller's volume alone; null where nobody says how long one event takes or what a change does to it. */
export function estimateFromCaller(
  workflowId: string,
  industry: Industry | null,
  eventsPerMonth: number,
): HoursEstimate | null {
  const effort = borrowedMinutes(workflowId, industry);
  const factors = effort && factorsOf(effort.family);
  if (!effort || !factors) return null;
  return composeEstimate({
    workflowId,
    family: effort.family,
    events: figure([eventsPerMonth, eventsPerMonth, eventsPerMonth], "caller", []),
    minutes: figure(effort.minutes, effort.minutesGrade, effort.minutesSources),
    factors,
    adjustments: [],
    saving: { low: 1, base: 1, high: 1 },
  });
}

interface EstimateParts {
  workflowId: string;
  family: string;
  events: Figure;
  minutes: Figure;
  factors: HoursFactor[];
  adjustments: Adjustment[];
  /** What the caps leave of the saving, per case. */
  saving: { low: number; base: number; high: number };
}

/** An estimate from its parts; the printed formula gives the printed base. */
export function composeEstimate(parts: EstimateParts): HoursEstimate {
  const { workflowId, family, events, minutes, factors, adjustments, saving } = parts;
  const hours = hoursOf(events, minutes, factors, saving);
  const unit = familyOf(workflowId)?.unit.many ?? "events";
  const net = netEffectOf(family);
  const exposure = exposureOf(family);
  const figures = { eventsPerMonth: events, minutesPerEvent: minutes, factors };
  return {
    ...hours,
    method: net ? "net-effect" : "formula",
    formula: formulaText(unit, figures, saving.base, hours.base),
    unit,
    ...figures,
    adjustments,
    task: exposure?.task ?? "",
    citations: citationsOf(events, minutes, net ? net.sources : [...(exposure?.sources ?? []), ...GENERIC_SOURCES]),
    confidence: confidenceIn(adjustments.some(isAssumed) ? "assumption" : events.grade, {
      minutes: minutes.grade,
      factors,
    }),
  };
}

/** A volume that a fact of the site gives together with an assumption is no surer than that. */
const isAssumed = ({ reason, applies }: Adjustment): boolean =>
  applies === "events" && reason.includes(`; ${ASSUMED}:`);

/**
 * Confidence of one estimate is that of its workload, volume and minutes, since the effect is uncertain for everyone and
 * its spread is shown; the caller's volume alone makes nothing sure while the minutes or the share of the steps are
 * assumed.
 */
export function confidenceIn(
  grade: FigureGrade,
  { minutes, factors }: { minutes: FigureGrade; factors: readonly HoursFactor[] },
): HoursEstimate["confidence"] {
  const isAssumed = minutes === "assumption" || factors.some(({ name }) => name === "step share");
  if (grade === "caller") return isAssumed ? "medium" : "high";
  return grade === "assumption" || minutes === "assumption" ? "low" : "medium";
}

const GENERIC_SOURCES = [...GENERIC_EFFECTS.reduction.sources, ...GENERIC_EFFECTS.success.sources];

/** The measured effect where there is one; else step share, exposure, reduction and success. Adoption and oversight always. */
export function factorsOf(family: string): HoursFactor[] | null {
  const { reduction, success, adoption, oversight } = GENERIC_EFFECTS;
  const net = netEffectOf(family);
  const used = net?.use ?? {
    name: "adoption",
    source: "assumption: share of the cases in which people make use of it",
  };
  const use: HoursFactor[] = [
    { ...used, ...spread(adoption) },
    { name: "oversight", ...spread(oversight), source: "assumption: share of the time saved that checking takes" },
  ];
  if (net) return [{ name: "net effect", ...spread(net), source: `${net.sources.join(", ")}: ${net.what}` }, ...use];
  const exposure = exposureOf(family);
  if (!exposure) return null;
  const { stepShare, beta } = exposure;
  return [
    { name: "step share", low: stepShare, base: stepShare, high: stepShare, source: "assumption" },
    { name: "exposure", ...beta, source: `L1: ${exposure.task}; model and human label and their mean` },
    { name: "reduction", ...spread(reduction), source: `generic effect: ${reduction.sources.join(", ")}` },
    { name: "success", ...spread(success), source: success.sources.join(", ") },
    ...use,
  ];
}

const spread = ({ low, base, high }: { low: number; base: number; high: number }) => ({ low, base, high });

/** What the reason of a volume begins with that the site states. */
export const FROM_SITE = "Volume from the site: ";

/** The volume was stated by the caller or on the site, and is not that of a table for businesses of this size. */
export const isOfBusiness = ({ eventsPerMonth: { grade } }: Pick<HoursEstimate, "eventsPerMonth">): boolean =>
  grade === "caller" || grade === "site";

interface Volume {
  figure: Figure;
  adjustments: Adjustment[];
}

/** The caller's number before a fact on the site, and that before the table's row scaled by what was seen. */
function volumeOf(
  row: VolumeRow,
  band: SizeBand,
  stated: ReturnType<typeof statedVolume>,
  adjustments: Adjustment[],
  fromCaller: number | undefined,
): Volume {
  if (fromCaller !== undefined) {
    return {
      figure: figure([fromCaller, fromCaller, fromCaller], "caller", []),
      adjustments: adjustments.filter((one) => one.applies !== "events"),
    };
  }
  const factor = productOf(adjustments, "events");
  const events = scaled(stated?.events ?? row.events[band], factor, plainCount);
  if (stated) {
    const replaced: Adjustment = { reason: `${FROM_SITE}${stated.reason}`, factor: 1, applies: "events" };
    return { figure: figure(events, "site", stated.sources), adjustments: [replaced, ...adjustments] };
  }
  const reason = row.basis?.replace("{orders}", countText(row.events[band][1] * 10));
  const basis: Adjustment[] = reason === undefined ? [] : [{ reason, factor: 1, applies: "events" }];
  return { figure: figure(events, row.eventsGrade[band], row.eventsSources), adjustments: [...basis, ...adjustments] };
}

const scaled = ([low, base, high]: Triple, factor: number, round: (value: number) => number): Triple => [
  round(low * factor),
  round(base * factor),
  round(high * factor),
];

const figure = ([low, base, high]: Triple, grade: FigureGrade, sources: string[]): Figure => ({
  low,
  base,
  high,
  grade,
  sources: [...sources],
});

function citationsOf(events: Figure, minutes: Figure, effect: readonly string[]): string[] {
  const volume = events.grade === "caller" || events.grade === "assumption" ? [] : events.sources;
  const time = minutes.grade === "assumption" ? [] : minutes.sources;
  return [...new Set([...volume, ...time, ...effect])].map(citationOf);
}

/** Hours of staff time that a workflow takes a month, base case. */
export const workloadOf = ({ eventsPerMonth, minutesPerEvent }: HoursEstimate): number =>
  hundredths((eventsPerMonth.base * minutesPerEvent.base) / 60);
