// HMAC-SHA256 by the platform's Web Crypto.
import type { Hmac } from "../model/webhook-ports.ts";

export const hmac: Hmac = async (key, text) => {
  // Copies into a buffer of its own: a view's type does not say that no shared memory lies under it.
  const imported = await crypto.subtle.importKey("raw", new Uint8Array(key), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, new TextEncoder().encode(text)));
};
