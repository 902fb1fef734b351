// What every operation asks of the platform, counted in the built service over real bindings.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BUDGETS, overspent, SCAN_ROWS, spent } from "../../scripts/bench/budgets.ts";
import type { Use } from "../../scripts/bench/counted.ts";
import { serveFixtureSite, type FixtureSite } from "../../scripts/bench/fixture-site.ts";
import { BENCH_VARS, scanToEnd, takeUses } from "../../scripts/bench/prepare.ts";
import { bundleWorker, startBuilt, type BuiltService } from "../../scripts/lib/built-worker.ts";
import { generateScanRows } from "../../scripts/lib/generate-scan-rows.ts";
import { makeKey } from "../../scripts/lib/make-key.ts";
import { writeScanRows } from "../../scripts/lib/write-scan-rows.ts";
import { AGENT_KEYS } from "../../src/model/agent-keys.ts";
import { OPERATIONS } from "../../src/operations/registry.ts";

const HOST = "budget-site.com";
const OTHER_HOST = "other-budget-site.com";
const state = mkdtempSync(join(tmpdir(), "budgets-"));
let site: FixtureSite;
let service: BuiltService;
const uses = new Map<string, Use[]>();
const scanUses: Record<keyof typeof SCAN_ROWS, Use[]> = { first: [], again: [] };
/** The coordinator's last words come after the answer that the scan is complete. */
const SETTLE_MS = 1_000;

interface Asked {
  method?: string;
  body?: object;
  /** Where a refusal is what is measured. */
  isRefused?: boolean;
  isAnonymous?: boolean;
}

beforeAll(async () => {
  site = await serveFixtureSite({ pages: 5, latencyMs: 0 });
  const key = await makeKey({ state, plan: "pro", label: "budgets" });
  const vars = { ...BENCH_VARS, DEV_HOST_MAP: JSON.stringify({ [HOST]: site.origin, [OTHER_HOST]: site.origin }) };
  service = await startBuilt({ state, script: await bundleWorker("scripts/bench/counting-worker.ts"), vars });
  const database = (await service.miniflare.getD1Database("DB")) as unknown as D1Database;
  await writeScanRows(
    database,
    generateScanRows({ count: 1_000, endsAt: Date.now() - 60_000, days: 30, seed: 7, owner: "key:bulk" }),
  );
  await askAll(key);
}, 120_000);

afterAll(async () => {
  await service.stop();
  await site.close();
  rmSync(state, { recursive: true, force: true });
});

/** Every operation once, in an order in which each finds what it is about; the answer's body. */
async function askAll(key: string): Promise<void> {
  async function ask<T = Record<string, unknown>>(id: string, path: string, asked: Asked = {}): Promise<T> {
    // The key is looked up anew every few seconds, which is nobody's budget.
    await (await fetch(`${service.origin}/api/usage`, { headers: { "x-mcp-api-key": key } })).arrayBuffer();
    await takeUses(service);
    const { method = "GET", body, isRefused = false, isAnonymous = false } = asked;
    const answer = await fetch(service.origin + path, {
      method,
      headers: {
        ...(isAnonymous ? {} : { "x-mcp-api-key": key }),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.ok === isRefused) throw new Error(`${id} answered ${answer.status}: ${text}`);
    uses.set(id, await takeUses(service));
    return JSON.parse(text) as T;
  }
  const scan = "/api/insights/scan";
  await ask("get_service_health", "/api/health");
  const { scanId } = await ask<{ scanId: string }>("start_scan", scan, {
    method: "POST",
    body: { url: `https://${HOST}/`, scanType: "light" },
  });
  await scanToEnd(service.origin, key, { url: `https://${HOST}/`, scanType: "full" });
  await ask("get_scan_status", `${scan}/${scanId}/status`);
  await ask("get_scan_results", `${scan}/${scanId}/results`);
  await ask("get_scan_checks", `${scan}/${scanId}/checks`);
  await ask("estimate_hours", `${scan}/${scanId}/hours`, { method: "POST", body: { assumptions: { employees: 5 } } });
  await ask("get_comprehensive_results", `${scan}/${scanId}/comprehensive`);
  await ask("get_playbook", `/api/insights/playbook/${scanId}`);
  await ask("list_scans", "/api/insights/scans?limit=20");
  const { listings } = await ask<{ listings: { slug: string }[] }>("browse_directory", "/api/directory?limit=20");
  await ask("get_directory_listing", `/api/directory/${listings[0]?.slug}`);
  await ask("get_analytics", "/api/insights/analytics");
  await ask("search_insights", "/api/insights/search?query=automate%20reminder");
  await ask("get_usage", "/api/usage");
  await ask("get_account", "/api/account");
  await ask("list_keys", "/api/keys");
  const made = await ask<{ id: string }>("create_key", "/api/keys", {
    method: "POST",
    body: { label: "second" },
  });
  await ask("get_key", `/api/keys/${made.id}`);
  const turned = await ask<{ id: string }>("rotate_key", `/api/keys/${made.id}/rotate`, { method: "POST" });
  await ask("revoke_key", `/api/keys/${turned.id}`, { method: "DELETE" });
  await ask("register_agent", AGENT_KEYS.path, { method: "POST", body: { type: "anonymous" }, isAnonymous: true });
  await ask("get_webhook_documentation", "/api/webhooks/subscribe");
  const { subscription } = await ask<{ subscription: { id: string } }>("subscribe_webhook", "/api/webhooks/subscribe", {
    method: "POST",
    body: { callback_url: `https://${HOST}/hook`, events: ["scan.completed"] },
  });
  const hook = `/api/webhooks/subscriptions/${subscription.id}`;
  await ask("list_webhook_subscriptions", "/api/webhooks/subscriptions");
  await ask("get_webhook_subscription", hook);
  await ask("rotate_webhook_secret", `${hook}/rotate`, { method: "POST" });
  await ask("list_webhook_deliveries", `${hook}/deliveries`);
  await ask("replay_webhook_delivery", `${hook}/deliveries/dlv_${"0".repeat(24)}/replay`, {
    method: "POST",
    isRefused: true,
  });
  await ask("replay_failed_webhook_deliveries", `${hook}/deliveries/replay`, {
    method: "POST",
    body: { since: new Date(Date.now() - 3_600_000).toISOString() },
  });
  await ask("delete_webhook_subscription", hook, { method: "DELETE" });
  await ask("delete_scan", `${scan}/${scanId}`, { method: "DELETE" });
  // Nothing asks for it there; and a key has no account to delete: what a refusal costs.
  await ask("opt_out", "/api/opt-out", { method: "POST", body: { domain: HOST }, isRefused: true });
  await ask("delete_account", "/api/account", { method: "DELETE", isRefused: true });
  for (const [which, path] of [
    ["first", ""],
    ["again", "about"],
  ] as const) {
    await settle();
    await takeUses(service);
    await scanToEnd(service.origin, key, { url: `https://${OTHER_HOST}/${path}`, scanType: "light" });
    await settle();
    scanUses[which] = await takeUses(service);
  }
}

const settle = (): Promise<void> => new Promise((resume) => setTimeout(resume, SETTLE_MS));

describe("what a scan writes", () => {
  it.each(["first", "again"] as const)("is no more rows than were counted: %s", (which) => {
    const { rowsWritten, objectRowsWritten } = spent(scanUses[which]);
    expect(rowsWritten).toBeLessThanOrEqual(SCAN_ROWS[which].rowsWritten);
    expect(objectRowsWritten).toBeLessThanOrEqual(SCAN_ROWS[which].objectRowsWritten);
  });
});

describe("what an operation asks of the platform", () => {
  it.each(OPERATIONS.map(({ id }) => id))("%s keeps to its budget", (id) => {
    const budget = BUDGETS[id];
    expect(budget, "every operation has a budget, in scripts/bench/budgets.ts").toBeDefined();
    expect(uses.has(id), "every operation is asked above").toBe(true);
    expect(overspent(budget ?? {}, uses.get(id) ?? [])).toEqual([]);
  });

  it("is planned for operations that are there", () => {
    expect(Object.keys(BUDGETS).toSorted()).toEqual(OPERATIONS.map(({ id }) => id).toSorted());
  });
});
