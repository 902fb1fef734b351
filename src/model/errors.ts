// Errors that a caller can act on. Each has a stable code; surfaces map code to status in one table.
import { OUTAGE_RETRY_SECONDS } from "./limits.ts";

export const ERROR_TABLE = {
  INVALID_URL: { status: 400, error: "bad_request" },
  INVALID_REQUEST: { status: 400, error: "bad_request" },
  INVALID_CALLBACK_URL: { status: 400, error: "bad_request" },
  INVALID_EVENTS: { status: 400, error: "bad_request" },
  INVALID_JSON: { status: 400, error: "bad_request" },
  AUTH_REQUIRED: { status: 401, error: "unauthorized" },
  INVALID_CREDENTIALS: { status: 401, error: "unauthorized" },
  INSUFFICIENT_SCOPE: { status: 403, error: "forbidden" },
  SCAN_NOT_FOUND: { status: 404, error: "not_found" },
  PLAYBOOK_NOT_FOUND: { status: 404, error: "not_found" },
  LISTING_NOT_FOUND: { status: 404, error: "not_found" },
  SUBSCRIPTION_NOT_FOUND: { status: 404, error: "not_found" },
  NOT_FOUND: { status: 404, error: "not_found" },
  METHOD_NOT_ALLOWED: { status: 405, error: "method_not_allowed" },
  PAYLOAD_TOO_LARGE: { status: 413, error: "payload_too_large" },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, error: "unsupported_media_type" },
  IDEMPOTENCY_CONFLICT: { status: 422, error: "conflict" },
  RATE_LIMIT: { status: 429, error: "rate_limited" },
  INTERNAL_ERROR: { status: 500, error: "internal_error" },
  SERVICE_UNAVAILABLE: { status: 503, error: "service_unavailable" },
} as const;
export type ErrorCode = keyof typeof ERROR_TABLE;
export const ERROR_CODES = Object.keys(ERROR_TABLE) as [ErrorCode, ...ErrorCode[]];

/** Thrown for what a caller can act on: what was wrong, what would be right. Bugs throw raw. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;
  /** Headers that belong to the answer, for example Retry-After or Allow. */
  readonly headers: Record<string, string>;

  constructor(
    code: ErrorCode,
    message: string,
    more: { details?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.name = "AppError";
    this.code = code;
    this.details = more.details;
    this.headers = more.headers ?? {};
  }

  /** The same error with further headers; its own win. */
  withHeaders(headers: Record<string, string>): AppError {
    const { code, message, details } = this;
    return new AppError(code, message, {
      ...(details === undefined ? {} : { details }),
      headers: { ...headers, ...this.headers },
    });
  }
}

export const scanNotFound = (scanId: string): AppError =>
  new AppError("SCAN_NOT_FOUND", `No scan has the id ${scanId.slice(0, 80)}. Start one with POST /api/insights/scan.`, {
    details: { field: "scanId" },
  });

export const subscriptionNotFound = (id: string): AppError =>
  new AppError(
    "SUBSCRIPTION_NOT_FOUND",
    `You have no webhook subscription with the id ${id.slice(0, 80)}. Make one with POST /api/webhooks/subscribe; an anonymous one is found with its manageToken in x-manage-token.`,
    { details: { field: "id" } },
  );

/** A part of the platform does not answer; the caller is told when to come back, not which. */
export const unavailable = (): AppError =>
  new AppError(
    "SERVICE_UNAVAILABLE",
    `A part of the service does not answer just now. Try again in ${OUTAGE_RETRY_SECONDS} seconds.`,
    { headers: { "Retry-After": String(OUTAGE_RETRY_SECONDS) } },
  );

export const isUnavailable = (error: unknown): boolean =>
  error instanceof AppError && error.code === "SERVICE_UNAVAILABLE";
