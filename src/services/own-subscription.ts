// Finds a subscription for whoever may manage it. Another's is answered as one that does not exist.
import { AppError, subscriptionNotFound } from "../model/errors.ts";
import type { Ctx } from "../model/ports.ts";
import { isSameSecret } from "../model/same-secret.ts";
import type { Subscription } from "../model/webhook.ts";
import { endOf } from "./show-subscription.ts";

/** By the account or key that made it; an anonymous one by its token alone, since addresses are shared. */
export async function ownSubscription(ctx: Ctx, id: string, manageToken: string | undefined): Promise<Subscription> {
  const subscription = await ctx.subscriptions.find(id);
  if (subscription === null) throw subscriptionNotFound(id);
  const isTheirs =
    subscription.manageTokenHash === null
      ? ctx.caller.kind !== "anonymous" && subscription.owner === ctx.caller.owner
      : manageToken !== undefined && isSameSecret(await ctx.digest.sha256(manageToken), subscription.manageTokenHash);
  if (!isTheirs) throw subscriptionNotFound(id);
  return subscription;
}

const LIST_LIMIT = 100;

/** Newest first. Anonymous callers name theirs by the token. */
export async function ownSubscriptions(ctx: Ctx, manageToken: string | undefined): Promise<Subscription[]> {
  if (manageToken !== undefined) {
    const found = await ctx.subscriptions.findByToken(await ctx.digest.sha256(manageToken));
    return found === null ? [] : [found];
  }
  if (ctx.caller.kind !== "anonymous") return ctx.subscriptions.listByOwner(ctx.caller.owner, LIST_LIMIT);
  const expected = "the manageToken that was shown when the subscription was made, or an API key";
  throw new AppError("INVALID_REQUEST", `x-manage-token is missing. Expected: ${expected}.`, {
    details: { field: "x-manage-token", expected },
  });
}

/** Refuses what makes no sense once nothing is sent any more. */
export function requireEnabled(ctx: Ctx, subscription: Subscription): void {
  const end = endOf(subscription, ctx.clock.now());
  if (end === null) return;
  throw new AppError("INVALID_REQUEST", `This subscription ended (${end.reason}). Make a new one to receive events.`, {
    details: { field: "id", expected: "a subscription whose delivery is enabled" },
  });
}
