// A coordinator that is found in some state, as if it had come there by itself.
import { env, runInDurableObject } from "cloudflare:test";
import type { ScanState } from "../../src/services/scan-machine.ts";

/** Before anything is asked of it: what it knows in memory would go first. */
export async function placeState(state: ScanState) {
  const coordinator = env.SCAN_COORDINATOR.getByName(state.request.header.scanId);
  await runInDurableObject(coordinator, (_object, { storage }) => {
    storage.sql.exec(`
      create table state (id integer primary key check (id = 1), json text not null);
      create table results (agent text primary key, json text not null);
      create table trace (seq integer primary key, at integer not null, type text not null, detail text not null);
    `);
    storage.kv.put("record", JSON.stringify({ state, trace: [] }));
  });
  return coordinator;
}
