// A coordinator that is found in some state, as if it had come there by itself.
import { env, runInDurableObject } from "cloudflare:test";
import type { ScanState } from "../../src/services/scan-state.ts";

/** Before anything is asked of it: what it knows in memory would go first. */
export async function placeState(state: ScanState) {
  const coordinator = env.SCAN_COORDINATOR.getByName(state.request.header.scanId);
  await runInDurableObject(coordinator, (_object, { storage }) => {
    storage.kv.put("record", JSON.stringify({ state, trace: [] }));
  });
  return coordinator;
}
