// From the name of a signal to the function that looks for it.
import type { WorkflowFamily } from "../workflow-families.ts";
import { channelHits, isChannelSignal } from "./channel-hits.ts";
import { isTakenBack } from "./denied-hits.ts";
import { isOfDesk } from "./desks.ts";
import { documentHits, isDocumentSignal } from "./document-hits.ts";
import { formHits, isFormSignal } from "./form-hits.ts";
import { industryHits, isIndustrySignal } from "./industry-hits.ts";
import { isManualSignal, manualHits } from "./manual-hits.ts";
import { isPageSignal, pageHits } from "./page-hits.ts";
import { plainSignalOf } from "./plain-signals.ts";
import { isSchemaSignal, schemaHits } from "./schema-hits.ts";
import type { SignalHit, SiteReading } from "./site-reading.ts";
import { isWorkOfMakers } from "./sold-work.ts";
import { isStatementSignal, statementHits } from "./statement-hits.ts";
import { isTermSignal, termHits } from "./term-hits.ts";
import { isVendorSignal, vendorHits } from "./vendor-hits.ts";

type Look = (reading: SiteReading, name: string, family: WorkflowFamily) => SignalHit[];

const KINDS: readonly [(name: string) => boolean, Look][] = [
  [isTermSignal, termHits],
  [isStatementSignal, statementHits],
  [isChannelSignal, channelHits],
  [isManualSignal, manualHits],
  [isSchemaSignal, schemaHits],
  [isPageSignal, pageHits],
  [isDocumentSignal, documentHits],
  [isVendorSignal, vendorHits],
  [isFormSignal, formHits],
  [isIndustrySignal, industryHits],
];

/**
 * Where customers are, who is there and when, what is paid, what a workshop is called: it bears out what something else
 * shows, and is no work.
 */
const BESIDES: ReadonlySet<string> = new Set([
  "hours",
  "hours on several pages",
  "3+ people",
  "channel:pricing",
  "package prices",
  "term:lab",
  "term:service-area",
  "states:covers-area",
  "says:serves-area",
  "area served",
]);
/** A workshop that says in a sentence what it is tells of its work. */
const asConditions = (name: string, hits: readonly SignalHit[]): SignalHit[] =>
  name === "says:practice-areas"
    ? hits.map((hit) => ({ ...hit, isSubject: true }))
    : !BESIDES.has(name) || (name === "term:lab" && hits.some(({ region }) => region === "body"))
      ? [...hits]
      : hits.map((hit) => ({ ...hit, isCondition: true }));

/** Whether anything looks for a signal of this name; a name nobody knows is a mistake in the data. */
export const isKnownSignal = (name: string): boolean => lookFor(name) !== undefined;

/** Observations behind one signal, strongest first; empty when it is not there. */
export function hitsOfSignal(reading: SiteReading, name: string, family: WorkflowFamily): SignalHit[] {
  // Manual phrases are read in the light of a family, everything else is the same for all.
  const key = name.startsWith("manual:") ? `${family.id} ${name}` : name;
  const hits =
    reading.memo.get(key) ??
    asConditions(
      name,
      (lookFor(name)?.(reading, name, family) ?? []).filter((hit) => !isTakenBack(reading, name, hit)),
    );
  reading.memo.set(key, hits);
  const own = hits.filter((hit) => isOfDesk(reading, hit, family));
  return isWorkOfMakers(family.id) ? own : own.filter(({ isSold }) => !isSold);
}

function lookFor(name: string): Look | undefined {
  const kind = KINDS.find(([knows]) => knows(name));
  return kind ? kind[1] : plainSignalOf(name);
}
