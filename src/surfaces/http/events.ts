// Server-sent events of one scan: everything so far, then what comes, until it is over.
import type { Context } from "hono";
import type { ScanProgress } from "../../model/engine.ts";
import { AppError, scanNotFound } from "../../model/errors.ts";
import { EVENT_STREAM_MS, OUTAGE_RETRY_SECONDS } from "../../model/limits.ts";
import { MINUTE_SECONDS, quotaHeaders } from "../../model/quota-headers.ts";
import type { Ports } from "../../model/ports.ts";
import { countRead, mayRun } from "../../operations/invoke.ts";
import { asUnavailable, readScanProgress } from "../../services/read-scan.ts";
import { ScanId } from "../../operations/scan-id.ts";
import type { HttpEnv } from "./http-env.ts";
import { contextOf } from "./rest.ts";

/** Each look waits this long for news; a comment line keeps the connection open meanwhile. */
const WAIT_MS = 15_000;

export async function streamScanEvents(c: Context<HttpEnv>): Promise<Response> {
  const ctx = await contextOf(c);
  if (!mayRun({ scopes: ["insights:read"] }, ctx.caller))
    throw new AppError("INSUFFICIENT_SCOPE", "This needs the scope insights:read.");
  // Opening a stream counts as one read.
  const quota = await countRead(ctx);
  const { data: scanId } = ScanId.safeParse(c.req.param("scanId"));
  if (scanId === undefined)
    throw new AppError("SCAN_NOT_FOUND", `scanId is not valid. Expected: ${ScanId.description}.`, {
      details: { field: "scanId", expected: ScanId.description },
    });
  if ((await readScanProgress(ctx, scanId)) === null) throw scanNotFound(scanId);
  const lastSeen = Number(c.req.header("last-event-id") ?? 0);
  const stream = eventStream(ctx, scanId, Number.isSafeInteger(lastSeen) ? lastSeen : 0);
  return new Response(stream, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Accel-Buffering": "no",
      ...quotaHeaders(quota, ctx.clock.now(), MINUTE_SECONDS),
    },
  });
}

function eventStream(ports: Ports, scanId: string, lastSeen: number): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const endsAt = ports.clock.now() + EVENT_STREAM_MS;
  let seq = lastSeen;
  let isFirst = true;
  return new ReadableStream({
    async pull(controller) {
      const answer = await ports
        .coordinator(scanId)
        .readTrace(seq, isFirst ? 0 : WAIT_MS)
        .catch(asUnavailable);
      if (answer instanceof AppError) {
        // Readers come back by themselves and name the last event that they have (HTML, "Server-sent events").
        controller.enqueue(encoder.encode(`retry: ${OUTAGE_RETRY_SECONDS * 1000}\n\n`));
        controller.close();
        return;
      }
      isFirst = false;
      const lines = (answer?.events ?? []).map((event) => {
        seq = event.seq;
        return `id: ${event.seq}\nevent: ${event.type}\ndata: ${JSON.stringify({ at: event.at, ...event.detail })}\n\n`;
      });
      const isOver = answer === null || (answer.isOver && lines.length === 0);
      if (isOver || ports.clock.now() > endsAt) {
        const end = endOf(await readScanProgress(ports, scanId));
        controller.enqueue(encoder.encode(`event: end\ndata: ${JSON.stringify(end)}\n\n`));
        controller.close();
        return;
      }
      controller.enqueue(encoder.encode(lines.length > 0 ? lines.join("") : ": still here\n\n"));
    },
  });
}

/** What `end` tells. A scan that was there when the stream was opened, and is not any more, was deleted. */
const endOf = (scan: ScanProgress | null): { status: string; progress?: number } =>
  scan === null ? { status: "deleted" } : { status: scan.status, progress: scan.progress };
