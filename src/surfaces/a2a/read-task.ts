// Reads a scan through the operations, so that a task shows what REST shows to the same caller.
import type { z } from "zod";
import type { Ctx } from "../../model/ports.ts";
import type { Operation } from "../../operations/define-operation.ts";
import { getScanResults } from "../../operations/get-scan-results.ts";
import { getScanStatus } from "../../operations/get-scan-status.ts";
import { invoke } from "../../operations/invoke.ts";
import { readReportParts } from "../../operations/read-report-parts.ts";
import type { ScanView } from "./scan-task.ts";

/** Throws SCAN_NOT_FOUND for what names no scan. */
export async function readTask(ctx: Ctx, scanId: string): Promise<ScanView> {
  const { status, error, message } = await read(ctx, getScanStatus, scanId);
  const view = { scanId, status, at: ctx.clock.now(), message: error ?? message, origin: ctx.config.publicOrigin };
  if (status !== "complete") return { ...view, results: null };
  const { scan, results } = await read(ctx, getScanResults, scanId);
  const at = (scan.completedAt ?? 0) * 1000 || view.at;
  if (results === undefined) return { ...view, at, results: null };
  return { ...view, at, results, parts: await readReportParts(ctx, scanId) };
}

/** `invoke` answers what the operation's own output schema has parsed, which is what makes this narrowing safe. */
async function read<O extends z.ZodType>(
  ctx: Ctx,
  operation: Operation<z.ZodObject<{ scanId: z.ZodType<string> }>, O>,
  scanId: string,
): Promise<z.output<O>> {
  const { body } = await invoke(ctx, operation, { scanId }, { countsReads: false });
  return body as z.output<O>;
}
