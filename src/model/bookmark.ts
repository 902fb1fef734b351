// Bookmarks of the database, as callers carry them from one request to the next.
import { AppError } from "./errors.ts";

/** As the platform's documentation names it. */
export const BOOKMARK_HEADER = "x-d1-bookmark";
/** Four hexadecimal numbers; opaque to callers, and bounded here. */
const BOOKMARK = /^[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{32}$/;
export const BOOKMARK_EXAMPLE = "00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683";
const EXPECTED = `${BOOKMARK_HEADER} of an earlier answer, as it was sent`;

/** Null when none was sent. Throws INVALID_REQUEST for text that no answer carried. */
export function readBookmark(header: string | null): string | null {
  if (header === null || header === "") return null;
  if (BOOKMARK.test(header)) return header;
  throw new AppError("INVALID_REQUEST", `${BOOKMARK_HEADER} is not valid. Expected: ${EXPECTED}.`, {
    details: { field: BOOKMARK_HEADER, expected: EXPECTED },
  });
}
