// What the floor repeats of a piece of work: the same use of the platform, in the order it was counted, without a product.
import type { Use } from "./counted.ts";

export interface FloorPlan {
  /** Stands for the scan that was counted; each run puts an id of its own in its place. */
  scanId: string | null;
  steps: FloorStep[];
}

type FloorStep =
  | Extract<Use, { kind: "d1" | "bucket" | "queue" }>
  | (Extract<Use, { kind: "object" }> & { rows: number; setsAlarm: boolean });

/** Hands it to the floor under a name; GET or POST /run/NAME runs it. */
export async function givePlan(
  floorOrigin: string,
  { name, uses, scanId = null }: { name: string; uses: readonly Use[]; scanId?: string | null },
): Promise<void> {
  const plan: FloorPlan = { scanId, steps: stepsOf(uses) };
  await fetch(`${floorOrigin}/plan/${encodeURIComponent(name)}`, { method: "POST", body: JSON.stringify(plan) });
}

/** The calls of a class of objects write, together, as many rows and set as many alarms as its objects did. */
export function stepsOf(uses: readonly Use[]): FloorStep[] {
  const left = new Map<string, { calls: number; rows: number; alarms: number }>();
  const of = (binding: string): { calls: number; rows: number; alarms: number } => {
    const known = left.get(binding) ?? { calls: 0, rows: 0, alarms: 0 };
    left.set(binding, known);
    return known;
  };
  for (const use of uses) {
    if (use.kind === "object") of(use.binding).calls += 1;
    if (use.kind !== "sql") continue;
    if (use.isAlarm === true) of(use.binding).alarms += 1;
    else of(use.binding).rows += use.rowsWritten;
  }
  return uses.flatMap((use): FloorStep[] => {
    if (use.kind === "d1" || use.kind === "bucket" || use.kind === "queue") return [use];
    if (use.kind !== "object") return [];
    const open = of(use.binding);
    const rows = Math.ceil(open.rows / open.calls);
    const setsAlarm = open.alarms > 0;
    open.rows -= rows;
    open.alarms -= Number(setsAlarm);
    open.calls -= 1;
    return [{ ...use, rows, setsAlarm }];
  });
}
