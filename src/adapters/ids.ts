// Identifiers and tokens from the platform's randomness.
import { uuidv7 } from "uuidv7";
import type { Ids } from "../model/ports.ts";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** Largest multiple of 62 in a byte: values above would favour the first characters. */
const FAIR_BYTES = 248;

export const ids: Ids = {
  uuid: () => uuidv7(),
  token(length) {
    let text = "";
    while (text.length < length) {
      const byte = nextByte();
      if (byte < FAIR_BYTES) text += BASE62[byte % 62];
    }
    return text;
  },
};

/** Asked for many at a time, since each request takes some; a byte that was taken is not kept. */
const pool = new Uint8Array(1_024);
let left = 0;

function nextByte(): number {
  if (left === 0) {
    crypto.getRandomValues(pool);
    left = pool.length;
  }
  left -= 1;
  const byte = pool[left] ?? 0;
  pool[left] = 0;
  return byte;
}
