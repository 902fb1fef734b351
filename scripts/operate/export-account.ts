// Everything that is kept about one account, or one key that belongs to none, as JSON. What opens something (hashes,
// tokens, sealed secrets) is no datum about a person and stays out.
import { createObjectStore } from "../../src/adapters/storage/object-store.ts";
import { z } from "zod";
import type { Storage } from "./open-where.ts";

interface Part {
  table: string;
  /** Which rows: ?1 is the owner ("user:…", "key:…"), ?2 the user's id, ?3 their address. */
  where: string;
  /** Columns left out. */
  without?: readonly string[];
}

const OF_USER = "user_id = ?2";

/** Every table that holds rows of an owner. */
export const ACCOUNT_PARTS: readonly Part[] = [
  { table: "user", where: "id = ?2" },
  { table: "session", where: OF_USER, without: ["token"] },
  {
    table: "account",
    where: OF_USER,
    without: ["access_token", "refresh_token", "id_token", "password"],
  },
  {
    table: "verification",
    where: "json_valid(value) and json_extract(value, '$.email') = ?3",
    without: ["identifier", "value"],
  },
  { table: "oauth_client", where: OF_USER, without: ["client_secret"] },
  { table: "oauth_consent", where: OF_USER },
  { table: "oauth_access_token", where: OF_USER, without: ["token"] },
  { table: "oauth_refresh_token", where: OF_USER, without: ["token", "rotation_replay_response"] },
  { table: "api_keys", where: "owner = ?1", without: ["hash"] },
  { table: "scans", where: "owner = ?1", without: ["owner_token_hash"] },
  {
    table: "webhook_subscriptions",
    where: "owner = ?1",
    without: ["sealed_secret", "sealed_previous_secret", "manage_token_hash"],
  },
  { table: "webhook_subscription_events", where: "owner = ?1" },
  { table: "outbox", where: "owner = ?1" },
];

export interface AccountData {
  owner: string;
  exportedAt: string;
  /** Kept elsewhere than in the database, and how to get it. */
  elsewhere: string[];
  tables: Record<string, Record<string, unknown>[]>;
  /** Reports of the owner's scans by scan. */
  reports: Record<string, unknown>;
}

const ELSEWHERE = [
  "The delivery log of each webhook subscription: GET /api/webhooks/subscriptions/{id}/deliveries.",
  "What the limiter counts for the day and the minute: GET /api/usage.",
  "Log lines of the last days, which name accounts by no more than the ids of requests and scans.",
];

const ROWS_PER_PAGE = 1_000;

/** `who` is an e-mail address or the id of a key. Null when neither is known. */
export async function exportAccount(
  { database, bucket }: Storage,
  who: string,
  now: number,
): Promise<AccountData | null> {
  const found = await findOwner(database, who);
  if (found === null) return null;
  const tables: AccountData["tables"] = {};
  for (const part of ACCOUNT_PARTS) tables[part.table] = await readPart(database, part, found);
  const reports: AccountData["reports"] = {};
  for (const scan of tables["scans"] ?? []) {
    const id = String(scan["id"]);
    const report = await createObjectStore(bucket).getReport(id);
    if (report !== null) reports[id] = report;
  }
  return { owner: found.owner, exportedAt: new Date(now).toISOString(), elsewhere: ELSEWHERE, tables, reports };
}

interface Owner {
  owner: string;
  userId: string | null;
  email: string | null;
}

async function findOwner(database: D1Database, who: string): Promise<Owner | null> {
  const user = await database.prepare("select id, email from user where email = ?").bind(who.toLowerCase()).first();
  if (user !== null) {
    const { id, email } = z.object({ id: z.string(), email: z.string() }).parse(user);
    return { owner: `user:${id}`, userId: id, email };
  }
  const key = await database
    .prepare("select owner from api_keys where id = ? and owner like 'key:%'")
    .bind(who)
    .first();
  return key === null ? null : { owner: z.object({ owner: z.string() }).parse(key).owner, userId: null, email: null };
}

async function readPart(
  database: D1Database,
  { table, where, without = [] }: Part,
  { owner, userId, email }: Owner,
): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  const page = database.prepare(
    `select rowid as "rowid of page", * from "${table}"
      where rowid > ?4 and (${where}) order by rowid limit ${ROWS_PER_PAGE}`,
  );
  for (let after = 0; ;) {
    const { results } = await page.bind(owner, userId, email, after).all();
    const last = results.at(-1);
    if (last === undefined) return rows;
    after = Number(last["rowid of page"]);
    for (const row of results)
      rows.push(
        Object.fromEntries(Object.entries(row).filter(([name]) => name !== "rowid of page" && !without.includes(name))),
      );
  }
}
