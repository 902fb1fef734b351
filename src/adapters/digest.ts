// Hashes by the platform's Web Crypto.
import type { Digest } from "../model/ports.ts";

export function createDigest(addressKey: string, formerAddressKey: string | null = null): Digest {
  const keyed = hmacUnder(addressKey);
  const keyedBefore = formerAddressKey === null ? null : hmacUnder(formerAddressKey);
  return {
    async sha256(content) {
      // A copy of its own: Web Crypto takes no view of a shared buffer.
      const bytes = typeof content === "string" ? encode(content) : new Uint8Array(content);
      return hex(await crypto.subtle.digest("SHA-256", bytes));
    },
    address: remembered(keyed),
    formerAddress: async (text) => (keyedBefore === null ? null : keyedBefore(text)),
  };
}

function hmacUnder(secret: string): (text: string) => Promise<string> {
  let key: Promise<CryptoKey> | undefined;
  return async (text) => {
    key ??= crypto.subtle.importKey("raw", encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    return hex(await crypto.subtle.sign("HMAC", await key, encode(text)));
  };
}

/** Addresses come again and again within the life of an isolate. */
const ADDRESSES_REMEMBERED = 1_000;

function remembered(hash: (text: string) => Promise<string>): (text: string) => Promise<string> {
  const known = new Map<string, string>();
  return async (text) => {
    const found = known.get(text) ?? (await hash(text));
    if (known.size >= ADDRESSES_REMEMBERED) known.clear();
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
