// What operators ask of the database and do to it, with the service beside it.
import { env } from "cloudflare:test";
import { REPORT_FORMAT } from "../../src/model/stored-report.ts";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changePlan, revokeKey } from "../../scripts/operate/change-plan.ts";
import { ACCOUNT_PARTS, exportAccount } from "../../scripts/operate/export-account.ts";
import { listOpenScans, listWaitingEvents, requeue } from "../../scripts/operate/open-scans.ts";
import { countErrors, readNumbers } from "../../scripts/operate/read-numbers.ts";
import { DERIVED } from "../../scripts/operate/rebuild-indexes.ts";
import { readMigrations, readPages, readTables } from "../../scripts/operate/tables.ts";
import { countFailedAgents } from "../../src/adapters/storage/scan-counters.ts";
import { runBatch } from "../../src/adapters/storage/run-batch.ts";
import { portsFromEnv } from "../../src/context.ts";
import { dispatchEvents } from "../../src/services/dispatch-events.ts";
import { call, makeTestKey, migrate } from "./service.ts";
import { sql } from "drizzle-orm";

const NOW = Date.UTC(2026, 10, 20, 12);
const DAY_MS = 86_400_000;
const storage = { database: env.DB, bucket: env.BUCKET, close: async () => undefined };
const scanId = (n: number): string => `0199c1d2-7b1e-7c3a-9f60-${String(n).padStart(12, "0")}`;

beforeAll(migrate);
beforeEach(async () => {
  for (const table of ["scans", "outbox", "totals", "counters", "api_keys", "session", "user"])
    await env.DB.prepare(`delete from "${table}"`).run();
});

interface Scan {
  n: number;
  status: string;
  ageMs: number;
  tookMs?: number;
  error?: string;
  owner?: string;
}
const insertScan = ({ n, status, ageMs, tookMs, error, owner = "key:k" }: Scan) =>
  env.DB.prepare(
    `insert into scans (seq, id, domain, url, scan_type, status, visibility, is_local, owner, created_at, completed_at, error_message)
      values (?, ?, 'shop.example.com', 'https://shop.example.com/', 'light', ?, 'public', 0, ?, ?, ?, ?)`,
  )
    .bind(n, scanId(n), status, owner, NOW - ageMs, tookMs === undefined ? null : NOW - ageMs + tookMs, error ?? null)
    .run();
const insertEvent = (
  id: string,
  dueAt: number,
  more: { dispatchedAt?: number; attempts?: number; type?: string } = {},
) =>
  env.DB.prepare(
    "insert into outbox (event_id, type, data, created_at, due_at, dispatched_at, attempts) values (?, ?, '{}', ?, ?, ?, ?)",
  )
    .bind(id, more.type ?? "scan.completed", dueAt, dueAt, more.dispatchedAt ?? null, more.attempts ?? 0)
    .run();

describe("an operator's numbers", () => {
  it("tell outcomes, times, lags and failures of the window", async () => {
    await insertScan({ n: 1, status: "complete", ageMs: 2 * DAY_MS, tookMs: 900_000 });
    await insertScan({ n: 2, status: "analyzing", ageMs: 90_000 });
    await insertScan({ n: 3, status: "pending", ageMs: 60_000 });
    await insertScan({ n: 4, status: "complete", ageMs: 50_000, tookMs: 4_000 });
    await insertScan({ n: 5, status: "complete", ageMs: 40_000, tookMs: 8_000 });
    await insertScan({ n: 6, status: "error", ageMs: 30_000, tookMs: 1_000, error: "dns: Not found." });
    await insertScan({ n: 7, status: "error", ageMs: 30_000, tookMs: 1_000, error: "internal: Lost." });
    await insertEvent("evt_waits", NOW - 120_000, { attempts: 7 });
    await insertEvent("mail_waits", NOW - 5_000, { type: "report.email" });
    await insertEvent("evt_later", NOW + 60_000);
    await insertEvent("evt_done", NOW - 10_000, { dispatchedAt: NOW - 8_000 });
    await runBatch(env.DB, countFailedAgents(2, NOW, sql`true`));
    await runBatch(env.DB, countFailedAgents(1, NOW - 3 * DAY_MS, sql`true`));
    expect(await readNumbers(env.DB, NOW, DAY_MS)).toMatchObject({
      "scans.total": 6,
      "scans.complete": 2,
      "scans.error": 2,
      "scans.open": 2,
      "scans.ownErrorShare": 0.25,
      "scans.p50Seconds": 4,
      "scans.p99Seconds": 8,
      "queue.oldestPendingSeconds": 60,
      "queue.oldestRunningSeconds": 90,
      "agents.failed": 2,
      "deliveries.waiting": 2,
      "deliveries.oldestSeconds": 120,
      "deliveries.mostAttempts": 7,
      "deliveries.p50Seconds": 2,
      "mail.waiting": 1,
      "webhooks.disabled": 0,
    });
    expect(await countErrors(env.DB, NOW, DAY_MS)).toEqual([
      { code: "dns", count: 1 },
      { code: "internal", count: 1 },
    ]);
  });

  it("are there for a service that nobody has used", async () => {
    const numbers = await readNumbers(env.DB, NOW, DAY_MS);
    expect(numbers).toMatchObject({ "scans.total": 0, "scans.p99Seconds": null, "queue.oldestPendingSeconds": 0 });
    expect(numbers["database.bytes"]).toBeGreaterThan(0);
  });
});

describe("a requeue", () => {
  it("has the service end a scan that nobody else would end", async () => {
    await insertScan({ n: 1, status: "pending", ageMs: 3_600_000 });
    expect((await listOpenScans(env.DB, NOW)).map(({ id }) => id)).toEqual([scanId(1)]);
    expect(await requeue(env.DB, scanId(1), Date.now())).toContain("Within a minute");
    // What the minute's cron runs.
    await dispatchEvents(portsFromEnv(env));
    const { body } = await call(`/api/insights/scan/${scanId(1)}/status`);
    expect(body).toMatchObject({ status: "error", error: expect.stringContaining("internal") });
    expect(await requeue(env.DB, scanId(1), Date.now())).toContain("ended already");
  });

  it("makes an event due at once, and knows nothing of others", async () => {
    await insertEvent("evt_waits", NOW + DAY_MS, { attempts: 12 });
    expect(await requeue(env.DB, "evt_waits", NOW)).toContain("within a minute");
    expect(await listWaitingEvents(env.DB)).toMatchObject([{ eventId: "evt_waits", attempts: 0, dueAt: NOW }]);
    expect(await requeue(env.DB, "evt_other", NOW)).toBeNull();
  });
});

async function insertUser(id: string, email: string): Promise<void> {
  await env.DB.prepare("insert into user (id, name, email, plan, role) values (?, '', ?, 'free', 'user')")
    .bind(id, email)
    .run();
  await env.DB.prepare(
    `insert into session (id, expires_at, token, updated_at, user_agent, user_id) values (?, ?, ?, ?, 'Browser', ?)`,
  )
    .bind(`session-of-${id}`, NOW, `the-token-${id}`, NOW, id)
    .run();
  await env.DB.prepare(
    `insert into api_keys (id, hash, owner, subject, prefix, plan, scopes, created_at) values (?, ?, ?, ?, 'fsk_abc', 'free', '[]', ?)`,
  )
    .bind(`key_of${id}`, `the-hash-${id}`, `user:${id}`, `user:${id}`, NOW)
    .run();
}
const planOf = async (table: string, id: string): Promise<unknown> =>
  (await env.DB.prepare(`select plan from ${table} where id = ?`).bind(id).first())?.["plan"];

describe("accounts and keys", () => {
  it("change their plan together", async () => {
    await insertUser("ada", "ada@example.com");
    await insertUser("eve", "eve@example.com");
    expect(await changePlan(env.DB, "Ada@example.com", "pro")).toEqual({ accounts: 1, keys: 1 });
    expect([await planOf("user", "ada"), await planOf("api_keys", "key_ofada")]).toEqual(["pro", "pro"]);
    expect([await planOf("user", "eve"), await planOf("api_keys", "key_ofeve")]).toEqual(["free", "free"]);
    // A key of an account follows its account.
    expect(await changePlan(env.DB, "key_ofeve", "pro")).toEqual({ accounts: 0, keys: 0 });
    expect(await changePlan(env.DB, "nobody@example.com", "pro")).toEqual({ accounts: 0, keys: 0 });
  });

  it("end when they are revoked", async () => {
    const key = await makeTestKey();
    const row = await env.DB.prepare("select id from api_keys").first<{ id: string }>();
    expect(await revokeKey(env.DB, row?.id ?? "", Date.now())).toBe(true);
    expect(await revokeKey(env.DB, row?.id ?? "", Date.now())).toBe(false);
    expect((await call("/api/usage", { headers: { "x-mcp-api-key": key } })).status).toBe(401);
  });

  it("are exported with everything that is theirs, and nothing that opens something", async () => {
    await insertUser("ada", "ada@example.com");
    await insertUser("eve", "eve@example.com");
    await insertScan({ n: 1, status: "complete", ageMs: 0, tookMs: 1, owner: "user:ada" });
    await insertScan({ n: 2, status: "complete", ageMs: 0, tookMs: 1, owner: "user:eve" });
    await env.BUCKET.put(`scans/${scanId(1)}/report.jsonl`, '{}\n{"results":{}}', {
      customMetadata: { format: String(REPORT_FORMAT) },
    });
    const data = await exportAccount(storage, "ada@example.com", NOW);
    expect(data?.owner).toBe("user:ada");
    expect(data?.tables["user"]).toMatchObject([{ email: "ada@example.com" }]);
    expect(data?.tables["session"]).toMatchObject([{ user_agent: "Browser" }]);
    expect(data?.tables["scans"]).toMatchObject([{ id: scanId(1) }]);
    expect(data?.reports).toEqual({ [scanId(1)]: { results: {} } });
    expect(JSON.stringify(data)).not.toMatch(/eve@|user:eve|the-token|the-hash/);
    expect(await exportAccount(storage, "nobody@example.com", NOW)).toBeNull();
  });

  it("are exported from every table that has an owner", async () => {
    const owned = (await readTables(env.DB)).filter(({ columns }) =>
      ["owner", "user_id", "email"].some((column) => columns.includes(column)),
    );
    expect(ACCOUNT_PARTS.map(({ table }) => table)).toEqual(expect.arrayContaining(owned.map(({ name }) => name)));
    for (const { table, without = [] } of ACCOUNT_PARTS) {
      const columns = (await readTables(env.DB)).find(({ name }) => name === table)?.columns ?? [];
      const opening = columns.filter((column) => /secret$|hash|token$|password|replay_response/.test(column));
      expect(
        opening.filter((column) => !without.includes(column) && !/auth_method/.test(column)),
        table,
      ).toEqual([]);
    }
  });
});

describe("what a backup reads", () => {
  it("is every table with rows of its own, parents first", async () => {
    const names = (await readTables(env.DB)).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["scans", "outbox", "listings", "api_keys", "user", "opt_outs"]));
    expect(names.filter((name) => /^(?:sqlite|_cf|d1_|search_documents_|scan_domains)/.test(name))).toEqual([]);
    expect(names.indexOf("user")).toBeLessThan(names.indexOf("session"));
    expect(names.indexOf("oauth_client")).toBeLessThan(names.indexOf("oauth_refresh_token"));
    expect(await readMigrations(env.DB)).not.toEqual([]);
  });

  it("can be read from every table, a page at a time", async () => {
    for (let n = 1; n <= 3; n += 1) await insertScan({ n, status: "pending", ageMs: n });
    for (const table of await readTables(env.DB)) {
      let rows = 0;
      for await (const page of readPages(env.DB, table)) rows += page.length;
      if (table.name === "scans") expect(rows).toBe(3);
    }
  });

  it("leaves out full-text indexes without content, each of which can be made anew", async () => {
    const { results } = await env.DB.prepare(
      "select name from sqlite_master where sql like 'create virtual table%' order by name",
    ).all<{ name: string }>();
    const names = (await readTables(env.DB)).map(({ name }) => name);
    const left = results.map(({ name }) => name).filter((name) => !names.includes(name));
    expect(left).toEqual(DERIVED.map(({ index }) => index).toSorted());
  });
});
