// Keys that this isolate looked up, for a few seconds: a revoked key is refused everywhere once they are over.
import { isUnavailable } from "../../model/errors.ts";
import type { KeyRecord, KeyStore } from "../../model/key-ports.ts";

/** Decision "Keys": revocation holds within 5 s. */
const REMEMBERED_MS = 5_000;
/** Unknown keys are remembered as well, so the number is bounded: random keys would fill the memory. */
const MOST_REMEMBERED = 5_000;
/** While keys cannot be looked up, one that was good so shortly ago reads what everybody reads. */
const UNSURE_MS = 15 * 60_000;

/** The store with its look-ups remembered; what is changed through it is seen by this isolate at once. */
export function rememberKeys(store: KeyStore, now: () => number): KeyStore {
  const known = new Map<string, { key: KeyRecord | null; readAt: number }>();
  const forgetAfter = async <T>(change: Promise<T>): Promise<T> => {
    try {
      return await change;
    } finally {
      known.clear();
    }
  };
  return {
    list: (owner, limit) => store.list(owner, limit),
    find: (owner, keyId) => store.find(owner, keyId),
    touch: (keyId, at) => store.touch(keyId, at),
    deleteEnded: (before, limit) => store.deleteEnded(before, limit),
    async findByHash(hash) {
      const entry = known.get(hash);
      const readAt = now();
      const age = entry === undefined ? Infinity : readAt - entry.readAt;
      if (entry !== undefined && age < REMEMBERED_MS) return entry.key;
      const key = await store.findByHash(hash).catch((error: unknown) => {
        if (isUnavailable(error) && entry?.key && age < UNSURE_MS) return { ...entry.key, isUnsure: true };
        throw error;
      });
      if (key?.isUnsure === true) return key;
      known.delete(hash);
      const [oldest] = known.keys();
      if (known.size >= MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
      // Counted from before the look-up: what changed while it was under way is not kept longer.
      known.set(hash, { key, readAt });
      return key;
    },
    insert: (key) => forgetAfter(store.insert(key)),
    insertWithin: (key, limit) => forgetAfter(store.insertWithin(key, limit)),
    revoke: (owner, keyId, at) => forgetAfter(store.revoke(owner, keyId, at)),
    replace: (oldKeyId, next, endsAt) => forgetAfter(store.replace(oldKeyId, next, endsAt)),
  };
}
