// A new API key and its record, for whoever can write to a key store. Runs inside the Worker as well.
import { createDigest } from "../../src/adapters/digest.ts";
import { ids } from "../../src/adapters/ids.ts";
import { composeKey, KEY_RANDOM_CHARS, keyPrefix } from "../../src/model/api-key.ts";
import { PLANS, type PlanId } from "../../src/model/plans.ts";
import type { NewKey } from "../../src/model/key-ports.ts";

export async function mintKey(plan: PlanId, label: string | null): Promise<{ key: string; record: NewKey }> {
  const key = composeKey(ids.token(KEY_RANDOM_CHARS));
  const id = `key_${ids.token(20)}`;
  const record: NewKey = {
    id,
    owner: `key:${id}`,
    subject: `key:${id}`,
    hash: await createDigest("unused").sha256(key),
    prefix: keyPrefix(key),
    plan,
    scopes: [...PLANS[plan].scopes],
    label,
    createdAt: Date.now(),
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
    idleMs: null,
  };
  return { key, record };
}
