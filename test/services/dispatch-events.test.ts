import { describe, expect, it } from "vitest";
import type { Ports } from "../../src/model/ports.ts";
import type { OutboxRow } from "../../src/model/webhook-ports.ts";
import { dispatchEvents, dispatchSoon } from "../../src/services/dispatch-events.ts";

const SCAN = "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11";
const row = (over: Partial<OutboxRow> = {}): OutboxRow => ({
  eventId: "evt_1",
  type: "scan.started",
  owner: null,
  scanId: SCAN,
  data: JSON.stringify({ scanId: SCAN, domain: "example.com", scanType: "light" }),
  createdAt: 0,
  cursor: null,
  attempts: 1,
  ...over,
});

/** An outbox and so many subscriptions in memory; what happens to them is written down. */
function world({
  rows,
  subscriptions,
  failing = [],
}: {
  rows: OutboxRow[];
  subscriptions: number;
  failing?: string[];
}) {
  const ids = Array.from({ length: subscriptions }, (_, i) => `whk_${String(i).padStart(5, "0")}`);
  const enqueued: { subscriptionId: string; body: string }[] = [];
  const marks: string[] = [];
  const ports = {
    config: { publicOrigin: "https://foresite.example.org" },
    clock: { now: () => 1_000 },
    log: () => undefined,
    outbox: {
      claim: async () => rows,
      saveCursor: async (_id: string, cursor: string) => void marks.push(`cursor ${cursor}`),
      release: async (id: string, dueAt: number) => void marks.push(`release ${id} ${dueAt}`),
      markDispatched: async (id: string) => void marks.push(`dispatched ${id}`),
    },
    subscriptions: {
      match: async (_type: string, _owner: string | null, cursor: string | null, limit: number) =>
        ids.filter((id) => cursor === null || id > cursor).slice(0, limit),
    },
    endpoint: (id: string) => ({
      enqueue: async (delivery: { subscriptionId: string; body: string }) => {
        if (failing.includes(id)) throw new Error("not reachable");
        enqueued.push(delivery);
      },
    }),
    // Only what the dispatcher uses is there.
  } as unknown as Ports;
  return { ports, enqueued, marks, ids };
}

describe("the dispatcher", () => {
  it("pages through all subscriptions, keeps its place, and gives all of them the same bytes", async () => {
    const { ports, enqueued, marks, ids } = world({ rows: [row()], subscriptions: 250 });
    await dispatchEvents(ports);
    expect(enqueued.map(({ subscriptionId }) => subscriptionId).toSorted()).toEqual(ids);
    expect(new Set(enqueued.map(({ body }) => body)).size).toBe(1);
    expect(marks).toEqual(["cursor whk_00099", "cursor whk_00199", "dispatched evt_1"]);
  });

  it("goes on where a dispatcher before it stopped", async () => {
    const { ports, enqueued } = world({ rows: [row({ cursor: "whk_00199" })], subscriptions: 250 });
    await dispatchEvents(ports);
    expect(enqueued).toHaveLength(50);
  });

  it("leaves the rest of many receivers for the next run, and other rows with it", async () => {
    const { ports, enqueued, marks } = world({ rows: [row(), row({ eventId: "evt_2" })], subscriptions: 700 });
    await dispatchSoon(ports, SCAN);
    expect(enqueued).toHaveLength(500);
    expect(marks.slice(-3)).toEqual(["cursor whk_00499", "release evt_1 1000", "release evt_2 1000"]);
  });

  it("reaches everybody else when one endpoint cannot be reached, and is due again later", async () => {
    const { ports, enqueued, marks } = world({ rows: [row()], subscriptions: 20, failing: ["whk_00003"] });
    await dispatchEvents(ports);
    expect(enqueued).toHaveLength(19);
    expect(marks).toEqual(["release evt_1 5000"]);
  });

  it("waits longer the more often it failed, up to a quarter of an hour", async () => {
    const pauses = [];
    for (const attempts of [1, 2, 5, 60]) {
      const { ports, marks } = world({ rows: [row({ attempts })], subscriptions: 1, failing: ["whk_00000"] });
      await dispatchEvents(ports);
      pauses.push(marks[0]);
    }
    expect(pauses).toEqual([5_000, 9_000, 65_000, 901_000].map((dueAt) => `release evt_1 ${dueAt}`));
  });

  it("lets one bad row stop no other", async () => {
    const { ports, marks } = world({ rows: [row({ data: "{" }), row({ eventId: "evt_2" })], subscriptions: 1 });
    await dispatchEvents(ports);
    expect(marks).toEqual(["dispatched evt_1", "dispatched evt_2"]);
  });

  it("beside a scan never throws", async () => {
    const { ports } = world({ rows: [], subscriptions: 0 });
    const broken: Ports = {
      ...ports,
      outbox: { ...ports.outbox, claim: () => Promise.reject(new Error("no database")) },
    };
    await expect(dispatchSoon(broken, SCAN)).resolves.toBeUndefined();
    await expect(dispatchEvents(broken)).rejects.toThrow("no database");
  });
});
