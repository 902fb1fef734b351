// What was seen on the site scales the volumes that are assumed (volumes.md section 7).
import { peopleIn, type Industry, type SizeBand } from "../../model/profile.ts";
import type { HoursEstimate } from "../../model/results.ts";
import type { VolumeSignalName } from "../insight/volume-signals.ts";
import { countOf } from "../../model/words.ts";
import { bandOf, typicalPeople } from "../insight/volumes.ts";
import { clamp, countText, plainCount } from "./hours-arithmetic.ts";
import { seenOn, VOLUME_BOUNDS, type VolumeContext } from "./stated-volume.ts";

export type Adjustment = HoursEstimate["adjustments"][number];

interface Rule {
  families: readonly string[] | "all";
  name: VolumeSignalName;
  applies: "events" | "minutes";
  factor: (value: number, context: VolumeContext) => number;
  reason: (quote: string, value: number) => string;
  /** Tells of people doing the work at all, so that it moves a stated volume too; all others scale the default only. */
  movesFacts?: boolean;
}

const CONSUMER_TRADES: ReadonlySet<Industry> = new Set(["healthcare", "retail", "other"]);
const always = (factor: number) => (): number => factor;

/** A total of ratings tells no dates; five years are assumed. */
const REVIEW_MONTHS = 60;
const aMonth = (value: number): string => countText(plainCount(value));

const BOOKED = ["wf-appointment", "wf-reservations"];
const VISITED = [...BOOKED, "wf-customer-inquiry"];
const ORDERED = ["wf-order-processing", "wf-order-fulfilment"];

/** One text serves all places. */
const WRITTEN_ONCE: ReadonlySet<string> = new Set(["wf-content-publishing", "wf-newsletter", "wf-knowledge-support"]);

const RULES: readonly Rule[] = [
  {
    families: "all",
    name: "locations",
    applies: "events",
    factor: (value, { workflow, family, employees }) =>
      WRITTEN_ONCE.has(family) ||
      employees !== undefined ||
      seenOn(workflow, "people-stated") ||
      seenOn(workflow, "people-listed")
        ? 1
        : Math.min(20, value) ** 0.85,
    reason: (_quote, value) => `${value} places seen`,
  },
  {
    families: VISITED,
    name: "opening-hours",
    applies: "events",
    factor: (value) => clamp(0.7, (value / 40) ** 0.5, 1.5),
    reason: (_quote, value) => `Open ${value} hours a week`,
  },
  {
    families: ["wf-dispatch-field"],
    name: "always-open",
    applies: "events",
    factor: always(1.3),
    reason: (quote) => `Open day and night: “${quote}”`,
  },
  {
    families: ["wf-quote-proposal", "wf-lead-intake"],
    name: "services",
    applies: "events",
    factor: (value) => clamp(0.8, 1 + 0.05 * (value - 5), 1.3),
    reason: (_quote, value) => `${value} services named`,
  },
  {
    families: [...VISITED, ...ORDERED],
    name: "reviews",
    applies: "events",
    factor: (value, { industry }) =>
      industry && CONSUMER_TRADES.has(industry) ? clamp(0.6, (value / 39) ** 0.25, 1.8) : 1,
    reason: (quote) => `From ${quote}, against 39 of a typical business`,
  },
  {
    // Nobody outside can check a count of ratings: it moves the assumption, and states no volume.
    families: ["wf-review-management"],
    name: "reviews",
    applies: "events",
    factor: (value, { usual }) => clamp(VOLUME_BOUNDS.least, value / REVIEW_MONTHS / usual, VOLUME_BOUNDS.most),
    reason: (quote, value) => `From ${quote}: ${aMonth(value / REVIEW_MONTHS)} a month over five years`,
  },
  {
    families: ORDERED,
    name: "products",
    applies: "events",
    factor: (value) => clamp(0.5, (value / 200) ** 0.3, 2),
    reason: (_quote, value) => `${value} products seen, against 200`,
  },
  {
    families: ["wf-translation-localisation"],
    name: "languages",
    applies: "events",
    factor: (value) => Math.max(1, value - 1),
    reason: (quote) => quote,
  },
  {
    families: BOOKED,
    name: "booking-system",
    applies: "events",
    movesFacts: true,
    factor: always(0.5),
    reason: (quote) => `Booking system seen (${quote}): half of the events need no staff`,
  },
  {
    families: ["wf-membership-billing"],
    name: "payment-link",
    applies: "events",
    movesFacts: true,
    factor: always(0.6),
    reason: (quote) => `Payment service seen (${quote})`,
  },
  {
    families: ["wf-customer-inquiry"],
    name: "help-desk",
    applies: "events",
    factor: always(0.85),
    reason: (quote) => `Help center or help desk seen (${quote})`,
  },
  {
    families: ["wf-customer-inquiry"],
    name: "phone-only",
    applies: "events",
    factor: always(1.3),
    reason: () => "The phone is the only way to ask",
  },
  {
    families: "all",
    name: "manual-phrases",
    applies: "minutes",
    factor: (value) => Math.min(1.5, 1.25 ** value),
    reason: (quote) => `Done by hand: “${quote}”`,
  },
  {
    families: "all",
    name: "call-phrases",
    applies: "minutes",
    factor: (_value, { isByPhone }) => (isByPhone ? 1 : 1.15),
    reason: (quote) => `Done by phone: “${quote}”`,
  },
];

/** Multipliers of a family in the order of the rules; their product stays between a third and three. */
export function volumeAdjustments(context: VolumeContext, isStated: boolean): Adjustment[] {
  const found = isStated ? [] : peopleAdjustment(context);
  for (const rule of RULES) {
    const seen = seenOn(context.workflow, rule.name);
    const isFor = rule.families === "all" || rule.families.includes(context.family);
    if (!seen || !isFor || (isStated && rule.applies === "events" && rule.movesFacts !== true)) continue;
    const factor = cut(rule.factor(seen.value, context));
    if (factor !== 1) found.push({ reason: rule.reason(seen.quote, seen.value), factor, applies: rule.applies });
  }
  return withinBounds(found);
}

/** Inside the band every family scales with the number of people, within half and twice. */
export const sizeFactor = (people: number, band: SizeBand): number => clamp(0.5, people / typicalPeople(band), 2);

function peopleAdjustment({ workflow, band, employees }: VolumeContext): Adjustment[] {
  const stated = seenOn(workflow, "people-stated");
  const listed = seenOn(workflow, "people-listed");
  // A team page names about three quarters of the staff.
  const people = employees ?? stated?.value ?? (listed ? Math.round(listed.value * 1.3) : undefined);
  if (people === undefined) return [];
  // A list of names that goes beyond the size that is assumed: two sizes in one reckoning are none.
  if (employees === undefined && stated === undefined && bandOf(people) !== band) return [];
  const typical = typicalPeople(band);
  const [share, factor] = [cut(people / typical), cut(sizeFactor(people, band))];
  if (factor === 1) return [];
  const named = employees ?? stated?.value ?? listed?.value;
  const counted = named === people ? "" : ` (${named} are named, about three quarters of all)`;
  const held = share === factor ? "" : `, held at ${factor === 2 ? "twice" : "half"}`;
  return [
    {
      reason: `${countOf(people, "person", "people")}${counted} against the ${typical} in the table for a business of ${peopleIn(band)}${held}`,
      factor,
      applies: "events",
      people,
    },
  ];
}

export const BOUNDS_REASON = "Held within a third and three times the default";

function withinBounds(adjustments: Adjustment[]): Adjustment[] {
  const product = adjustments.reduce((all, { factor }) => all * factor, 1);
  const bounded = clamp(VOLUME_BOUNDS.least, product, VOLUME_BOUNDS.most);
  if (Math.abs(product - bounded) < 0.01) return adjustments;
  return [...adjustments, { reason: BOUNDS_REASON, factor: bounded / product, applies: "events" }];
}

/** Product of the factors that apply to one side. */
export const productOf = (adjustments: readonly Adjustment[], applies: Adjustment["applies"]): number =>
  adjustments.filter((one) => one.applies === applies).reduce((all, { factor }) => all * factor, 1);

const cut = (factor: number): number => Math.round(factor * 100) / 100;
