// What a person may ask of their account: everything kept about it, and its end.
import type { AccountExport } from "../model/account.ts";
import { KEYS_LISTED, SCANS_EXPORTED } from "../model/limits.ts";
import type { Ctx } from "../model/ports.ts";
import { toApiKey } from "./manage-keys.ts";

const USER = "user:";

/** Everything kept about the caller's owner, without any secret. */
export async function exportAccount(ctx: Ctx): Promise<AccountExport> {
  const { owner } = ctx.caller;
  const userId = userIdOf(owner);
  const [account, keys, scans] = await Promise.all([
    userId === null ? null : ctx.accounts.find(userId),
    ctx.keys.list(owner, KEYS_LISTED),
    ctx.accounts.listScans(owner, SCANS_EXPORTED + 1),
  ]);
  return {
    account: account === null ? null : { ...account, createdAt: toSeconds(account.createdAt) },
    keys: keys.map(toApiKey),
    scans: scans.slice(0, SCANS_EXPORTED).map((scan) => ({ ...scan, createdAt: toSeconds(scan.createdAt) })),
    hasMoreScans: scans.length > SCANS_EXPORTED,
  };
}

/** Ends the caller's account; access tokens that are out end by themselves within minutes. */
export async function deleteAccount(ctx: Ctx): Promise<void> {
  const userId = userIdOf(ctx.caller.owner);
  if (userId === null) return;
  await ctx.accounts.remove(userId, ctx.clock.now());
  ctx.log("account.deleted");
}

const userIdOf = (owner: string): string | null => (owner.startsWith(USER) ? owner.slice(USER.length) : null);
const toSeconds = (ms: number): number => Math.floor(ms / 1000);
