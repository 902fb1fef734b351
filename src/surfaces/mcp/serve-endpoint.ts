// The Streamable HTTP endpoint around the protocol: doors, methods, size, batches; one error shape for all of it.
import { isRecord } from "../../model/read-json.ts";
import { bodyTooLarge } from "../../model/read-bounded-text.ts";
import { readRequestBody, type Server } from "@modelcontextprotocol/server";
import { errorBody } from "../../model/to-error-body.ts";
import { AppError, ERROR_TABLE } from "../../model/errors.ts";
import { REQUEST_BODY_BYTES } from "../../model/limits.ts";
import { parseRequestJson } from "../../model/read-json-object.ts";
import { toAppError } from "../../model/to-app-error.ts";
import { guardRequest, type Doors } from "./guard-request.ts";
import { serveEras, type RpcMessage } from "./serve-eras.ts";

export interface Endpoint<T> {
  doors: Doors;
  requestId: string;
  /** Who calls. Throws AppError. */
  admit: () => Promise<T>;
  /** What makes the server for this message; throws AppError for what is told on HTTP. */
  open: (admitted: T, message: RpcMessage) => () => Server;
  onError: (error: unknown) => void;
}

/** JSON-RPC 2.0, section 5.1; -32000 is the server's own. */
const RPC = { parse: -32700, request: -32600, params: -32602, internal: -32603, server: -32000 } as const;

export async function serveEndpoint<T>(request: Request, endpoint: Endpoint<T>): Promise<Response> {
  let id: string | number | null = null;
  try {
    const refused = guardRequest(request, endpoint.doors);
    if (refused !== null) return rpcError(403, RPC.server, refused);
    if (request.method !== "POST")
      throw new AppError("METHOD_NOT_ALLOWED", "This endpoint answers POST: it keeps no session and no stream.", {
        headers: { Allow: "POST, OPTIONS" },
      });
    const admitted = await endpoint.admit();
    const message = await readMessage(request);
    id = idOf(message.body);
    return await answerMessage(request, message, endpoint.open(admitted, message), endpoint.onError);
  } catch (thrown) {
    if (!(thrown instanceof AppError)) endpoint.onError(thrown);
    return refusal(toAppError(thrown), id, {
      publicOrigin: endpoint.doors.publicOrigin,
      instance: new URL(request.url).pathname,
      requestId: endpoint.requestId,
    });
  }
}

/** The library reports what it refuses as well as what fails: what the caller is told to put right is no fault of ours. */
async function answerMessage(
  request: Request,
  message: RpcMessage,
  open: () => Server,
  onError: (error: unknown) => void,
): Promise<Response> {
  const reported: unknown[] = [];
  let report = (error: unknown): void => void reported.push(error);
  const answer = await serveEras(request, message, open, (error) => report(error));
  report = onError;
  if (answer.status >= 500) reported.forEach(onError);
  return answer;
}

async function readMessage(request: Request): Promise<RpcMessage> {
  const read = await readRequestBody(request, REQUEST_BODY_BYTES);
  if (read.tooLarge) throw bodyTooLarge();
  const body = parseRequestJson(read.text);
  if (!isRecord(body))
    throw new AppError("INVALID_REQUEST", "The body is not one JSON-RPC message. Send messages one by one, no batch.", {
      details: { field: "body", expected: "one JSON-RPC message" },
    });
  const accept = request.headers.get("accept") ?? "";
  return { body, canStream: accept.includes("text/event-stream") };
}

/** The error body travels as `data` of a JSON-RPC error, so that protocol clients read it. */
function refusal(
  error: AppError,
  id: string | number | null,
  place: { publicOrigin: string; instance: string; requestId: string },
): Response {
  const code =
    error.code === "INVALID_JSON"
      ? RPC.parse
      : error.code === "INVALID_REQUEST"
        ? isAboutParams(error)
          ? RPC.params
          : RPC.request
        : error.code === "INTERNAL_ERROR"
          ? RPC.internal
          : RPC.server;
  const { status } = ERROR_TABLE[error.code];
  return rpcError(status, code, error.message, { id, data: errorBody(error, place), headers: error.headers });
}

const isAboutParams = ({ details }: AppError): boolean => String(details?.["field"]).startsWith("params.");

function rpcError(
  status: number,
  code: number,
  message: string,
  {
    id = null,
    data,
    headers = {},
  }: { id?: string | number | null; data?: object; headers?: Record<string, string> } = {},
): Response {
  const error = { code, message, ...(data === undefined ? {} : { data }) };
  return Response.json({ jsonrpc: "2.0", id, error }, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

function idOf(body: unknown): string | number | null {
  const id = typeof body === "object" && body !== null && "id" in body ? body.id : null;
  return typeof id === "string" || typeof id === "number" ? id : null;
}
