// Sums over the daily rollups.
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { RollupStore } from "../../model/webhook-ports.ts";
import { rollups } from "./schema.ts";

export function createRollupStore(database: D1Database): RollupStore {
  const db = drizzle(database);
  return {
    sum: (fromDay, toDay) =>
      db.get<{ scans: number; readinessSum: number; aeoSum: number }>(
        sql`select coalesce(sum(scans), 0) as scans, coalesce(sum(readiness_sum), 0) as readinessSum,
          coalesce(sum(aeo_sum), 0) as aeoSum from ${rollups} where day between ${fromDay} and ${toDay}`,
      ),
  };
}
