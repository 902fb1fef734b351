// Headers of answers, described once and referred to by name.
import { BOOKMARK_EXAMPLE, BOOKMARK_HEADER } from "../../../model/bookmark.ts";
import type { ErrorCode } from "../../../model/errors.ts";
import type { JsonObject } from "./schema-writer.ts";

const whole = { type: "integer", minimum: 0 };
const text = { type: "string" };

const HEADERS = {
  "X-Request-Id": { description: "Id of the request.", schema: text, example: "req_3f9KcUe0Yw1TzQ7mXb2a" },
  "X-RateLimit-Limit": { description: "Most requests in the window.", schema: whole, example: 60 },
  "X-RateLimit-Remaining": { description: "Requests left in the window.", schema: whole, example: 59 },
  "X-RateLimit-Reset": {
    description: "When the window ends, in Unix seconds.",
    schema: whole,
    example: 1_795_166_460,
  },
  RateLimit: {
    description: "What is left (r) and for how many seconds (t), as draft-ietf-httpapi-ratelimit-headers writes it.",
    schema: text,
    example: '"minute";r=59;t=60',
  },
  "RateLimit-Policy": {
    description: "The quota (q) and its window in seconds (w), as draft-ietf-httpapi-ratelimit-headers writes it.",
    schema: text,
    example: '"minute";q=60;w=60',
  },
  "Retry-After": { description: "Seconds to wait before trying again.", schema: whole, example: 30 },
  "WWW-Authenticate": {
    description: "Where the description of this resource's tokens is (RFC 9728 section 5.1).",
    schema: text,
    example: 'Bearer resource_metadata="https://foresite.example/.well-known/oauth-protected-resource"',
  },
  "Idempotency-Replayed": {
    description: "true when this is the answer of an earlier request with the same Idempotency-Key.",
    schema: { type: "string", enum: ["true"] },
    example: "true",
  },
  [BOOKMARK_HEADER]: {
    description:
      "State of the database that the answer is from, or that the request wrote. Sent with a later request, it keeps that one from being answered by an older copy.",
    schema: text,
    example: BOOKMARK_EXAMPLE,
  },
  Allow: { description: "Methods that the address answers.", schema: text, example: "GET, HEAD" },
  ETag: { description: "Version of the document, for If-None-Match.", schema: text, example: '"33a64df5"' },
} as const;
export type HeaderName = keyof typeof HEADERS;

export const QUOTA_HEADERS: readonly HeaderName[] = [
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "RateLimit",
  "RateLimit-Policy",
];

/** Headers of an error beyond the request id. */
export const ERROR_HEADERS: Partial<Record<ErrorCode, readonly HeaderName[]>> = {
  AUTH_REQUIRED: ["WWW-Authenticate"],
  INVALID_CREDENTIALS: ["WWW-Authenticate"],
  METHOD_NOT_ALLOWED: ["Allow"],
  RATE_LIMIT: ["Retry-After", ...QUOTA_HEADERS],
  SERVICE_UNAVAILABLE: ["Retry-After"],
};

export const headerComponents = (): JsonObject => ({ ...HEADERS });

export const headersOf = (names: readonly HeaderName[]): JsonObject =>
  Object.fromEntries([...new Set(names)].map((name) => [name, { $ref: `#/components/headers/${name}` }]));
