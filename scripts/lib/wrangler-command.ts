// The one place that starts wrangler as a command and waits for its end.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "./folders.ts";

export const WRANGLER = join(ROOT, "node_modules/wrangler/bin/wrangler.js");

export interface WranglerAnswer {
  code: number;
  stdout: string;
  stderr: string;
}
/** Never throws: what went wrong is in the answer. `env` adds to the environment. */
export type Wrangler = (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<WranglerAnswer>;

/** Asks nobody anything and reports to nobody. */
export function wranglerEnvironment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    WRANGLER_SEND_METRICS: "false",
    // It would keep the address of every request in the state folder, query included: a key sent there by mistake too.
    X_LOCAL_OBSERVABILITY: "false",
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    CI: "true",
    NO_COLOR: "1",
    NODE_OPTIONS: "",
  };
}

export const callWrangler: Wrangler = (args, env = {}) =>
  new Promise((done) => {
    const child = spawn(process.execPath, [WRANGLER, ...args], {
      cwd: ROOT,
      env: { ...wranglerEnvironment(), ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let stdout = "";
    let stderr = "";
    child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
    child.on("error", (error) => done({ code: 1, stdout, stderr: error.message }));
    child.on("close", (code) => done({ code: code ?? 1, stdout, stderr }));
  });

const ERROR_CHARS = 2_000;

/** Runs wrangler for its effect. Throws with what it said. */
export async function runWrangler(args: readonly string[]): Promise<void> {
  const answer = await callWrangler(args);
  if (answer.code !== 0) throw wranglerFailure(args, answer);
}

/** What wrangler says where nobody is signed in; it goes on to advise an option of its own, which deploy does not have. */
const NOBODY_SIGNED_IN = /necessary to set a CLOUDFLARE_API_TOKEN|not (?:logged in|authenticated)/i;

export function wranglerFailure(args: readonly string[], { stdout, stderr }: WranglerAnswer): Error {
  const said = stripVTControlCharacters(stdout + stderr).trim();
  return new Error(
    NOBODY_SIGNED_IN.test(said)
      ? "Nobody is signed in at Cloudflare. Run npx wrangler login, or set CLOUDFLARE_API_TOKEN (README, Run it on Cloudflare)."
      : `wrangler ${args.slice(0, 3).join(" ")} failed:\n${said.slice(-ERROR_CHARS)}`,
  );
}
