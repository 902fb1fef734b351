// Hands what a local client asks on to the service's own MCP endpoint, word for word.
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport, StreamableHTTPError } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { McpError, ResultSchema, type Progress, type ServerCapabilities } from "@modelcontextprotocol/sdk/types.js";
import { ProtocolError, ProtocolErrorCode, Server, type CallToolResult } from "@modelcontextprotocol/server";
import { z } from "zod";
import { PRODUCT } from "../../model/product.ts";
import { LIST_CACHE } from "./list-cache.ts";
import { ENDPOINT_PATH } from "./mcp-call.ts";

export interface BridgeOptions {
  /** Origin of the service. */
  server: string;
  key: string | null;
}

export interface Bridge {
  /** A server for one local connection; all of them share the connection to the service. */
  open(): Server;
  close(): Promise<void>;
}

interface Forwarded {
  signal: AbortSignal;
  onprogress?: (progress: Progress) => void;
}

/** Throws BridgeFailure when the service does not answer, or refuses the key. */
export async function connectBridge({ server, key }: BridgeOptions): Promise<Bridge> {
  const client = new Client({ name: `${PRODUCT.slug}-stdio`, version: PRODUCT.version });
  const transport = new StreamableHTTPClientTransport(new URL(ENDPOINT_PATH, server), {
    requestInit: { headers: key === null ? {} : { "x-mcp-api-key": key } },
  });
  // The SDK's own transport states its optional members less exactly than this project's compiler asks.
  await client.connect(transport as Parameters<Client["connect"]>[0]).catch((error: unknown) => {
    throw toFailure(error, server);
  });
  return { open: () => mirror(client, server), close: () => client.close() };
}

export class BridgeFailure extends Error {
  override name = "BridgeFailure";
}

function mirror(client: Client, origin: string): Server {
  const { name, title, version } = { title: PRODUCT.name, ...client.getServerVersion(), name: PRODUCT.slug };
  const instructions = client.getInstructions();
  const server = new Server(
    { name, title, version: version ?? PRODUCT.version },
    {
      capabilities: capabilitiesOf(client.getServerCapabilities()),
      cacheHints: LIST_CACHE,
      ...(instructions === undefined ? {} : { instructions }),
    },
  );
  const forward = async <T>(method: string, params: object | undefined, options: Forwarded): Promise<T> => {
    const request = { method, ...(params === undefined ? {} : { params: { ...params } }) };
    // The service made it for this method, and the server checks it again on its way out.
    return (await client.request(request, ResultSchema, { ...options, resetTimeoutOnProgress: true })) as T;
  };
  for (const method of [
    "tools/list",
    "resources/list",
    "resources/templates/list",
    "resources/read",
    "prompts/list",
    "prompts/get",
  ] as const)
    server.setRequestHandler(method, async ({ params }, { mcpReq }) => {
      try {
        return await forward(method, params, { signal: mcpReq.signal });
      } catch (error) {
        throw toProtocolError(error, origin);
      }
    });
  server.setRequestHandler("tools/call", async ({ params }, { mcpReq }) => {
    const progressToken = mcpReq._meta?.progressToken;
    const onprogress = (progress: Progress): void =>
      void mcpReq.notify({ method: "notifications/progress", params: { ...progress, progressToken } });
    const options = { signal: mcpReq.signal, ...(progressToken === undefined ? {} : { onprogress }) };
    const { name, arguments: args = {} } = params;
    try {
      return await forward<CallToolResult>("tools/call", { name, arguments: args }, options);
    } catch (error) {
      if (error instanceof McpError) throw toProtocolError(error, origin);
      return { content: [{ type: "text", text: toFailure(error, origin).message }], isError: true };
    }
  });
  return server;
}

const capabilitiesOf = ({ tools, resources, prompts }: ServerCapabilities = {}) => ({
  ...(tools === undefined ? {} : { tools: {} }),
  ...(resources === undefined ? {} : { resources: {} }),
  ...(prompts === undefined ? {} : { prompts: {} }),
});

function toProtocolError(error: unknown, origin: string): ProtocolError {
  if (!(error instanceof McpError))
    return new ProtocolError(ProtocolErrorCode.InternalError, toFailure(error, origin).message);
  return new ProtocolError(error.code, error.message.replace(/^MCP error -?\d+: /, ""), error.data);
}

const Refusal = z.object({ error: z.object({ message: z.string(), data: z.object({ code: z.string() }).optional() }) });

/** What went wrong between here and the service, and what would help. */
function toFailure(error: unknown, server: string): BridgeFailure {
  if (!(error instanceof StreamableHTTPError))
    return new BridgeFailure(
      `${PRODUCT.name} does not answer at ${server}. Start it, or name another address with --server or FORESITE_URL.`,
    );
  const refusal = readRefusal(error.message);
  if (refusal === null)
    return new BridgeFailure(`${server} answered ${error.code ?? "with an error"}, not as ${PRODUCT.name} does.`);
  const help =
    refusal.data?.code === "AUTH_REQUIRED" || refusal.data?.code === "INVALID_CREDENTIALS"
      ? " This server takes the key from the environment variable MCP_API_KEY."
      : "";
  return new BridgeFailure(`${refusal.data?.code ?? "ERROR"}: ${refusal.message}${help}`);
}

/** The SDK puts the body of a refusal behind its own words. */
function readRefusal(text: string): z.infer<typeof Refusal>["error"] | null {
  try {
    const parsed = Refusal.safeParse(JSON.parse(text.slice(text.indexOf("{"))));
    return parsed.success ? parsed.data.error : null;
  } catch {
    return null;
  }
}
