// Makes an API key in the database of a state folder, whether or not the service runs.
import { resolve } from "node:path";
import { createDigest } from "../../src/adapters/digest.ts";
import { ids } from "../../src/adapters/ids.ts";
import { createKeyStore } from "../../src/adapters/storage/key-store.ts";
import { composeKey, KEY_RANDOM_CHARS, keyPrefix } from "../../src/model/api-key.ts";
import { PLANS, type PlanId } from "../../src/model/plans.ts";
import { openLocalStorage } from "./local-storage.ts";
import { migrate } from "./service.ts";

export async function makeKey(order: { state: string; plan: PlanId; label: string | null }): Promise<string> {
  const state = resolve(order.state);
  await migrate(state);
  const storage = await openLocalStorage(state);
  try {
    const key = composeKey(ids.token(KEY_RANDOM_CHARS));
    const id = `key_${ids.token(20)}`;
    await createKeyStore(storage.database).insert({
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
    await storage.close();
  }
}
