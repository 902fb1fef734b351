// Starts the service on this machine, with everything it keeps in one folder.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, openSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { ConfigInput } from "../../src/model/config.ts";
import { unstable_readConfig } from "wrangler";
import { buildWorker, writeBuiltConfig } from "./build-worker.ts";
import { ROOT } from "./folders.ts";
import { generateAssets } from "./generate-assets.ts";
import { localSecrets } from "./local-secrets.ts";
import { noteRunning } from "./running-services.ts";
import { migrate } from "./migrate.ts";
import { WRANGLER, wranglerEnvironment } from "./wrangler-command.ts";

const READY_MS = 90_000;
const PROBE_MS = 3_000;
const TICK_MS = 60_000;
const BUILD_FAILED = "Build failed";
/** Exit status after a signal: 128 and the signal's number, as shells have it for SIGINT. */
const SIGNAL_EXIT = 130;

export interface ServiceOptions {
  state: string;
  port?: number;
  /** Configuration beyond the environment's; wins over it. */
  vars?: Record<string, string>;
  /** The address by which the service calls itself, where that is not where it listens: as behind a real domain. */
  publicOrigin?: string;
  /** Log lines go to a file in the state folder instead of the terminal. */
  isQuiet: boolean;
}

export interface Service {
  origin: string;
  logFile: string;
  stop(): Promise<void>;
}

/** Builds the documents, migrates, serves on 127.0.0.1, and waits until it answers. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const port = options.port ?? (await findFreePort());
  const origin = `http://127.0.0.1:${port}`;
  const state = resolve(options.state);
  mkdirSync(state, { recursive: true });
  const assets = join(state, "public");
  const publicOrigin = options.publicOrigin ?? origin;
  const vars = { ...configFromEnvironment(), ...options.vars, PUBLIC_ORIGIN: publicOrigin };
  await generateAssets({ origin: publicOrigin, out: assets, vars });
  await migrate(state);
  const built = join(state, "worker");
  const config = join(state, "wrangler.json");
  await buildWorker(built);
  writeBuiltConfig(built, config);
  const logFile = join(state, "service.log");
  const where = ["--ip", "127.0.0.1", "--port", String(port), "--persist-to", state, "--assets", assets];
  const settings = Object.entries(vars).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
  const args = [
    "dev",
    "--config",
    config,
    ...where,
    ...actAs(options.publicOrigin),
    "--env-file",
    localSecrets(state),
    ...settings,
  ];
  const { stop, untilAnswers } = await spawnWrangler(args, options.isQuiet ? logFile : null);
  // wrangler takes connections before the Worker is built, and holds them.
  await untilAnswers(async () => (await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(PROBE_MS) })).ok);
  const forget = noteRunning(ROOT, port, state);
  const clock = setInterval(() => void tick(origin), TICK_MS);
  return {
    origin,
    logFile,
    stop() {
      clearInterval(clock);
      forget();
      return stop();
    },
  };
}

/** Requests then carry that host, as they do behind a real domain. */
function actAs(publicOrigin: string | undefined): string[] {
  if (publicOrigin === undefined) return [];
  const { host, protocol } = new URL(publicOrigin);
  return ["--local-upstream", host, "--upstream-protocol", protocol.slice(0, -1)];
}

/** The local runtime has no clock of its own for crons; this stands in for the platform's. */
async function tick(origin: string): Promise<void> {
  const { triggers } = unstable_readConfig({ config: join(ROOT, "wrangler.toml") });
  for (const cron of triggers.crons ?? [])
    if (isDue(cron, new Date()))
      await fetch(`${origin}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(cron)}`).catch(() => undefined);
}

/** Reads what our own crons use: numbers, "*" and steps for minute and hour, a name for the weekday. */
function isDue(cron: string, now: Date): boolean {
  const [minute = "*", hour = "*", , , weekday = "*"] = cron.split(" ");
  const fits = (field: string, value: number): boolean =>
    field === "*" || (field.startsWith("*/") ? value % Number(field.slice(2)) === 0 : Number(field) === value);
  return fits(minute, now.getUTCMinutes()) && fits(hour, now.getUTCHours()) && fitsWeekday(weekday, now.getUTCDay());
}

const DAYS = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"];
const fitsWeekday = (field: string, day: number): boolean => field === "*" || field.toUpperCase() === DAYS[day];

/** Runs wrangler in its own process group; `untilAnswers` waits for a probe to hold, or stops it and throws. */
export async function spawnWrangler(
  args: string[],
  logFile: string | null,
): Promise<{ stop: () => Promise<void>; untilAnswers: (probe: () => Promise<boolean>) => Promise<void> }> {
  const inspector = ["--show-interactive-dev-session=false", "--inspector-port", String(await findFreePort())];
  const child = spawn(process.execPath, [WRANGLER, ...args, ...inspector], {
    cwd: ROOT,
    env: wranglerEnvironment(),
    detached: true,
    stdio: logFile === null ? ["ignore", "inherit", "inherit"] : logTo(logFile),
  });
  const stop = (): Promise<void> => stopProcess(child);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => void stop().then(() => process.exit(SIGNAL_EXIT)));
  const readLog = (): string => (logFile === null ? "" : readFileSync(logFile, "utf8"));
  return {
    stop,
    async untilAnswers(probe) {
      const until = Date.now() + READY_MS;
      // A Worker that does not build leaves wrangler waiting for a change of its files.
      while (Date.now() < until && child.exitCode === null && !readLog().includes(BUILD_FAILED)) {
        if (await probe().catch(() => false)) return;
        await new Promise((resume) => setTimeout(resume, 100));
      }
      await stop();
      throw new Error(`The service did not start.\n${readLog().slice(-3_000)}`);
    },
  };
}

/** Environment variables that configure the service are handed on to it. */
function configFromEnvironment(): Record<string, string> {
  const names = Object.keys(ConfigInput.shape);
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name] ?? ""]] : [])));
}

function logTo(file: string): ["ignore", number, number] {
  const handle = openSync(file, "w");
  return ["ignore", handle, handle];
}

/** Ends the process group that was started, by its id. */
function stopProcess(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.pid === undefined) return done();
    child.once("exit", () => done());
    signalGroup(child.pid, "SIGTERM");
    setTimeout(
      () => child.exitCode === null && child.pid !== undefined && signalGroup(child.pid, "SIGKILL"),
      5_000,
    ).unref();
  });
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended in the meantime.
  }
}

export function findFreePort(): Promise<number> {
  return listenOn(0);
}

/** The first of `count` ports in a row that nothing listens on. */
export async function findFreePorts(count: number): Promise<number> {
  for (let attempt = 0; attempt < PORT_ATTEMPTS; attempt++) {
    const first = await findFreePort();
    const row = Array.from({ length: count }, (_, i) => first + i);
    const free = await Promise.allSettled(row.map(listenOn));
    if (free.every(({ status }) => status === "fulfilled")) return first;
  }
  throw new Error(`no ${count} free ports in a row`);
}

const PORT_ATTEMPTS = 50;

/** Listens for a moment, 0 for any port, and tells which it was. */
function listenOn(port: number): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once("error", failed);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address !== null ? done(address.port) : failed(new Error("no free port")),
      );
    });
  });
}
