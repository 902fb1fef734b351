// Backup and restore of many scans: what comes back is, file by file, what was kept.
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { writeScanRows } from "../lib/write-scan-rows.ts";
import { ROOT } from "../lib/folders.ts";
import { generateScanRows } from "../lib/generate-scan-rows.ts";
import { openLocalStorage } from "../lib/local-storage.ts";
import { backUp } from "../operate/back-up.ts";
import { mapSome, type Manifest } from "../operate/backup-format.ts";
import type { Storage } from "../operate/open-where.ts";
import { restore } from "../operate/restore.ts";
import type { TorturePart } from "./part.ts";

const SCANS = 10_000;
const ENDS_AT = Date.UTC(2026, 10, 20);

export const runRestore: TorturePart = async ({ seed, share }) => {
  const { before, after, found, ms } = await restoreScans(Math.max(1, Math.round(SCANS * share)), seed);
  console.table(
    before.tables.flatMap(({ name, rows, sha256 }, at) =>
      rows === 0 ? [] : [{ table: name, rows, isEqual: after.tables[at]?.sha256 === sha256 }],
    ),
  );
  console.log(`${before.objects.count} objects, ${before.objects.bytes} bytes; ms: ${JSON.stringify(ms)}`);
  console.log(`found by full text: ${found.before} before, ${found.after} after`);
  return isSame(before, after) && found.before === found.after && found.before > 0;
};

/** Equal in everything but the time. */
export const isSame = (one: Manifest, other: Manifest): boolean =>
  JSON.stringify({ ...one, madeAt: "" }) === JSON.stringify({ ...other, madeAt: "" });

/** Keeps scans in one service, restores its backup into another, and backs that up as well. */
export async function restoreScans(count: number, seed: number) {
  const folder = mkdtempSync(join(tmpdir(), "restore-"));
  const from = await openMigrated(join(folder, "from"));
  const to = await openMigrated(join(folder, "to"));
  const ms: Record<string, number> = {};
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const startedAt = performance.now();
    const result = await work();
    ms[name] = Math.round(performance.now() - startedAt);
    return result;
  };
  try {
    await timed("fill", () => fill(from, count, seed));
    const before = await timed("backup", () => backUp(from, join(folder, "one")));
    await timed("restore", () => restore(to, join(folder, "one"), { isAgain: false }));
    const after = await timed("second backup", () => backUp(to, join(folder, "two")));
    return { before, after, ms, found: { before: await search(from), after: await search(to) } };
  } finally {
    await Promise.all([from.close(), to.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** With the migrations applied here: wrangler takes as long for them as the rest takes together. */
async function openMigrated(state: string): Promise<Storage> {
  const storage = await openLocalStorage(state);
  const { database } = storage;
  await database.prepare("create table d1_migrations (id integer primary key, name text not null)").run();
  for (const file of globSync(join(ROOT, "migrations/*.sql")).toSorted()) {
    const statements = readFileSync(file, "utf8").split("--> statement-breakpoint");
    await database.batch([
      ...statements.map((statement) => database.prepare(statement)),
      database.prepare("insert into d1_migrations (name) values (?)").bind(basename(file)),
    ]);
  }
  return storage;
}

async function fill({ database, bucket }: Storage, count: number, seed: number): Promise<void> {
  const rows = generateScanRows({ count, endsAt: ENDS_AT, days: 30, seed, owner: "key:bulk" });
  await writeScanRows(database, rows);
  const complete = rows.scans.filter(({ status }) => status === "complete");
  await mapSome(complete, ({ id, url, readinessScore }) =>
    bucket.put(`scans/${id}/report.jsonl`, JSON.stringify({ id, url, readinessScore, text: "ä".repeat(200) }), {
      httpMetadata: { contentType: "application/json" },
    }),
  );
}

/** Matches of both full-text indexes. */
async function search({ database }: Storage): Promise<number> {
  const [texts, domains] = await database.batch<{ found: number }>([
    database.prepare("select count(*) as found from search_documents where search_documents match 'appointment'"),
    database.prepare("select count(*) as found from scan_domains where scan_domains match 'bar'"),
  ]);
  return (texts?.results[0]?.found ?? 0) + (domains?.results[0]?.found ?? 0);
}
