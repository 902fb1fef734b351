// The one error body: the contract's members, and those of RFC 9457 beside them.
import { z } from "zod";
import { ERROR_TABLE, type AppError, type ErrorCode } from "./errors.ts";

const CODES = Object.keys(ERROR_TABLE) as [ErrorCode, ...ErrorCode[]];
const KINDS = [...new Set(Object.values(ERROR_TABLE).map(({ error }) => error))];

export const ErrorBody = z
  .object({
    error: z.enum(KINDS).describe("Kind of error; several codes share one"),
    code: z.enum(CODES).describe("Stable code to act on"),
    message: z.string().describe("What was wrong and what would be right"),
    details: z
      .record(z.string(), z.unknown())
      .optional()
      .describe("What the message says, for programs: field and expected, or retry_after_seconds"),
    type: z.url().describe("Address of the page about this code (RFC 9457)"),
    title: z.string().describe("Kind of error in words (RFC 9457)"),
    status: z.number().int().min(400).max(599).describe("HTTP status (RFC 9457)"),
    detail: z.string().describe("The message again (RFC 9457)"),
    instance: z.string().describe("Path that was asked for (RFC 9457)"),
    requestId: z.string().describe("Id of the request, as in X-Request-Id; name it when you ask for help"),
  })
  .meta({ id: "Error" });
export type ErrorBody = z.infer<typeof ErrorBody>;

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
