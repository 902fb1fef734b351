// Deletion and retention where something goes wrong in between, and where they are easily forgotten: objects of the runtime,
// deliveries of webhooks, counters.
import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { exports } from "cloudflare:workers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { createScanStore } from "../../src/adapters/storage/scan-store.ts";
import { portsFromEnv } from "../../src/context.ts";
import { unavailable } from "../../src/model/errors.ts";
import { CALLER_KEPT_MS, DISPATCH_LEASE_MS, ENDED_KEY_KEPT_MS, GATE_WAIT_MS } from "../../src/model/limits.ts";
import type { ScanRequest } from "../../src/model/engine.ts";
import { over } from "../../src/model/over.ts";
import type { Ctx, Ports } from "../../src/model/ports.ts";
import { gateOf } from "../../src/services/crawl/other-domains.ts";
import { dispatchEvents } from "../../src/services/dispatch-events.ts";
import { deleteAccount } from "../../src/services/manage-account.ts";
import { removeRemains, removeScans } from "../../src/services/remove-scans.ts";
import { newScanState } from "../../src/services/scan-state.ts";
import { runScheduled } from "../../src/surfaces/scheduled/run-scheduled.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { RECEIVER_HOSTS } from "./fake-receivers.ts";
import { placeState } from "./place-state.ts";
import { call, makeTestKey, migrate, scan, untilOver } from "./service.ts";
import { ORIGIN, signIn, userIdOf } from "./sign-in.ts";

const DAILY = "17 3 * * *";
const MINUTELY = "* * * * *";
let ports: Ports;
let key: string;
beforeAll(async () => {
  await migrate();
  ports = portsFromEnv(env);
  key = await makeTestKey();
});

const withKey = () => ({ "x-mcp-api-key": key });
const remove = (scanId: string) => call(`/api/insights/scan/${scanId}`, { method: "DELETE", headers: withKey() });
const objectsOf = async (scanId: string): Promise<string[]> =>
  (await env.BUCKET.list({ prefix: `scans/${scanId}/` })).objects.map(({ key: name }) => name);
const first = <T = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .first<T>();
/** Tables and values in which an object keeps something, with how many rows. */
const kept = (stub: DurableObjectStub): Promise<Record<string, number>> =>
  runInDurableObject(stub, (_object, { storage: { sql, kv } }) => {
    const values = [...kv.list()].map(([name]) => [name, 1] as const);
    const tables = sql.exec<{ name: string }>(
      "select name from sqlite_master where type = 'table' and name not like '\\_cf%' escape '\\' and name not like 'sqlite%'",
    );
    return Object.fromEntries([
      ...values,
      ...tables
        .toArray()
        .map(({ name }) => [name, sql.exec<{ n: number }>(`select count(*) as n from ${name}`).one().n] as const),
    ]);
  });
const ageTombstone = (scanId: string) =>
  env.DB.prepare("update tombstones set deleted_at = deleted_at - 61000 where scan_id = ?").bind(scanId).run();
/** A scan that nobody works on. */
function requestOf(domain: string, owner: string, createdAt: number): ScanRequest {
  const startUrl = `https://${domain}/`;
  return {
    header: { scanId: crypto.randomUUID(), scanType: "light", startUrl, domain, createdAt },
    fetchUrl: startUrl,
    visibility: "unlisted",
    isLocal: false,
    registrableDomain: domain,
    hasPriority: false,
    subject: owner,
    owner,
    email: null,
    ownerTokenHash: null,
  };
}
const failing = (): never => {
  throw new Error("a fault in between");
};

describe("a deletion that is interrupted", () => {
  it("before its rows are gone changes nothing, and can be asked for again", async () => {
    const { scanId } = await scan(CLINIC_HOST, { scanType: "light" }, key);
    const broken = { ...ports, removal: over(ports.removal, { remove: failing }) };
    await expect(removeScans(broken, [scanId])).rejects.toThrow("in between");
    expect((await call(`/api/insights/scan/${scanId}/status`)).body).toMatchObject({ status: "complete" });
    expect(await ports.coordinator(scanId).poke()).toBe(true);
    expect((await remove(scanId)).status).toBe(200);
    expect(await objectsOf(scanId)).toEqual([]);
  });

  it("between rows and objects is finished by the clock, within minutes", async () => {
    const { scanId } = await scan(CLINIC_HOST, { scanType: "light" }, key);
    const broken = { ...ports, objects: over(ports.objects, { removeAll: failing }) };
    await removeScans(broken, [scanId]);
    expect((await remove(scanId)).status).toBe(404);
    expect(await objectsOf(scanId)).toHaveLength(1);
    await ageTombstone(scanId);
    await runScheduled(ports, MINUTELY);
    expect(await objectsOf(scanId)).toEqual([]);
    expect(await kept(env.SCAN_COORDINATOR.getByName(scanId))).toEqual({});
  });

  it("is finished by the clock also when the clock's own run was interrupted", async () => {
    const { scanId } = await scan(CLINIC_HOST, { scanType: "light" }, key);
    await remove(scanId);
    await env.BUCKET.put(`scans/${scanId}/evidence.json`, "{}");
    await ageTombstone(scanId);
    await runScheduled({ ...ports, objects: over(ports.objects, { removeAll: failing }) }, MINUTELY);
    expect(await objectsOf(scanId)).toHaveLength(1);
    await runScheduled(ports, MINUTELY);
    expect(await objectsOf(scanId)).toEqual([]);
  });
});

describe("a deletion while a part of the platform is away", () => {
  const away = async (): Promise<never> => {
    throw unavailable();
  };
  const patient = { ...portsFromEnv(env), clock: { ...portsFromEnv(env).clock, sleep: async () => undefined } };

  it("is done once the rows are gone, and what was left goes as soon as it can be reached", async () => {
    const { scanId } = await scan(CLINIC_HOST, { scanType: "light" }, key);
    let tries = 0;
    const forget = async (): Promise<void> => {
      tries += 1;
      await (tries < 3 ? away() : ports.coordinator(scanId).forget());
    };
    const later: Promise<unknown>[] = [];
    await removeScans(
      {
        ...patient,
        coordinator: (id) => over(ports.coordinator(id), { forget }),
        inBackground: (work) => void later.push(work),
      },
      [scanId],
    );
    expect((await call(`/api/insights/scan/${scanId}/results`)).status).toBe(404);
    await Promise.all(later);
    expect((await call(`/api/insights/scan/${scanId}/status`)).status).toBe(404);
    expect(await kept(env.SCAN_COORDINATOR.getByName(scanId))).toEqual({});
  });

  it("forgets all it can reach, also where one of many cannot be", async () => {
    const [one, other] = [
      await scan(CLINIC_HOST, { scanType: "light" }, key),
      await scan(CLINIC_HOST, { scanType: "light" }, key),
    ];
    const broken = {
      ...patient,
      coordinator: (id: string) =>
        id === one.scanId ? over(ports.coordinator(id), { forget: away }) : ports.coordinator(id),
    };
    await expect(removeRemains(broken, [one.scanId, other.scanId])).rejects.toMatchObject({
      code: "SERVICE_UNAVAILABLE",
    });
    expect(await objectsOf(one.scanId)).toEqual([]);
    expect(await kept(env.SCAN_COORDINATOR.getByName(other.scanId))).toEqual({});
    await ports.coordinator(one.scanId).forget();
  });

  it("drops what the coordinator knows, though the gate cannot be told", async () => {
    const { scanId } = await scan(CLINIC_HOST, { scanType: "light" }, key);
    const coordinator = env.SCAN_COORDINATOR.getByName(scanId);
    await runInDurableObject(coordinator, async (object) => {
      const own = portsFromEnv((object as unknown as { env: Env }).env);
      const gate = vi.spyOn(own, "gate").mockReturnValue({ release: away } as unknown as ReturnType<Ports["gate"]>);
      await object.forget().finally(() => gate.mockRestore());
    });
    expect(await coordinator.progressJson()).toBeNull();
    const lender = { scanId, requestsUsed: 0, hasEvidence: false };
    await ports.gate(gateOf(`https://${CLINIC_HOST}/`)).release(lender);
  });
});

describe("the coordinator of a scan", () => {
  it("keeps nothing of an id that was only asked for, and nothing once it was told to forget", async () => {
    const unknown = crypto.randomUUID();
    expect((await call(`/api/insights/scan/${unknown}/status`)).status).toBe(404);
    expect(await kept(env.SCAN_COORDINATOR.getByName(unknown))).toEqual({});
    const { scanId } = await scan(CLINIC_HOST, { scanType: "light" }, key);
    const coordinator = env.SCAN_COORDINATOR.getByName(scanId);
    expect(await kept(coordinator)).toMatchObject({ record: 1 });
    await remove(scanId);
    expect(await kept(coordinator)).toEqual({});
  });

  it("takes nothing in from workers that did not know of the deletion", async () => {
    const { scanId } = await scan(CLINIC_HOST, { scanType: "light" }, key);
    await remove(scanId);
    const coordinator = env.SCAN_COORDINATOR.getByName(scanId);
    await coordinator.agentsDone([
      { agent: "essentials", json: '{"text": "of the site"}', learnt: "something of the site" },
    ]);
    await coordinator.agentFailed("essentials", "late");
    await coordinator.reportCrawl([
      { type: "page", url: "https://x.test/", status: 200, note: "", agent: "essentials" },
    ]);
    await coordinator.crawlDone({ pagesRead: 1, requestsUsed: 1, evidence: "of the site" });
    expect(await coordinator.gateGranted({ requestBudget: 1, reuseFrom: null })).toBe(false);
    expect(await kept(coordinator)).toEqual({});
  });
});

describe("the live stream of a scan", () => {
  it("ends by saying that the scan was deleted meanwhile", async () => {
    const request = requestOf("followed.example", "addr:follower", Date.now());
    const { scanId } = request.header;
    await ports.scans.insert(request);
    await placeState(newScanState(request, { deadlineMs: 90_000, agentLeaseMs: 25_000 }));
    const stream = await exports.default.fetch(new Request(`${ORIGIN}/api/insights/scan/${scanId}/events`));
    await removeScans(ports, [scanId]);
    expect((await stream.text()).split("\n\n").filter((line) => !line.startsWith(":"))).toEqual([
      'event: end\ndata: {"status":"deleted"}',
      "",
    ]);
  });
});

describe("deliveries that tell of a deleted scan", () => {
  it("are dropped at every endpoint that holds them, again when a dispatcher had not ended", async () => {
    const path = "/api/webhooks/subscribe";
    const host = RECEIVER_HOSTS.at(-1) ?? "";
    const made = await call<{ subscription: { id: string } }>(path, {
      method: "POST",
      body: {
        callback_url: `https://${host}/recalled`,
        events: ["scan.started", "scan.completed", "directory.updated"],
      },
      headers: withKey(),
    });
    const endpoint = env.WEBHOOK_ENDPOINT.getByName(made.body.subscription.id);
    const bodies = (about: string): Promise<number> =>
      runInDurableObject(
        endpoint,
        (_object, { storage: { sql } }) =>
          sql.exec<{ n: number }>("select count(*) as n from deliveries where instr(body, ?) > 0", about).one().n,
      );
    const { scanId } = await scan(CLINIC_HOST, { scanType: "light" }, key);
    const other = (await scan(CLINIC_HOST, { scanType: "light" }, key)).scanId;
    await dispatchEvents(ports);
    expect(await bodies(scanId)).toBeGreaterThanOrEqual(2);
    const { deliveries } = await endpoint.list(10, null);
    const replayed = deliveries.find(({ eventId }) => eventId.endsWith(scanId));
    await endpoint.replay(replayed?.id ?? "");
    await remove(scanId);
    // Taken back beside the answer.
    await expect.poll(() => bodies(scanId)).toBe(0);
    expect(await bodies(other)).toBeGreaterThan(0);
    expect(
      await first("select count(*) as n from outbox where data like ? and type like 'scan.%'", `%${scanId}%`),
    ).toEqual({
      n: 0,
    });
    // Handed over late, by a dispatcher that had read the row before.
    const late = { subscriptionId: made.body.subscription.id, eventId: `evt_scan-completed_${scanId}` };
    await endpoint.enqueue({ ...late, type: "scan.completed", body: scanId });
    await env.DB.prepare("update outbox set due_at = due_at - ? where type = 'event.recall'")
      .bind(DISPATCH_LEASE_MS)
      .run();
    await dispatchEvents(ports);
    expect(await bodies(scanId)).toBe(0);
  });
});

describe("a later scan of the same address", () => {
  it("tells of a deleted one neither in its report nor in what was sent of it", async () => {
    const host = RECEIVER_HOSTS.at(-1) ?? "";
    const made = await call<{ subscription: { id: string } }>("/api/webhooks/subscribe", {
      method: "POST",
      body: { callback_url: `https://${host}/compared`, events: ["insights.updated"] },
      headers: withKey(),
    });
    const endpoint = env.WEBHOOK_ENDPOINT.getByName(made.body.subscription.id);
    const { scanId: before } = await scan(CLINIC_HOST, { scanType: "light" }, key);
    const report = await ports.objects.getReport(before);
    const passed = report?.checks.find(({ status }) => status === "pass");
    if (report === null || passed === undefined) throw new Error("nothing passes");
    // As if one check had failed then, so that something changed since.
    passed.status = "fail";
    report.results.readinessScore -= 3;
    await ports.objects.putReport(before, report);
    const { scanId: later } = await scan(CLINIC_HOST, { scanType: "light" }, key);
    await dispatchEvents(ports);
    const named = (): Promise<number> =>
      runInDurableObject(
        endpoint,
        (_object, { storage: { sql } }) =>
          sql.exec<{ n: number }>("select count(*) as n from deliveries where instr(body, ?) > 0", before).one().n,
      );
    const stored = async (): Promise<string> =>
      (await (await env.BUCKET.get(`scans/${later}/report.jsonl`))?.text()) ?? "";
    expect(await named()).toBe(1);
    expect(await stored()).toContain(before);

    await remove(before);
    await expect.poll(named).toBe(0);
    expect(await stored()).not.toContain(before);
    expect(await stored()).toContain(later);
    expect(
      await first("select count(*) as n from outbox where data like ? and type <> 'event.recall'", `%${before}%`),
    ).toEqual({ n: 0 });
    expect(await first("select previous_id from scans where id = ?", later)).toEqual({ previous_id: null });
  });

  it("that was finished while the other was deleted forgets it with the clock", async () => {
    const { scanId: before } = await scan(CLINIC_HOST, { scanType: "light" }, key);
    const { scanId: later } = await scan(CLINIC_HOST, { scanType: "light" }, key);
    const report = await ports.objects.getReport(later);
    if (report === null) throw new Error("the report is missing");
    await remove(before);
    await ports.objects.putReport(later, report);
    await env.DB.prepare("update scans set previous_id = ? where id = ?").bind(before, later).run();
    await ageTombstone(before);
    await runScheduled(ports, MINUTELY);
    expect((await ports.objects.getReport(later))?.results.previous).toBeNull();
  });
});

describe("an account's deletion that is interrupted", () => {
  it("anywhere is finished by asking again, or by the clock", async () => {
    const cookie = await signIn("interrupted@example.com");
    const owner = `user:${await userIdOf("interrupted@example.com")}`;
    const start = async (more: object): Promise<string> => {
      const body = { url: CLINIC_HOST, scanType: "light", email: "interrupted@example.com", ...more };
      const answer = await call<{ scanId: string }>("/api/insights/scan", {
        method: "POST",
        body,
        headers: { cookie, origin: ORIGIN },
      });
      await untilOver(answer.body.scanId);
      return answer.body.scanId;
    };
    const ids = [await start({}), await start({ visibility: "unlisted" })];
    await call("/api/webhooks/subscribe", {
      method: "POST",
      body: { callback_url: `https://${RECEIVER_HOSTS.at(-1)}/leaver`, events: ["scan.completed"] },
      headers: { cookie, origin: ORIGIN },
    });
    const ctx = { ...ports, requestId: "r", caller: { kind: "session", owner, subject: owner } } as unknown as Ctx;
    const steps: Ctx[] = [
      { ...ctx, subscriptions: over(ctx.subscriptions, { remove: failing }) },
      { ...ctx, accounts: over(ctx.accounts, { remove: failing }) },
    ];
    for (const broken of steps) await expect(deleteAccount(broken)).rejects.toThrow("in between");
    expect((await call("/api/usage", { headers: { cookie } })).body["plan"]).toBe("free");
    await deleteAccount({ ...ctx, objects: over(ctx.objects, { removeEvidence: failing }) });
    expect(await first("select count(*) as n from scans where owner = 'leaving'")).toEqual({ n: 1 });
    await runScheduled(ports, MINUTELY);
    expect(await first("select owner, email from scans where id = ?", ids[0])).toEqual({
      owner: "nobody",
      email: null,
    });
    expect(await first("select 1 from scans where id = ?", ids[1])).toBeNull();
    expect((await objectsOf(ids[0] ?? "")).some((name) => name.endsWith("evidence.json"))).toBe(false);
    expect(await first("select count(*) as n from webhook_subscriptions where owner = ?", owner)).toEqual({ n: 0 });
    expect(await kept(env.RATE_LIMITER.getByName(owner))).toEqual({});
  });

  it("leaves no key behind that somebody still made with what was remembered of the caller", async () => {
    const gone = { id: "key_late", owner: "user:gone", subject: "user:gone", prefix: "fsk_x", plan: "free" as const };
    const rest = { scopes: [], label: null, expiresAt: null, revokedAt: null, lastUsedAt: null, idleMs: null };
    expect(await ports.keys.insertWithin({ ...gone, ...rest, hash: "late", createdAt: Date.now() }, 50)).toBe(false);
  });
});

describe("what is kept of callers", () => {
  it("is forgotten after two days, with addresses of mail that could not be sent", async () => {
    const start = async (address: string): Promise<string> => {
      const { body } = await call<{ scanId: string }>("/api/insights/scan", {
        method: "POST",
        body: { url: CLINIC_HOST, scanType: "light" },
        address,
      });
      await untilOver(body.scanId);
      return body.scanId;
    };
    const [old, fresh] = [await start("198.51.100.141"), await start("198.51.100.142")];
    await env.DB.prepare("update scans set email = 'unsent@example.com', created_at = created_at - ? where id = ?")
      .bind(CALLER_KEPT_MS + 1_000, old)
      .run();
    await runScheduled(ports, DAILY);
    expect(await first("select owner, email from scans where id = ?", old)).toEqual({ owner: "addr:", email: null });
    expect((await first<{ owner: string }>("select owner from scans where id = ?", fresh))?.owner).toMatch(
      /^addr:\w{32}$/,
    );
    // A token may outlive the account it was issued to by minutes.
    await createScanStore(env.DB).insert(requestOf("late.test", "user:gone", 0));
    await env.DB.prepare("delete from counters where name = 'mark:callers'").run();
    await runScheduled(ports, DAILY);
    expect(await first("select count(*) as n from scans where owner = 'user:gone'")).toEqual({ n: 0 });
  });

  it("in their counters is dropped by itself, and of who only reads nothing is stored", async () => {
    const reader = env.RATE_LIMITER.getByName("test:reader");
    await reader.takeReads(5, 1);
    await reader.takeTurn(5);
    await reader.refundScan("scan");
    await reader.uncountEvent("kind", 0);
    expect(await kept(reader)).toEqual({});
    const limiter = env.RATE_LIMITER.getByName("test:counted");
    await limiter.reserveScan("scan", 3);
    await limiter.countEvent("kind", 3, 60_000);
    await limiter.claimOnce("key", "request");
    await limiter.settleOnce("key", 1, "answer");
    await runDurableObjectAlarm(limiter);
    expect(await kept(limiter)).toEqual({ scans: 1, events: 1, once: 1 });
    await runInDurableObject(limiter, (_object, { storage: { sql } }) => {
      sql.exec("update scans set day = day - 2");
      sql.exec("update events set starts_at = starts_at - 86400000");
      sql.exec("update once set at = at - 86400001");
    });
    expect(await runDurableObjectAlarm(limiter)).toBe(true);
    expect(await kept(limiter)).toEqual({});
    expect(await limiter.reserveScan("another", 3)).toMatchObject({ ok: true, remaining: 2 });
  });

  it("in the gate of a site is dropped by itself", async () => {
    const gate = env.TARGET_GATE.getByName("idle.example");
    const ask = {
      scanId: "a1",
      subject: "addr:x",
      scanType: "light",
      reuseKey: "k",
      until: Date.now() + 60_000,
    } as const;
    await gate.acquire(ask);
    await gate.release({ scanId: "a1", requestsUsed: 3, hasEvidence: true });
    const stored = await runInDurableObject(gate, (_object, { storage: { kv } }) => kv.get<string>("gate"));
    expect(stored).toContain("addr:x");
    expect(await runDurableObjectAlarm(gate)).toBe(true);
    expect(await kept(gate)).toEqual({ gate: 1 });
    // The same in an object that knew nothing yet, with all of it longer ago.
    const later = env.TARGET_GATE.getByName("idle-later.example");
    await runInDurableObject(later, async (_object, { storage }) => {
      storage.kv.put(
        "gate",
        (stored ?? "").replaceAll(/"at":(\d+)/g, (_at, ms) => `"at":${Number(ms) - GATE_WAIT_MS}`),
      );
      await storage.setAlarm(Date.now() + 60_000);
    });
    expect(await runDurableObjectAlarm(later)).toBe(true);
    expect(await kept(later)).toEqual({});
    expect(await later.acquire(ask)).toMatchObject({ granted: true });
  });

  it("of keys that have ended is dropped a month later", async () => {
    const ended = await makeTestKey();
    const live = await makeTestKey();
    const hash = async (text: string) => ports.digest.sha256(text);
    await env.DB.prepare("update api_keys set revoked_at = ? where hash = ?")
      .bind(Date.now() - ENDED_KEY_KEPT_MS - 1_000, await hash(ended))
      .run();
    await runScheduled(ports, DAILY);
    expect(await first("select 1 from api_keys where hash = ?", await hash(ended))).toBeNull();
    expect(await first("select 1 as there from api_keys where hash = ?", await hash(live))).toEqual({ there: 1 });
  });
});

describe("a scan quota", () => {
  it("counts each day by itself, also when the clock of a machine is a little behind at midnight", async () => {
    const limiter = env.RATE_LIMITER.getByName("test:midnight");
    const real = Date.now;
    const midnight = Math.ceil(real() / 86_400_000) * 86_400_000;
    const at = async (ms: number, scanId: string): Promise<boolean> => {
      Date.now = () => midnight + ms;
      try {
        return (await limiter.reserveScan(scanId, 2)).ok;
      } finally {
        Date.now = real;
      }
    };
    const admitted: boolean[] = [];
    for (const [ms, id] of [
      [-5, "a"],
      [-4, "b"],
      [-3, "c"],
      [1, "d"],
      [-1, "e"],
      [2, "f"],
      [3, "g"],
    ] as const)
      admitted.push(await at(ms, id));
    expect(admitted).toEqual([true, true, false, true, false, true, false]);
    await limiter.refundScan("d");
    await limiter.refundScan("d");
    expect([await at(4, "h"), await at(5, "i")]).toEqual([true, false]);
  });
});
