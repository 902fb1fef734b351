// Starts the bare Worker in the same runtime and behind the same local proxy as the product.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnWrangler, findFreePort } from "../lib/service.ts";

export async function startFloor(): Promise<{ origin: string; stop(): Promise<void> }> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const state = mkdtempSync(join(tmpdir(), "floor-"));
  const args = ["dev", "--config", join(import.meta.dirname, "floor/wrangler.toml"), "--ip", "127.0.0.1", "--port", String(port), "--persist-to", state];
  const { stop, untilAnswers } = await spawnWrangler(args, join(state, "floor.log"));
  await untilAnswers(async () => {
    const answer = await fetch(origin, { method: "POST", body: '{"inFlight":1,"requestsPerSecond":1,"requests":[]}' });
    return answer.ok;
  });
  return { origin, stop };
}
