// What a backup folder looks like.
//   manifest.json     what was kept when, with a hash of each file
//   d1/TABLE.jsonl    the columns in the first line, then a row per line, in the order in which they were written
//   objects.jsonl     one line per object of the bucket: key, size, hash, metadata
//   r2/KEY            the objects
import { createHash } from "node:crypto";
import { join } from "node:path";
import { z } from "zod";

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  /** In the order in which they are written back. */
  tables: z.array(z.object({ name: z.string().regex(/^\w+$/), rows: z.number().int(), sha256: Sha256 })),
  objects: z.object({ count: z.number().int(), bytes: z.number().int(), sha256: Sha256 }),
});
export type Manifest = z.infer<typeof Manifest>;

export const StoredObject = z.object({
  key: z.string(),
  size: z.number().int(),
  sha256: Sha256,
  contentType: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
});
export type StoredObject = z.infer<typeof StoredObject>;

export const manifestFile = (folder: string): string => join(folder, "manifest.json");
export const tableFile = (folder: string, table: string): string => join(folder, "d1", `${table}.jsonl`);
export const objectsFile = (folder: string): string => join(folder, "objects.jsonl");
/** Keys become paths; no key leads out of the folder. */
export const objectFile = (folder: string, key: string): string =>
  join(folder, "r2", ...key.split("/").map((part) => encodeURIComponent(part).replace(/^\.+$/, "%2E")));

export const sha256 = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("hex");

/** Objects under way at once. */
export const AT_ONCE = 8;

/** Runs work over a list, some at a time, and gives the results in the list's order. */
export async function mapSome<T, R>(list: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < list.length; at = next++) {
      const item = list[at];
      if (item !== undefined) results[at] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
