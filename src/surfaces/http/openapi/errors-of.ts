// Which errors an operation can answer, by what it is.
import { ERROR_TABLE, type ErrorCode } from "../../../model/errors.ts";
import { inputPlaces, type Operation } from "../../../operations/define-operation.ts";
import { takesIdempotencyKey } from "../../../operations/invoke-once.ts";
import { isOpen, type Access } from "./security.ts";

/** Two credentials in one request or a key in the address, a bad credential, another method, our own failures. */
const ALWAYS: readonly ErrorCode[] = [
  "INVALID_REQUEST",
  "INVALID_CREDENTIALS",
  "METHOD_NOT_ALLOWED",
  "INTERNAL_ERROR",
  "SERVICE_UNAVAILABLE",
];
const BODY: readonly ErrorCode[] = ["INVALID_JSON", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"];

export function errorsOf(operation: Operation): ErrorCode[] {
  return inTableOrder([
    ...ALWAYS,
    ...(operation.counts === "none" ? [] : (["RATE_LIMIT"] as const)),
    ...(inputPlaces(operation).body.length > 0 ? BODY : []),
    ...(takesIdempotencyKey(operation) ? (["IDEMPOTENCY_CONFLICT"] as const) : []),
    // A session does not count on what another site's page sends.
    ...(operation.http.method === "get" ? [] : (["INSUFFICIENT_SCOPE"] as const)),
    ...accessErrors(operation),
    ...Object.values(operation.fieldErrors ?? {}),
    ...operation.errors,
  ]);
}

export function errorsOfRoute({
  scopes,
  errors,
}: {
  scopes: Access["scopes"] | null;
  errors: readonly ErrorCode[];
}): ErrorCode[] {
  const credentials =
    scopes === null ? (["METHOD_NOT_ALLOWED", "INTERNAL_ERROR"] as const) : [...ALWAYS, ...accessErrors({ scopes })];
  return inTableOrder([...credentials, ...errors]);
}

/** A known caller may carry fewer scopes than its plan has. */
const accessErrors = (access: Access): ErrorCode[] => [
  ...(isOpen(access) ? [] : (["AUTH_REQUIRED"] as const)),
  ...(access.scopes.length === 0 && access.only === undefined ? [] : (["INSUFFICIENT_SCOPE"] as const)),
];

function inTableOrder(codes: readonly ErrorCode[]): ErrorCode[] {
  const order = Object.keys(ERROR_TABLE);
  return [...new Set(codes)].toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}
