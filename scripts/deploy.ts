// npm run deploy -- [--origin O] [--dry-run] …: from an empty account to a running service; run again, it brings
// up what changed. See OPERATING.md.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Command, Option } from "commander";
import { commandOf, describeStep } from "./deploy/describe-step.ts";
import { deployedAccount, EMPTY_ACCOUNT, planDeploy, type DeployOptions } from "./deploy/plan.ts";
import { checkSettings, readSettings } from "./deploy/read-settings.ts";
import { readPresent, refuseForgetting } from "./deploy/present-secrets.ts";
import { readRotatedAt } from "./deploy/rotation-notes.ts";
import { FORMER_NAMES, lastingOf, refuseRotation, ROTATION, type FormerName } from "./deploy/rotation.ts";
import { configFile, readTemplate, refuseOrigin, UNKNOWN_ORIGIN } from "./deploy/template.ts";
import { deployFolder, ENVIRONMENTS, workerName, type Environment } from "./lib/environments.ts";
import { ROOT } from "./lib/folders.ts";
import { SECRET_NAMES, type SecretName } from "./lib/make-secret.ts";
import { callWrangler, wranglerFailure } from "./lib/wrangler-command.ts";

interface Given {
  env: Environment;
  origin?: string;
  zone?: string;
  settings?: string;
  rotate: SecretName[];
  keepSecrets?: string;
  presentSecrets?: string;
  forget?: FormerName;
  smokeUrl: string | false;
  smokeKey?: string;
  dryRun?: true;
  rollback?: string | true;
}

const given = new Command()
  .addOption(new Option("--env <name>", "which service of the account").choices(ENVIRONMENTS).default("production"))
  .option("--origin <origin>", "where it will answer; its workers.dev address unless given here or in the settings")
  .option("--zone <zone>", "take the origin's host by a route of this zone; a custom domain otherwise")
  .option("--settings <file>", "configuration of the service, NAME=value by line; deploy.ENV.env unless given")
  .addOption(new Option("--rotate <names...>", "secrets that get a new value").choices(SECRET_NAMES).default([]))
  .option("--keep-secrets <file>", "append new secrets to this file: the platform never shows them again")
  .option("--present-secrets <file>", "present values of lasting secrets that are rotated; - is standard input")
  .addOption(
    new Option("--forget <name>", "take a former secret away, when nothing needs it any more").choices(FORMER_NAMES),
  )
  .option("--smoke-url <url>", "website that the smoke test scans", "https://example.com/")
  .option("--no-smoke-url", "let the smoke test scan nothing")
  .option("--smoke-key <key>", "API key for that scan, when the free ones of the day are used up")
  .option("--dry-run", "print what would be done in an empty account; asks nobody")
  .option("--rollback [version]", "back to the version before, or to the one named; the database stays as it is")
  .parse()
  .opts<Given>();

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error("What was created so far stays: mend what is said above and run the same command again.");
  process.exitCode = 1;
}

async function main(): Promise<number> {
  const template = readTemplate();
  const name = workerName(template.name, given.env);
  const folder = deployFolder(given.env);
  if (given.rollback !== undefined) return rollBack(name, given.rollback);
  if (given.forget !== undefined) return forget(name, folder, given.forget);
  const { PUBLIC_ORIGIN, ...settings } = readSettings(given.settings ?? join(ROOT, `deploy.${given.env}.env`));
  const options: DeployOptions = {
    name,
    origin: given.origin ?? PUBLIC_ORIGIN ?? null,
    rotate: given.rotate,
    smokeUrl: given.smokeUrl === false ? null : given.smokeUrl,
  };
  const refusal = options.origin === null ? null : refuseOrigin(options.origin, name);
  if (refusal !== null) throw new Error(refusal);
  checkSettings(settings, options.origin ?? UNKNOWN_ORIGIN);
  if (given.dryRun === true) return printPlan(options);
  // What a plan does without is loaded when it is carried out.
  const [{ readAccount }, { runPlan }, { smokeTest }, { buildWorker }] = await Promise.all([
    import("./deploy/read-account.ts"),
    import("./deploy/run-plan.ts"),
    import("./deploy/smoke-test.ts"),
    import("./lib/build-worker.ts"),
  ]);
  const present = given.presentSecrets === undefined ? {} : readPresent(given.presentSecrets);
  const account = await readAccount(callWrangler, name);
  const refusedRotation = refuseRotation({
    rotate: given.rotate,
    inAccount: account.secrets,
    present,
    keepSecretsIn: given.keepSecrets ?? null,
    origin: options.origin,
  });
  if (refusedRotation !== null) throw new Error(refusedRotation);
  sayRotations(given.rotate);
  const { origin, smoke } = await runPlan(planDeploy(template, account, options), {
    template,
    account,
    options,
    folder,
    zone: given.zone ?? null,
    settings,
    keepSecretsIn: given.keepSecrets ?? null,
    present,
    smokeKey: given.smokeKey,
    wrangler: callWrangler,
    build: buildWorker,
    smoke: smokeTest,
    post: async (url) => (await fetch(url, { method: "POST" })).status,
    say: console.log,
  });
  return tellEnd(
    origin,
    smoke.every(({ isOk }) => isOk),
    account.secrets.length > 0,
  );
}

function printPlan(options: DeployOptions): number {
  const template = readTemplate();
  const isFirst = options.rotate.length === 0;
  const account = isFirst ? EMPTY_ACCOUNT : deployedAccount(template, options.name);
  const steps = planDeploy(template, account, options);
  const where = isFirst ? "that has nothing yet" : "in which it runs already";
  console.log(`Plan for the Worker ${options.name}, in an account ${where}. Nothing is done, nobody is asked.`);
  console.log("What is there already is left as it is: a further run creates only what is missing.\n");
  sayRotations(options.rotate);
  for (const [at, step] of steps.entries()) {
    console.log(`${String(at + 1).padStart(2)}. ${describeStep(step)}`);
    const command = commandOf(step, ".foresite/deploy/…/wrangler.json");
    if (command !== null) console.log(`      wrangler ${command.join(" ")}`);
  }
  console.log(`\nIt will answer at ${options.origin ?? `https://${options.name}.YOUR-SUBDOMAIN.workers.dev`}`);
  return 0;
}

function sayRotations(names: readonly SecretName[]): void {
  for (const name of names) console.log(`A new ${name} ends: ${ROTATION[name]}.`);
}

function tellEnd(origin: string | null, isOk: boolean, wasThere: boolean): number {
  if (isOk) {
    console.log(`\nIt runs: ${origin}`);
    console.log(
      `First scan: curl -X POST ${origin}/api/insights/scan -H 'content-type: application/json' -d '{"url":"example.com"}'`,
    );
    return 0;
  }
  const again = given.env === "production" ? "" : ` --env ${given.env}`;
  console.error("\nThe smoke test failed: the new version is live and does not do what it must.");
  if (wasThere) console.error(`Back to the version before: npm run deploy -- --rollback${again}`);
  console.error(`What it says: npx wrangler tail ${workerName(readTemplate().name, given.env)}`);
  return 1;
}

async function rollBack(name: string, version: string | true): Promise<number> {
  const which = version === true ? [] : [version];
  const args = ["rollback", ...which, "--name", name, "--message", "Rolled back by npm run deploy", "--yes"];
  if (given.dryRun === true) {
    console.log(`wrangler ${args.join(" ")}`);
    return 0;
  }
  const answer = await callWrangler(args);
  if (answer.code !== 0) throw wranglerFailure(args, answer);
  console.log(answer.stdout.trim());
  console.log("Code and secrets are as they were; database, bucket and queues were not touched.");
  return 0;
}

async function forget(worker: string, folder: string, former: FormerName): Promise<number> {
  const args = ["secret", "delete", former, "--name", worker];
  if (given.dryRun === true) {
    console.log(`wrangler ${args.join(" ")}, when nothing needs it any more`);
    return 0;
  }
  if (!existsSync(configFile(folder)))
    throw new Error(`${configFile(folder)} is not there: run npm run deploy on this machine first, which writes it.`);
  const name = lastingOf(former);
  const refusal = await refuseForgetting(name, {
    wrangler: callWrangler,
    config: configFile(folder),
    present: given.presentSecrets === undefined ? {} : readPresent(given.presentSecrets),
    rotatedAt: readRotatedAt(folder, name),
    now: Date.now(),
  });
  if (refusal !== null) throw new Error(refusal);
  const answer = await callWrangler(args);
  if (answer.code !== 0) throw wranglerFailure(args, answer);
  console.log(`${former} is gone.`);
  return 0;
}
