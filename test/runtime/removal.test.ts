// Taking scans away: deletion by their owners, opt-out by sites, retention by the clock.
import { env } from "cloudflare:test";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createListStores } from "../../src/adapters/storage/create-list-stores.ts";
import { portsFromEnv } from "../../src/context.ts";
import {
  EVIDENCE_KEPT_MS,
  LISTING_CHECK_MS,
  OPT_OUTS_PER_HOUR,
  SCAN_KEPT_MS,
  SUPERSEDED_KEPT_MS,
} from "../../src/model/limits.ts";
import { runScheduled } from "../../src/surfaces/scheduled/run-scheduled.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { call, makeTestKey, migrate, scan, subscribeToAll } from "./service.ts";

const UNKNOWN_ID = "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11";
const DAILY = "17 3 * * *";
const MINUTELY = "* * * * *";
let key: string;
beforeAll(async () => {
  await migrate();
  key = await makeTestKey();
  await subscribeToAll(key);
});

const remove = (scanId: string, headers: Record<string, string> = {}) =>
  call(`/api/insights/scan/${scanId}`, { method: "DELETE", headers });
const first = <T = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .first<T>();
const objectsOf = async (scanId: string): Promise<string[]> =>
  (await env.BUCKET.list({ prefix: `scans/${scanId}/` })).objects.map(({ key }) => key);
/** Every place that may know a scan. */
const tracesOf = (scanId: string) =>
  first(
    `select (select count(*) from scans where id = ?1) as scans, (select count(*) from search_documents where scan_id = ?1) as documents,
      (select count(*) from listings where scan_id = ?1) as listings, (select count(*) from outbox where scan_id = ?1) as outbox,
      (select count(*) from tombstones where scan_id = ?1) as tombstones`,
    scanId,
  );
const GONE = { scans: 0, documents: 0, listings: 0, outbox: 0, tombstones: 1 };
const totalsAreRight = async (): Promise<void> => {
  const { results } = await env.DB.prepare(
    `select industry as name, listings as value from totals where listings <> 0
     union all select 'complete', sum(complete) from totals having sum(complete) <> 0
     union all select 'error', sum(error) from totals having sum(error) <> 0 order by name`,
  ).all();
  const counted = await env.DB.prepare(
    `select industry as name, count(*) as value from listings group by 1
     union all select status, count(*) from scans
       where visibility = 'public' and is_local = 0 and status in ('complete', 'error') group by 1 order by 1`,
  ).all();
  expect(results).toEqual(counted.results);
};
/** What the indexes find is what is there. */
const indexIsWhole = async (): Promise<void> => {
  await env.DB.prepare("insert into search_documents (search_documents, rank) values ('integrity-check', 1)").run();
  const { results } = await env.DB.prepare(
    "select rowid from scan_domains where scan_domains match '\"exa\"' order by rowid",
  ).all<{ rowid: number }>();
  const listed = await env.DB.prepare("select seq from scans where visibility = 'public' order by seq").all<{
    seq: number;
  }>();
  expect(results.map(({ rowid }) => rowid)).toEqual(listed.results.map(({ seq }) => seq));
};

describe("DELETE /api/insights/scan/{scanId}", () => {
  it("asks an anonymous caller for a credential, whatever the id", async () => {
    for (const id of [UNKNOWN_ID, (await scan(CLINIC_HOST, { scanType: "light" }, key)).scanId]) {
      const { status, headers, body } = await remove(id);
      expect(status).toBe(401);
      expect(body).toMatchObject({ code: "AUTH_REQUIRED" });
      expect(headers.get("www-authenticate")).toMatch(/^Bearer/);
    }
  });

  it("refuses a known caller who did not start it, and a wrong token", async () => {
    const { scanId } = await scan(CLINIC_HOST, { scanType: "light" }, key);
    const stranger = { "x-mcp-api-key": await makeTestKey() };
    for (const headers of [stranger, { "x-owner-token": "wrong" }, { ...stranger, "x-owner-token": "wrong" }]) {
      const { status, body } = await remove(scanId, headers);
      expect(status).toBe(403);
      expect(body).toMatchObject({ code: "INSUFFICIENT_SCOPE", message: expect.stringContaining("not started with") });
    }
    expect((await call(`/api/insights/scan/${scanId}/status`)).status).toBe(200);
  });

  it("answers 404 for a scan that is not there", async () => {
    for (const id of [UNKNOWN_ID, "abc"]) {
      const { status, body } = await remove(id, { "x-mcp-api-key": key });
      expect(status).toBe(404);
      expect(body).toMatchObject({ code: "SCAN_NOT_FOUND" });
    }
  });

  it("removes rows, index entries, objects and coordinator; then nothing answers for the id", async () => {
    const { scanId } = await scan(CLINIC_HOST, { scanType: "light" }, key);
    expect(await objectsOf(scanId)).toHaveLength(1);
    const { status, body } = await remove(scanId, { "x-mcp-api-key": key });
    expect(status).toBe(200);
    expect(body).toEqual({ scanId, deleted: true, deletedAt: expect.stringMatching(/Z$/) });
    expect(await tracesOf(scanId)).toEqual(GONE);
    expect(await objectsOf(scanId)).toEqual([]);
    for (const part of ["/status", "/results", "/comprehensive", "/checks", "/events"]) {
      const answer = await call(`/api/insights/scan/${scanId}${part}`, { headers: { "x-mcp-api-key": key } });
      expect(answer.status, part).toBe(404);
      expect(answer.body).toMatchObject({ code: "SCAN_NOT_FOUND" });
    }
    expect((await remove(scanId, { "x-mcp-api-key": key })).status).toBe(404);
    const playbook = await call(`/api/insights/playbook/${scanId}`, { headers: { "x-mcp-api-key": key } });
    expect(playbook.status).toBe(404);
    const list = await call("/api/insights/scans?mine=true", { headers: { "x-mcp-api-key": key } });
    expect(JSON.stringify(list.body)).not.toContain(scanId);
    await totalsAreRight();
    await indexIsWhole();
  });

  it("lends no evidence any more: the next scan of the address reads the site itself", async () => {
    const address = `${CLINIC_HOST}/?lender`;
    const { scanId } = await scan(address, { scanType: "light" }, key);
    await remove(scanId, { "x-mcp-api-key": key });
    const next = await scan(address, { scanType: "light" }, key);
    expect(next.status).toMatchObject({ status: "complete", message: null });
    expect(await objectsOf(next.scanId)).toHaveLength(1);
  });

  it("is open to an anonymous caller with the token of the scan", async () => {
    const { body } = await call("/api/insights/scan", {
      method: "POST",
      body: { url: CLINIC_HOST, scanType: "light" },
      address: "198.51.100.31",
    });
    const scanId = String(body["scanId"]);
    const { status } = await remove(scanId, { "x-owner-token": String(body["ownerToken"]) });
    expect(status).toBe(200);
    // It may have been under way: what its workers still do comes to nothing.
    await new Promise((resume) => setTimeout(resume, 1_500));
    expect((await call(`/api/insights/scan/${scanId}/status`)).status).toBe(404);
    expect(await tracesOf(scanId)).toEqual(GONE);
    await totalsAreRight();
    const { status: next } = await scan(CLINIC_HOST, { scanType: "light" }, key);
    expect(next["status"]).toBe("complete");
  });

  it("lets directory and search fall back to the newest other scan, under the same slug, or end", async () => {
    await env.DB.prepare("delete from listings").run();
    await env.DB.prepare("update totals set listings = 0").run();
    const host = `${CLINIC_HOST}/?fall-back`;
    const { scanId: older } = await scan(host, { scanType: "light" }, key);
    const { scanId: newer } = await scan(host, { scanType: "basic" }, key);
    const shown = () => first("select slug, scan_id as scanId from listings where domain = ?", CLINIC_HOST);
    const searched = async () =>
      (await first("select distinct scan_id as id from search_documents where domain = ?", CLINIC_HOST))?.["id"];
    const before = await shown();
    expect(before).toMatchObject({ scanId: newer });
    await remove(newer, { "x-mcp-api-key": key });
    expect(await shown()).toEqual({ ...before, scanId: older });
    const told = await first(
      "select data from outbox where type = 'directory.updated' and scan_id = ? and event_id like '%-' || created_at",
      older,
    );
    expect(JSON.parse(String(told?.["data"]))).toMatchObject({ slug: before?.["slug"], scanId: older });
    expect(await searched()).toBe(older);
    await totalsAreRight();
    const { results } = await env.DB.prepare("select id from scans where domain = ?")
      .bind(CLINIC_HOST)
      .all<{ id: string }>();
    for (const { id } of results)
      await env.DB.prepare("update scans set owner = (select owner from scans where id = ?) where id = ?")
        .bind(older, id)
        .run();
    for (const { id } of results) expect((await remove(id, { "x-mcp-api-key": key })).status).toBe(200);
    expect(await shown()).toBeNull();
    expect(await searched()).toBeUndefined();
    expect((await call("/api/directory")).body).toEqual({ listings: [], total: 0, byIndustry: {} });
    await totalsAreRight();
    await indexIsWhole();
  });
});

/** A listing as an earlier scan would have made it. */
const addListing = async (domain: string, checkedAt = 0): Promise<void> => {
  await env.DB.batch([
    env.DB.prepare(
      "insert into listings (slug, domain, business_name, industry, readiness_score, aeo_score, scan_id, scan_type, updated_at, checked_at) values (?1, ?1, 'Somebody', 'retail', 50, 50, ?2, 'light', ?3, ?3)",
    ).bind(domain, UNKNOWN_ID, checkedAt),
    env.DB.prepare(
      "insert into totals (industry, listings) values ('retail', 1) on conflict (industry) do update set listings = listings + 1",
    ),
  ]);
};
const dropListing = async (domain: string): Promise<void> => {
  await env.DB.batch([
    env.DB.prepare("update totals set listings = listings - 1 where industry = 'retail'"),
    env.DB.prepare("delete from listings where domain = ?").bind(domain),
  ]);
};
const listed = async (domain: string): Promise<boolean> =>
  (await first("select 1 from listings where domain = ?", domain)) !== null;
const optOut = (domain: unknown, address = "203.0.113.7") =>
  call("/api/opt-out", { method: "POST", body: { domain }, address });

describe("opting out", () => {
  it.each([
    ["stays-out.example.com", "file"],
    ["refuses-us.example.com", "robots"],
  ])("takes %s out at once, by its %s, and remembers it", async (domain, source) => {
    await addListing(domain);
    const { status, body } = await optOut(domain);
    expect(status).toBe(200);
    expect(body).toEqual({ domain, optedOut: true, source });
    expect(await listed(domain)).toBe(false);
    expect(await first("select source from opt_outs where domain = ?", domain)).toEqual({ source });
    await totalsAreRight();
  });

  it.each([CLINIC_HOST, "page-for-all.example.com", "refuses-all.example.com", "nowhere.example.net"])(
    "says what to put where when nothing on %s asks for it",
    async (domain) => {
      await addListing(domain);
      const { status, body } = await optOut(domain);
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: "INVALID_REQUEST",
        details: { field: "domain", expected: expect.stringMatching(/robots\.txt.*foresite-optout\.txt/) },
      });
      expect(await listed(domain)).toBe(true);
      await dropListing(domain);
    },
  );

  it.each([["http://127.0.0.1/"], ["not a domain"], [""], [7], [undefined]])(
    "refuses %j as no domain",
    async (domain) => {
      const { status, body } = await optOut(domain);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: "INVALID_REQUEST", details: { field: "domain" } });
    },
  );

  it("speaks of the domain that was sent where it refuses one", async () => {
    const { body } = await optOut("http://127.0.0.1/");
    expect(body["message"]).toMatch(/^domain points to a private address/);
    expect(JSON.stringify(body)).not.toMatch(/\burl\b/);
  });

  it("asks one site only so often, whoever wants it and under whatever name of the site", async () => {
    const statuses = [];
    for (let i = 0; i <= OPT_OUTS_PER_HOUR; i++)
      statuses.push((await optOut(`host-${i}.asked-often.com`, `198.51.100.${i}`)).status);
    expect(statuses.at(-1)).toBe(429);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([400]));
  });

  it("is honoured by the next scan: no listing, no search, results all the same", async () => {
    await env.DB.prepare("delete from opt_outs").run();
    const { scanId } = await scan("https://stays-out.example.com", { scanType: "light" }, key);
    const { body } = await call<{ results?: object }>(`/api/insights/scan/${scanId}/results`);
    expect(body.results).toBeDefined();
    expect(await listed("stays-out.example.com")).toBe(false);
    expect(await first("select count(*) as n from search_documents where domain = 'stays-out.example.com'")).toEqual({
      n: 0,
    });
    expect(await first("select source from opt_outs")).toEqual({ source: "file" });
  });

  it("is lifted when a site that is read asks for it no more, unless the operator wanted it", async () => {
    const remember = (source: string) =>
      env.DB.prepare("insert or replace into opt_outs (domain, source, at) values (?, ?, 0)")
        .bind(CLINIC_HOST, source)
        .run();
    await remember("operator");
    await scan(`${CLINIC_HOST}/?operator`, { scanType: "light" }, key);
    expect(await listed(CLINIC_HOST)).toBe(false);
    await remember("file");
    await scan(`${CLINIC_HOST}/?lifted`, { scanType: "light" }, key);
    expect(await listed(CLINIC_HOST)).toBe(true);
  });

  it("follows from a scan that robots.txt refuses by name", async () => {
    await addListing("refuses-us.example.com");
    const { status } = await scan("https://refuses-us.example.com", { scanType: "light" }, key);
    expect(status["error"]).toMatch(/^robots_disallowed/);
    expect(await listed("refuses-us.example.com")).toBe(false);
  });

  it("is found by the clock for listings that have stood long", async () => {
    const old = Date.now() - LISTING_CHECK_MS - 1_000;
    await addListing("stays-out.example.com", old);
    await addListing("page-for-all.example.com", old);
    await runScheduled(portsFromEnv(env), MINUTELY);
    expect(await listed("stays-out.example.com")).toBe(false);
    const checked = await first<{ at: number }>(
      "select checked_at as at from listings where domain = 'page-for-all.example.com'",
    );
    expect(checked?.at).toBeGreaterThan(old);
    await dropListing("page-for-all.example.com");
    await totalsAreRight();
  });

  describe("goes round the directory", () => {
    const slugs = Array.from({ length: 7 }, (_, at) => `${at}`);
    const due = new Set(["1", "2", "3", "5"]);
    const { directory } = portsFromEnv(env);
    const take = (limit = 10): Promise<string[]> => directory.takeUnchecked({ before: 100, window: 3, limit });
    const rounds = async (count: number, limit?: number): Promise<string[][]> => {
      const taken = [];
      for (let at = 0; at < count; at++) taken.push(await take(limit));
      return taken;
    };
    beforeEach(async () => {
      for (const table of ["listings", "totals", "counters"]) await env.DB.prepare(`delete from ${table}`).run();
      for (const slug of slugs) await addListing(slug, due.has(slug) ? 50 : 100);
    });

    it("by a window at a time, and begins anew after the last", async () => {
      expect(await rounds(4)).toEqual([["1", "2"], ["3", "5"], [], ["1", "2"]]);
    });

    it("goes on behind the last that is asked where more are due than may be", async () => {
      expect(await rounds(5, 1)).toEqual([["1"], ["2"], ["3"], ["5"], []]);
    });

    it("passes over what was asked meanwhile, and finds what has come before its place in the next round", async () => {
      await take();
      await directory.markChecked("3", 100);
      await addListing("00", 50);
      expect(await rounds(3)).toEqual([["5"], [], ["00", "1"]]);
    });

    it("reads its window and no more, and writes nothing where it stays where it is", async () => {
      await env.DB.prepare("delete from listings where slug > '1'").run();
      await take();
      const taking = (database: D1Database): Promise<string[]> =>
        createListStores(database).directory.takeUnchecked({ before: 100, window: 3, limit: 10 });
      // One of them is the mark.
      expect(await spentBy(taking)).toEqual({ rowsRead: 3, rowsWritten: 0 });
      for (const slug of slugs.slice(2)) await addListing(slug, 100);
      expect(await spentBy(taking)).toEqual({ rowsRead: 4, rowsWritten: 1 });
    });
  });
});

/** What D1 says that the batches of a piece of work read and wrote. */
async function spentBy(
  work: (database: D1Database) => Promise<unknown>,
): Promise<{ rowsRead: number; rowsWritten: number }> {
  const spent = { rowsRead: 0, rowsWritten: 0 };
  const batch: D1Database["batch"] = async (statements) => {
    const answers = await env.DB.batch<never>(statements);
    for (const { meta } of answers) {
      spent.rowsRead += meta.rows_read;
      spent.rowsWritten += meta.rows_written;
    }
    return answers;
  };
  await work({ prepare: env.DB.prepare.bind(env.DB), batch } as D1Database);
  return spent;
}

describe("retention", () => {
  const age = async (scanId: string, ms: number): Promise<void> => {
    await env.DB.prepare("update scans set created_at = ? where id = ?")
      .bind(Date.now() - ms - 60_000, scanId)
      .run();
  };
  const exists = async (scanId: string): Promise<boolean> =>
    (await first("select 1 from scans where id = ?", scanId)) !== null;
  const started = async (address: string): Promise<string> => {
    const { body } = await call("/api/insights/scan", {
      method: "POST",
      body: { url: `${CLINIC_HOST}/?retention`, scanType: "light" },
      address,
    });
    const scanId = String(body["scanId"]);
    for (;;) {
      const { body: progress } = await call(`/api/insights/scan/${scanId}/status`);
      if (progress["status"] === "complete") return scanId;
      await new Promise((resume) => setTimeout(resume, 50));
    }
  };

  it("drops evidence after 30 days, superseded anonymous scans after 90, every scan after 400", async () => {
    await env.DB.prepare("delete from scans").run();
    await env.DB.prepare("delete from totals").run();
    await env.DB.prepare("insert into scan_domains (scan_domains) values ('delete-all')").run();
    await env.DB.prepare("delete from listings").run();
    const ancient = await started("198.51.100.71");
    const superseded = await started("198.51.100.72");
    const keyed = (await scan(`${CLINIC_HOST}/?retention`, { scanType: "light" }, key)).scanId;
    const newest = await started("198.51.100.73");
    const fresh = (await scan(CLINIC_HOST, { scanType: "light", visibility: "unlisted" }, key)).scanId;
    // As a large bundle is kept.
    for (const id of [keyed, fresh]) await portsFromEnv(env).objects.putEvidence(id, "{}");
    await age(ancient, SCAN_KEPT_MS);
    for (const id of [superseded, keyed, newest]) await age(id, SUPERSEDED_KEPT_MS);
    await runScheduled(portsFromEnv(env), DAILY);
    expect(await exists(ancient)).toBe(false);
    expect(await exists(superseded)).toBe(false);
    for (const id of [keyed, newest, fresh]) expect(await exists(id)).toBe(true);
    expect(await objectsOf(superseded)).toEqual([]);
    expect(await objectsOf(keyed)).toEqual([`scans/${keyed}/report.jsonl`]);
    expect(await objectsOf(fresh)).toHaveLength(2);
    await totalsAreRight();
    await age(fresh, EVIDENCE_KEPT_MS);
    await runScheduled(portsFromEnv(env), DAILY);
    expect(await objectsOf(fresh)).toHaveLength(1);
  });

  it("sweeps away what was written of a scan after it was deleted, soon and again when nothing can still run", async () => {
    const { scanId } = await scan(CLINIC_HOST, { scanType: "light" }, key);
    await remove(scanId, { "x-mcp-api-key": key });
    for (const ageMs of [61_000, 3_601_000]) {
      await env.BUCKET.put(`scans/${scanId}/evidence.json`, "{}");
      await env.DB.prepare("update tombstones set deleted_at = ? where scan_id = ?")
        .bind(Date.now() - ageMs, scanId)
        .run();
      await runScheduled(portsFromEnv(env), MINUTELY);
      expect(await objectsOf(scanId)).toEqual([]);
    }
  });
});
