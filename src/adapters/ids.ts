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
      for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
        if (byte < FAIR_BYTES && text.length < length) text += BASE62[byte % 62];
      }
    }
    return text;
  },
};
