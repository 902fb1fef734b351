// Deploying, against an account that answers as wrangler does. No real account was ever asked.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EMPTY_ACCOUNT, namesOf, planDeploy, type DeployOptions } from "../../scripts/deploy/plan.ts";
import { columnOf, readAccount } from "../../scripts/deploy/read-account.ts";
import { checkSettings, readSettings } from "../../scripts/deploy/read-settings.ts";
import { runPlan, type Deployment } from "../../scripts/deploy/run-plan.ts";
import { readTemplate, refuseOrigin } from "../../scripts/deploy/template.ts";
import { SECRET_NAMES } from "../../scripts/lib/make-secret.ts";
import { wranglerFailure } from "../../scripts/lib/wrangler-command.ts";
import { readConfig } from "../../src/model/config.ts";
import { wranglerAccount, type WranglerAccount } from "../fixtures/wrangler-account.ts";

const template = readTemplate();
const OPTIONS: DeployOptions = {
  name: "foresite",
  origin: "https://foresite.example.com",
  rotate: [],
  smokeUrl: "https://example.com/",
};
let folder = "";
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), "deploy-test-"))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function deploy(
  world: WranglerAccount,
  over: Partial<DeployOptions> = {},
  { keepSecretsIn = null, present = {}, post = async () => 404 }: Partial<Deployment> = {},
) {
  const options = { ...OPTIONS, ...over };
  const account = await readAccount(world.wrangler, options.name);
  const said: string[] = [];
  world.commands.length = 0;
  const deployed = await runPlan(planDeploy(template, account, options), {
    template,
    account,
    options,
    folder,
    zone: null,
    settings: { OPERATOR_EMAIL: "ops@example.com" },
    keepSecretsIn,
    present,
    smokeKey: undefined,
    wrangler: world.wrangler,
    build: async () => undefined,
    smoke: async ({ origin }) => [{ name: "health", isOk: true, detail: origin }],
    post,
    say: (line) => void said.push(line),
  });
  return { ...deployed, said };
}
const created = (world: WranglerAccount): string[] =>
  world.commands.map((args) => args.join(" ")).filter((command) => command.includes(" create "));

describe("the plan of a deployment", () => {
  it("creates everything in an empty account, before what needs it", () => {
    const kinds = planDeploy(template, EMPTY_ACCOUNT, OPTIONS).map(({ kind }) => kind);
    expect([...new Set(kinds)]).toEqual([
      "create-database",
      "create-queue",
      "create-bucket",
      "write-config",
      "make-documents",
      "migrate",
      "upload",
      "smoke-test",
    ]);
    expect(kinds.filter((kind) => kind === "create-queue")).toHaveLength(6);
  });

  it("uploads twice where the address is told by the first upload alone", () => {
    const steps = planDeploy(template, EMPTY_ACCOUNT, { ...OPTIONS, origin: null });
    expect(steps.filter(({ kind }) => kind === "upload")).toEqual([
      { kind: "upload", secrets: SECRET_NAMES, moved: [], tellsAddress: true },
      { kind: "upload", secrets: [], moved: [], tellsAddress: false },
    ]);
  });

  it("names queues of dead letters so that the consumer knows them", () => {
    for (const [own, inAccount] of namesOf(template, "foresite-staging").queues) {
      expect(inAccount.startsWith("foresite-staging-")).toBe(true);
      expect(inAccount.endsWith("-dead")).toBe(own.endsWith("-dead"));
    }
  });

  it("refuses addresses at which the Worker would not answer", () => {
    expect(refuseOrigin("https://foresite.example.com", "foresite")).toBeNull();
    expect(refuseOrigin("https://foresite.acme.workers.dev", "foresite")).toBeNull();
    for (const wrong of [
      "http://x.example.com",
      "https://x.example.com/",
      "x.example.com",
      "https://x.example.com:8443",
    ])
      expect(refuseOrigin(wrong, "foresite"), wrong).toContain("https://");
    expect(refuseOrigin("https://other.acme.workers.dev", "foresite")).toContain("YOUR-SUBDOMAIN");
  });
});

describe("deploying", () => {
  it("takes an empty account to a tested service, and a second run creates nothing", async () => {
    const world = wranglerAccount();
    const first = await deploy(world);
    expect(created(world)).toHaveLength(8);
    expect(first.smoke).toEqual([{ name: "health", isOk: true, detail: OPTIONS.origin }]);
    const made = new Map(world.secrets);
    expect([...made.keys()].toSorted()).toEqual([...SECRET_NAMES].toSorted());

    await deploy(world);
    expect(created(world)).toEqual([]);
    expect(world.uploads.map(({ secrets }) => Object.keys(secrets).length)).toEqual([4, 0]);
    expect(world.secrets).toEqual(made);
    expect(world.commands.map(([first = "", second = ""]) => `${first} ${second}`.trim())).toEqual([
      "d1 time-travel",
      "d1 migrations",
      "deploy --config",
    ]);
  });

  it("uploads a configuration that the service accepts, under names of its own", async () => {
    const world = wranglerAccount();
    await deploy(world);
    const { config, secrets } = world.uploads[0] ?? { config: {}, secrets: {} };
    const vars = config["vars"] as Record<string, string>;
    expect(readConfig({ ...vars, ...secrets })).toMatchObject({
      publicOrigin: OPTIONS.origin,
      isDevelopment: false,
      operatorEmail: "ops@example.com",
    });
    expect(config).toMatchObject({
      workers_dev: false,
      preview_urls: false,
      routes: [{ pattern: "foresite.example.com", custom_domain: true }],
      d1_databases: [{ database_id: "id-of-foresite" }],
    });
    const documents = readFileSync(join(folder, "public/llms.txt"), "utf8");
    expect(documents).toContain(`${OPTIONS.origin}/`);
  });

  it("learns its workers.dev address from the first upload", async () => {
    const world = wranglerAccount();
    const { origin } = await deploy(world, { origin: null });
    expect(origin).toBe("https://foresite.acme.workers.dev");
    const [, last] = world.uploads;
    expect(last?.config).toMatchObject({ workers_dev: true, vars: { PUBLIC_ORIGIN: origin } });
    await expect(deploy(world, { origin: "https://foresite.other.workers.dev" })).rejects.toThrow(
      "answers at https://foresite.acme.workers.dev",
    );
  });

  it("goes on where a run before was stopped, and takes nothing that is somebody else's", async () => {
    const world = wranglerAccount();
    world.failOnce("queues create foresite-agents");
    await expect(deploy(world)).rejects.toThrow("queues create foresite-agents failed");
    await deploy(world);
    expect(created(world)).toEqual([
      "queues create foresite-agents",
      "queues create foresite-crawl-dead",
      "queues create foresite-crawl-priority-dead",
      "queues create foresite-agents-dead",
      "r2 bucket create foresite",
    ]);
  });

  it("takes a name that came up meanwhile for created", async () => {
    const world = wranglerAccount();
    const account = await readAccount(world.wrangler, "foresite");
    world.buckets.push("foresite");
    world.databases.push("foresite");
    const said: string[] = [];
    await runPlan(planDeploy(template, account, { ...OPTIONS, smokeUrl: null }), {
      template,
      account,
      options: OPTIONS,
      folder,
      zone: "example.com",
      settings: {},
      keepSecretsIn: null,
      present: {},
      smokeKey: undefined,
      wrangler: world.wrangler,
      build: async () => undefined,
      smoke: async () => [],
      post: async () => 404,
      say: (line) => void said.push(line),
    });
    expect(said.filter((line) => line.includes("was there already"))).toHaveLength(2);
    expect(world.uploads[0]?.config).toMatchObject({
      routes: [{ pattern: "foresite.example.com/*", zone_name: "example.com" }],
    });
  });

  it("stops when an account cannot be read, before it makes anything", async () => {
    const world = wranglerAccount();
    world.failOnce("secret list");
    await expect(deploy(world)).rejects.toThrow("secret list --name failed");
    expect(created(world)).toEqual([]);
  });

  it("says how to sign in where nobody is, instead of what wrangler advises", async () => {
    const stderr =
      "\u001b[31mIn a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable\u001b[0m … rerun with `--temporary`";
    const wrangler = async () => ({ code: 1, stdout: "", stderr });
    await expect(readAccount(wrangler, "foresite")).rejects.toThrow(/^Nobody is signed in .* npx wrangler login/);
    expect(wranglerFailure(["d1", "list"], { code: 1, stdout: "", stderr: "\u001b[31mno\u001b[0m" }).message).toBe(
      "wrangler d1 list failed:\nno",
    );
  });

  it("changes a secret only when it is named, and ends what the old one opened", async () => {
    const world = wranglerAccount();
    await deploy(world);
    const before = new Map(world.secrets);
    await deploy(world, { rotate: ["AUTH_SECRET"] });
    expect(world.commands.map((args) => args.at(-1))).toContain("delete from jwks");
    for (const name of SECRET_NAMES) expect(world.secrets.get(name) === before.get(name)).toBe(name !== "AUTH_SECRET");
  });

  it("shows the value of a secret nowhere but in the file that was asked for", async () => {
    const world = wranglerAccount();
    const file = join(folder, "kept.json");
    const { said } = await deploy(world, {}, { keepSecretsIn: file });
    const shown = [...said, ...world.commands.flat(), JSON.stringify(world.uploads.map(({ config }) => config))];
    for (const value of world.secrets.values()) expect(shown.join("\n")).not.toContain(value);
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(Object.fromEntries(world.secrets));
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it("reads names from a table whatever their length", () => {
    expect(columnOf("┌──┐\n│ id │ name │\n├──┤\n│ 1 │ a-queue │\n│ 2 │ b │\n└──┘", "name")).toEqual(["a-queue", "b"]);
    expect(columnOf("", "name")).toEqual([]);
  });
});

describe("the settings of a deployed service", () => {
  const write = (text: string): string => {
    const file = join(folder, "settings.env");
    writeFileSync(file, text);
    return file;
  };

  it("hold what the service can be configured with, and nothing else", () => {
    expect(readSettings(join(folder, "missing.env"))).toEqual({});
    expect(readSettings(write('LIMITS={"free":{"scansPerDay":5}}\n'))).toEqual({
      LIMITS: '{"free":{"scansPerDay":5}}',
    });
    for (const name of ["DATA_KEY", "DATA_KEY_FORMER"])
      expect(() => readSettings(write(`${name}=x`))).toThrow("Secrets do not belong there");
    expect(() => readSettings(write("ALLOW_PRIVATE_TARGETS=true"))).toThrow("no setting of a deployed service");
  });

  it("are judged before anything is deployed", () => {
    expect(() => checkSettings({ LIMITS: "many" }, "https://foresite.example.com")).toThrow("LIMITS");
    expect(() => checkSettings({}, "https://foresite.example.com")).not.toThrow();
  });
});
