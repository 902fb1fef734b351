// What a scan says of itself while it waits, and why it was so quick.
import { TARGET_BUDGET_WINDOW_MS } from "../model/limits.ts";
import type { ScanState } from "./scan-state.ts";

/** Null when its status says enough. */
export function messageOf(state: ScanState): string | null {
  if (state.gate === "waiting") {
    if (state.gateWaitsFor === "budget")
      return `Waiting until ${state.request.registrableDomain} has been left alone for a while: many requests went there within ${TARGET_BUDGET_WINDOW_MS / 60_000} minutes.`;
    const ahead = state.gatePosition === 1 ? "another scan" : `${state.gatePosition} other scans`;
    return `Waiting for ${ahead} of ${state.request.registrableDomain} to finish.`;
  }
  if (state.status === "complete" && state.grant?.reuseFrom)
    return "Made from the evidence of a scan of the same address a moment before.";
  return null;
}
