// npm run conformance -- [--server URL] [--key K] [--site URL] [--quota]
// Runs the conformance suite against a service; without --server against one that it starts itself.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { Command } from "commander";
import { ROOT } from "./lib/service.ts";

const options = new Command("conformance")
  .description("Tests a service against the contract, row by row.")
  .option("--server <origin>", "the service to test; without it one is started on a temporary folder")
  .option("--key <key>", "API key; else FORESITE_KEY; else one is made, where the service was started from here")
  .option("--site <url>", "website that the service may scan")
  .option("--quota", "use up the anonymous quota of a service that is not local")
  .parse()
  .opts<{ server?: string; key?: string; site?: string; quota?: boolean }>();

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
