// Hours a business is open in a week, from its structured data.
import { hoursAWeek } from "../evidence/structured/structured-hours.ts";
import { textOf } from "./signals/schema-hits.ts";
import type { SiteReading } from "./signals/site-reading.ts";

/** Hours a week of the first node that states them; null when none does or they make no sense. */
export function openingHoursAWeek(reading: SiteReading): { value: number; url: string; quote: string } | null {
  for (const node of reading.structured) {
    const value = hoursAWeek(node, reading.structured);
    if (value === null) continue;
    const whose = textOf(node, "name") || "stated in the data";
    return { value, url: node.pageUrl, quote: `Open ${value} hours a week (${whose})`.slice(0, 120) };
  }
  return null;
}
