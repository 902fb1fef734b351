// The schedule of a delivery outlives the process: a service of its own is stopped between two attempts.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { makeKey } from "../../scripts/lib/make-key.ts";
import { startService, type Service } from "../../scripts/lib/service.ts";
import { Receiver } from "./receiver.ts";

const state = mkdtempSync(join(tmpdir(), "foresite-restart-"));
const receiver = new Receiver((count) => (count === 1 ? 503 : 200));
const RETRY_MS = 4_000;
/** A service takes its time to start on a busy machine. */
const TWO_STARTS_MS = 240_000;
const start = (): Promise<Service> =>
  startService({
    state,
    isQuiet: true,
    vars: {
      ALLOW_PRIVATE_TARGETS: "true",
      DEV_HOST_MAP: JSON.stringify({ "unused.example.com": "http://127.0.0.1:9" }),
      WEBHOOK_SCHEDULE_MS: JSON.stringify([0, RETRY_MS]),
    },
  });
let service: Service | undefined;
afterAll(async () => {
  await service?.stop();
  receiver.close();
  rmSync(state, { recursive: true, force: true });
});

describe("a delivery that waits for its next attempt", () => {
  it("is tried again by the service that is started anew", { timeout: TWO_STARTS_MS }, async () => {
    const { origin } = (service = await start());
    const key = await makeKey({ state, plan: "pro", label: "restart" });
    const ask = async <T>(path: string, body?: unknown): Promise<T> => {
      const answer = await fetch(`${origin}${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers: { "x-mcp-api-key": key, "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      expect(answer.ok).toBe(true);
      return (await answer.json()) as T;
    };
    const order = { callback_url: await receiver.listen(), events: ["scan.failed"] };
    const { subscription } = await ask<{ subscription: { id: string } }>("/api/webhooks/subscribe", order);
    // A name outside the map fails at once, with one event.
    await ask("/api/insights/scan", { url: "nowhere.example.com", scanType: "light" });
    await receiver.until(() => receiver.received.length >= 1);
    // What was not written down before the end would be sent once more as the first attempt.
    await expect
      .poll(async () => {
        const log = `/api/webhooks/subscriptions/${subscription.id}/deliveries`;
        const { deliveries } = await ask<{ deliveries: { attempts: unknown[] }[] }>(log);
        return deliveries[0]?.attempts.length;
      })
      .toBe(1);
    await service.stop();
    expect(receiver.received).toHaveLength(1);
    service = await start();
    await receiver.until(() => receiver.received.length >= 2);
    const [first, second] = receiver.received;
    expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
    expect(second?.headers["x-webhook-attempt"]).toBe("2");
    expect(second?.body).toBe(first?.body);
  });
});
