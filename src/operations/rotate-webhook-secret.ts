import { z } from "zod";
import { subscriptionNotFound } from "../model/errors.ts";
import { ShownSubscription } from "../model/webhook.ts";
import { WEBHOOK_TIMES_MS } from "../model/webhook-limits.ts";
import { SECRET_EXPECTED } from "../model/webhook-secret.ts";
import { ownSubscription, requireEnabled } from "../services/own-subscription.ts";
import { showSubscription } from "../services/show-subscription.ts";
import { chooseSecret } from "../services/subscribe-webhook.ts";
import { defineOperation } from "./define-operation.ts";
import {
  EXAMPLE_SUBSCRIPTION,
  EXAMPLE_SUBSCRIPTION_ID,
  MANAGE_HEADERS,
  ManageToken,
  SUBSCRIPTION_ID_ERRORS,
  SubscriptionId,
} from "./subscription-input.ts";

const OVERLAP_HOURS = WEBHOOK_TIMES_MS.rotationOverlap / 3_600_000;

export const rotateWebhookSecret = defineOperation({
  id: "rotate_webhook_secret",
  summary: "Change the secret of a webhook subscription",
  description: `Sets a new signing secret. For ${OVERLAP_HOURS} hours every attempt is signed with the new secret and the one before. A further rotation within them replaces the new secret alone, which signs no more from then on; the one before still signs until previous_secret_until. Sending the newest secret again changes nothing; sending the one before makes the two change places. A secret that leaked is of no use once your server does not accept it any more: take it out there. A secret that the service makes is answered once. Costs one read.`,
  scopes: ["insights:write"],
  counts: "read",
  http: { method: "post", path: "/api/webhooks/subscriptions/{id}/rotate", status: 200 },
  tool: false,
  errors: [
    "SUBSCRIPTION_NOT_FOUND",
    "INSUFFICIENT_SCOPE",
    "INVALID_JSON",
    "PAYLOAD_TOO_LARGE",
    "UNSUPPORTED_MEDIA_TYPE",
  ],
  fieldErrors: SUBSCRIPTION_ID_ERRORS,
  headers: MANAGE_HEADERS,
  input: z.object({
    id: SubscriptionId,
    manageToken: ManageToken,
    secret: z.string().optional().describe(SECRET_EXPECTED),
  }),
  output: z
    .object({
      ok: z.boolean(),
      subscription: ShownSubscription.extend({
        secret: z.string().optional().describe("Present when the service made it"),
      }),
    })
    .meta({ id: "WebhookSecretRotated" }),
  example: {
    input: { id: EXAMPLE_SUBSCRIPTION_ID },
    output: {
      ok: true,
      subscription: { ...EXAMPLE_SUBSCRIPTION, previous_secret_until: "2026-11-21T09:00:00.000Z" },
    },
  },
  async run(ctx, { id, manageToken, secret: given }) {
    const subscription = await ownSubscription(ctx, id, manageToken);
    requireEnabled(ctx, subscription);
    const { secret, isOurs } = chooseSecret(ctx, given);
    const now = ctx.clock.now();
    // The same request sent twice: were the secret its own predecessor, the real one would no longer sign.
    if (!isOurs && secret === (await ctx.vault.open(subscription.sealedSecret)))
      return { body: { ok: true, subscription: showSubscription(subscription, now) } };
    const before = subscription.sealedPreviousSecret;
    const isReturn = !isOurs && before !== null && secret === (await ctx.vault.open(before));
    const previousSecretUntil = await ctx.subscriptions.rotate(id, await ctx.vault.seal(secret), {
      now,
      until: now + ctx.config.webhookTimesMs.rotationOverlap,
      sealedSame: isReturn ? before : null,
    });
    if (previousSecretUntil === null) throw subscriptionNotFound(id);
    ctx.log("hooks.rotated", { subscriptionId: id });
    const shown = showSubscription({ ...subscription, previousSecretUntil }, now);
    return { body: { ok: true, subscription: { ...shown, ...(isOurs ? { secret } : {}) } } };
  },
});
