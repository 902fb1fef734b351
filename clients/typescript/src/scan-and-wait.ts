// A scan from its start to its report: followed by its event stream, and by questions where no stream comes through.
import type { Client } from "./create-client.ts";
import { ForesiteError } from "./errors.ts";
import type { ScanResults, ScanStatusAnswer, StartScanInput } from "./generated.ts";
import type { ScanEvent } from "./read-events.ts";
import type { CallOptions } from "./send.ts";
import { limitTime, sleep } from "./time-limit.ts";

export type ScanNews = { kind: "event"; event: ScanEvent } | { kind: "status"; status: ScanStatusAnswer };

export interface WaitOptions {
  /** Called with every event of the scan, and with every status that was asked for. */
  onProgress?: ((news: ScanNews) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** How long to wait; the scan goes on when it is over, and waitForScan can take it up again. */
  timeoutMs?: number | undefined;
}

export interface FinishedScan {
  scanId: string;
  results: ScanResults;
  /** Deletes the scan; for scans without a credential, and shown here alone. */
  ownerToken: string | null;
}

const LONGEST_WAIT_MS = 15 * 60_000;
/** Where the service names no pause. */
const POLL_SECONDS = 5;
/** Streams in a row that brought nothing, after which only questions are asked: something between cuts them. */
const EMPTY_STREAMS = 2;

/**
 * Starts a scan and waits for its report. Rejects with SCAN_FAILED when the site could not be scanned (`details` has
 * the reason), with TIMEOUT when it takes longer than you wait; both name the scan in `details.scanId`.
 */
export async function scanAndWait(
  client: Client,
  order: StartScanInput,
  options: WaitOptions & CallOptions = {},
): Promise<FinishedScan> {
  const { signal, idempotencyKey } = options;
  const { scanId, ownerToken } = await client.startScan(order, { signal, idempotencyKey });
  return { scanId, results: await waitForScan(client, scanId, options), ownerToken: ownerToken ?? null };
}

/** Waits for the report of a scan that was started before. */
export async function waitForScan(client: Client, scanId: string, options: WaitOptions = {}): Promise<ScanResults> {
  const { onProgress = () => undefined, timeoutMs = LONGEST_WAIT_MS } = options;
  const message = `Scan ${scanId} is not over after ${timeoutMs / 1000} seconds.`;
  const limit = limitTime(
    timeoutMs,
    () => new ForesiteError({ call: "getScanStatus", code: "TIMEOUT", message, details: { scanId } }),
    options.signal,
  );
  try {
    await followScan({ client, scanId, signal: limit.signal }, onProgress);
    const { results } = await client.getScanResults({ scanId }, { signal: limit.signal });
    if (results !== undefined) return results;
    throw failure(scanId, "The scan is complete, but its results are missing.");
  } finally {
    limit.release();
  }
}

interface Followed {
  client: Client;
  scanId: string;
  signal: AbortSignal;
}

/** Resolves once the scan is complete. */
async function followScan(followed: Followed, onProgress: (news: ScanNews) => void): Promise<void> {
  const { client, scanId, signal } = followed;
  let seen = 0;
  let emptyStreams = 0;
  for (;;) {
    if (emptyStreams < EMPTY_STREAMS) {
      const last = await followStream(followed, seen, onProgress);
      emptyStreams = last > seen ? 0 : emptyStreams + 1;
      seen = last;
    }
    const status = await client.getScanStatus({ scanId }, { signal });
    onProgress({ kind: "status", status });
    if (status.status === "complete") return;
    if (status.status === "error") throw failure(scanId, status.error ?? "The scan ended in an error.");
    await sleep((status.pollAfterSeconds ?? POLL_SECONDS) * 1000, signal);
  }
}

/** Through one stream to its end, however it ends; the status tells what that means. The last id that was seen. */
async function followStream(
  { client, scanId, signal }: Followed,
  seen: number,
  onProgress: (news: ScanNews) => void,
): Promise<number> {
  const input = { scanId, ...(seen === 0 ? {} : { lastEventId: String(seen) }) };
  const events = await client.streamScanEvents(input, { signal }).catch(() => null);
  if (events === null) return seen;
  let last = seen;
  try {
    for (;;) {
      const next = await events.next().catch(() => null);
      if (next === null || next.done === true || next.value.type === "end") return last;
      last = next.value.id ?? last;
      onProgress({ kind: "event", event: next.value });
    }
  } finally {
    await events.return();
  }
}

const failure = (scanId: string, reason: string): ForesiteError =>
  new ForesiteError({ call: "getScanStatus", code: "SCAN_FAILED", message: reason, details: { scanId, reason } });
