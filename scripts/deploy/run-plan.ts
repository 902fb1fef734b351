// Carries out a plan, step by step. Whatever stops it, a further run goes on from what is there by then.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { generateAssets } from "../lib/generate-assets.ts";
import { makeSecret } from "../lib/make-secret.ts";
import { wranglerFailure, type Wrangler, type WranglerAnswer } from "../lib/wrangler-command.ts";
import { commandOf, describeStep } from "./describe-step.ts";
import { judgePresent } from "./present-secrets.ts";
import { noteRotation } from "./rotation-notes.ts";
import { FORMER_OF } from "./rotation.ts";
import { namesOf, type Account, type DeployOptions, type Step } from "./plan.ts";
import { readDatabases } from "./read-account.ts";
import type { SmokeOptions, SmokeResult } from "./smoke-test.ts";
import { BUILT_FOLDER, composeConfig, configFile, UNKNOWN_ORIGIN, type WranglerTemplate } from "./template.ts";

export interface Deployment {
  template: WranglerTemplate;
  account: Account;
  options: DeployOptions;
  /** Folder of what is generated: configuration, documents. Ignored by git. */
  folder: string;
  zone: string | null;
  settings: Readonly<Record<string, string>>;
  /** File that keeps the values of new secrets, since the platform never shows them again; null keeps none. */
  keepSecretsIn: string | null;
  /** Present values of secrets by name, where they were given. */
  present: Readonly<Partial<Record<string, string>>>;
  smokeKey: string | undefined;
  wrangler: Wrangler;
  /** Builds the Worker into a folder. */
  build: (folder: string) => Promise<unknown>;
  smoke: (options: SmokeOptions) => Promise<SmokeResult[]>;
  /** Sends a POST; the status of its answer. */
  post: (url: string) => Promise<number>;
  say: (line: string) => void;
}

export interface Deployed {
  origin: string | null;
  /** Null when there was no smoke test, for want of an earlier step. */
  smoke: SmokeResult[];
}

interface Known {
  origin: string | null;
  databaseId: string | null;
}

export async function runPlan(steps: readonly Step[], deployment: Deployment): Promise<Deployed> {
  const { account, options, template } = deployment;
  const database = namesOf(template, options.name).database;
  const known: Known = {
    origin: options.origin,
    databaseId: account.databases.find(({ name }) => name === database)?.id ?? null,
  };
  const smoke: SmokeResult[] = [];
  for (const [at, step] of steps.entries()) {
    deployment.say(`${at + 1}/${steps.length} ${describeStep(step)}`);
    if (step.kind === "smoke-test") smoke.push(...(await testService(step, deployment, known)));
    else await runStep(step, deployment, known);
  }
  return { origin: known.origin, smoke };
}

async function runStep(step: Exclude<Step, { kind: "smoke-test" }>, deployment: Deployment, known: Known) {
  switch (step.kind) {
    case "create-database":
      await create(step, deployment);
      known.databaseId = await idOf(deployment.wrangler, step.name);
      return;
    case "create-queue":
    case "create-bucket":
      return create(step, deployment);
    case "migrate":
    case "drop-token-keys":
      await run(step, deployment);
      return;
    case "check-present":
      return checkPresent(step, deployment, known);
    case "note-bookmark":
      return noteBookmark(deployment, (await run(step, deployment)).stdout);
    case "write-config":
      return writeConfig(deployment, known);
    case "make-documents":
      // With the file that the built Worker reads its tables from.
      await deployment.build(join(deployment.folder, BUILT_FOLDER));
      return generateAssets({
        origin: known.origin ?? UNKNOWN_ORIGIN,
        out: join(deployment.folder, "public"),
        vars: deployment.settings,
      });
    case "upload":
      return upload(step, deployment, known);
  }
}

/** What the platform says of a name that is there already: somebody was quicker, or a list was not whole. */
const IS_THERE = /already exists|already taken|code: (?:10004|11009|7502)/;

async function create(step: Step, { wrangler, folder, say }: Deployment): Promise<void> {
  const args = commandOf(step, configFile(folder)) ?? [];
  const answer = await wrangler(args);
  if (answer.code === 0) return;
  if (!IS_THERE.test(answer.stdout + answer.stderr)) throw wranglerFailure(args, answer);
  say("    it was there already");
}

async function run(step: Step, { wrangler, folder }: Deployment): Promise<WranglerAnswer> {
  const args = commandOf(step, configFile(folder)) ?? [];
  const answer = await wrangler(args);
  if (answer.code !== 0) throw wranglerFailure(args, answer);
  return answer;
}

async function idOf(wrangler: Wrangler, name: string): Promise<string> {
  const found = (await readDatabases(wrangler)).find((database) => database.name === name);
  if (found === undefined) throw new Error(`The database ${name} was created and is not listed. Run deploy again.`);
  return found.id;
}

async function checkPresent(
  { names }: Extract<Step, { kind: "check-present" }>,
  { wrangler, folder, present, post }: Deployment,
  { origin }: Known,
): Promise<void> {
  for (const name of names) {
    const fault = await judgePresent(name, present[name] ?? "", { wrangler, config: configFile(folder), origin, post });
    if (fault !== null) throw new Error(fault);
  }
}

function noteBookmark({ folder, say }: Deployment, json: string): void {
  const { bookmark } = z.object({ bookmark: z.string() }).parse(JSON.parse(json));
  const line = `${new Date().toISOString()} ${bookmark}\n`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "bookmarks.txt"), line, { flag: "a" });
  say(`    the way back: npx wrangler d1 time-travel restore DB --bookmark=${bookmark} --config ${configFile(folder)}`);
}

function writeConfig({ template, options, folder, zone, settings }: Deployment, { databaseId, origin }: Known): void {
  if (databaseId === null) throw new Error("The database has no id yet.");
  const names = namesOf(template, options.name);
  const config = composeConfig(template, options, names, { folder, databaseId, origin, zone, settings });
  mkdirSync(folder, { recursive: true });
  writeFileSync(configFile(folder), `${JSON.stringify(config, null, 2)}\n`);
}

/** Code and secrets go up as one version: no request meets one without the other. */
async function upload(step: Extract<Step, { kind: "upload" }>, deployment: Deployment, known: Known): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), "deploy-"));
  try {
    const output = join(scratch, "output.ndjson");
    const secrets = step.secrets.length === 0 ? [] : ["--secrets-file", writeSecrets(scratch, step, deployment)];
    const args = [...(commandOf(step, configFile(deployment.folder)) ?? []), ...secrets];
    const answer = await deployment.wrangler(args, { WRANGLER_OUTPUT_FILE_PATH: output });
    if (answer.code !== 0) throw wranglerFailure(args, answer);
    if (step.moved.length > 0) noteRotation(deployment.folder, step.moved);
    checkAddress(known, readTargets(output), step.tellsAddress);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** In a file that its owner alone reads, for as long as the upload takes: arguments can be seen by other processes. */
function writeSecrets(
  scratch: string,
  { secrets, moved }: Extract<Step, { kind: "upload" }>,
  { keepSecretsIn, present, say }: Deployment,
): string {
  const values = {
    ...Object.fromEntries(secrets.map((name) => [name, makeSecret(name)])),
    ...Object.fromEntries(moved.map((name) => [FORMER_OF[name], present[name]])),
  };
  // Before the upload: what was uploaded and is known to nobody could not be changed again.
  if (keepSecretsIn !== null) {
    writeFileSync(keepSecretsIn, `${JSON.stringify(values)}\n`, { mode: 0o600, flag: "a" });
    say(`    their values are kept in ${keepSecretsIn}; put them where secrets belong, and delete it`);
  }
  const file = join(scratch, "secrets.json");
  writeFileSync(file, JSON.stringify(values), { mode: 0o600 });
  return file;
}

const Uploaded = z.object({ type: z.literal("deploy"), targets: z.array(z.string()).optional() });

/** Addresses as wrangler's own record of a deployment tells them, line by line. */
function readTargets(file: string): string[] {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.flatMap((line) => {
    const entry = Uploaded.safeParse(JSON.parse(line));
    return entry.success ? (entry.data.targets ?? []) : [];
  });
}

function checkAddress(known: Known, targets: readonly string[], tellsAddress: boolean): void {
  const atWorkersDev = targets.find((target) => /^https:\/\/[\w.-]+\.workers\.dev$/.test(target));
  if (tellsAddress) {
    if (atWorkersDev === undefined)
      throw new Error("The upload told no workers.dev address. Say where the service will answer: --origin https://…");
    known.origin = atWorkersDev;
  } else if (atWorkersDev !== undefined && known.origin?.endsWith(".workers.dev") && known.origin !== atWorkersDev)
    throw new Error(
      `The Worker answers at ${atWorkersDev}, not at ${known.origin}. Deploy with --origin ${atWorkersDev}`,
    );
}

async function testService(
  { url }: Extract<Step, { kind: "smoke-test" }>,
  { smoke, smokeKey, say }: Deployment,
  { origin }: Known,
): Promise<SmokeResult[]> {
  if (origin === null) throw new Error("There is no address to test.");
  const results = await smoke({ origin, url, key: smokeKey });
  for (const { name, isOk, detail } of results) say(`    ${isOk ? "ok  " : "FAIL"} ${name}: ${detail}`);
  return results;
}
