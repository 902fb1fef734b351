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
  hanging = [],
  sleep = () => new Promise<void>(() => undefined),
}: {
  rows: OutboxRow[];
  subscriptions: number;
  failing?: string[];
  hanging?: string[];
  sleep?: () => Promise<void>;
}) {
  const ids = Array.from({ length: subscriptions }, (_, i) => `whk_${String(i).padStart(5, "0")}`);
  const enqueued: { subscriptionId: string; body: string }[] = [];
  const marks: string[] = [];
  const waiting = [...rows];
  const ports = {
    config: { publicOrigin: "https://foresite.example.org" },
    clock: { now: () => 1_000, sleep },
    log: () => undefined,
    outbox: {
      claim: async ({ limit }: { limit: number }) => waiting.splice(0, limit),
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
        if (hanging.includes(id)) await new Promise(() => undefined);
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

  it("leaves the rest of many receivers for the next run, of every row the same share", async () => {
    const { ports, enqueued, marks } = world({ rows: [row(), row({ eventId: "evt_2" })], subscriptions: 700 });
    await dispatchSoon(ports, SCAN);
    expect(enqueued).toHaveLength(600);
    expect(marks.slice(-2)).toEqual(["release evt_1 1000", "release evt_2 1000"]);
  });

  it("reaches everybody else when one endpoint cannot be reached, and is due again later", async () => {
    const { ports, enqueued, marks } = world({ rows: [row()], subscriptions: 20, failing: ["whk_00003"] });
    await dispatchEvents(ports);
    expect(enqueued).toHaveLength(19);
    expect(marks).toEqual(["cursor whk_00019 whk_00003", "release evt_1 5000"]);
  });

  it("reaches those of later pages as well, and then tries those it missed alone", async () => {
    const failing = ["whk_00003", "whk_00150"];
    const first = world({ rows: [row()], subscriptions: 250, failing });
    await dispatchEvents(first.ports);
    expect(first.enqueued).toHaveLength(248);
    expect(first.marks.at(-2)).toBe("cursor whk_00249 whk_00003 whk_00150");
    const then = world({ rows: [row({ cursor: "whk_00249 whk_00003 whk_00150" })], subscriptions: 250 });
    await dispatchEvents(then.ports);
    expect(then.enqueued.map(({ subscriptionId }) => subscriptionId)).toEqual(failing);
    expect(then.marks).toEqual(["dispatched evt_1"]);
  });

  it("remembers those it missed where it had to stop in between", async () => {
    const { ports, marks } = world({ rows: [row()], subscriptions: 700, failing: ["whk_00003"] });
    await dispatchSoon(ports, SCAN);
    expect(marks.slice(-2)).toEqual(["cursor whk_00499 whk_00003", "release evt_1 1000"]);
  });

  it("keeps its place when so many cannot be reached that it is not their fault", async () => {
    const failing = Array.from({ length: 700 }, (_, i) => `whk_${String(i).padStart(5, "0")}`);
    const { ports, marks } = world({ rows: [row()], subscriptions: 700, failing });
    await dispatchEvents(ports);
    expect(marks.at(-2)).toMatch(/^cursor whk_00499 /);
    expect(marks.at(-1)).toBe("release evt_1 5000");
  });

  it("does not wait for an endpoint that never answers", async () => {
    const { ports, enqueued, marks } = world({
      rows: [row()],
      subscriptions: 20,
      hanging: ["whk_00003"],
      sleep: async () => undefined,
    });
    await dispatchEvents(ports);
    expect(enqueued.length).toBeGreaterThanOrEqual(19);
    expect(marks.at(-1)).toBe("release evt_1 5000");
  });

  it("takes up all that waits, however many rows", async () => {
    const rows = Array.from({ length: 170 }, (_, i) => row({ eventId: `evt_${i}` }));
    const { ports, marks } = world({ rows, subscriptions: 1 });
    await dispatchEvents(ports);
    expect(marks).toHaveLength(170);
  });

  it("waits longer the more often it failed, up to a quarter of an hour", async () => {
    const pauses = [];
    for (const attempts of [1, 2, 5, 60]) {
      const { ports, marks } = world({ rows: [row({ attempts })], subscriptions: 1, failing: ["whk_00000"] });
      await dispatchEvents(ports);
      pauses.push(marks.at(-1));
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
