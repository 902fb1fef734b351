// FNV-1a with 64 bits, in 32-bit integer steps: stable, streaming, and without BigInt, which is some fifty times slower.
// http://www.isthe.com/chongo/tech/comp/fnv/

export interface TextHash {
  high: number;
  low: number;
}

/** The prime is 2^40 + 0x1b3. */
const PRIME_LOW = 0x1b3;
const ZERO = 0x30;
const NINE = 0x39;

export const startTextHash = (): TextHash => ({ high: 0xcbf29ce4 | 0, low: 0x84222325 | 0 });

/**
 * Adds one block of text, then a space. Case is folded and a run of digits counts as one zero, so that a page that
 * only shows another time or counter keeps its hash. UTF-16 code units are mixed in whole.
 */
export function addToTextHash(hash: TextHash, block: string): void {
  const text = `${block.toLowerCase()} `;
  let { high, low } = hash;
  let inDigits = false;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const isDigit = unit >= ZERO && unit <= NINE;
    if (!isDigit || !inDigits) {
      // A 64-bit product by halves of 16 bits, so that no step leaves 32 bits.
      const mixed = low ^ (isDigit ? ZERO : unit);
      const first = (mixed & 0xffff) * PRIME_LOW;
      const second = (mixed >>> 16) * PRIME_LOW + (first >>> 16);
      high = (Math.imul(high, PRIME_LOW) + (second >>> 16) + (mixed << 8)) | 0;
      low = (second << 16) | (first & 0xffff);
    }
    inDigits = isDigit;
  }
  Object.assign(hash, { high, low });
}

/** Sixteen hexadecimal digits. */
export function formatTextHash({ high, low }: TextHash): string {
  return [high, low].map((lane) => (lane >>> 0).toString(16).padStart(8, "0")).join("");
}
