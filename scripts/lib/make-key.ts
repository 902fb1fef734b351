// Makes an API key in the database of a service, whether or not the service runs.
import { resolve } from "node:path";
import { createKeyStore } from "../../src/adapters/storage/key-store.ts";
import type { PlanId } from "../../src/model/plans.ts";
import { mintKey } from "./mint-key.ts";
import { openLocalStorage } from "./local-storage.ts";
import { migrate } from "./migrate.ts";

interface KeyOrder {
  plan: PlanId;
  label: string | null;
}

/** In the state folder of a service of this machine. */
export async function makeKey({ state, plan, label }: KeyOrder & { state: string }): Promise<string> {
  const [made] = await makeKeys(state, [plan], label);
  if (made === undefined) throw new Error("no key was made");
  return made.key;
}

/** One key for each plan named, each an owner of its own. */
export async function makeKeys<P extends PlanId>(
  stateFolder: string,
  plans: readonly P[],
  label: string | null = null,
): Promise<{ key: string; plan: P }[]> {
  const state = resolve(stateFolder);
  await migrate(state);
  const storage = await openLocalStorage(state);
  try {
    const made: { key: string; plan: P }[] = [];
    for (const plan of plans) made.push({ key: await insertKey(storage.database, { plan, label }), plan });
    return made;
  } finally {
    await storage.close();
  }
}

/** A key that belongs to no account. Gives the key, which is kept as its hash alone. */
export async function insertKey(database: D1Database, { plan, label }: KeyOrder): Promise<string> {
  const { key, record } = await mintKey(plan, label);
  await createKeyStore(database).insert(record);
  return key;
}
