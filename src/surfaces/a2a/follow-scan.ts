// Follows a scan by its coordinator's trace: what comes after a place in it, until the scan is over.
import type { ScanTraceEvent } from "../../model/engine.ts";
import type { Ports } from "../../model/ports.ts";

/** Each look waits this long for news. */
const LOOK_MS = 15_000;

/** Yields trace events as they come; returns when the scan is over or `forMs` have passed. */
export async function* followScan(
  ports: Ports,
  scanId: string,
  { afterSeq, forMs }: { afterSeq: number; forMs: number },
): AsyncGenerator<ScanTraceEvent, void, undefined> {
  const endsAt = ports.clock.now() + forMs;
  let seq = afterSeq;
  for (let now = ports.clock.now(); now < endsAt; now = ports.clock.now()) {
    const look = await ports.coordinator(scanId).readTrace(seq, Math.min(LOOK_MS, endsAt - now));
    // A trace that is kept no longer belongs to a scan that has ended.
    if (look === null) return;
    for (const event of look.events) {
      seq = event.seq;
      yield event;
    }
    if (look.isOver && look.events.length === 0) return;
  }
}

/** Where the trace ends now. */
export async function traceEnd(ports: Ports, scanId: string): Promise<number> {
  let seq = 0;
  for (;;) {
    const look = await ports.coordinator(scanId).readTrace(seq, 0);
    const last = look?.events.at(-1);
    if (last === undefined) return seq;
    seq = last.seq;
  }
}
