// Makes a webhook subscription: callback policy, secret, limits, and for strangers a token and an end.
import { startWith } from "../model/words.ts";
import { judgeCallback } from "../model/callback.ts";
import { CALLBACK_EXPECTED } from "../model/webhook-limits.ts";
import { AppError } from "../model/errors.ts";
import type { EventType } from "../model/events.ts";
import type { Ctx } from "../model/ports.ts";
import type { CreatedSubscription, Subscription } from "../model/webhook.ts";
import { WEBHOOK_LIMITS } from "../model/webhook-limits.ts";
import { isValidSecret, makeSecret, SECRET_EXPECTED } from "../model/webhook-secret.ts";
import { showFields } from "./show-subscription.ts";
import { targetPolicy } from "./target-policy.ts";

export interface SubscriptionOrder {
  callback_url: string;
  events: readonly EventType[];
  secret?: string | undefined;
  metadata?: Record<string, unknown> | undefined;
}

const ID_CHARS = 24;
const MANAGE_TOKEN_CHARS = 40;

export async function subscribeWebhook(ctx: Ctx, order: SubscriptionOrder): Promise<CreatedSubscription> {
  const { url, host } = await readCallback(ctx, order.callback_url);
  const chosen = chooseSecret(ctx, order.secret);
  const isAnonymous = ctx.caller.kind === "anonymous";
  const manageToken = isAnonymous ? ctx.ids.token(MANAGE_TOKEN_CHARS) : null;
  const now = ctx.clock.now();
  const subscription: Subscription = {
    id: `whk_${ctx.ids.token(ID_CHARS)}`,
    owner: ctx.caller.owner,
    callbackUrl: url.href,
    callbackHost: host,
    events: [...new Set(order.events)],
    sealedSecret: await ctx.vault.seal(chosen.secret),
    sealedPreviousSecret: null,
    previousSecretUntil: null,
    metadata: readMetadata(order.metadata),
    createdAt: now,
    expiresAt: isAnonymous ? now + WEBHOOK_LIMITS.anonymousLifeMs : null,
    manageTokenHash: manageToken === null ? null : await ctx.digest.sha256(manageToken),
    endedAt: null,
    endReason: null,
  };
  await insertWithinLimits(ctx, subscription, isAnonymous);
  ctx.log("hooks.subscribed", {
    subscriptionId: subscription.id,
    host,
    events: subscription.events.join(" "),
    caller: ctx.caller.kind,
  });
  return {
    ...showFields(subscription),
    ...(chosen.isOurs ? { secret: chosen.secret } : {}),
    ...(manageToken === null ? {} : { manageToken }),
  };
}

/** A secret of the caller's that is not usable is refused; without one we make one, which is shown once. */
export function chooseSecret({ ids }: Ctx, given: string | undefined): { secret: string; isOurs: boolean } {
  if (given === undefined) return { secret: makeSecret((length) => ids.token(length)), isOurs: true };
  if (isValidSecret(given)) return { secret: given, isOurs: false };
  throw new AppError("INVALID_REQUEST", `secret is not valid. Expected: ${SECRET_EXPECTED}.`, {
    details: { field: "secret", expected: SECRET_EXPECTED },
  });
}

/** Judged as it will be before every attempt, so that what can never be sent to is told at once. */
async function readCallback(ctx: Ctx, address: string): Promise<{ url: URL; host: string }> {
  const verdict = judgeCallback(address, targetPolicy(ctx.config));
  if (!verdict.ok) throw refuseCallback(verdict.reason, verdict.expected);
  const { url, host, isLoopback } = verdict;
  const state = isLoopback ? "public" : await ctx.checkHost(url.hostname);
  if (state === "not_public")
    throw refuseCallback("callback_url names a host whose address is not public", CALLBACK_EXPECTED);
  if (state === "dns") throw refuseCallback("callback_url names a host that could not be resolved", CALLBACK_EXPECTED);
  return { url, host };
}

const refuseCallback = (reason: string, expected: string): AppError =>
  new AppError("INVALID_CALLBACK_URL", `${reason}. Send ${expected}.`, {
    details: { field: "callback_url", expected: CALLBACK_EXPECTED },
  });

function readMetadata(metadata: Record<string, unknown> | undefined): Record<string, unknown> | null {
  if (metadata === undefined) return null;
  const bytes = new TextEncoder().encode(JSON.stringify(metadata)).length;
  if (bytes <= WEBHOOK_LIMITS.metadataBytes) return metadata;
  const expected = `a JSON object of at most ${WEBHOOK_LIMITS.metadataBytes} bytes`;
  throw new AppError("INVALID_REQUEST", `metadata has ${bytes} bytes. Expected: ${expected}.`, {
    details: { field: "metadata", expected },
  });
}

async function insertWithinLimits(ctx: Ctx, subscription: Subscription, isAnonymous: boolean): Promise<void> {
  const perOwner = isAnonymous ? WEBHOOK_LIMITS.perAnonymousOwner : WEBHOOK_LIMITS.perOwner;
  const { perHost } = WEBHOOK_LIMITS;
  const answer = await ctx.subscriptions.insert(subscription, { perOwner, perHost }, subscription.createdAt);
  if (answer.ok) return;
  const [limit, whose, field] =
    answer.full === "owner"
      ? [perOwner, isAnonymous ? "an anonymous address" : "an account or key", "subscriptions"]
      : [perHost, `the host ${subscription.callbackHost}, over all callers,`, "callback_url"];
  const expected = `at most ${limit} active subscriptions`;
  throw new AppError(
    "INVALID_REQUEST",
    `${startWith(whose)} may have ${expected}. Delete one with DELETE /api/webhooks/subscriptions/{id}.`,
    { details: { field, expected, limit } },
  );
}
