// Work that ends after the answer was sent. The runtime keeps the event alive for it.
import { waitUntil } from "cloudflare:workers";
import type { Log, Ports } from "../model/ports.ts";

export function createBackground(log: Log): Ports["inBackground"] {
  return (work) =>
    waitUntil(
      work.catch((error: unknown) =>
        log("background.failed", { error: error instanceof Error ? error.message : "unknown" }),
      ),
    );
}
