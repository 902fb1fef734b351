// How alike two texts are, by the runs of words they share.
import { splitWords } from "./text-words.ts";

/** Hashes of all runs of `size` words; of the whole text when it is shorter. */
export function shingle(text: string, size = 5): Set<number> {
  const words = splitWords(text);
  const hashes = new Set<number>();
  for (let at = 0; at + size <= words.length; at += 1) hashes.add(hashWords(words, at, at + size));
  if (hashes.size === 0 && words.length > 0) hashes.add(hashWords(words, 0, words.length));
  return hashes;
}

const SIGNATURE_SIZE = 64;
const SALTS = Uint32Array.from({ length: SIGNATURE_SIZE }, (_, at) => mix(at + 1));

/**
 * MinHash signature of a shingle set (Broder 1997): the share of equal places of two signatures
 * estimates their Jaccard similarity with a standard error of about 0.06.
 */
export function signShingles(shingles: ReadonlySet<number>): Uint32Array {
  const signature = new Uint32Array(SIGNATURE_SIZE).fill(0xffffffff);
  for (const value of shingles) {
    for (let at = 0; at < SIGNATURE_SIZE; at += 1) {
      const mixed = mix(value ^ (SALTS[at] ?? 0));
      if (mixed < (signature[at] ?? 0)) signature[at] = mixed;
    }
  }
  return signature;
}

export function estimateSimilarity(a: Uint32Array, b: Uint32Array): number {
  let equal = 0;
  for (let at = 0; at < SIGNATURE_SIZE; at += 1) if (a[at] === b[at]) equal += 1;
  return equal / SIGNATURE_SIZE;
}

/** FNV-1a, 32 bits, of the words from `from` to `to` joined by spaces. */
function hashWords(words: readonly string[], from: number, to: number): number {
  let value = 0x811c9dc5;
  for (let at = from; at < to; at += 1) {
    const word = words[at] ?? "";
    if (at > from) value = Math.imul(value ^ 0x20, 0x01000193);
    for (let i = 0; i < word.length; i += 1) value = Math.imul(value ^ word.charCodeAt(i), 0x01000193);
  }
  return value >>> 0;
}

/** Finaliser of MurmurHash3: spreads one integer over 32 bits. */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
