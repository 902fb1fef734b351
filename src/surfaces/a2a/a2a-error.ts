// The one mapping from our errors to A2A's. What is not here is a fault of ours, and its text stays inside.
import {
  A2AError,
  ERROR_INFO_TYPE,
  JsonRpcTransportError,
  RequestMalformedError,
  TaskNotFoundError,
  type ErrorDetail,
} from "@a2a-js/sdk/errors";
import { AppError, ERROR_TABLE, type ErrorCode } from "../../model/errors.ts";
import { PRODUCT } from "../../model/product.ts";

/** JSON-RPC 2.0, section 5.1: an error that the server defines; A2A's own begin at -32001. */
const REFUSED = -32_000;
const INTERNAL = -32_603;
const INVALID_PARAMS = -32_602;
export const INVALID_REQUEST = -32_600;
export const PARSE_ERROR = -32_700;

const INTERNAL_TEXT = "Something failed on our side. Try again in a few seconds; if it stays, tell us the request id.";

/** Refusals that HTTP has a status for: clients sign in, wait or give up by it. */
const REFUSALS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "AUTH_REQUIRED",
  "INVALID_CREDENTIALS",
  "INSUFFICIENT_SCOPE",
  "RATE_LIMIT",
  "SERVICE_UNAVAILABLE",
]);

/** How the answer to a call leaves: 200 for errors of the protocol, as JSON-RPC over HTTP has it. */
export interface HttpNote {
  status: number;
  headers: Record<string, string>;
  data?: ErrorDetail[];
}

/** Notes on `http` what the error means there, and answers the error that the SDK sends. */
export function toA2aError(thrown: unknown, http: HttpNote): A2AError {
  if (thrown instanceof A2AError) return thrown;
  if (!(thrown instanceof AppError)) return rpcError(INTERNAL, INTERNAL_TEXT);
  if (thrown.code === "SCAN_NOT_FOUND") return new TaskNotFoundError("No task has this id.");
  if (!REFUSALS.has(thrown.code)) return new RequestMalformedError(thrown.message);
  http.status = ERROR_TABLE[thrown.code].status;
  http.headers = thrown.headers;
  http.data = [errorInfo(thrown)];
  return rpcError(REFUSED, thrown.message);
}

/** An error of any code: one of JSON-RPC itself, or one of ours. */
export const rpcError = (code: number, message: string): A2AError =>
  new JsonRpcTransportError({ jsonrpc: "2.0", id: null, error: { code, message } });

/**
 * The error as it is sent. Faults of ours carry one text alone, so any other text under their code comes from the
 * SDK, which stumbled over params of another shape than the protocol's.
 */
export function toWireError(mapped: unknown, { data }: HttpNote): unknown {
  const { code, message } = mapped as { code: number; message: string };
  if (code === INTERNAL && message !== INTERNAL_TEXT)
    return { code: INVALID_PARAMS, message: "params are not of the shape that the method takes." };
  return data === undefined ? mapped : { code, message, data };
}

/** google.rpc.ErrorInfo: its metadata are texts. */
const errorInfo = ({ code, details = {} }: AppError): ErrorDetail => ({
  "@type": ERROR_INFO_TYPE,
  reason: code,
  domain: PRODUCT.slug,
  metadata: Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)])),
});
