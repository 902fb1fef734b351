// The form of API keys: fsk_ + 30 random base62 characters + 6 characters of CRC32 over what precedes.
// The checksum lets a mistyped or invented key be refused without a look-up.

const PREFIX = "fsk_";
const RANDOM_CHARS = 30;
const CHECK_CHARS = 6;
const PATTERN = /^fsk_[0-9A-Za-z]{36}$/;
const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

export const looksLikeApiKey = (text: string): boolean => text.startsWith(PREFIX);

/** Whether a text has something in it that is long and made like a key, whatever its checksum. */
export const holdsKey = (text: string): boolean => /fsk_[0-9A-Za-z]{36}/.test(text);

/** True when form and checksum are right; says nothing about whether the key exists. */
export function isWellFormedKey(text: string): boolean {
  if (!PATTERN.test(text)) return false;
  const body = text.slice(0, -CHECK_CHARS);
  return text.slice(-CHECK_CHARS) === checksumOf(body);
}

/** Makes a key from 30 random base62 characters. */
export const composeKey = (random: string): string => `${PREFIX}${random}${checksumOf(PREFIX + random)}`;
export const KEY_RANDOM_CHARS = RANDOM_CHARS;
/** Characters of a key that may be shown to tell keys apart. */
export const keyPrefix = (key: string): string => key.slice(0, PREFIX.length + 6);

function checksumOf(text: string): string {
  let value = crc32(text);
  let code = "";
  for (let i = 0; i < CHECK_CHARS; i++) {
    code = BASE62.charAt(value % 62) + code;
    value = Math.floor(value / 62);
  }
  return code;
}

/** CRC-32 as in ISO 3309 (polynomial 0xEDB88320, reflected), over ASCII text. */
function crc32(text: string): number {
  let crc = 0xffffffff;
  for (let i = 0; i < text.length; i++) {
    crc ^= text.charCodeAt(i);
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
