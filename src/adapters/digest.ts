// Hashes by the platform's Web Crypto.
import type { Digest } from "../model/ports.ts";

export function createDigest(
  addressKey: string,
  formerAddressKey: string | null = null,
  now: () => number = Date.now,
): Digest {
  const keyed = hmacUnder(addressKey);
  const keyedBefore = formerAddressKey === null ? null : hmacUnder(formerAddressKey);
  return {
    sha256,
    key: remembered(sha256, now, KEYS_REMEMBERED_MS),
    address: remembered(keyed, now, ADDRESSES_REMEMBERED_MS),
    formerAddress: async (text) => (keyedBefore === null ? null : keyedBefore(text)),
  };
}

async function sha256(content: string | Uint8Array): Promise<string> {
  // A copy of its own: Web Crypto takes no view of a shared buffer.
  const bytes = typeof content === "string" ? encode(content) : new Uint8Array(content);
  return hex(await crypto.subtle.digest("SHA-256", bytes));
}

function hmacUnder(secret: string): (text: string) => Promise<string> {
  let key: Promise<CryptoKey> | undefined;
  return async (text) => {
    key ??= crypto.subtle.importKey("raw", encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    return hex(await crypto.subtle.sign("HMAC", await key, encode(text)));
  };
}

/** No longer than the record of a key is remembered, since keys stand here as they are. */
const KEYS_REMEMBERED_MS = 5_000;
const ADDRESSES_REMEMBERED_MS = 3_600_000;
const MOST_REMEMBERED = 1_000;

/** All are forgotten at once, `lastMs` after the first of them came: that needs no order among them. */
function remembered(
  hash: (text: string) => Promise<string>,
  now: () => number,
  lastMs: number,
): (text: string) => Promise<string> {
  const known = new Map<string, string>();
  let endsAt = 0;
  return async (text) => {
    if (now() >= endsAt || known.size >= MOST_REMEMBERED) {
      known.clear();
      endsAt = now() + lastMs;
    }
    const found = known.get(text) ?? (await hash(text));
    known.set(text, found);
    return found;
  };
}

const encoder = new TextEncoder();
const encode = (text: string) => encoder.encode(text);

const OCTETS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

function hex(bytes: ArrayBuffer): string {
  let text = "";
  for (const byte of new Uint8Array(bytes)) text += OCTETS[byte];
  return text;
}
