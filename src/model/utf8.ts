// Text as UTF-8 bytes and back, and bytes joined.

export const toUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export const fromUtf8 = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

export function joinBytes(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.byteLength;
  }
  return joined;
}
