// The commands of an operator, started as processes beside a running service; and what they do that needs a disk.
import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { EMPTY_ACCOUNT, planDeploy } from "../../scripts/deploy/plan.ts";
import { smokeTest } from "../../scripts/deploy/smoke-test.ts";
import { readTemplate } from "../../scripts/deploy/template.ts";
import { backUp } from "../../scripts/operate/back-up.ts";
import { openWhere } from "../../scripts/operate/open-where.ts";
import { restore } from "../../scripts/operate/restore.ts";
import { isSame, restoreScans } from "../../scripts/torture/run-restore.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";

const { origin, key, state, logFile } = inject("live");
let folder = "";
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), "operator-"))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], {
    encoding: "utf8",
    // No credentials in the environment, none in the home folder.
    env: { ...process.env, HOME: folder, CLOUDFLARE_API_TOKEN: "", CLOUDFLARE_ACCOUNT_ID: "" },
  });

describe("npm run deploy -- --dry-run", () => {
  it("prints the whole plan without an account", () => {
    const { status, stdout } = run("deploy", "--dry-run", "--env", "staging");
    expect(status).toBe(0);
    const options = { name: "foresite-staging", origin: null, rotate: [], smokeUrl: null };
    for (const step of planDeploy(readTemplate(), EMPTY_ACCOUNT, options))
      if ("name" in step) expect(stdout).toContain(`create ${step.name}`);
    expect(stdout).toContain("wrangler d1 migrations apply DB --remote");
    expect(stdout).toContain("smoke test");
  });

  it("prints the command of a rollback, and says what is wrong with an address", () => {
    expect(run("deploy", "--rollback", "--dry-run").stdout).toContain("wrangler rollback --name foresite");
    const { status, stderr } = run("deploy", "--origin", "http://example.com", "--dry-run");
    expect([status, stderr]).toEqual([1, expect.stringContaining("https://")]);
  });
});

describe("the smoke test of a deployment", () => {
  it("passes for a service that works, and scans with it", async () => {
    const results = await smokeTest({ origin, url: `https://${CLINIC_HOST}/`, key });
    expect(results.filter(({ isOk }) => !isOk)).toEqual([]);
    expect(results.map(({ name }) => name)).toHaveLength(4);
    expect(results.at(-1)?.detail).toMatch(/^complete, readiness \d/);
  });

  it("fails for an address where nothing answers, and for a site that cannot be scanned", async () => {
    const [health, ...rest] = await smokeTest({ origin: "http://127.0.0.1:9", url: null, patienceMs: 0 });
    expect([health?.isOk, rest]).toEqual([false, []]);
    const results = await smokeTest({ origin, url: "https://nowhere.example.com/", key });
    expect(results.at(-1)).toMatchObject({ isOk: false, detail: expect.stringContaining("dns") });
  });
});

describe("npm run operate", () => {
  it("tells numbers of a service that runs, those of its log among them", () => {
    const { status, stdout } = run("operate", "--state", state, "numbers", "--json", "--log", logFile);
    expect(status).toBe(0);
    const { numbers } = JSON.parse(stdout) as { numbers: Record<string, number> };
    expect(numbers["scans.complete"]).toBeGreaterThan(0);
    expect(numbers["requests.total"]).toBeGreaterThan(0);
    expect(numbers["requests.p99Ms"]).toBeGreaterThan(0);
  });

  it("names the alert that fires, its section of the runbook, and ends with 1", () => {
    const log = join(folder, "bad.log");
    appendFileSync(log, '{"event":"http.request","status":500,"ms":1}\n');
    const { status, stdout } = run("operate", "--state", state, "alerts", "--log", log);
    expect([status, stdout]).toEqual([1, expect.stringContaining("PAGE requests-fail")]);
    expect(stdout).toContain("RUNBOOK.md#requests-fail");
  });

  // While the command runs nothing is read here, and a kept connection may be closed by the service meanwhile.
  it("makes a key that the running service takes", { retry: 2 }, async () => {
    const { stdout } = run("operate", "--state", state, "key", "--plan", "pro");
    const answer = await fetch(`${origin}/api/usage`, { headers: { "x-mcp-api-key": stdout.trim() } });
    expect(answer.status).toBe(200);
  });

  it("ends with 1 for what is not there", () => {
    expect(run("operate", "--state", state, "requeue", "evt_none").status).toBe(1);
    expect(run("operate", "--state", state, "export", "nobody@example.com").status).toBe(1);
  });
});

describe("backup and restore", () => {
  it("bring back every row and object, and what full text finds", async () => {
    const { before, after, found } = await restoreScans(60, 5);
    expect(isSame(before, after)).toBe(true);
    expect(before.tables.find(({ name }) => name === "scans")?.rows).toBe(60);
    expect(before.objects.count).toBeGreaterThan(40);
    expect(found.after).toBe(found.before);
    expect(found.before).toBeGreaterThan(0);
  });

  it("refuse a changed file, a service that is in use, and a folder that is", async () => {
    const from = await openWhere({ kind: "local", state });
    const backup = join(folder, "backup");
    try {
      await backUp(from, backup);
      await expect(backUp(from, backup)).rejects.toThrow("is not empty");
      await expect(restore(from, backup, { isAgain: false })).rejects.toThrow("has rows");
      const file = join(backup, "d1/api_keys.jsonl");
      expect(readFileSync(file, "utf8")).toContain('"live tests"');
      appendFileSync(file, "[]\n");
      await expect(restore(from, backup, { isAgain: true })).rejects.toThrow("is not as it was backed up");
    } finally {
      await from.close();
    }
  });
});
