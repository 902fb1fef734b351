// API keys in D1, found by the hash of the key.
import { and, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { KeyRecord, KeyStore, NewKey } from "../../model/key-ports.ts";
import { runBatch } from "./run-batch.ts";
import { apiKeys } from "./schema.ts";

export function createKeyStore(database: D1Database): KeyStore {
  const db = drizzle(database);
  return {
    async findByHash(hash) {
      const [row] = await db.select().from(apiKeys).where(eq(apiKeys.hash, hash)).limit(1);
      return row === undefined ? null : toRecord(row);
    },
    async insert(key) {
      await db.run(insertWhen(key, sql`1`));
    },
    async insertWithin(key, limit) {
      const live = sql`(select count(*) from ${apiKeys} where ${and(eq(apiKeys.owner, key.owner), isLive(key.createdAt))})`;
      const { meta } = await db.run(insertWhen(key, sql`${live} < ${limit}`));
      return meta.changes > 0;
    },
    async list(owner, limit) {
      const ofOwner = db.select().from(apiKeys).where(eq(apiKeys.owner, owner));
      const rows = await ofOwner.orderBy(desc(apiKeys.createdAt), desc(apiKeys.id)).limit(limit);
      return rows.map(toRecord);
    },
    async find(owner, keyId) {
      const [row] = await db.select().from(apiKeys).where(isTheirs(owner, keyId)).limit(1);
      return row === undefined ? null : toRecord(row);
    },
    async revoke(owner, keyId, at) {
      await db
        .update(apiKeys)
        .set({ revokedAt: at })
        .where(and(isTheirs(owner, keyId), isNull(apiKeys.revokedAt)));
    },
    async replace(oldKeyId, next, endsAt) {
      // The new row stands only if the old one is live and not replaced; the old one changes only if the new stands.
      const old = and(eq(apiKeys.id, oldKeyId), isLive(next.createdAt), isNull(apiKeys.rotatedTo));
      const isReplaceable = sql`exists (select 1 from ${apiKeys} where ${old})`;
      const hasNext = sql`exists (select 1 from ${apiKeys} where ${eq(apiKeys.id, next.id)})`;
      const [, updated] = await runBatch(database, [
        insertWhen(next, isReplaceable),
        db
          .update(apiKeys)
          .set({ rotatedTo: next.id, expiresAt: sql`min(coalesce(${apiKeys.expiresAt}, ${endsAt}), ${endsAt})` })
          .where(and(old, hasNext)),
      ]);
      return (updated?.meta.changes ?? 0) > 0;
    },
    async touch(keyId, at) {
      await db.update(apiKeys).set({ lastUsedAt: at }).where(eq(apiKeys.id, keyId));
    },
    async deleteEnded(before, limit) {
      const { meta } = await db.run(sql`delete from ${apiKeys} where id in (select id from ${apiKeys}
        where revoked_at < ${before} or expires_at < ${before} or coalesce(last_used_at, created_at) + idle_ms < ${before}
        limit ${limit})`);
      return meta.changes;
    },
  };
}

const isTheirs = (owner: string, keyId: string) => and(eq(apiKeys.id, keyId), eq(apiKeys.owner, owner));
const isLive = (now: number): SQL =>
  sql`${apiKeys.revokedAt} is null and (${apiKeys.expiresAt} is null or ${apiKeys.expiresAt} > ${now})`;

function insertWhen(key: NewKey, condition: SQL): SQL {
  return sql`insert into ${apiKeys}
    (id, hash, owner, subject, prefix, plan, scopes, label, created_at, expires_at, revoked_at, last_used_at, idle_ms)
    select ${key.id}, ${key.hash}, ${key.owner}, ${key.subject}, ${key.prefix}, ${key.plan}, ${key.scopes.join(" ")},
      ${key.label}, ${key.createdAt}, ${key.expiresAt}, ${key.revokedAt}, ${key.lastUsedAt}, ${key.idleMs}
    where ${condition} and ${hasOwner(key.owner)}`;
}

/** What was remembered of a caller may outlive the account by seconds: it makes no key that nobody could end. */
const hasOwner = (owner: string): SQL =>
  owner.startsWith(USER) ? sql`exists (select 1 from user where id = ${owner.slice(USER.length)})` : sql`1`;
const USER = "user:";

function toRecord({ scopes, hash: _hash, ...row }: typeof apiKeys.$inferSelect): KeyRecord {
  return { ...row, scopes: scopes.split(" ").filter((scope) => scope !== "") };
}
