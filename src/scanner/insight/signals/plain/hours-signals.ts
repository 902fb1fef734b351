// Opening hours, as data or in words.
import { findHours } from "../../../evidence/workflow/workflow-hours.ts";
import type { SignalHit, SiteReading } from "../site-reading.ts";
import { hitAt } from "./make-hit.ts";

/** One hit per page that states hours. */
function hours(reading: SiteReading): SignalHit[] {
  const pages = reading.pages.map(({ facts }) => facts);
  const stated = findHours({ pages, structured: [...reading.structured] }).map(({ url, quote, isMarked }) =>
    hitAt(url, isMarked ? "channel" : "hours", quote),
  );
  return [...new Map(stated.toReversed().map((hit) => [hit.url, hit])).values()].reverse().slice(0, 3);
}

function hoursOnSeveralPages(reading: SiteReading): SignalHit[] {
  const hits = hours(reading);
  return hits.length >= 2 ? hits.slice(0, 2) : [];
}

export const hoursSignals = { hours, "hours on several pages": hoursOnSeveralPages };
