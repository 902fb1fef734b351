// Writes everything that a service keeps in its database and its bucket into a folder. Reads only, so that the
// service goes on meanwhile: the database first, since objects are stored before the rows that name them.
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  mapSome,
  objectFile,
  objectsFile,
  manifestFile,
  sha256,
  tableFile,
  type Manifest,
  type StoredObject,
} from "./backup-format.ts";
import type { Storage } from "./open-where.ts";
import { readMigrations, readPages, readTables, type Table } from "./tables.ts";

export async function backUp({ database, bucket }: Storage, folder: string): Promise<Manifest> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  mkdirSync(join(folder, "d1"), { recursive: true });
  const madeAt = new Date().toISOString();
  const migrations = await readMigrations(database);
  const tables = [];
  for (const table of await readTables(database)) tables.push(await writeTable(database, table, folder));
  const objects = await writeObjects(bucket, folder);
  const manifest: Manifest = { format: 1, madeAt, migrations, tables, objects };
  // Last: a folder without it is no backup.
  writeFileSync(manifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

async function writeTable(database: D1Database, table: Table, folder: string): Promise<Manifest["tables"][number]> {
  const file = tableFile(folder, table.name);
  const hash = createHash("sha256");
  let rows = -1;
  const write = (values: readonly unknown[][]): void => {
    const text = values.map((row) => `${JSON.stringify(row)}\n`).join("");
    appendFileSync(file, text);
    hash.update(text);
    rows += values.length;
  };
  write([table.columns]);
  for await (const page of readPages(database, table)) write(page);
  return { name: table.name, rows, sha256: hash.digest("hex") };
}

async function writeObjects(bucket: R2Bucket, folder: string): Promise<Manifest["objects"]> {
  const hash = createHash("sha256");
  writeFileSync(objectsFile(folder), "");
  let count = 0;
  let bytes = 0;
  for await (const keys of listKeys(bucket)) {
    const stored = (await mapSome(keys, (key) => writeObject(bucket, key, folder))).filter((one) => one !== null);
    const text = stored.map((one) => `${JSON.stringify(one)}\n`).join("");
    appendFileSync(objectsFile(folder), text);
    hash.update(text);
    count += stored.length;
    bytes += stored.reduce((sum, { size }) => sum + size, 0);
  }
  return { count, bytes, sha256: hash.digest("hex") };
}

/** Keys in their order, as the bucket lists them. */
async function* listKeys(bucket: R2Bucket): AsyncGenerator<string[]> {
  for (let cursor: string | undefined; ;) {
    const page = await bucket.list(cursor === undefined ? {} : { cursor });
    yield page.objects.map(({ key }) => key);
    if (!page.truncated) return;
    cursor = page.cursor;
  }
}

/** Null for an object that was deleted since it was listed. */
async function writeObject(bucket: R2Bucket, key: string, folder: string): Promise<StoredObject | null> {
  const object = await bucket.get(key);
  if (object === null) return null;
  const content = new Uint8Array(await object.arrayBuffer());
  const file = objectFile(folder, key);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return {
    key,
    size: content.byteLength,
    sha256: sha256(content),
    contentType: object.httpMetadata?.contentType ?? null,
    metadata: object.customMetadata ?? {},
  };
}
