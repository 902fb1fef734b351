// Speaks MCP by hand, so that tests see the bytes: headers, statuses and single messages.
import { call, type Answer } from "./service.ts";

export const MODERN = "2026-07-28";
export const LEGACY = "2025-11-25";
const ENVELOPE = {
  "io.modelcontextprotocol/protocolVersion": MODERN,
  "io.modelcontextprotocol/clientCapabilities": {},
};

export interface RpcBody {
  id: unknown;
  result?: Record<string, unknown>;
  error?: { code: number; message: string; data?: Record<string, unknown> };
}

interface Sent {
  params?: Record<string, unknown>;
  headers?: Record<string, string>;
  address?: string;
}

export const post = (
  body: unknown,
  headers: Record<string, string> = {},
  address = "203.0.113.20",
): Promise<Answer<RpcBody>> =>
  call<RpcBody>("/.well-known/mcp", {
    method: "POST",
    body,
    headers: { accept: "application/json", ...headers },
    address,
  });

/** One request of the 2026-07-28 era, with the headers that have to mirror it. */
export function modern(method: string, { params = {}, headers = {}, address }: Sent = {}): Promise<Answer<RpcBody>> {
  const name = params["name"] ?? params["uri"];
  const mirrored = { "mcp-protocol-version": MODERN, "mcp-method": method };
  return post(
    { jsonrpc: "2.0", id: 1, method, params: { ...params, _meta: { ...ENVELOPE, ...(params["_meta"] as object) } } },
    { ...mirrored, ...(typeof name === "string" ? { "mcp-name": name } : {}), ...headers },
    address,
  );
}

/** One request of the 2025 era. */
export const legacy = (method: string, { params = {}, headers = {}, address }: Sent = {}): Promise<Answer<RpcBody>> =>
  post({ jsonrpc: "2.0", id: 1, method, params }, { "mcp-protocol-version": LEGACY, ...headers }, address);

export const tool = (
  send: typeof modern,
  name: string,
  args: Record<string, unknown> = {},
  more: Omit<Sent, "params"> = {},
): Promise<Answer<RpcBody>> => send("tools/call", { params: { name, arguments: args }, ...more });
