// What callers hand over in confidence turns up nowhere, and after deletion not even in the files of the service.
import { createHmac, randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseEnv } from "node:util";
import Table from "cli-table3";
import { Response as Answer, type Request } from "miniflare";
import { EVIDENCE_REUSE_MS } from "../../src/model/limits.ts";
import { sessionCookieName } from "../../src/model/session-cookie.ts";
import { bundleWorker, startBuilt, type BuiltService } from "../lib/built-worker.ts";
import { generateAssets } from "../lib/generate-assets.ts";
import { localSecrets } from "../lib/local-secrets.ts";
import { openLocalStorage } from "../lib/local-storage.ts";
import { makeKeys } from "../lib/make-key.ts";
import { askOver } from "./ask-over.ts";
import { setClock } from "./clock-control.ts";
import { SHOWN, type TortureOptions } from "./part.ts";
import {
  leaksIn,
  plantPrivateData,
  untilAllOver,
  type Leak,
  type Planted,
  type Plants,
  type Tenant,
} from "./private-data.ts";
import { readSurfaces, type SurfaceResult } from "./public-surfaces.ts";
import type { Ask } from "./quota-load.ts";
import { createRandom } from "./random.ts";

const SCANS = 200;
const HOSTS = 40;
const TENANTS = 5;
const SAMPLE = 20;
const REVOKED_WITHIN_MS = 5_000;
const UNLIMITED = JSON.stringify(
  Object.fromEntries(
    ["anonymous", "free", "pro"].map((plan) => [plan, { scansPerDay: 100_000, readsPerMinute: 1_000_000 }]),
  ),
);
const MINUTELY = "* * * * *";

export async function runPrivacy({ seed, share }: TortureOptions): Promise<boolean> {
  const state = mkdtempSync(join(tmpdir(), "torture-privacy-"));
  const keys = (
    await makeKeys(
      state,
      Array.from({ length: TENANTS + 1 }, () => "pro" as const),
    )
  ).map(({ key }) => key);
  const accounts = await makeAccounts(state, TENANTS);
  const lines: string[] = [];
  const web = createWeb();
  const assets = mkdtempSync(join(tmpdir(), "torture-assets-"));
  await generateAssets({ origin: "http://127.0.0.1:8787", out: assets });
  const service = await startBuilt({
    state,
    script: await bundleWorker("scripts/torture/clock-entry.ts"),
    assets,
    vars: { LIMITS: UNLIMITED, CRAWL_MAX_RPS: "1000" },
    outbound: (request) => web.answer(request),
    onLine: (line) => void lines.push(line),
  });
  try {
    const ask = askOver(service.origin);
    const [strangersKey = "", ...tenantKeys] = keys;
    await subscribeToAll(ask, { "x-mcp-api-key": strangersKey });
    const tenants: Tenant[] = [
      ...tenantKeys.map((key, i) => ({ name: `key ${i}`, headers: { "x-mcp-api-key": key }, isAccount: false })),
      ...accounts.map(({ cookie, email }) => ({
        name: email,
        headers: { cookie, origin: service.origin },
        isAccount: true,
      })),
    ];
    const plants = await plantPrivateData(ask, {
      tenants,
      count: Math.ceil(SCANS * share),
      random: createRandom(seed),
      hostOf: (n) => `canary-house-${n % HOSTS}.com`,
      callbackHost: (n) => `receiver-${n}.net`,
    });
    for (const key of keys) plants.secrets.set(key, "API key");
    for (const { cookie, email } of accounts) {
      plants.secrets.set(decodeURIComponent(cookie.split("=")[1] ?? ""), "session cookie");
      plants.canaries.set(email, "e-mail address of an account");
    }
    await untilAllOver(ask, plants.scans, { headers: {}, pauseMs: 500 });
    await setClock(service.origin, { by: EVIDENCE_REUSE_MS });
    web.change();
    const compared = await scanAgain(ask, plants, { "x-mcp-api-key": strangersKey });
    const readers = { anonymous: {}, stranger: { "x-mcp-api-key": strangersKey } };
    const before = await readSurfaces(ask, plants, { sample: SAMPLE, readers });
    const revokedAfterMs = await timeRevocation(ask, tenants.at(-1)?.headers ?? {});
    const atRest = bytesIn(state, plants.secrets);
    // Proof that they would be found: what is kept for a time is there until then.
    const control = bytesIn(state, plants.canaries).length;
    const refusals = await removeEverything(service, ask, plants, tenants);
    const after = await readSurfaces(ask, plants, { sample: SAMPLE, readers });
    const logged = leaksIn("log", lines.join("\n"), new Map([...plants.canaries, ...plants.secrets]));
    await service.stop();
    forgetTombstones(state);
    vacuum(state);
    const gone = plants.scans.filter(({ remove }) => remove !== null).map(({ scanId }) => scanId);
    const removed = new Map(gone.map((scanId) => [scanId, "id of a deleted scan"]));
    const left = [
      ...bytesIn(state, new Map([...plants.canaries, ...plants.secrets])),
      // The day's count of a caller names what it counted until the day is over, and nothing else of it.
      ...bytesIn(state, removed).filter(({ where }) => !where.includes("RateLimiter")),
    ];
    return print({
      plants,
      before,
      after,
      atRest,
      logged,
      lines: lines.length,
      control,
      left,
      revokedAfterMs,
      refusals,
      compared,
    });
  } finally {
    await service.stop().catch(() => undefined);
    for (const folder of [state, assets]) rmSync(folder, { recursive: true, force: true });
  }
}

/** People who have signed in: their sessions are written as signing in would write them. */
async function makeAccounts(state: string, count: number): Promise<{ email: string; cookie: string }[]> {
  const secret = parseEnv(readFileSync(localSecrets(state), "utf8"))["AUTH_SECRET"] ?? "";
  const storage = await openLocalStorage(state);
  const now = Date.now();
  try {
    const made = [];
    for (let i = 0; i < count; i++) {
      const id = randomUUID().replaceAll("-", "");
      const token = id.slice(0, 32);
      const email = `holder-${id}@mailbox.example.org`;
      await storage.database.batch([
        storage.database
          .prepare(
            "insert into user (id, name, email, email_verified, created_at, updated_at, plan, role) values (?, ?, ?, 1, ?, ?, 'pro', 'user')",
          )
          .bind(id, email, email, now, now),
        storage.database
          .prepare(
            "insert into session (id, expires_at, token, created_at, updated_at, user_id) values (?, ?, ?, ?, ?, ?)",
          )
          .bind(`s${id}`, now + 86_400_000, token, now, now, id),
      ]);
      const signature = createHmac("sha256", secret).update(token).digest("base64");
      made.push({ email, cookie: `${sessionCookieName(true)}=${encodeURIComponent(`${token}.${signature}`)}` });
    }
    return made;
  } finally {
    await storage.close();
  }
}

/** Receivers of webhooks, and houses with a few pages that say nothing of who asks. After a change they say less. */
function createWeb(): { answer(request: Request): Answer; change(): void } {
  let head = '<meta name="description" content="Rooms by the harbor, with breakfast and boats for hire.">';
  return {
    change: () => void (head = '<meta name="robots" content="noindex">'),
    answer(request) {
      const { hostname, pathname } = new URL(request.url);
      if (hostname.startsWith("receiver-")) return new Answer(null, { status: 204 });
      // Scans that fail say why, and say no more than that.
      if (hostname.endsWith("3.com")) return new Answer("out of order", { status: 503 });
      if (hostname.endsWith("7.com")) return new Answer(null, { status: 302 });
      if (pathname !== "/" && pathname !== "/about") return new Answer("not here", { status: 404 });
      const name = `Harbor House ${hostname.replace(/\D/g, "")}`;
      const body = `<!doctype html><html lang="en"><head><title>${name}</title>${head}<meta property="og:site_name" content="${name}"></head><body><h1>${name}</h1><p>${name} lets rooms by the harbor, and takes bookings by telephone.</p><a href="/about">About</a><footer>© ${name}</footer></body></html>`;
      return new Answer(body, { headers: { "Content-Type": "text/html; charset=utf-8" } });
    },
  };
}

/** Somebody who stays, and is told of everything that anybody may be told of. */
async function subscribeToAll(ask: Ask, headers: Record<string, string>): Promise<void> {
  const { status } = await ask("/api/webhooks/subscribe", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({
      callback_url: "https://receiver-of-all.net/",
      events: ["scan.completed", "directory.updated", "insights.updated"],
    }),
  });
  if (status !== 201) throw new Error(`a subscription was answered ${status}`);
}

/** The same addresses scanned by somebody else, whose scans stay. Gives how many name a scan that is going to be deleted. */
async function scanAgain(ask: Ask, plants: Plants, headers: Record<string, string>): Promise<number> {
  const later: Planted[] = [];
  for (const host of new Set(plants.scans.map((scan) => scan.host))) {
    const { status, body } = await ask("/api/insights/scan", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ url: `https://${host}/`, scanType: "light" }),
    });
    if (status !== 200) throw new Error(`a scan was answered ${status}: ${JSON.stringify(body)}`);
    later.push({ scanId: String(body["scanId"]), host, remove: null });
  }
  await untilAllOver(ask, later, { headers, pauseMs: 500 });
  const leaving = new Set(plants.scans.filter(({ remove }) => remove !== null).map(({ scanId }) => scanId));
  let compared = 0;
  for (const { scanId } of later) {
    const { body } = await ask(`/api/insights/scan/${scanId}/results`, { headers });
    const { previous } = (body["results"] ?? {}) as { previous?: { scanId: string } | null };
    if (previous != null && leaving.has(previous.scanId)) compared += 1;
  }
  return compared;
}

/** How long a key that was revoked still opens. */
async function timeRevocation(ask: Ask, headers: Record<string, string>): Promise<number> {
  const made = await ask("/api/keys", {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: "{}",
  });
  const key = { "x-mcp-api-key": String(made.body["key"]) };
  if ((await ask("/api/usage", { headers: key })).status !== 200) throw new Error("a new key does not open");
  await ask(`/api/keys/${String(made.body["id"])}`, { method: "DELETE", headers });
  const revokedAt = performance.now();
  while ((await ask("/api/usage", { headers: key })).status === 200) {
    if (performance.now() - revokedAt > 4 * REVOKED_WITHIN_MS) break;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  return performance.now() - revokedAt;
}

/** As their owners delete them; then the clock runs until all that follows is done. Gives what was refused. */
async function removeEverything(
  service: BuiltService,
  ask: Ask,
  plants: Plants,
  tenants: readonly Tenant[],
): Promise<string[]> {
  const refused: string[] = [];
  const expectOk = async (path: string, headers: Record<string, string>): Promise<void> => {
    const { status, body } = await ask(path, { method: "DELETE", headers });
    if (status !== 200) refused.push(`DELETE ${path}: ${status} ${JSON.stringify(body)}`);
  };
  for (const { scanId, remove } of plants.scans)
    if (remove !== null) await expectOk(`/api/insights/scan/${scanId}`, remove);
  for (const { isAccount, headers } of tenants) if (isAccount) await expectOk("/api/account", headers);
  for (const { id, headers } of plants.subscriptions)
    if (headers["cookie"] === undefined) await expectOk(`/api/webhooks/subscriptions/${id}`, headers);
  for (const by of [0, 61_000, 3_600_000]) {
    await setClock(service.origin, { by });
    await service.tick(MINUTELY);
  }
  return refused;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** What is meant to name a deleted scan: that it was deleted, and that events were taken back. */
function forgetTombstones(state: string): void {
  for (const file of filesIn(state).filter((name) => name.endsWith(".sqlite"))) {
    const database = new DatabaseSync(file);
    const has = database.prepare("select 1 from sqlite_master where name = 'tombstones'").get();
    if (has !== undefined) database.exec("delete from tombstones; delete from outbox where type = 'event.recall'");
    database.close();
  }
}

/** Takes deleted rows out of the files themselves. */
function vacuum(state: string): void {
  for (const file of filesIn(state).filter((name) => name.endsWith(".sqlite"))) {
    const database = new DatabaseSync(file);
    database.exec("pragma wal_checkpoint(truncate); vacuum; pragma wal_checkpoint(truncate)");
    database.close();
  }
}

function bytesIn(state: string, words: ReadonlyMap<string, string>): Leak[] {
  return filesIn(state).flatMap((file) => {
    try {
      return leaksIn(file.slice(state.length + 1), readFileSync(file, "latin1"), words);
    } catch {
      // Of a database that was closed meanwhile; its file is looked at by itself.
      return [];
    }
  });
}

interface Findings {
  plants: Plants;
  before: SurfaceResult;
  after: SurfaceResult;
  atRest: Leak[];
  logged: Leak[];
  lines: number;
  control: number;
  left: Leak[];
  revokedAfterMs: number;
  refusals: string[];
  /** Scans that stay, and were compared with one that was deleted. */
  compared: number;
}

function print({
  plants,
  before,
  after,
  atRest,
  logged,
  lines,
  control,
  left,
  revokedAfterMs,
  refusals,
  compared,
}: Findings): boolean {
  const table = new Table({ head: ["private data", "looked at", "found"] });
  table.push(
    ["scans with private data", plants.scans.length, ""],
    ["later scans compared with one of them", compared, ""],
    ["canaries, secrets", `${plants.canaries.size}, ${plants.secrets.size}`, ""],
    ["answers to others", `${before.answers} (${before.shown} show something)`, before.leaks.length],
    ["answers to others after deletion", `${after.answers} (${after.shown} show something)`, after.leaks.length],
    ["log lines", lines, logged.length],
    ["secrets in files", "all files", atRest.length],
    ["canaries in files before deletion (control)", "all files", control],
    ["anything in files after deletion", "all files, vacuumed", left.length],
    ["deletions refused", plants.scans.length, refusals.length],
    ["a revoked key opens for", `${Math.round(revokedAfterMs)} ms`, revokedAfterMs > REVOKED_WITHIN_MS ? 1 : 0],
  );
  console.log(table.toString());
  const leaks = [...before.leaks, ...after.leaks, ...logged, ...atRest, ...left];
  for (const { where, what } of leaks.slice(0, 3 * SHOWN)) console.log(`${what} in ${where}`);
  const failures = [...before.failures, ...after.failures, ...refusals];
  for (const failure of failures.slice(0, SHOWN)) console.log(failure);
  const isProven = before.shown > 0 && compared > 0 && lines > 0 && control > 0;
  return isProven && leaks.length === 0 && failures.length === 0 && revokedAfterMs <= REVOKED_WITHIN_MS;
}
