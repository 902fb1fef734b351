// npm run scan -- URL [--type light|basic|full] [--json FILE] [--server URL --key K]
// Exit status: 0 complete, 1 the site could not be scanned, 2 wrong use or refused, 3 the service failed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { Command, Option } from "commander";
import pc from "picocolors";
import { SCAN_TYPES, type ScanType } from "../src/model/scan.ts";
import { explainFailure } from "./cli/explain-failure.ts";
import { followScan } from "./cli/follow-scan.ts";
import { printReport } from "./cli/print-report.ts";
import { ApiFailure, createApiClient } from "./lib/api-client.ts";
import { makeKey } from "./lib/make-key.ts";
import { DEFAULT_STATE, startService, type Service } from "./lib/service.ts";

interface Options {
  type: ScanType;
  json?: string;
  server?: string;
  key?: string;
  state: string;
}

const command = new Command("scan")
  .description("Scans a website and prints the report.")
  .argument("<url>", "domain or address of the website")
  .addOption(new Option("--type <type>", "how deep to read").choices([...SCAN_TYPES]).default("basic"))
  .option("--json <file>", "where to write the whole report as JSON")
  .option("--server <origin>", "use a running service instead of starting one")
  .option("--key <key>", "API key for that service")
  .option("--state <folder>", "folder in which the service keeps everything", DEFAULT_STATE)
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse();

process.exitCode = await main(command.args[0] ?? "", command.opts<Options>());
// The platform proxy and keep-alive sockets would hold the process for seconds.
process.exit(process.exitCode);

async function main(url: string, options: Options): Promise<number> {
  let service: Service | null = null;
  try {
    if (options.server === undefined) {
      process.stderr.write(pc.dim("Starting the service…\n"));
      service = await startService({
        state: options.state,
        isQuiet: true,
        vars: isLoopback(url) ? { ALLOW_PRIVATE_TARGETS: "true" } : {},
      });
    }
    const key = options.key ?? (service === null ? null : await localKey(options.state));
    return await scan(url, options, options.server?.replace(/\/$/, "") ?? service?.origin ?? "", key);
  } catch (error) {
    if (error instanceof ApiFailure) {
      process.stderr.write(`${pc.red(`${error.code}: ${error.message}`)}\n`);
      return error.status >= 500 ? 3 : 2;
    }
    process.stderr.write(`${pc.red(error instanceof Error ? error.message : String(error))}\n`);
    return 3;
  } finally {
    await service?.stop();
  }
}

async function scan(url: string, options: Options, origin: string, key: string | null): Promise<number> {
  const client = createApiClient(origin, key);
  const { scanId } = await client.startScan({ url, scanType: options.type });
  const end = await followScan(client, scanId, url);
  if (end.status !== "complete") {
    process.stderr.write(`${explainFailure(url, end.error ?? "internal: The scan ended without a reason.")}\n`);
    return 1;
  }
  const { results } = await client.results(scanId);
  if (results === undefined) throw new Error("The scan is complete but its results are missing.");
  const file = resolve(
    options.json ??
      join(options.state, "reports", `${new URL(results.startUrl).host.replace(":", "-")}-${options.type}.json`),
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  printReport(results, { file, width: process.stdout.columns ?? 100 });
  return 0;
}

/** One key per state folder, made at the first scan and kept there, readable by its owner alone. */
async function localKey(state: string): Promise<string> {
  const file = join(state, "cli.key");
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  const key = await makeKey({ state, plan: "pro", label: "command line" });
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  return key;
}

function isLoopback(url: string): boolean {
  const text = url.includes("://") ? url : `https://${url}`;
  return URL.canParse(text) && ["localhost", "127.0.0.1", "[::1]"].includes(new URL(text).hostname);
}
