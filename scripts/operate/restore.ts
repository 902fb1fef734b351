// Writes a backup back into an empty service. The folder is checked as a whole before anything is written; objects
// come before the rows that name them.
import { readFileSync } from "node:fs";
import {
  Manifest,
  manifestFile,
  mapSome,
  objectFile,
  objectsFile,
  sha256,
  StoredObject,
  tableFile,
} from "./backup-format.ts";
import type { Storage } from "./open-where.ts";
import { rebuildIndexes } from "./rebuild-indexes.ts";
import { readMigrations, readTables } from "./tables.ts";

export interface RestoreOptions {
  /** Goes on with a restoration that was interrupted: rows that are there are written once more. */
  isAgain: boolean;
}

export async function restore(storage: Storage, folder: string, { isAgain }: RestoreOptions): Promise<Manifest> {
  const manifest = Manifest.parse(JSON.parse(readFileSync(manifestFile(folder), "utf8")));
  const objects = checkFiles(folder, manifest);
  await checkTarget(storage.database, manifest, isAgain);
  await mapSome(objects, (object) => putObject(storage.bucket, folder, object));
  for (const { name } of manifest.tables) await writeRows(storage.database, name, linesOf(tableFile(folder, name)));
  await rebuildIndexes(storage.database);
  return manifest;
}

/** Throws when a file is not what was written, and gives the objects that there are. */
function checkFiles(folder: string, manifest: Manifest): StoredObject[] {
  for (const { name, sha256: expected } of manifest.tables) expectHash(tableFile(folder, name), expected);
  expectHash(objectsFile(folder), manifest.objects.sha256);
  const objects = linesOf(objectsFile(folder)).map((line) => StoredObject.parse(JSON.parse(line)));
  for (const { key, sha256: expected } of objects) expectHash(objectFile(folder, key), expected);
  return objects;
}

function expectHash(file: string, expected: string): void {
  if (sha256(readFileSync(file)) !== expected)
    throw new Error(`${file} is not as it was backed up. Nothing was written.`);
}

async function checkTarget(database: D1Database, manifest: Manifest, isAgain: boolean): Promise<void> {
  const migrations = await readMigrations(database);
  if (JSON.stringify(migrations) !== JSON.stringify(manifest.migrations))
    throw new Error(
      `The backup was made after ${manifest.migrations.at(-1)}, the database is at ${migrations.at(-1) ?? "no migration"}. Check out the version that made the backup, deploy it, restore, then deploy the newest.`,
    );
  if (isAgain) return;
  for (const { name } of await readTables(database)) {
    const row = await database.prepare(`select 1 from "${name}" limit 1`).first();
    // A service that runs already has put its resources and keys there by itself.
    if (row !== null && !MADE_BY_SERVICE.includes(name))
      throw new Error(`The table ${name} has rows. Restore into an empty service, or go on with --again.`);
  }
}

const MADE_BY_SERVICE = ["oauth_resource", "jwks", "counters"];

async function putObject(bucket: R2Bucket, folder: string, { key, contentType, metadata }: StoredObject) {
  await bucket.put(key, readFileSync(objectFile(folder, key)), {
    ...(contentType === null ? {} : { httpMetadata: { contentType } }),
    customMetadata: metadata,
  });
}

/** Far below the largest parameter that D1 takes. */
const CHUNK_CHARS = 400_000;

async function writeRows(database: D1Database, table: string, [head = "[]", ...rows]: string[]): Promise<void> {
  const columns = JSON.parse(head) as string[];
  const list = columns.map((column) => `"${column}"`).join(", ");
  const values = columns.map((_, at) => `value ->> ${at}`).join(", ");
  // What the service made there by itself gives way.
  if (MADE_BY_SERVICE.includes(table)) await database.prepare(`delete from "${table}"`).run();
  const insert = database.prepare(
    `insert or replace into "${table}" (${list}) select ${values} from json_each(?) order by key`,
  );
  for (const chunk of chunksOf(rows)) await insert.bind(`[${chunk.join(",")}]`).run();
}

function* chunksOf(lines: readonly string[]): Generator<string[]> {
  let chunk: string[] = [];
  let size = 0;
  for (const line of lines) {
    if (chunk.length > 0 && size + line.length > CHUNK_CHARS) {
      yield chunk;
      chunk = [];
      size = 0;
    }
    chunk.push(line);
    size += line.length;
  }
  if (chunk.length > 0) yield chunk;
}

const linesOf = (file: string): string[] => readFileSync(file, "utf8").split("\n").slice(0, -1);
