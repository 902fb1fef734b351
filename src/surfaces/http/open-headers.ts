// What every answer of this surface says: which request it answers, and that pages of every origin may read it.
import { BOOKMARK_HEADER } from "../../model/bookmark.ts";

export const REQUEST_ID_HEADER = "X-Request-Id";
export const EXPOSE_HEADER = "Access-Control-Expose-Headers";

/** What scripts of other origins may read of an answer. */
const EXPOSED = [
  "ETag",
  "Idempotency-Replayed",
  "Link",
  "RateLimit",
  "RateLimit-Policy",
  "Retry-After",
  "WWW-Authenticate",
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  REQUEST_ID_HEADER,
  BOOKMARK_HEADER,
  "x-markdown-tokens",
].join(",");

export const openHeaders = (requestId: string): Record<string, string> => ({
  [REQUEST_ID_HEADER]: requestId,
  "Access-Control-Allow-Origin": "*",
  [EXPOSE_HEADER]: EXPOSED,
});
