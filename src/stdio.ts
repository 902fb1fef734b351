// MCP over standard input and output, for clients that start a program: composition only.
// Nothing but protocol goes to standard output.
import { parseArgs } from "node:util";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { PRODUCT } from "./model/product.ts";
import { connectBridge } from "./surfaces/mcp/connect-bridge.ts";

const USAGE = `${PRODUCT.slug}-mcp [--server ORIGIN]
  --server       address of the service (else FORESITE_URL, else http://127.0.0.1:8787)
  MCP_API_KEY    API key; without one the free tier is used`;

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { server: { type: "string" }, help: { type: "boolean" } } });
  if (values.help === true) {
    process.stderr.write(`${USAGE}\n`);
    return;
  }
  const server = originOf(values.server ?? process.env["FORESITE_URL"] ?? "http://127.0.0.1:8787");
  const bridge = await connectBridge({ server, key: process.env["MCP_API_KEY"]?.trim() || null });
  serveStdio(() => bridge.open(), {
    onerror: (error) => process.stderr.write(`${error.message}\n`),
  });
  // Whoever ends the input wants no more answers (MCP, stdio transport, "Shutdown").
  process.stdin.once("close", () => void bridge.close().finally(() => process.exit(0)));
}

function originOf(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new Error(`"${text}" is not an address. Expected an origin such as http://127.0.0.1:8787.\n${USAGE}`);
}
