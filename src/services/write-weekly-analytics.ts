// The event of the week: numbers of the Monday to Sunday before, written once a week.
import { isoDay } from "../model/words.ts";
import type { Ports } from "../model/ports.ts";
import type { WeeklyNumbers } from "../model/webhook-ports.ts";
import { summariseRollups } from "./summarise-rollups.ts";

const DAY_MS = 86_400_000;

export async function writeWeeklyAnalytics(ports: Ports): Promise<void> {
  const now = ports.clock.now();
  const { weekStart, weekEnd } = lastWeekOf(now);
  const numbers = await weeklyNumbers(ports, weekStart, weekEnd);
  await ports.outbox.broadcastWeekly(weekStart, { weekStart, weekEnd, ...numbers }, now);
}

/** First and last day (UTC, Monday and Sunday) of the week before the one that `now` falls in. */
export function lastWeekOf(now: number): { weekStart: string; weekEnd: string } {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const monday = today - (sinceMonday + 7) * DAY_MS;
  return { weekStart: isoDay(monday), weekEnd: isoDay(monday + 6 * DAY_MS) };
}

/** Public scans of whole UTC days (by creation), both included. Averages are 0 where there were none. */
export async function weeklyNumbers(ports: Ports, from: string, to: string): Promise<WeeklyNumbers> {
  const range = await ports.rollups.read({ grain: "day", from, to });
  const { totalScans, averageReadinessScore, averageAeoScore, topOpportunityCategories } = summariseRollups(range);
  return { totalScans, averageReadinessScore, averageAeoScore, topOpportunityCategories };
}
