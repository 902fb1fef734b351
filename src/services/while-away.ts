// Waits for a part of the platform that does not answer just now.
import { isUnavailable } from "../model/errors.ts";
import type { Clock } from "../model/ports.ts";

const PAUSE_MS = 2_000;

/** Takes the step again as long as a part of the platform is away, until `until` (milliseconds); other failures are thrown. */
export async function whileAway<T>(clock: Clock, until: number, step: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (!isUnavailable(error) || clock.now() + PAUSE_MS > until) throw error;
    }
    await clock.sleep(PAUSE_MS);
  }
}
