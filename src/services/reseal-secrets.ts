// Brings secrets at rest under the key that seals now, and forgets those that sign no more. After DATA_KEY was changed,
// DATA_KEY_FORMER can go once a run finds nothing left.
import type { Ports } from "../model/ports.ts";
import type { SealedSecrets } from "../model/webhook-ports.ts";

const BATCH = 100;
const MOST_A_RUN = 2_000;

export async function resealSecrets(ports: Pick<Ports, "vault" | "subscriptions" | "clock" | "log">): Promise<void> {
  const { vault, subscriptions, clock, log } = ports;
  await subscriptions.forgetPreviousSecrets(clock.now());
  const prefix = await vault.currentPrefix();
  let after = "";
  let resealed = 0;
  let unreadable = 0;
  while (resealed + unreadable < MOST_A_RUN) {
    const rows = await subscriptions.findSealedOtherwise(prefix, after, BATCH);
    for (const row of rows) {
      after = row.id;
      const anew = await resealOne(vault, row);
      if (anew === null) unreadable += 1;
      // A rotation in between has sealed under the current key, and wins.
      else if (await subscriptions.reseal(row, anew)) resealed += 1;
    }
    if (rows.length < BATCH) break;
  }
  if (resealed + unreadable > 0) log("vault.resealed", { resealed, unreadable });
}

/** Null for what neither key opens: it is left as it is, should the key be found. */
async function resealOne(vault: Ports["vault"], row: SealedSecrets): Promise<SealedSecrets | null> {
  const seal = async (sealed: string): Promise<string> => vault.seal(await vault.open(sealed));
  try {
    const { id, sealedSecret, sealedPreviousSecret } = row;
    return {
      id,
      sealedSecret: await seal(sealedSecret),
      sealedPreviousSecret: sealedPreviousSecret === null ? null : await seal(sealedPreviousSecret),
    };
  } catch {
    return null;
  }
}
