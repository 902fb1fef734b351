// Follows a running scan to its end, through as many event streams as it takes.
import { cleanDeep } from "../../src/model/printable-text.ts";
import type { ApiClient } from "../lib/api-client.ts";
import type { ProgressView } from "./show-progress.ts";

const STREAMS = 20;
const PAUSE_MS = 1_000;

/** Resolves when the scan is over, with its last status. */
export async function followScan(
  client: ApiClient,
  scanId: string,
  view: ProgressView,
): Promise<{ status: string; error: string | null }> {
  let seen = 0;
  for (let stream = 0; stream < STREAMS; stream++) {
    // A stream that breaks off is no end: the status tells.
    try {
      for await (const event of client.events(scanId, seen)) {
        if (event.type === "end") break;
        seen = event.id ?? seen;
        view.event(cleanDeep(event));
      }
    } catch (error) {
      if (stream === STREAMS - 1) throw error;
    }
    const { status, error } = await client.status(scanId);
    if (status === "complete" || status === "error") return { status, error: cleanDeep(error) };
    await new Promise((resume) => setTimeout(resume, PAUSE_MS));
  }
  throw new Error(`The service has not finished scan ${scanId} in time; ask for it again later.`);
}
