// Changing the keys under which something lasts, against an account that answers as wrangler does.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deployedAccount, planDeploy, type DeployOptions } from "../../scripts/deploy/plan.ts";
import { readPresent, refuseForgetting } from "../../scripts/deploy/present-secrets.ts";
import { readAccount } from "../../scripts/deploy/read-account.ts";
import { readRotatedAt } from "../../scripts/deploy/rotation-notes.ts";
import { refuseRotation } from "../../scripts/deploy/rotation.ts";
import { runPlan } from "../../scripts/deploy/run-plan.ts";
import { configFile, readTemplate } from "../../scripts/deploy/template.ts";
import { createDigest } from "../../src/adapters/digest.ts";
import { createVault } from "../../src/adapters/vault.ts";
import { readConfig } from "../../src/model/config.ts";
import { readStopToken } from "../../src/services/send-report.ts";
import { wranglerAccount, type WranglerAccount } from "../fixtures/wrangler-account.ts";

const template = readTemplate();
const ORIGIN = "https://foresite.example.com";
let folder = "";
let kept = "";
let world: WranglerAccount;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), "rotate-test-"))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  world = wranglerAccount();
  kept = join(mkdtempSync(join(tmpdir(), "rotate-kept-")), "secrets.json");
  await deploy();
});

/** The service as it runs: it lets in links that its key, or the one before, has signed. */
async function post(url: string): Promise<number> {
  const digest = createDigest(world.secrets.get("ADDRESS_KEY") ?? "", world.secrets.get("ADDRESS_KEY_FORMER") ?? null);
  const token = url.slice(`${ORIGIN}/email/resume/`.length);
  return (await readStopToken({ digest }, token)) === null ? 404 : 200;
}

async function deploy(
  rotate: DeployOptions["rotate"] = [],
  present: Record<string, string> = {},
  answer: (url: string) => Promise<number> = post,
): Promise<string[]> {
  const options = { name: "foresite", origin: ORIGIN, rotate, smokeUrl: null };
  const account = await readAccount(world.wrangler, options.name);
  const said: string[] = [];
  world.commands.length = 0;
  await runPlan(planDeploy(template, account, options), {
    template,
    account,
    options,
    folder,
    zone: null,
    settings: {},
    keepSecretsIn: kept,
    present,
    smokeKey: undefined,
    wrangler: world.wrangler,
    build: async () => undefined,
    smoke: async () => [],
    post: answer,
    say: (line) => void said.push(line),
  });
  return said;
}

const ask = (over: Partial<Parameters<typeof refuseRotation>[0]>) =>
  refuseRotation({
    rotate: ["DATA_KEY"],
    inAccount: ["DATA_KEY", "ADDRESS_KEY"],
    present: { DATA_KEY: "x", ADDRESS_KEY: "y" },
    keepSecretsIn: kept,
    origin: ORIGIN,
    ...over,
  });

describe("rotating a key that something lasts under", () => {
  it.each(["DATA_KEY", "ADDRESS_KEY"] as const)("keeps the value before as the former one: %s", async (name) => {
    const before = new Map(world.secrets);
    const said = await deploy([name], readPresent(kept));
    expect(world.secrets.get(`${name}_FORMER`)).toBe(before.get(name));
    expect(world.secrets.get(name)).not.toBe(before.get(name));
    for (const [other, value] of before) if (other !== name) expect(world.secrets.get(other)).toBe(value);
    const vars = world.uploads.at(-1)?.config["vars"] as Record<string, string>;
    expect(() => readConfig({ ...vars, ...Object.fromEntries(world.secrets) })).not.toThrow();
    // The file now has what the next rotation needs, and nothing of it was said.
    expect(readPresent(kept)).toEqual(Object.fromEntries(world.secrets));
    for (const value of world.secrets.values())
      expect([...said, ...world.commands.flat()].join("\n")).not.toContain(value);
    expect(readRotatedAt(folder, name)).toBeGreaterThan(Date.now() - 60_000);
  });

  it("opens what was sealed before, once it runs", async () => {
    const sealed = await createVault(world.secrets.get("DATA_KEY") ?? "").seal("of a receiver");
    await deploy(["DATA_KEY"], readPresent(kept));
    const { dataKey, formerDataKey } = readConfig({ PUBLIC_ORIGIN: ORIGIN, ...Object.fromEntries(world.secrets) });
    expect(await createVault(dataKey, formerDataKey).open(sealed)).toBe("of a receiver");
  });

  it("is refused before anything is uploaded when the value given is not the present one", async () => {
    world.counts["webhook_subscriptions"] = 3;
    await expect(deploy(["DATA_KEY"], { DATA_KEY: "another" })).rejects.toThrow(
      "3 webhook secrets are sealed under another",
    );
    await expect(deploy(["ADDRESS_KEY"], { ADDRESS_KEY: "another" })).rejects.toThrow("another ADDRESS_KEY");
    await expect(deploy(["ADDRESS_KEY"], readPresent(kept), async () => 503)).rejects.toThrow("answered 503");
    expect(world.uploads).toHaveLength(1);
    expect(readPresent(kept)).toEqual(Object.fromEntries(world.secrets));
  });

  it("needs the present value, a file for the new one, and for ADDRESS_KEY a place where none is former yet", () => {
    expect(ask({})).toBeNull();
    expect(ask({ rotate: ["AUTH_SECRET", "BOT_KEY"], present: {}, keepSecretsIn: null })).toBeNull();
    expect(ask({ inAccount: [], present: {}, keepSecretsIn: null })).toBeNull();
    expect(ask({ present: {} })).toContain("--present-secrets");
    expect(ask({ keepSecretsIn: null })).toContain("--keep-secrets");
    expect(ask({ rotate: ["ADDRESS_KEY"], inAccount: ["ADDRESS_KEY", "ADDRESS_KEY_FORMER"] })).toContain("--forget");
    expect(ask({ rotate: ["ADDRESS_KEY"], origin: null })).toContain("--origin");
  });

  it("is planned for a service that runs, with the check before everything that changes it", () => {
    const options = { name: "foresite", origin: ORIGIN, rotate: ["DATA_KEY", "BOT_KEY"] as const, smokeUrl: null };
    expect(planDeploy(template, deployedAccount(template, "foresite"), options)).toEqual([
      { kind: "write-config" },
      { kind: "make-documents" },
      { kind: "check-present", names: ["DATA_KEY"] },
      { kind: "note-bookmark" },
      { kind: "migrate" },
      { kind: "upload", secrets: ["DATA_KEY", "BOT_KEY"], moved: ["DATA_KEY"], tellsAddress: false },
      { kind: "smoke-test", url: null },
    ]);
  });

  it("asks the database by its generated configuration, since wrangler.toml names none", async () => {
    await deploy(["DATA_KEY"], readPresent(kept));
    const ofDatabase = world.commands.filter(([first]) => first === "d1");
    expect(ofDatabase.map(([, second]) => second)).toEqual(["execute", "time-travel", "migrations"]);
    for (const args of ofDatabase) expect(args).toContain("--config");
  });
});

describe("a file of present values", () => {
  it("gives the last value of each name, by lines or as one object", () => {
    writeFileSync(kept, '{"DATA_KEY":"a","BOT_KEY":"b"}\n{"DATA_KEY":"c"}\n');
    expect(readPresent(kept)).toEqual({ DATA_KEY: "c", BOT_KEY: "b" });
    writeFileSync(kept, JSON.stringify({ DATA_KEY: "d" }, null, 2));
    expect(readPresent(kept)).toEqual({ DATA_KEY: "d" });
  });

  it("that is none is refused without a word of what stands in it", () => {
    for (const text of ["hunter2", '{"DATA_KEY": 7}', "[]", ""]) {
      writeFileSync(kept, text);
      const read = (): unknown => readPresent(kept);
      if (text === "") expect(read()).toEqual({});
      else expect(read).toThrow(/^(?!.*hunter2).*does not hold secrets/);
    }
  });
});

describe("forgetting a former key", () => {
  const DAY_MS = 86_400_000;
  const forget = (
    name: "DATA_KEY" | "ADDRESS_KEY",
    over: { rotatedAt?: number | null; present?: Record<string, string> } = {},
  ) =>
    refuseForgetting(name, {
      wrangler: world.wrangler,
      config: configFile(folder),
      present: readPresent(kept),
      rotatedAt: 0,
      now: 2 * DAY_MS,
      ...over,
    });

  it("waits for the daily job, and for a day of repeated requests", async () => {
    expect(await forget("DATA_KEY")).toBeNull();
    expect(await forget("DATA_KEY", { rotatedAt: null })).toBeNull();
    expect(await forget("DATA_KEY", { rotatedAt: 1.5 * DAY_MS })).toContain("less than a day ago");
    expect(await forget("DATA_KEY", { present: {} })).toContain("--present-secrets");
    world.counts["webhook_subscriptions"] = 2;
    expect(await forget("DATA_KEY")).toContain("2 webhook secrets");
  });

  it("asks for rows that the present key did not seal", async () => {
    world.commands.length = 0;
    await forget("DATA_KEY");
    const prefix = await createVault(world.secrets.get("DATA_KEY") ?? "").currentPrefix();
    expect(world.commands[0]?.at(-1)).toContain(`substr(sealed_secret, 1, ${prefix.length}) <> '${prefix}'`);
  });

  it("leaves nobody unprotected who asked for no mail", async () => {
    expect(await forget("ADDRESS_KEY")).toBeNull();
    world.counts["mail_stops"] = 5;
    expect(await forget("ADDRESS_KEY")).toContain("5 recipients");
    expect(readFileSync("SECURITY.md", "utf8")).toContain("ADDRESS_KEY_FORMER");
  });
});
