// Everything that a call can end with, as one class: act on `code`.
import type { ErrorBody, Operations } from "./generated.ts";

/** Codes that the service answers. A newer service may answer more. */
export type ApiErrorCode = ErrorBody["code"];

/**
 * Faults that the client finds: nothing answered, nothing answered in time, an answer that is none of the API's, and a
 * scan that ended without a report.
 */
export type ClientErrorCode = "NO_ANSWER" | "TIMEOUT" | "UNEXPECTED_ANSWER" | "SCAN_FAILED";

export interface ErrorFacts<Code extends string> {
  call: keyof Operations;
  code: Code;
  message: string;
  /** HTTP status; null where nothing answered. */
  status?: number | null;
  details?: Readonly<Record<string, unknown>> | undefined;
  requestId?: string | null;
  /** Seconds to wait before the same call can succeed, where the service says so. */
  retryAfter?: number | null;
  cause?: unknown;
}

export class ForesiteError<Code extends string = ApiErrorCode | ClientErrorCode> extends Error {
  override readonly name = "ForesiteError";
  readonly call: keyof Operations;
  readonly code: Code;
  readonly status: number | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;
  readonly retryAfter: number | null;

  constructor({ call, code, message, status, details, requestId, retryAfter, cause }: ErrorFacts<Code>) {
    super(message, cause === undefined ? {} : { cause });
    this.call = call;
    this.code = code;
    this.status = status ?? null;
    this.details = details ?? {};
    this.requestId = requestId ?? null;
    this.retryAfter = retryAfter ?? null;
  }
}

/** Whether a call ended in this error; its code is then one of those that the call names. */
export const isErrorOf = <Name extends keyof Operations>(
  error: unknown,
  call: Name,
): error is ForesiteError<Operations[Name]["error"] | ClientErrorCode> =>
  error instanceof ForesiteError && error.call === call;
