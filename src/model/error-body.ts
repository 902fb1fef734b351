// The schema of the one error body: the contract's members, and those of RFC 9457 beside them.
import { z } from "zod";
import { ERROR_CODES, ERROR_TABLE } from "./errors.ts";

const KINDS = [...new Set(Object.values(ERROR_TABLE).map(({ error }) => error))];

export const ErrorBody = z
  .object({
    error: z.enum(KINDS).describe("Kind of error; several codes share one"),
    code: z.enum(ERROR_CODES).describe("Stable code to act on"),
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
