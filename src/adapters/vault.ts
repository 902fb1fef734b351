// Encrypts secrets that must be recoverable: AES-256-GCM, the key derived from DATA_KEY with HKDF-SHA256.
import type { Vault } from "../model/ports.ts";

const IV_BYTES = 12;
/** Stands before every sealed text, so that a later way of sealing can be told apart. */
const VERSION = "v1.";

export function createVault(dataKey: string): Vault {
  let made: Promise<CryptoKey> | undefined;
  const key = (): Promise<CryptoKey> => (made ??= deriveKey(dataKey));
  return {
    async seal(plain) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await key(), new TextEncoder().encode(plain));
      return VERSION + Buffer.concat([iv, new Uint8Array(sealed)]).toString("base64url");
    },
    async open(sealed) {
      if (!sealed.startsWith(VERSION)) throw new Error("sealed text of an unknown version");
      const bytes = Buffer.from(sealed.slice(VERSION.length), "base64url");
      const iv = bytes.subarray(0, IV_BYTES);
      const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, await key(), bytes.subarray(IV_BYTES));
      return new TextDecoder().decode(plain);
    },
  };
}

async function deriveKey(dataKey: string): Promise<CryptoKey> {
  const raw = await crypto.subtle.importKey("raw", new TextEncoder().encode(dataKey), "HKDF", false, ["deriveKey"]);
  const info = new TextEncoder().encode("foresite vault");
  return crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(32), info },
    raw,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}
