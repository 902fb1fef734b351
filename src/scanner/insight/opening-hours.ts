// Hours a business is open in a week, from its structured data.
import { readSchemaHours } from "../evidence/structured/structured-hours.ts";
import { textOf } from "./signals/schema-hits.ts";
import type { SiteReading } from "./signals/site-reading.ts";

const WEEK_HOURS = 168;

/** Hours a week of the first node that states them; null when none does or they make no sense. */
export function openingHoursAWeek(reading: SiteReading): { value: number; url: string; quote: string } | null {
  for (const node of reading.structured) {
    const week = readSchemaHours([node], reading.structured);
    const minutes = [...week.values()].flat().reduce((sum, { from, to }) => sum + to - from, 0);
    const value = Math.round(minutes / 6) / 10;
    if (value <= 0 || value > WEEK_HOURS) continue;
    const whose = textOf(node, "name") || "stated in the data";
    return { value, url: node.pageUrl, quote: `Open ${value} hours a week (${whose})`.slice(0, 120) };
  }
  return null;
}
