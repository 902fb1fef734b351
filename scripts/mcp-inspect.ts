// npm run mcp-inspect -- [--server URL]
// The MCP Inspector's portability lint over our tools. It is heavy, so it is fetched on request into a temporary folder.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { startService } from "./lib/service.ts";

const INSPECTOR = "@modelcontextprotocol/inspector@2.12.0";

const { server } = new Command()
  .option("--server <origin>", "a running service; else one is started")
  .parse()
  .opts<{ server?: string }>();
const folder = mkdtempSync(join(tmpdir(), "foresite-inspector-"));
const service = server === undefined ? await startService({ state: join(folder, "state"), isQuiet: true }) : null;
try {
  const url = `${server ?? service?.origin ?? ""}/.well-known/mcp`;
  const lint = ["--cli", url, "--transport", "http", "--method", "tools/list", "--strict"];
  const { status } = spawnSync("npx", ["--yes", "--package", INSPECTOR, "mcp-inspector", ...lint], {
    cwd: folder,
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
} finally {
  await service?.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
