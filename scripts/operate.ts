// npm run operate -- COMMAND [--state DIR | --remote [--env NAME]]: what an operator asks of a service and does to it,
// through its database and bucket alone. See OPERATING.md and RUNBOOK.md.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { Argument, Command, Option } from "commander";
import { createOptOutStore } from "../src/adapters/storage/opt-out-store.ts";
import { bareHost } from "../src/model/target.ts";
import { ENVIRONMENTS, type Environment } from "./lib/environments.ts";
import { DEFAULT_STATE } from "./lib/folders.ts";
import { insertKey } from "./lib/make-key.ts";
import { judgeAlerts, readAlerts } from "./operate/alerts.ts";
import { backUp } from "./operate/back-up.ts";
import { changePlan, revokeKey } from "./operate/change-plan.ts";
import { exportAccount } from "./operate/export-account.ts";
import { logNumbers, readLogLines } from "./operate/log-numbers.ts";
import { NUMBERS, type Numbers } from "./operate/number-list.ts";
import { listOpenScans, listWaitingEvents, requeue } from "./operate/open-scans.ts";
import { openWhere, type Storage } from "./operate/open-where.ts";
import { renderNumber, renderNumbers } from "./operate/print-numbers.ts";
import { countErrors, readNumbers } from "./operate/read-numbers.ts";
import { restore } from "./operate/restore.ts";

interface Place {
  state: string;
  remote?: true;
  env: Environment;
}
interface Window {
  hours: string;
  log?: string;
  json?: true;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const program = new Command("operate")
  .option("--state <folder>", "a service of this machine: the folder in which it keeps everything", DEFAULT_STATE)
  .option("--remote", "the service of the account that wrangler is signed in to")
  .addOption(new Option("--env <name>", "which service of the account").choices(ENVIRONMENTS).default("production"));

/** Opens the storage, does the work, and ends with its answer as exit status. */
const on =
  <A extends unknown[]>(work: (storage: Storage, ...given: A) => Promise<number | void>) =>
  async (...given: A): Promise<void> => {
    const { state, remote, env } = program.opts<Place>();
    // wrangler and the runtime report on standard output, where results have to stand alone.
    const print = console.log;
    console.log = console.info = console.warn = console.error;
    const storage = await openWhere(remote === true ? { kind: "remote", environment: env } : { kind: "local", state });
    console.log = print;
    const status = await work(storage, ...given);
    await storage.close();
    process.exit(status ?? 0);
  };

const withWindow = (command: Command): Command =>
  command
    .option("--hours <n>", "window that is looked at", "24")
    .option("--log <file>", "lines of the log: service.log of `npm start`, or what `wrangler tail --format json` wrote")
    .option("--json", "as JSON");

withWindow(program.command("numbers").description("how the service does")).action(
  on(async ({ database }, given: Window) => {
    const numbers = await measure(database, given);
    const errors = await countErrors(database, Date.now(), Number(given.hours) * HOUR_MS);
    if (given.json === true) return console.log(JSON.stringify({ numbers, errors }, null, 2));
    console.log(renderNumbers(numbers));
    for (const { code, count } of errors) console.log(`  ended in error: ${code} ${count}`);
  }),
);

withWindow(
  program.command("alerts").description("the rules of operations/alerts.json that fire; ends with 1 when one does"),
).action(
  on(async ({ database }, given: Window) => {
    const numbers = await measure(database, given);
    const { firing, unmeasured } = judgeAlerts(readAlerts(), numbers);
    if (given.json === true)
      console.log(JSON.stringify({ firing, unmeasured: unmeasured.map(({ id }) => id) }, null, 2));
    else {
      for (const { id, severity, number, above, means, runbook } of firing) {
        const { unit } = NUMBERS[number];
        console.log(
          `${severity.toUpperCase()} ${id}: ${number} is ${renderNumber(numbers[number], unit)}, above ${renderNumber(above, unit)}`,
        );
        console.log(`  ${means} See ${runbook}`);
      }
      if (firing.length === 0) console.log("No alert fires.");
      if (unmeasured.length > 0) console.log(`Not measured: ${unmeasured.map(({ id }) => id).join(", ")}`);
    }
    return firing.length === 0 ? 0 : 1;
  }),
);

program
  .command("stuck")
  .description("scans that have not ended")
  .option("--minutes <n>", "only those older than this", "15")
  .action(
    on(async ({ database }, { minutes }: { minutes: string }) => {
      const now = Date.now();
      for (const { id, status, scanType, domain, createdAt } of await listOpenScans(
        database,
        now - Number(minutes) * MINUTE_MS,
      ))
        console.log(
          `${id}  ${status.padEnd(9)}  ${scanType.padEnd(5)}  ${minutesSince(now, createdAt)} min  ${domain}`,
        );
    }),
  );

program
  .command("waiting")
  .description("events and mails that were not handed on")
  .action(
    on(async ({ database }) => {
      const now = Date.now();
      for (const { eventId, type, attempts, dueAt } of await listWaitingEvents(database))
        console.log(`${eventId}  ${type}  tried ${attempts} times  due for ${minutesSince(now, dueAt)} min`);
    }),
  );

program
  .command("requeue")
  .description("have a scan that does not end looked at, or an event handed on now")
  .argument("<id>", "id of a scan or of an event")
  .action(
    on(async ({ database }, id: string) => {
      const answer = await requeue(database, id, Date.now());
      console.log(answer ?? `There is no open scan and no waiting event ${id}.`);
      return answer === null ? 1 : 0;
    }),
  );

program
  .command("plan")
  .description("change the plan of an account and its keys, or of a key that belongs to no account")
  .argument("<who>", "e-mail address of the account, or id of the key")
  .addArgument(new Argument("<plan>", "the new plan").choices(["free", "pro"]))
  .action(
    on(async ({ database }, who: string, plan: "free" | "pro") => {
      const { accounts, keys } = await changePlan(database, who, plan);
      console.log(
        accounts + keys === 0 ? `Nobody is known as ${who}.` : `${who} is on ${plan}; keys changed: ${keys}.`,
      );
      return accounts + keys === 0 ? 1 : 0;
    }),
  );

program
  .command("key")
  .description("make an API key that belongs to no account, and print it: it is shown this once")
  .addOption(new Option("--plan <plan>", "plan of the key").choices(["free", "pro"]).default("free"))
  .option("--label <text>", "what the key is for")
  .action(
    on(async ({ database }, { plan, label }: { plan: "free" | "pro"; label?: string }) =>
      console.log(await insertKey(database, { plan, label: label ?? null })),
    ),
  );

program
  .command("revoke")
  .description("end a key at once")
  .argument("<keyId>", "id of the key")
  .action(
    on(async ({ database }, keyId: string) => {
      const isDone = await revokeKey(database, keyId, Date.now());
      console.log(isDone ? `${keyId} opens nothing any more.` : `There is no live key ${keyId}.`);
      return isDone ? 0 : 1;
    }),
  );

program
  .command("takedown")
  .description("take a domain out of directory and search, for good")
  .argument("<domain>", "host name of the listing, such as example.com")
  .action(
    on(async ({ database }, domain: string) => {
      await createOptOutStore(database).remember(bareHost(domain), "operator", Date.now());
      console.log(`${bareHost(domain)} is out of directory and search, whatever the site says later.`);
    }),
  );

program
  .command("export")
  .description("everything that is kept about one account, as JSON")
  .argument("<who>", "e-mail address of the account, or id of a key that belongs to none")
  .option("--out <file>", "file to write, readable by its owner alone; standard output unless given")
  .action(
    on(async (storage, who: string, { out }: { out?: string }) => {
      const data = await exportAccount(storage, who, Date.now());
      if (data === null) {
        console.error(`Nobody is known as ${who}.`);
        return 1;
      }
      const json = `${JSON.stringify(data, null, 2)}\n`;
      if (out === undefined) process.stdout.write(json);
      else writeFileSync(out, json, { mode: 0o600 });
    }),
  );

program
  .command("backup")
  .description("write database and bucket into a folder")
  .requiredOption("--to <folder>", "a new folder")
  .action(
    on(async (storage, { to }: { to: string }) => {
      const { tables, objects } = await backUp(storage, resolve(to));
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      console.log(`${rows} rows of ${tables.length} tables and ${objects.count} objects are in ${to}.`);
    }),
  );

program
  .command("restore")
  .description("write a backup into an empty service")
  .requiredOption("--from <folder>", "folder that backup wrote")
  .option("--again", "go on with a restoration that was interrupted")
  .action(
    on(async (storage, { from, again }: { from: string; again?: true }) => {
      const { tables, objects, madeAt } = await restore(storage, resolve(from), { isAgain: again === true });
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      console.log(`${rows} rows and ${objects.count} objects of ${madeAt} are back.`);
    }),
  );

try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function measure(database: D1Database, { hours, log }: Window): Promise<Numbers> {
  const numbers = await readNumbers(database, Date.now(), Number(hours) * HOUR_MS);
  if (log === undefined) return numbers;
  if (!existsSync(log)) throw new Error(`There is no file ${log}.`);
  return { ...numbers, ...logNumbers(readLogLines(readFileSync(log, "utf8"))) };
}

const minutesSince = (now: number, time: number): number => Math.round((now - time) / MINUTE_MS);
