// The one error body: the contract's members and those of RFC 9457 beside them.
import { ERROR_TABLE, type AppError } from "./errors.ts";

export function errorBody(
  error: AppError,
  { publicOrigin, instance, requestId }: { publicOrigin: string; instance: string; requestId: string },
): Record<string, unknown> {
  const { status, error: kind } = ERROR_TABLE[error.code];
  return {
    error: kind,
    code: error.code,
    message: error.message,
    ...(error.details === undefined ? {} : { details: error.details }),
    type: `${publicOrigin}/developers/errors/${error.code}`,
    title: kind.replaceAll("_", " "),
    status,
    detail: error.message,
    instance,
    requestId,
  };
}
