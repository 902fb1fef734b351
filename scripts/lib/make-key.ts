// Makes an API key in the database of a state folder, whether or not the service runs.
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { getPlatformProxy, unstable_readConfig } from "wrangler";
import { createDigest } from "../../src/adapters/digest.ts";
import { ids } from "../../src/adapters/ids.ts";
import { createKeyStore } from "../../src/adapters/storage/key-store.ts";
import { composeKey, KEY_RANDOM_CHARS, keyPrefix } from "../../src/model/api-key.ts";
import { PLANS, type PlanId } from "../../src/model/plans.ts";
import { migrate, ROOT } from "./service.ts";

export async function makeKey(order: { state: string; plan: PlanId; label: string | null }): Promise<string> {
  const state = resolve(order.state);
  await migrate(state);
  const proxy = await getPlatformProxy<{ DB: D1Database }>({
    configPath: writeDatabaseConfig(state),
    persist: { path: join(state, "v3") },
    remoteBindings: false,
  });
  try {
    const key = composeKey(ids.token(KEY_RANDOM_CHARS));
    await createKeyStore(proxy.env.DB).insert({
      id: `key_${ids.token(20)}`,
      hash: await createDigest("unused").sha256(key),
      prefix: keyPrefix(key),
      plan: order.plan,
      scopes: [...PLANS[order.plan].scopes],
      label: order.label,
      createdAt: Date.now(),
      expiresAt: null,
      revokedAt: null,
    });
    return key;
  } finally {
    await proxy.dispose();
  }
}

/** The database binding alone: the rest of the configuration needs the Worker itself. */
function writeDatabaseConfig(state: string): string {
  const { d1_databases, compatibility_date } = unstable_readConfig({ config: join(ROOT, "wrangler.toml") });
  const file = join(state, "database.json");
  writeFileSync(file, JSON.stringify({ name: "database", compatibility_date, d1_databases }));
  return file;
}
