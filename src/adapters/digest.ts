// Hashes by the platform's Web Crypto.
import type { Digest } from "../model/ports.ts";

export function createDigest(addressKey: string): Digest {
  const encode = (text: string) => new TextEncoder().encode(text);
  let key: Promise<CryptoKey> | undefined;
  return {
    async sha256(content) {
      // A copy of its own: Web Crypto takes no view of a shared buffer.
      const bytes = typeof content === "string" ? encode(content) : new Uint8Array(content);
      return hex(await crypto.subtle.digest("SHA-256", bytes));
    },
    async address(text) {
      key ??= crypto.subtle.importKey("raw", encode(addressKey), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
      return hex(await crypto.subtle.sign("HMAC", await key, encode(text)));
    },
  };
}

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
