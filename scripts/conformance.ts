// npm run conformance -- [--server URL] [--key K] [--site URL] [--quota]
// Runs the conformance suite against a service; without --server against one that it starts itself.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { Command } from "commander";
import { stateOf } from "./lib/running-services.ts";
import { ROOT } from "./lib/folders.ts";

const options = new Command("conformance")
  .description("Tests a service against the contract, row by row.")
  .option("--server <origin>", "the service to test; without it one is started on a temporary folder")
  .option("--key <key>", "API key; else FORESITE_KEY; else one is made, where the service was started from here")
  .option("--site <url>", "website that the service may scan")
  .option("--quota", "use up the anonymous quota of a service that is not local")
  .parse()
  .opts<{ server?: string; key?: string; site?: string; quota?: boolean }>();

const problem = options.server === undefined ? null : await problemWith(options.server);
if (problem === null) run();
else {
  console.error(problem);
  process.exitCode = 2;
}

/** What keeps the suite from starting, in a sentence. */
async function problemWith(server: string): Promise<string | null> {
  if (!URL.canParse(server)) return `--server is not an address: ${server}`;
  const key = options.key ?? process.env["FORESITE_KEY"];
  const health = await fetch(new URL("/api/health", server), {
    headers: key === undefined ? {} : { "x-mcp-api-key": key },
  }).catch(() => null);
  if (health === null) return `Nothing answers at ${server}/api/health.`;
  if (health.status === 401) return `${server} refuses the key.`;
  return key !== undefined || stateOf(ROOT, server) !== null
    ? null
    : `No key for ${server}: give one with --key or FORESITE_KEY. Only for a service started from this folder one can be made.`;
}

function run(): void {
  const named = {
    CONFORMANCE_SERVER: options.server,
    CONFORMANCE_KEY: options.key,
    CONFORMANCE_SITE: options.site,
    CONFORMANCE_QUOTA: options.quota === true ? "true" : undefined,
  };
  const given = Object.fromEntries(
    Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
  const child = spawn(process.execPath, [vitest, "run", "--config", "vitest.conformance.config.ts"], {
    cwd: ROOT,
    env: { ...process.env, ...given },
    stdio: "inherit",
  });
  child.once("exit", (code) => {
    process.exitCode = code ?? 1;
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => child.kill(signal));
}
