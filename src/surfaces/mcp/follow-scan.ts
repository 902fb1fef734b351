// get_scan_status with a progress token: stays with the scan for a while and tells how it goes.
import { z } from "zod";
import { ScanStatus } from "../../model/scan.ts";
import type { Ctx } from "../../model/ports.ts";
import type { Operation } from "../../operations/define-operation.ts";
import { invoke, type Invoked } from "../../operations/invoke.ts";

export type TellProgress = (progress: number, message: string) => Promise<void>;

export const FOLLOWED_TOOL = "get_scan_status";
/** Well under the minute after which clients give a request up. */
export const FOLLOW_MS = 20_000;
const LOOK_MS = 1_000;
const Progress = z.object({ status: ScanStatus, progress: z.number() });

/** The status when the scan is over, when time is up, or when the client went away: the same answer as without. */
export async function followScan(
  ctx: Ctx,
  order: { operation: Operation; args: Record<string, unknown>; tellProgress: TellProgress; signal: AbortSignal },
): Promise<Invoked> {
  const until = ctx.clock.now() + FOLLOW_MS;
  // Progress has to rise with every notification (basic/utilities/progress).
  for (let told = -1; ;) {
    const invoked = await invoke(ctx, order.operation, order.args, { countsReads: false });
    const { status, progress } = Progress.parse(invoked.body);
    if (progress > told) {
      await order.tellProgress(progress, status);
      told = progress;
    }
    const isOver = status === "complete" || status === "error";
    if (isOver || order.signal.aborted || ctx.clock.now() + LOOK_MS > until) return invoked;
    await ctx.clock.sleep(LOOK_MS);
  }
}
