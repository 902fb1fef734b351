// The service under torture from outside: its process, the calls that owners make, the doors of the harness.
import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ROOT } from "../lib/folders.ts";

const START_MS = 120_000;
const TRIES = 120;
const TRY_AGAIN_MS = 250;

export class HookProcess {
  readonly #state: string;
  readonly #vars: Record<string, string>;
  readonly #log: string;
  /** The last time that it was killed. */
  killedAt = 0;
  #child: ChildProcess | null = null;
  #origin: Promise<string> = Promise.reject(new Error("not started"));

  constructor(state: string, script: string, vars: Record<string, string>) {
    this.#state = state;
    this.#vars = vars;
    this.#log = join(state, "torture.log");
    writeFileSync(join(state, "worker.js"), script);
    writeFileSync(this.#log, "");
    this.#origin.catch(() => undefined);
  }

  async start(): Promise<void> {
    const args = [this.#state, join(this.#state, "worker.js"), JSON.stringify(this.#vars), this.#log];
    // In a process group of its own: the runtime is a child of that process, and dies with it.
    const child = spawn(process.execPath, [join(ROOT, "scripts/torture/hooks-service.ts"), ...args], {
      cwd: ROOT,
      detached: true,
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#child = child;
    this.#origin = new Promise((told, failed) => {
      createInterface({ input: child.stdout }).once("line", told);
      child.once("exit", () => failed(new Error("the service ended before it began")));
      setTimeout(() => failed(new Error("the service did not begin in time")), START_MS).unref();
    });
    await this.#origin;
  }

  /** As a power cut does: nothing is told, nothing is written any more. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child?.pid === undefined || child.exitCode !== null) return;
    const isGone = new Promise((gone) => child.once("exit", gone));
    this.killedAt = Date.now();
    process.kill(-child.pid, "SIGKILL");
    await isGone;
  }

  async restart(): Promise<void> {
    await this.kill();
    await this.start();
  }

  /** What an owner asks. Throws what is not answered with success. */
  async call<T>(path: string, key: string, body?: unknown): Promise<T> {
    const origin = await this.#origin;
    const answer = await fetch(origin + path, {
      method: body === undefined ? "GET" : "POST",
      headers: { "x-mcp-api-key": key, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok)
      throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`, { cause: answer.status });
    return (await answer.json()) as T;
  }

  /** A door of the harness, and whatever may be asked twice: until it is answered, faults and restarts or not. */
  async persist<T>(ask: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++)
      try {
        return await ask();
      } catch (error) {
        if (tries >= TRIES || isRefusal(error)) throw error;
        await new Promise((resume) => setTimeout(resume, TRY_AGAIN_MS));
      }
  }

  door<T>(name: string, order: unknown): Promise<T> {
    return this.persist(() => this.call<T>(`/torture/${name}`, "", order));
  }

  /** What runs every minute. */
  async tick(): Promise<void> {
    await this.persist(() => this.call("/torture/tick", "", {}));
  }

  /** How often each event was logged. */
  logged(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const line of readFileSync(this.#log, "utf8").split("\n")) {
      const name = /^\{"event":"([\w.]+)"/.exec(line)?.[1];
      if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return counts;
  }
}

/** The service understood, and says no: asking again would change nothing. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof Error ? Number(error.cause) : 0;
  return status >= 400 && status < 500;
}
