// The one error body of every surface: the contract's members, and those of RFC 9457 beside them.
import { AppError, ERROR_TABLE, type ErrorCode } from "./errors.ts";

export interface ErrorBody {
  error: string;
  code: ErrorCode;
  message: string;
  details?: Record<string, unknown>;
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  requestId: string;
}

export interface ErrorPlace {
  publicOrigin: string;
  /** Path of the request. */
  instance: string;
  requestId: string;
}

export function errorBody(error: AppError, { publicOrigin, instance, requestId }: ErrorPlace): ErrorBody {
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

/** What a caller is told of anything thrown: of a bug, nothing but that it was one. */
export const toAppError = (thrown: unknown): AppError =>
  thrown instanceof AppError
    ? thrown
    : new AppError(
        "INTERNAL_ERROR",
        "Something failed on our side. Try again in a few seconds; if it stays, tell us the request id.",
      );
