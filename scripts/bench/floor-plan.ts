// What the floor repeats of a piece of work: the same use of the platform, in the order it was counted, without a product.
import type { Use } from "./counted.ts";

export interface FloorPlan {
  /** Stands for the scan that was counted; each run puts an id of its own in its place. */
  scanId: string | null;
  steps: FloorStep[];
}

type FloorStep =
  | Extract<Use, { kind: "d1" | "bucket" | "queue" }>
  | (Extract<Use, { kind: "object" }> & { rows: number });

/** Hands it to the floor under a name; GET or POST /run/NAME runs it. */
export async function givePlan(
  floorOrigin: string,
  { name, uses, scanId = null }: { name: string; uses: readonly Use[]; scanId?: string | null },
): Promise<void> {
  const plan: FloorPlan = { scanId, steps: stepsOf(uses) };
  await fetch(`${floorOrigin}/plan/${encodeURIComponent(name)}`, { method: "POST", body: JSON.stringify(plan) });
}

/** Calls of a class of objects write, together, as many rows as its objects wrote. */
export function stepsOf(uses: readonly Use[]): FloorStep[] {
  const calls = new Map<string, number>();
  const rows = new Map<string, number>();
  for (const use of uses) {
    if (use.kind === "object") calls.set(use.binding, (calls.get(use.binding) ?? 0) + 1);
    if (use.kind === "sql") rows.set(use.binding, (rows.get(use.binding) ?? 0) + use.rowsWritten);
  }
  return uses.flatMap((use): FloorStep[] => {
    if (use.kind === "d1" || use.kind === "bucket" || use.kind === "queue") return [use];
    if (use.kind !== "object") return [];
    const left = rows.get(use.binding) ?? 0;
    const callsLeft = calls.get(use.binding) ?? 1;
    const share = Math.ceil(left / callsLeft);
    rows.set(use.binding, left - share);
    calls.set(use.binding, callsLeft - 1);
    return [{ ...use, rows: share }];
  });
}
