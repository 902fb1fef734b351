// What a person may ask of their account: everything kept about it, and its end.
import type { AccountExport } from "../model/account.ts";
import { callsSubject } from "../model/caller.ts";
import { KEYS_LISTED, SCANS_EXPORTED } from "../model/limits.ts";
import type { Ctx } from "../model/ports.ts";
import { toApiKey } from "./manage-keys.ts";
import { showSubscription } from "./show-subscription.ts";
import { settleOrphans } from "./settle-orphans.ts";
import { removeSubscription } from "./sweep-webhooks.ts";

const USER = "user:";
/** More than an owner can have, ended ones included that are still shown. */
const SUBSCRIPTIONS_EXPORTED = 1_000;

/** Everything kept about the caller's owner, without any secret. */
export async function exportAccount(ctx: Ctx): Promise<AccountExport> {
  const { owner } = ctx.caller;
  const userId = userIdOf(owner);
  const [account, keys, scans, subscriptions] = await Promise.all([
    userId === null ? null : ctx.accounts.find(userId),
    ctx.keys.list(owner, KEYS_LISTED),
    ctx.accounts.listScans(owner, SCANS_EXPORTED + 1),
    ctx.subscriptions.listByOwner(owner, SUBSCRIPTIONS_EXPORTED),
  ]);
  return {
    account: account === null ? null : { ...account, createdAt: toSeconds(account.createdAt) },
    keys: keys.map(toApiKey),
    scans: scans.slice(0, SCANS_EXPORTED).map((scan) => ({ ...scan, createdAt: toSeconds(scan.createdAt) })),
    hasMoreScans: scans.length > SCANS_EXPORTED,
    subscriptions: subscriptions.map((subscription) => showSubscription(subscription, ctx.clock.now())),
  };
}

/**
 * Ends the caller's account; access tokens that are out end by themselves within minutes. Until the account's row is
 * gone, whoever was interrupted can ask again.
 */
export async function deleteAccount(ctx: Ctx): Promise<void> {
  const { owner } = ctx.caller;
  const userId = userIdOf(owner);
  if (userId === null) return;
  for (const { id } of await ctx.subscriptions.listByOwner(owner, SUBSCRIPTIONS_EXPORTED))
    await removeSubscription(ctx, id);
  await ctx.accounts.remove(userId);
  ctx.log("account.deleted");
  // From here on nobody could ask again: what fails now is done by the clock.
  try {
    for (const subject of [owner, callsSubject(owner)]) await ctx.limiter(subject).erase();
    await settleOrphans(ctx);
  } catch (error) {
    ctx.log("account.leftovers", { error: error instanceof Error ? error.message : "unknown" });
  }
}

const userIdOf = (owner: string): string | null => (owner.startsWith(USER) ? owner.slice(USER.length) : null);
const toSeconds = (ms: number): number => Math.floor(ms / 1000);
