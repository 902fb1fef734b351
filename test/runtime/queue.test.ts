import { createExecutionContext, createMessageBatch, env, getQueueResult } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import worker from "../../src/worker.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { call, makeTestKey, migrate, scan } from "./service.ts";

let key: string;
let scanId: string;
beforeAll(async () => {
  await migrate();
  key = await makeTestKey();
  ({ scanId } = await scan(CLINIC_HOST, { scanType: "light" }, key));
});

async function deliver(queue: string, body: unknown): Promise<{ acked: number; retried: number }> {
  const ctx = createExecutionContext();
  const batch = createMessageBatch(queue, [{ id: "m1", timestamp: new Date(), attempts: 1, body }]);
  await worker.queue(batch as Parameters<typeof worker.queue>[0], env);
  const { explicitAcks, retryMessages } = await getQueueResult(batch, ctx);
  return { acked: explicitAcks.length, retried: retryMessages.length };
}
const status = async (): Promise<unknown> => (await call(`/api/insights/scan/${scanId}/status`)).body;

describe("messages that come twice, late or broken", () => {
  it.each([
    ["agents", { kind: "agent", agent: "essentials" }],
    ["crawl", { kind: "crawl" }],
    ["agents-dead", { kind: "agent", agent: "essentials" }],
    ["crawl-dead", { kind: "crawl" }],
  ])("to %s for a finished scan change nothing and are acknowledged", async (queue, message) => {
    const before = await status();
    expect(await deliver(queue, { ...message, scanId })).toEqual({ acked: 1, retried: 0 });
    expect(await status()).toEqual(before);
  });

  it.each([[{ kind: "agent", scanId: "no uuid", agent: "essentials" }], [{}], ["text"], [null]])(
    "of unknown shape are dropped, not retried for ever: %j",
    async (message) => {
      expect(await deliver("agents", message)).toEqual({ acked: 1, retried: 0 });
    },
  );

  it("for a scan that nobody knows are let go", async () => {
    expect(
      await deliver("agents", { kind: "agent", scanId: "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11", agent: "essentials" }),
    ).toEqual({ acked: 1, retried: 0 });
  });
});
