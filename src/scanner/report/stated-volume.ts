// Volumes that the site itself states: facts replace what is assumed (volumes.md section 7).
import type { Industry, SizeBand } from "../../model/profile.ts";
import type { ClaimedWorkflow } from "../insight/claimed-workflow.ts";
import type { VolumeSignalName } from "../insight/volume-signals.ts";
import type { Triple } from "../insight/volumes.ts";
import { clamp } from "./hours-arithmetic.ts";

export interface VolumeContext {
  workflow: ClaimedWorkflow;
  /** Family of the volume row. */
  family: string;
  industry: Industry | null;
  subKind: string | null;
  band: SizeBand;
  /** Events a month that the table assumes for the band. */
  usual: number;
  /** The minutes of the table are those of a call. */
  isByPhone: boolean;
  /** People stated by the caller. */
  employees: number | undefined;
}

/** What all signs together may make of a default volume. */
export const VOLUME_BOUNDS = { least: 1 / 3, most: 3 };

/** Number seen under a name, and the page it was read from. */
export const seenOn = (
  workflow: ClaimedWorkflow,
  name: VolumeSignalName,
): ClaimedWorkflow["volumeSignals"][number] | undefined =>
  workflow.volumeSignals.find((signal) => signal.name === name);

/** What a reason says of the part of a volume that nobody states or publishes. */
export const ASSUMED = "assumed";

/** Events a month that a stated fact gives: per homes, learners, members, products, posts, events, openings, clinicians. */
const FACTS: readonly {
  family: string;
  name: VolumeSignalName;
  perUnit: Triple;
  least?: number;
  says: string;
  /** Where it stands how many come of one; none where that is assumed. */
  sources?: string[];
  /** How many come of one differs so much that it may not lead further from the usual volume than signs may. */
  isBounded?: true | "above";
}[] = [
  {
    family: "wf-maintenance-request",
    name: "homes-managed",
    perUnit: [0.17, 0.23, 0.33],
    says: "0.23 repairs a home and month",
    sources: ["P1"],
  },
  // What is sold once is asked about until it is sold, and by the same people in every way.
  ...["wf-tenancy-enquiry", "wf-lead-intake"].map((family) => ({
    family,
    name: "lots" as const,
    perUnit: [1, 2, 4] as Triple,
    says: `${ASSUMED}: two inquiries a plot and month until it is sold`,
  })),
  {
    family: "wf-customer-inquiry",
    name: "lots",
    perUnit: [1.5, 3, 6],
    says: `${ASSUMED}: three questions a plot and month until it is sold`,
  },
  {
    family: "wf-tenancy-enquiry",
    name: "listings",
    perUnit: [8, 15, 20],
    says: "15 inquiries a property",
    sources: ["V13"],
    isBounded: true,
  },
  {
    family: "wf-tuition-billing",
    name: "learners",
    perUnit: [0.33, 1, 1],
    says: `${ASSUMED}: one bill a learner and month`,
  },
  {
    family: "wf-membership-billing",
    name: "members",
    perUnit: [1 / 24, 1 / 12, 1 / 8],
    says: `${ASSUMED}: one renewal a member and year`,
  },
  {
    family: "wf-inventory-merch",
    name: "products",
    perUnit: [0.01, 0.02, 0.04],
    says: `${ASSUMED}: 2 % of the catalog a month`,
  },
  {
    family: "wf-content-publishing",
    name: "posts-a-year",
    perUnit: [0.06, 1 / 12, 0.11],
    least: 3,
    says: "spread evenly",
  },
  {
    family: "wf-newsletter",
    name: "issues-a-month",
    perUnit: [0.8, 1, 1.2],
    says: "as its sign-up says",
  },
  {
    family: "wf-event-registration",
    name: "seats",
    perUnit: [0.15, 0.3, 0.6],
    says: `${ASSUMED}: six in ten are taken, two by each booking, and the dates seen are those of three months`,
    isBounded: "above",
  },
  {
    family: "wf-event-registration",
    name: "events-a-month",
    perUnit: [20, 60, 200],
    says: `${ASSUMED}: 60 places an event`,
    isBounded: true,
  },
  {
    family: "wf-recruiting",
    name: "open-jobs",
    perUnit: [20, 44, 130],
    says: "44 applications an opening and month",
    sources: ["V9"],
    isBounded: true,
  },
];

/** Clinicians with short visits: primary care, dental, veterinary; the others see fewer people a day. */
const SHORT_VISITS: ReadonlySet<string> = new Set(["dental", "vet", "clinic"]);

/** Those who treat for half an hour and longer, whatever kind of practice they share. */
const LONG_VISITS = /physio|kinés|fisio|fysio|fizjo|osteo|psycholog|chiropract|therap|midwi/iu;

/** What comes of one visit, as the table has it, so that one report rests on one number of visits. */
const OF_VISITS: Readonly<Record<string, { perVisit: Triple; says: string[] } | undefined>> = {
  "wf-appointment": { perVisit: [0.6, 1, 1.3], says: [] },
  "wf-intake-forms": { perVisit: [0.05, 0.1, 0.2], says: ["one form in ten visits"] },
  "wf-claims-insurance": { perVisit: [0.08, 0.2, 0.5], says: ["one claim in five visits"] },
};

/** Whoever is new fills in the forms, and a course of visits makes one claim: so many visits as the site says that one person comes. */
function visitsOf({ workflow, family }: VolumeContext): (typeof OF_VISITS)[string] {
  const times = seenOn(workflow, "visits-each");
  const usual = OF_VISITS[family];
  if (times === undefined || usual === undefined || family === "wf-appointment") return usual;
  const each = Math.round(times.value);
  const since = `since the site says “${times.quote}”`;
  if (family === "wf-claims-insurance") {
    const [low, base, high] = usual.perVisit;
    return {
      perVisit: [low / each, base / each, (high * 2) / each],
      says: [`one visit in five insured, with one claim for the visits of one person (${each}, ${since})`],
    };
  }
  return { perVisit: [1 / (each * 2), 1 / each, 1.5 / each], says: [`one form in ${each} visits, ${since}`] };
}

export interface StatedVolume {
  events: Triple;
  reason: string;
  /** Published figures that it rests on beside what the site states. */
  sources: string[];
}

/** Volume that a fact on the site states, with the sentence that says how; null where none does. */
export function statedVolume(context: VolumeContext): StatedVolume | null {
  const { workflow, family, industry, subKind } = context;
  const stated = seenOn(workflow, "practitioners");
  const clinicians = stated ?? seenOn(workflow, "doctors-named");
  const ofVisits = industry === "healthcare" ? visitsOf(context) : undefined;
  if (ofVisits && clinicians) {
    const isShort = SHORT_VISITS.has(subKind ?? "") && !LONG_VISITS.test(clinicians.quote);
    const visits = isShort ? 200 : 120;
    const events = triple((share) => clinicians.value * visits * share, ofVisits.perVisit);
    const assumed = [...(isShort ? [] : [`${visits} visits each a month`]), ...ofVisits.says];
    const rest = assumed.length === 0 ? "" : `; ${ASSUMED}: ${assumed.join(" and ")}`;
    const seen = stated ? `${stated.value} clinicians stated (“${stated.quote}”)` : clinicians.quote;
    return {
      events,
      reason: `${seen}${isShort ? `, ${visits} visits each a month` : ""}${rest}`,
      sources: isShort ? ["H1"] : [],
    };
  }
  for (const fact of FACTS) {
    const seen = fact.family === family ? seenOn(workflow, fact.name) : undefined;
    if (!seen || seen.value < (fact.least ?? 1)) continue;
    const events = triple((share) => seen.value * share, fact.perUnit);
    const bounded = fact.isBounded === undefined ? 1 : boundedBy(context.usual, events[1]);
    // Where seats are few, no more can come.
    const within = fact.isBounded === "above" ? Math.min(1, bounded) : bounded;
    const bound = within === 1 ? "" : ", bounded by what is usual";
    const reason = `${seen.quote}; ${fact.says}${bound}`;
    return { events: triple((one) => one * within, events), reason, sources: fact.sources ?? [] };
  }
  return null;
}

/** Factor by which a volume comes within a third and three times of the usual one. */
const boundedBy = (usual: number, volume: number): number =>
  volume <= 0 ? 1 : clamp(usual * VOLUME_BOUNDS.least, volume, usual * VOLUME_BOUNDS.most) / volume;

const triple = (of: (share: number) => number, [low, base, high]: Triple): Triple => [of(low), of(base), of(high)];
