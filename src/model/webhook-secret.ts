// Secrets that sign deliveries: what is accepted, and the key that each kind gives.

const PREFIX = "whsec_";
const LEAST_KEY_BYTES = 24;
const MOST_KEY_BYTES = 64;
const LEAST_CHARS = 16;
const MOST_CHARS = 256;
/** Random characters of one byte each: within the bounds, and their base64 needs no padding. */
const MADE_CHARS = 48;

export const SECRET_EXPECTED = `${PREFIX} followed by base64 of ${LEAST_KEY_BYTES} to ${MOST_KEY_BYTES} bytes, or any other text of ${LEAST_CHARS} to ${MOST_CHARS} characters`;

/** Standard Webhooks 1.0 for whsec_ secrets; any other text of a reasonable length as well. */
export function isValidSecret(secret: string): boolean {
  if (!secret.isWellFormed()) return false;
  if (!secret.startsWith(PREFIX)) return secret.length >= LEAST_CHARS && secret.length <= MOST_CHARS;
  const bytes = decodeBase64(secret.slice(PREFIX.length));
  return bytes !== null && bytes.length >= LEAST_KEY_BYTES && bytes.length <= MOST_KEY_BYTES;
}

/** Key of `webhook-signature`: the decoded bytes of a whsec_ secret, the UTF-8 bytes of any other. */
export function standardKeyOf(secret: string): Uint8Array {
  const decoded = secret.startsWith(PREFIX) ? decodeBase64(secret.slice(PREFIX.length)) : null;
  return decoded ?? wholeKeyOf(secret);
}

/** Key of `X-Webhook-Signature`: the whole secret as UTF-8, prefix included. */
export const wholeKeyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret);

/** A secret of our own from random text of MADE_CHARS characters. */
export const makeSecret = (token: (length: number) => string): string => PREFIX + btoa(token(MADE_CHARS));

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** RFC 4648 section 4, padding required: what decodes differently elsewhere would verify nowhere. */
function decodeBase64(text: string): Uint8Array | null {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)) return null;
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}
