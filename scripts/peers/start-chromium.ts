// A Chromium of our own: started by us, reached by its port, ended by its id, and able to reach this machine alone.
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PEERS_FOLDER } from "./install-peers.ts";

export interface Chromium {
  port: number;
  stop(): Promise<void>;
}

const READY_MS = 30_000;
const TEMPORARY = join(PEERS_FOLDER, "tmp");
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
  "--remote-debugging-port=0",
  "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
];

export async function startChromium(): Promise<Chromium> {
  const browser = unpackChromium();
  const profile = mkdtempSync(join(TEMPORARY, "profile-"));
  const child = spawn(browser, [...FLAGS, `--user-data-dir=${profile}`, "about:blank"], { stdio: "ignore" });
  const stop = async (): Promise<void> => {
    await ended(child);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  const portFile = join(profile, "DevToolsActivePort");
  const until = Date.now() + READY_MS;
  while (Date.now() < until && child.exitCode === null) {
    const [port = ""] = existsSync(portFile) ? readFileSync(portFile, "utf8").split("\n") : [];
    if (port !== "") return { port: Number(port), stop };
    await new Promise((resume) => setTimeout(resume, 100));
  }
  await stop();
  throw new Error("Chromium did not start.");
}

/**
 * The package keeps the browser packed and unpacks it into the temporary folder, which we choose. Done once before
 * several are started: a file that is still written to cannot be run.
 */
export function unpackChromium(): string {
  const unpacked = join(TEMPORARY, "chromium");
  if (existsSync(unpacked)) return unpacked;
  mkdirSync(TEMPORARY, { recursive: true });
  const program = 'import chromium from "@sparticuz/chromium"; process.stdout.write(await chromium.executablePath());';
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    cwd: PEERS_FOLDER,
    env: { ...process.env, TMPDIR: TEMPORARY },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`Chromium could not be unpacked.\n${stderr.slice(-1_000)}`);
  return stdout;
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once("exit", () => done());
    child.kill();
  });
}
