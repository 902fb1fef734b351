import { describe, expect, it } from "vitest";
import type { Ports } from "../../src/model/ports.ts";
import { pokeEndpoints } from "../../src/services/poke-endpoints.ts";
import { sweepWebhooks } from "../../src/services/sweep-webhooks.ts";

describe("clearing what is over", () => {
  it("goes on with the others, and with old events, when one endpoint cannot be reached", async () => {
    const done: string[] = [];
    const ports = {
      clock: { now: () => 0 },
      log: (event: string) => void done.push(event),
      subscriptions: { findStale: async () => ["whk_1", "whk_2"], remove: async () => undefined },
      endpoint: (id: string) => ({
        erase: async () => {
          if (id === "whk_1") throw new Error("not reachable");
        },
      }),
      outbox: { deleteDispatched: async () => void done.push("events") },
      // Only what the sweep uses is there.
    } as unknown as Ports;
    await sweepWebhooks(ports);
    expect(done).toEqual(["hooks.remove_failed", "hooks.removed", "events"]);
  });
});

describe("looking for lost alarms", () => {
  it("goes through all subscriptions in turn, and begins again at the end, whatever fails", async () => {
    const rows = Array.from({ length: 130 }, (_, i) => ({ id: `whk_${i + 1}`, row: i + 1 }));
    const poked: string[] = [];
    let mark = 0;
    const ports = {
      log: () => undefined,
      removal: { readMark: async () => mark, writeMark: async (_job: string, seq: number) => void (mark = seq) },
      subscriptions: {
        list: async (after: number, limit: number) => rows.filter(({ row }) => row > after).slice(0, limit),
      },
      endpoint: (id: string) => ({
        poke: async () => {
          if (id === "whk_7") throw new Error("not reachable");
          poked.push(id);
        },
      }),
      // Only what the job uses is there.
    } as unknown as Ports;
    await pokeEndpoints(ports);
    expect([poked.length, mark]).toEqual([99, 100]);
    await pokeEndpoints(ports);
    expect([poked.length, mark]).toEqual([129, 0]);
    await pokeEndpoints(ports);
    expect(poked).toHaveLength(228);
  });
});
