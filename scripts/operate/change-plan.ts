// What an operator does to accounts and keys. Isolates remember keys for a few seconds.
import type { PlanId } from "../../src/model/plans.ts";

const KEY_ID = /^key_\w+$/;

/** Another plan. `who` is an e-mail address, or the id of a key that belongs to no account. Gives how many accounts and keys changed. */
export async function changePlan(
  database: D1Database,
  who: string,
  plan: Exclude<PlanId, "anonymous">,
): Promise<{ accounts: number; keys: number }> {
  if (KEY_ID.test(who)) {
    const { meta } = await database
      .prepare("update api_keys set plan = ? where id = ? and owner = 'key:' || id")
      .bind(plan, who)
      .run();
    return { accounts: 0, keys: meta.changes };
  }
  // A key carries the plan of its account as it was when the key was made; an agent's has its own.
  const [account, keys] = await database.batch([
    database.prepare("update user set plan = ? where email = ?").bind(plan, who.toLowerCase()),
    database
      .prepare(
        `update api_keys set plan = ? where revoked_at is null and idle_ms is null
          and owner = (select 'user:' || id from user where email = ?)`,
      )
      .bind(plan, who.toLowerCase()),
  ]);
  return { accounts: account?.meta.changes ?? 0, keys: keys?.meta.changes ?? 0 };
}

/** Ends a key, whoever's it is; false when there is no such key that opens anything. */
export async function revokeKey(database: D1Database, keyId: string, at: number): Promise<boolean> {
  const { meta } = await database
    .prepare("update api_keys set revoked_at = ? where id = ? and revoked_at is null")
    .bind(at, keyId)
    .run();
  return meta.changes > 0;
}
