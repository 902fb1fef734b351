// API keys in D1, found by the hash of the key.
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { KeyRecord, KeyStore } from "../../model/ports.ts";
import { apiKeys } from "./schema.ts";

export function createKeyStore(database: D1Database): KeyStore {
  const db = drizzle(database);
  return {
    async findByHash(hash) {
      const [row] = await db.select().from(apiKeys).where(eq(apiKeys.hash, hash)).limit(1);
      if (row === undefined) return null;
      return toRecord(row);
    },
    async insert({ scopes, ...key }) {
      await db.insert(apiKeys).values({ ...key, scopes: scopes.join(" ") });
    },
  };
}

function toRecord({
  scopes,
  hash: _hash,
  prefix: _prefix,
  createdAt: _at,
  rotatedTo: _to,
  ...row
}: typeof apiKeys.$inferSelect): KeyRecord {
  return { ...row, scopes: scopes.split(" ") };
}
