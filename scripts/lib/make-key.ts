// Makes an API key in the database of a state folder, whether or not the service runs.
import { join, resolve } from "node:path";
import { Miniflare, type MiniflareOptions } from "miniflare";
import { unstable_readConfig } from "wrangler";
import { createDigest } from "../../src/adapters/digest.ts";
import { ids } from "../../src/adapters/ids.ts";
import { createKeyStore } from "../../src/adapters/storage/key-store.ts";
import { composeKey, KEY_RANDOM_CHARS, keyPrefix } from "../../src/model/api-key.ts";
import { PLANS, type PlanId } from "../../src/model/plans.ts";
import { migrate, ROOT } from "./service.ts";

export async function makeKey(order: { state: string; plan: PlanId; label: string | null }): Promise<string> {
  const state = resolve(order.state);
  await migrate(state);
  const runtime = new Miniflare(databaseOptions(state));
  try {
    const key = composeKey(ids.token(KEY_RANDOM_CHARS));
    const id = `key_${ids.token(20)}`;
    await createKeyStore(await runtime.getD1Database("DB")).insert({
      id,
      owner: `key:${id}`,
      subject: `key:${id}`,
      hash: await createDigest("unused").sha256(key),
      prefix: keyPrefix(key),
      plan: order.plan,
      scopes: [...PLANS[order.plan].scopes],
      label: order.label,
      createdAt: Date.now(),
      expiresAt: null,
      revokedAt: null,
      lastUsedAt: null,
      idleMs: null,
    });
    return key;
  } finally {
    await runtime.dispose();
  }
}

/** A runtime with the service's database, where the service keeps it, and nothing else. */
function databaseOptions(state: string): MiniflareOptions {
  const { d1_databases, compatibility_date } = unstable_readConfig({ config: join(ROOT, "wrangler.toml") });
  const id = d1_databases.find((database: { binding: string }) => database.binding === "DB")?.database_id;
  if (id === undefined || compatibility_date === undefined)
    throw new Error("wrangler.toml names no database DB or no date.");
  const modules = { "empty.mjs": { type: "esm", contents: "export default {}" } } as const;
  return {
    resourcePersistencePath: join(state, "v3"),
    workers: [
      {
        config: {
          type: "worker",
          name: "database",
          compatibilityDate: compatibility_date,
          manifest: { mainModule: "empty.mjs", modulesRoot: ROOT, modules },
          env: { DB: { type: "d1", id } },
        },
      },
    ],
  };
}
