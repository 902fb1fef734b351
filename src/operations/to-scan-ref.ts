import type { z } from "zod";
import type { ScanRow } from "../model/ports.ts";
import type { ScanRef } from "../model/results.ts";

/** The `scan` member of answers; times in whole seconds, as the contract's Unix timestamps. */
export function toScanRef(row: ScanRow): z.input<typeof ScanRef> {
  return {
    id: row.id,
    domain: row.domain,
    status: row.status,
    createdAt: toSeconds(row.createdAt),
    completedAt: row.completedAt === null ? null : toSeconds(row.completedAt),
  };
}

export const toSeconds = (ms: number): number => Math.floor(ms / 1000);
