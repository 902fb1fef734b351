// A scan as a stream: the task as it stands, what each step brought, the report, and how it ended.
import type { StreamResponse } from "@a2a-js/sdk";
import { UnsupportedOperationError } from "@a2a-js/sdk/errors";
import type { ScanTraceEvent } from "../../model/engine.ts";
import type { Ctx } from "../../model/ports.ts";
import { followScan, traceEnd } from "./follow-scan.ts";
import { readTask } from "./read-task.ts";
import { toArtifact, toStatus, toTask, type ScanView, type TaskFrame } from "./scan-task.ts";

/** Longer than any scan may take, waiting for its turn aside: then the client subscribes again. */
const STREAM_MS = 12 * 60_000;

const isOver = ({ status }: ScanView): boolean => status === "complete" || status === "error";

/** For whoever comes back to a task. A task that is over is refused (A2A 1.0, SubscribeToTask). */
export async function* streamTask(ctx: Ctx, scanId: string): AsyncGenerator<StreamResponse, void, undefined> {
  if (isOver(await readTask(ctx, scanId)))
    throw new UnsupportedOperationError("The task is over. Read it with GetTask (tasks/get in 0.3).");
  // The end of the trace is looked up first, so that nothing falls between it and the task.
  const afterSeq = await traceEnd(ctx, scanId);
  const view = await readTask(ctx, scanId);
  yield { payload: { $case: "task", value: toTask({ ...view, results: null }, { contextId: scanId }) } };
  yield* updatesOf(ctx, scanId, { contextId: scanId, afterSeq });
}

export async function* updatesOf(
  ctx: Ctx,
  scanId: string,
  { contextId, accepted = [], afterSeq }: TaskFrame & { afterSeq: number },
): AsyncGenerator<StreamResponse, void, undefined> {
  const origin = ctx.config.publicOrigin;
  const ids = { taskId: scanId, contextId };
  for await (const event of followScan(ctx, scanId, { afterSeq, forMs: STREAM_MS })) {
    const message = sentenceOf(event);
    if (message === null) continue;
    const view = { scanId, status: "analyzing" as const, at: event.at, message, results: null, origin };
    yield {
      payload: { $case: "statusUpdate", value: { ...ids, status: toStatus(view, contextId), metadata: undefined } },
    };
  }
  const view = await readTask(ctx, scanId);
  if (!isOver(view)) return;
  if (view.results !== null) {
    const artifact = toArtifact(view.results, { ...view, accepted });
    const update = { ...ids, artifact, append: false, lastChunk: true, metadata: undefined };
    yield { payload: { $case: "artifactUpdate", value: update } };
  }
  yield {
    payload: { $case: "statusUpdate", value: { ...ids, status: toStatus(view, contextId), metadata: undefined } },
  };
}

/** What an event of the trace means for a reader; null for those that the state alone tells, and for single pages. */
function sentenceOf({ type, detail }: ScanTraceEvent): string | null {
  if (type === "status" && detail["status"] === "fetching") return "Reading the site.";
  if (type === "status" && detail["status"] === "analyzing") return "Judging what was read.";
  if (type === "agent" && detail["state"] === "done") return `${detail["agent"]}: ${detail["learnt"] ?? "done"}`;
  if (type === "agent" && detail["state"] === "failed") return `${detail["agent"]} did not finish.`;
  return null;
}
