import { z } from "zod";
import { AppError, unavailable } from "../model/errors.ts";
import { ShownSubscription } from "../model/webhook.ts";
import { WEBHOOK_TIMES_MS } from "../model/webhook-limits.ts";
import { SECRET_EXPECTED } from "../model/webhook-secret.ts";
import { ownSubscription, requireEnabled } from "../services/own-subscription.ts";
import { showSubscription } from "../services/show-subscription.ts";
import { chooseSecret } from "../services/subscribe-webhook.ts";
import { type FormerSecrets, formerSecrets, MOST_FORMER_SECRETS, sealFormer } from "../services/webhook-secrets.ts";
import { defineOperation } from "./define-operation.ts";
import {
  EXAMPLE_SUBSCRIPTION,
  EXAMPLE_SUBSCRIPTION_ID,
  MANAGE_HEADERS,
  ManageToken,
  SUBSCRIPTION_ID_ERRORS,
  SubscriptionId,
} from "./subscription-input.ts";

/** Rotations at the same moment come in between each other. */
const TRIES = MOST_FORMER_SECRETS;
const OVERLAP_HOURS = WEBHOOK_TIMES_MS.rotationOverlap / 3_600_000;

export const rotateWebhookSecret = defineOperation({
  id: "rotate_webhook_secret",
  summary: "Change the secret of a webhook subscription",
  description: `Sets a new signing secret. For ${OVERLAP_HOURS} hours every attempt is signed with the new secret and the one before. Rotating again within them is safe, also where an answer was lost: each secret still signs until the end that was promised for it. Sending the newest secret again changes nothing. A secret that leaked is of no use once your server does not accept it any more: take it out there. A secret that the service makes is answered once. Costs one read.`,
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
    const now = ctx.clock.now();
    const { secret, isOurs } = chooseSecret(ctx, given);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const subscription = await ownSubscription(ctx, id, manageToken);
      requireEnabled(ctx, subscription);
      const newest = await ctx.vault.open(subscription.sealedSecret);
      // The same request sent twice.
      if (secret === newest) return { body: { ok: true, subscription: showSubscription(subscription, now) } };
      const former = (await formerSecrets(ctx.vault, subscription, now)).filter((one) => one.secret !== secret);
      if (former.length >= MOST_FORMER_SECRETS) throw tooMany(former, now);
      const until = now + ctx.config.webhookTimesMs.rotationOverlap;
      const rotated = {
        sealedSecret: await ctx.vault.seal(secret),
        sealedPreviousSecret: await sealFormer(ctx.vault, [{ secret: newest, until }, ...former]),
        previousSecretUntil: until,
      };
      if (!(await ctx.subscriptions.rotate(id, subscription.sealedSecret, rotated))) continue;
      ctx.log("hooks.rotated", { subscriptionId: id });
      const shown = showSubscription({ ...subscription, ...rotated }, now);
      return { body: { ok: true, subscription: { ...shown, ...(isOurs ? { secret } : {}) } } };
    }
    throw unavailable();
  },
});

function tooMany(former: FormerSecrets, now: number): AppError {
  const seconds = Math.ceil((Math.min(...former.map(({ until }) => until)) - now) / 1_000);
  return new AppError(
    "RATE_LIMIT",
    `${MOST_FORMER_SECRETS} secrets before the newest still sign. Rotate again in ${seconds} seconds, when the oldest ends.`,
    { headers: { "Retry-After": String(seconds) } },
  );
}
