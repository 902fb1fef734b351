// The one error body, made: a request that failed needs no schema for it.
import type { ErrorBody } from "./error-body.ts";
import { ERROR_TABLE, type AppError, type ErrorCode } from "./errors.ts";

/** `instance` is the path of the request, without query. */
export function errorBody(
  { code, message, details }: Pick<AppError, "code" | "message"> & { details?: AppError["details"] },
  { publicOrigin, instance, requestId }: { publicOrigin: string; instance: string; requestId: string },
): ErrorBody {
  const { status, error } = ERROR_TABLE[code];
  return {
    error,
    code,
    message,
    ...(details === undefined ? {} : { details }),
    type: `${publicOrigin}${errorPagePath(code)}`,
    title: error.replaceAll("_", " "),
    status,
    detail: message,
    instance,
    requestId,
  };
}

/** Path of the page about a code; `type` of every error body leads there. */
export const errorPagePath = (code: ErrorCode): `/${string}` => `/developers/errors/${code}`;
