// Whether a calendar was seen at the work that it is said to serve: one that books first talks shows no viewings.
import { holdsOne, normaliseText } from "../normalise-text.ts";
import type { WorkflowFamily } from "../workflow-families.ts";
import { isHeadedWith } from "./headed-with.ts";
import type { SignalHit, SiteReading } from "./site-reading.ts";

/** Signals of calendars, which any work may have. */
const CALENDARS: ReadonlySet<string> = new Set(["vendor:booking", "booked by itself"]);
/** Families that are the booking itself. */
const BOOKINGS: ReadonlySet<string> = new Set(["wf-appointment", "wf-reservations"]);

/** Hits of a signal; those of a calendar only where its page is headed with the work or its label names it. */
export const seenAtWork = (
  reading: SiteReading,
  { id, ownWords }: Pick<WorkflowFamily, "id" | "ownWords">,
  signal: string,
  hits: readonly SignalHit[],
): readonly SignalHit[] =>
  !CALENDARS.has(signal) || BOOKINGS.has(id)
    ? hits
    : hits.filter(({ url, quote }) => isHeadedWith(reading, url, ownWords) || holdsOne(normaliseText(quote), ownWords));
