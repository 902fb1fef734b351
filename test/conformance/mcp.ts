// MCP by hand, as contract and specification write it: no client library between the test and the bytes.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { call, type Answer, type Ask, type Json } from "./call.ts";
import { world } from "./world.ts";

export const MCP_PATH = "/.well-known/mcp";
/** The twelve tools, by the names that this service gives them. */
export const TOOLS = [
  "start_scan",
  "get_scan_status",
  "get_scan_results",
  "get_comprehensive_results",
  "list_scans",
  "get_playbook",
  "browse_directory",
  "get_directory_listing",
  "get_analytics",
  "search_insights",
  "subscribe_webhook",
  "get_service_health",
].toSorted();

export interface Tool {
  name: string;
  description: string;
  inputSchema: Json & { type: string; properties?: Record<string, Json>; required?: string[] };
}
export interface RpcBody {
  jsonrpc: string;
  id: unknown;
  result?: Json & { tools?: Tool[]; serverInfo?: Json; capabilities?: Json; protocolVersion?: string };
  error?: { code: number; message: string };
}

const HANDSHAKE = "2025-11-25";
const MODERN = "2026-07-28";
const CLIENT_INFO = { name: "conformance", version: "1.0.0" };

export const initialize = (id: number): Json => ({
  jsonrpc: "2.0",
  id,
  method: "initialize",
  params: { protocolVersion: HANDSHAKE, capabilities: {}, clientInfo: CLIENT_INFO },
});
export const listTools = (id: number): Json => ({ jsonrpc: "2.0", id, method: "tools/list", params: {} });

const post = (body: unknown, headers: Record<string, string> = {}, ask: Ask = {}): Promise<Answer<RpcBody>> =>
  call<RpcBody>(MCP_PATH, {
    method: "POST",
    body,
    ...ask,
    headers: { accept: "application/json", ...headers },
  });

/** One call of the revisions that begin with `initialize`. */
export const postLegacy = (body: unknown, ask: Ask = {}): Promise<Answer<RpcBody>> =>
  post(body, { "mcp-protocol-version": HANDSHAKE }, ask);

/** One call of the revision that needs no handshake: each names revision and client by itself. */
export function postModern(method: string, params: Json = {}): Promise<Answer<RpcBody>> {
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": MODERN,
    "io.modelcontextprotocol/clientInfo": CLIENT_INFO,
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const { name } = params;
  return post(
    { jsonrpc: "2.0", id: 1, method, params: { ...params, _meta } },
    {
      "mcp-protocol-version": MODERN,
      "mcp-method": method,
      ...(typeof name === "string" ? { "mcp-name": name } : {}),
    },
  );
}

const PROGRAM = join(import.meta.dirname, "../../scripts/foresite-mcp.js");

/** Starts the stdio variant with the key in MCP_API_KEY, sends one line each, and reads one answer for each id. */
export async function talkOverStdio(messages: readonly Json[], key: string): Promise<RpcBody[]> {
  const child = spawn(process.execPath, [PROGRAM, "--server", world.origin], {
    env: { ...process.env, MCP_API_KEY: key },
  });
  let told = "";
  child.stderr.on("data", (chunk: Buffer) => (told += chunk.toString()));
  // A program that ended early no longer reads; why it did is told below.
  child.stdin.on("error", () => undefined);
  const wanted = messages.filter((message) => "id" in message).length;
  const answers: RpcBody[] = [];
  for (const message of messages) child.stdin.write(`${JSON.stringify(message)}\n`);
  try {
    for await (const line of createInterface(child.stdout)) {
      answers.push(JSON.parse(line) as RpcBody);
      if (answers.length === wanted) return answers;
    }
    throw new Error(`The stdio server ended after ${answers.length} of ${wanted} answers: ${told}`);
  } finally {
    child.stdin.end();
  }
}
