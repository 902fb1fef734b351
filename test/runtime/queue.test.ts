import { createExecutionContext, createMessageBatch, env, getQueueResult } from "cloudflare:test";
import { beforeAll, describe, expect, it, vi } from "vitest";
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
async function linesOf(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const written = vi.spyOn(console, "log").mockImplementation(() => undefined);
  await work();
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
  written.mockRestore();
  return lines;
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

  it("leave a line that says how long they lay in the queue, those that are given up as well", async () => {
    const waitedMs = expect.any(Number) as number;
    const agents = await linesOf(() => deliver("agents", { kind: "agent", scanId, agent: "essentials" }));
    expect(agents).toContainEqual({ event: "agents.done", scanId, agents: 1, leased: 0, agentsMs: 0, waitedMs });
    const crawl = await linesOf(() => deliver("crawl", { kind: "crawl", scanId }));
    expect(crawl).toContainEqual({ event: "crawl.not_begun", scanId, waitedMs });
    const buried = await linesOf(() => deliver("crawl-dead", { kind: "crawl", scanId }));
    expect(buried).toContainEqual({ event: "queue.buried", queue: "crawl-dead", scanId, waitedMs });
  });

  it("for a scan that nobody knows are let go", async () => {
    expect(
      await deliver("agents", { kind: "agent", scanId: "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11", agent: "essentials" }),
    ).toEqual({ acked: 1, retried: 0 });
  });
});
