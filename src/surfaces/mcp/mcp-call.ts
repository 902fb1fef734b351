// What one MCP request is answered with.
import type { Ctx } from "../../model/ports.ts";

export interface McpCall {
  ctx: Ctx;
  /** The client reads event streams, so that messages may come before the result. */
  canStream: boolean;
}

export const ENDPOINT_PATH = "/.well-known/mcp";
