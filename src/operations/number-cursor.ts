// Cursors of lists whose place is a number: opaque to callers. The letter tells the lists apart.
import { AppError } from "../model/errors.ts";

const DIGITS = /^\d{1,12}$/;
const EXPECTED = "nextCursor of the previous answer";

export const writeNumberCursor = (letter: string, place: number): string => `${letter}${place}`;

/** Throws INVALID_REQUEST for what this list never gave out. */
export function readNumberCursor(letter: string, cursor: string): number {
  const place = cursor.slice(letter.length);
  if (cursor.startsWith(letter) && DIGITS.test(place)) return Number(place);
  throw new AppError("INVALID_REQUEST", `cursor is not valid. Expected: ${EXPECTED}.`, {
    details: { field: "cursor", expected: EXPECTED },
  });
}
