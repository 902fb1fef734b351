// Which bucket a scan belongs to when one database no longer holds them all: by its domain, so that everything a scan
// writes about a site stays together. Buckets are assigned to databases by a list, and ranges of them move. Pure.

/** As many as three hexadecimal digits tell apart: the last three of a scan's id name its bucket. */
export const BUCKETS = 4_096;
const DIGITS = 3;
/** A host differs from others in these; longer ones share a bucket with few. */
const HASHED_CHARS = 32;

/** Odd numbers below 2^32, one for each place: powers of the golden ratio's (Knuth, TAOCP 3, section 6.4). */
const FACTORS: readonly bigint[] = Array.from({ length: HASHED_CHARS }, (_, at) =>
  BigInt.asUintN(32, 2_654_435_769n ** BigInt(at + 1)),
);
/** The upper 12 of 32 bits. */
const SHIFT = 20n;

/** 0 to BUCKETS - 1; the domain as the scan's row has it: lower case, ASCII. */
export function bucketOfDomain(domain: string): number {
  let sum = 0n;
  for (const [at, factor] of FACTORS.entries()) sum += BigInt(domain.codePointAt(at) ?? 0) * factor;
  return Number((sum >> SHIFT) & BigInt(BUCKETS - 1));
}

/** The same as an expression of SQLite, so that triggers and copies need no column and no old row a new value. */
export const bucketSql = (column: string): string =>
  `((${FACTORS.map((factor, at) => `coalesce(unicode(substr(${column}, ${at + 1}, 1)), 0) * ${factor}`).join(" + ")})
    >> ${SHIFT} & ${BUCKETS - 1})`;

/** A UUIDv7 with its bucket in place of its last 12 random bits; 62 random bits stay. */
export const withBucket = (id: string, domain: string): string =>
  id.slice(0, -DIGITS) + bucketOfDomain(domain).toString(16).padStart(DIGITS, "0");

/** Of an id that was made with its bucket; ids of before are asked for everywhere. */
export const bucketOfScan = (id: string): number => Number.parseInt(id.slice(-DIGITS), 16);

/** Buckets `from` to `to`, both included. */
export interface BucketRange {
  from: number;
  to: number;
}
export const isIn = ({ from, to }: BucketRange, bucket: number): boolean => bucket >= from && bucket <= to;

/** Database of each bucket. */
export type ShardMap = readonly number[];

/** Every database gets a range of equal length. */
export const evenMap = (shards: number): ShardMap =>
  Array.from({ length: BUCKETS }, (_, bucket) => Math.floor((bucket * shards) / BUCKETS));

export const movedMap = (map: ShardMap, range: BucketRange, to: number): ShardMap =>
  map.map((shard, bucket) => (isIn(range, bucket) ? to : shard));

/**
 * Order of lists over all databases: no two scans have the same number, whichever database numbered them, and newer
 * scans have higher ones. Fits a JavaScript integer until 2039. Up to 64 databases, 64 scans a millisecond in each.
 */
export const firstSeqOf = (createdAt: number, shard: number): number => createdAt * 4_096 + shard * 64;
