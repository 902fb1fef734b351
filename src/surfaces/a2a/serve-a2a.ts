// A2A over JSON-RPC: reads version and call, hands them to the SDK's grammar, sends JSON or a stream.
import { isRecord } from "../../model/read-json.ts";
import { LegacyJsonRpcTransportHandler } from "@a2a-js/sdk/compat/v0_3/server";
import { ContentTypeNotSupportedError, VersionNotSupportedError } from "@a2a-js/sdk/errors";
import { JsonRpcTransportHandler, ServerCallContext } from "@a2a-js/sdk/server";
import { A2A_VERSIONS, type A2aVersion } from "../../model/a2a.ts";
import { countCall } from "../../operations/invoke.ts";
import { AppError } from "../../model/errors.ts";
import type { Ctx } from "../../model/ports.ts";
import { isJsonType, parseRequestJson } from "../../model/read-json-object.ts";
import { INVALID_REQUEST, PARSE_ERROR, rpcError, toA2aError, toWireError, type HttpNote } from "./a2a-error.ts";
import { createRequestHandler, type RequestHandler } from "./create-request-handler.ts";
import { eventStream } from "./event-stream.ts";

export interface A2aCall {
  ctx: Ctx;
  headers: Headers;
  /** The body, its size already bounded. */
  text: string;
}

type Envelope = { jsonrpc: string; id: string | number | null; result?: unknown; error?: unknown };
type Body = Record<string, unknown>;

export async function serveA2a({ ctx, headers, text }: A2aCall): Promise<Response> {
  const http: HttpNote = { status: 200, headers: {} };
  const version = readVersion(headers.get("a2a-version"));
  const grammar = grammarOf(version ?? A2A_VERSIONS[0], createRequestHandler(ctx, http));
  let id: Envelope["id"] = null;
  const failure = (error: unknown): Envelope => {
    // Refused before the call reached a method: the mapping of ours, as in there.
    const told = error instanceof AppError ? toA2aError(error, http) : error;
    return { jsonrpc: "2.0", id, error: toWireError(grammar.map(told), http) };
  };
  try {
    const body = readBody(text, headers.get("content-type"));
    id = readId(body);
    if (version === null) throw new VersionNotSupportedError(UNKNOWN_VERSION);
    await countCall(ctx);
    const sent = await grammar.handle(body, new ServerCallContext({ requestedVersion: version }));
    if (!(Symbol.asyncIterator in sent))
      return answer("error" in sent ? { ...sent, error: toWireError(sent.error, http) } : sent, http);
    // What fails before the first event is an answer with an error, not a stream.
    const first = await sent.next();
    return eventStream(ctx.clock, first, sent, failure);
  } catch (error) {
    return answer(failure(error), http);
  }
}

const UNKNOWN_VERSION = `Send the header A2A-Version with one of ${A2A_VERSIONS.join(", ")}; without it, 0.3 is assumed.`;

/** An absent or empty header means 0.3 (A2A 1.0, "Protocol versioning"); a patch number makes no difference. */
function readVersion(header: string | null): A2aVersion | null {
  const minor = /^(\d+\.\d+)(?:\.\d+)?$/.exec((header ?? "").trim() || "0.3")?.[1];
  return A2A_VERSIONS.find((version) => version === minor) ?? null;
}

interface Grammar {
  handle(body: Body, context: ServerCallContext): Promise<Envelope | AsyncGenerator<Envelope, void, undefined>>;
  map(error: unknown): unknown;
}

function grammarOf(version: A2aVersion, handler: RequestHandler): Grammar {
  if (version === "0.3") {
    const grammar = new LegacyJsonRpcTransportHandler(handler);
    return {
      handle: (body, context) => grammar.handle(body, context),
      map: (error) => LegacyJsonRpcTransportHandler.mapToLegacyJSONRPCError(error),
    };
  }
  const grammar = new JsonRpcTransportHandler(handler);
  return {
    handle: (body, context) => grammar.handle(body, context),
    map: (error) => JsonRpcTransportHandler.mapToJSONRPCError(error),
  };
}

function readBody(text: string, contentType: string | null): Body {
  if (!isJsonType(contentType))
    throw new ContentTypeNotSupportedError("Send the call as JSON with Content-Type: application/json.");
  const value = parseJson(text);
  if (!isRecord(value))
    throw rpcError(INVALID_REQUEST, "The body is not one JSON-RPC request object; batches are refused.");
  if (!("jsonrpc" in value) || value.jsonrpc !== "2.0" || !("method" in value) || typeof value.method !== "string")
    throw rpcError(INVALID_REQUEST, 'The body is not a JSON-RPC request: it needs "jsonrpc": "2.0" and a method.');
  // JSON-RPC 2.0, section 4: what else stands there could not be answered to.
  if ("id" in value && value.id !== null && typeof value.id !== "string" && typeof value.id !== "number")
    throw rpcError(INVALID_REQUEST, "The id of a JSON-RPC request is a text or a number.");
  return { ...value };
}

function parseJson(text: string): unknown {
  try {
    return parseRequestJson(text);
  } catch (error) {
    throw rpcError(PARSE_ERROR, error instanceof AppError ? error.message : "The body is not valid JSON.");
  }
}

const readId = ({ id }: Body): Envelope["id"] => (typeof id === "string" || typeof id === "number" ? id : null);

const answer = (envelope: Envelope, http: HttpNote): Response =>
  Response.json(envelope, { status: http.status, headers: { "Cache-Control": "no-store", ...http.headers } });
