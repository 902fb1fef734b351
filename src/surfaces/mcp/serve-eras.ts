// Both eras of the protocol over one server: 2026-07-28, and 2025-11-25 with the two before it. Stateless.
import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
  type Server,
} from "@modelcontextprotocol/server";

export interface RpcMessage {
  /** The body as parsed; a single JSON-RPC message. */
  body: unknown;
  canStream: boolean;
}

/** `open` makes a server for this request alone. */
export async function serveEras(
  original: Request,
  { body, canStream }: RpcMessage,
  open: () => Server,
  onError: (error: Error) => void,
): Promise<Response> {
  const request = withLenientHeaders(original);
  if (!canStream && (await isLegacyRequest(request, body))) return serveLegacyAsJson(request, body, open());
  const handler = createMcpHandler(open, { onerror: onError });
  return handler.fetch(request, { parsedBody: body });
}

/** For callers that read no event streams, such as curl: the older era with one JSON answer. */
async function serveLegacyAsJson(request: Request, body: unknown, server: Server): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: body });
  } finally {
    await server.close();
  }
}

/** Many callers send one of the two types, or none: what they read is told by `canStream` instead. */
function withLenientHeaders(original: Request): Request {
  const headers = new Headers(original.headers);
  headers.set("Accept", "application/json, text/event-stream");
  if (!headers.has("Content-Type")) headers.set("Content-Type", "application/json");
  // The body is handed on as parsed.
  return new Request(original.url, { method: original.method, headers, signal: original.signal });
}
