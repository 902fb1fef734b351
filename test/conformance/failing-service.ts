// The service's own handlers over storage that fails: what no request can provoke from outside.
import { TEST_BOT_KEY } from "../fixtures/bot-key.ts";
import { createDigest } from "../../src/adapters/digest.ts";
import { ids } from "../../src/adapters/ids.ts";
import { readConfig } from "../../src/model/config.ts";
import type { Ports } from "../../src/model/ports.ts";
import { createHttpApp } from "../../src/surfaces/http/app.ts";
import type { Answer, Json } from "./call.ts";
import { world } from "./world.ts";

const fail = (): never => {
  throw new Error("D1_ERROR: no such table: scans: SQLITE_ERROR at scan-store.ts:42:7");
};
const quota = { ok: true, limit: 60, remaining: 59, resetsAt: Date.now() + 60_000 } as const;

/** The ports that the handlers under test reach; everything else would fail the test by being absent. */
const ports = {
  config: readConfig({
    PUBLIC_ORIGIN: world.origin,
    ADDRESS_KEY: "a".repeat(43),
    AUTH_SECRET: "a".repeat(43),
    DATA_KEY: "a".repeat(43),
    BOT_KEY: JSON.stringify(TEST_BOT_KEY),
  }),
  clock: { now: () => Date.now(), sleep: () => Promise.resolve() },
  ids,
  log: () => undefined,
  digest: createDigest("a".repeat(43)),
  limiter: () => ({
    countRead: () => Promise.resolve(quota),
    reserveScan: () => Promise.resolve(quota),
    refundScan: () => Promise.resolve(),
  }),
  coordinator: () => ({ progress: fail, start: fail, abandon: fail }),
  scans: { find: fail, insert: fail, fail: () => Promise.resolve() },
} as unknown as Ports;

export async function askFailingService(
  path: string,
  init: RequestInit = {},
): Promise<Pick<Answer, "status" | "headers" | "body">> {
  const headers = { "content-type": "application/json", "cf-connecting-ip": "203.0.113.9" };
  const answer = await createHttpApp().fetch(new Request(`${world.origin}${path}`, { ...init, headers }), { ports });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Json };
}
