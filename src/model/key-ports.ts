// Where API keys are kept.
import type { PlanId } from "./plans.ts";

export interface KeyRecord {
  id: string;
  /** What is made with the key belongs to this: "user:…", or "key:…" for keys without an account. */
  owner: string;
  /** What its quotas are counted on. */
  subject: string;
  plan: PlanId;
  scopes: string[];
  label: string | null;
  revokedAt: number | null;
  expiresAt: number | null;
  lastUsedAt: number | null;
  createdAt: number;
  /** First characters, to tell keys apart. */
  prefix: string;
  /** Id of the key that replaced this one. */
  rotatedTo: string | null;
  /** An agent's key ends after this long without use; null for keys of people. */
  idleMs: number | null;
  /** True for what was known a while ago, where it cannot be looked up now: it may have been revoked since. */
  isUnsure?: boolean;
}

export type NewKey = Omit<KeyRecord, "rotatedTo" | "isUnsure"> & { hash: string };

export interface KeyStore {
  findByHash(hash: string): Promise<KeyRecord | null>;
  insert(key: NewKey): Promise<void>;
  /** Inserts unless the owner has `limit` live keys already; tells whether it did. */
  insertWithin(key: NewKey, limit: number): Promise<boolean>;
  /** Newest first. */
  list(owner: string, limit: number): Promise<KeyRecord[]>;
  find(owner: string, keyId: string): Promise<KeyRecord | null>;
  /** Ends a key at once; nothing happens to one that has ended. */
  revoke(owner: string, keyId: string, at: number): Promise<void>;
  /** Puts a new key in the place of a live one, which ends at `endsAt`; false when it was replaced or ended meanwhile. */
  replace(oldKeyId: string, next: NewKey, endsAt: number): Promise<boolean>;
  touch(keyId: string, at: number): Promise<void>;
  /** Deletes keys that were revoked, had ended or were given up before a time; tells how many. */
  deleteEnded(before: number, limit: number): Promise<number>;
}
