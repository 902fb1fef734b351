// The pages of webhooks: subscriptions, one with its deliveries, and what can be done with it.
import { type AppError, ERROR_TABLE } from "../../../model/errors.ts";
import { WEBHOOK_LIMITS } from "../../../model/webhook-limits.ts";
import { SECRET_EXPECTED } from "../../../model/webhook-secret.ts";
import { deleteWebhookSubscription } from "../../../operations/delete-webhook-subscription.ts";
import { getWebhookSubscription } from "../../../operations/get-webhook-subscription.ts";
import { listWebhookDeliveries } from "../../../operations/list-webhook-deliveries.ts";
import { listWebhookSubscriptions } from "../../../operations/list-webhook-subscriptions.ts";
import { replayWebhookDelivery } from "../../../operations/replay-webhook-delivery.ts";
import { rotateWebhookSecret } from "../../../operations/rotate-webhook-secret.ts";
import { subscribeWebhook } from "../../../operations/subscribe-webhook.ts";
import { WEBHOOKS_PATH } from "../../../render/account/account-frame.ts";
import { type Problem, WHOLE_FORM } from "../../../render/account/form-parts.ts";
import { subscriptionPage } from "../../../render/account/subscription-page.ts";
import {
  EMPTY_SUBSCRIPTION_FORM,
  subscriptionPath,
  type SubscriptionForm,
  webhookSecretPage,
  webhooksPage,
} from "../../../render/account/webhooks-page.ts";
import { doOnce, freshOnce, noticeOf, problemOf, run, seeOther, show, type Visit } from "./visit.ts";
import { WORDS } from "../../../render/words/index.ts";

const TEXTS = WORDS.account.webhooks;

const PAGE_DELIVERIES = 20;

export async function showWebhooks(
  visit: Visit,
  form: SubscriptionForm = EMPTY_SUBSCRIPTION_FORM,
  status = 200,
): Promise<Response> {
  const { subscriptions } = await run(visit.ctx, listWebhookSubscriptions, {});
  return show(webhooksPage({ subscriptions, form, once: freshOnce(visit), notice: noticeOf(visit) }), { status });
}

export async function subscribe(visit: Visit): Promise<Response> {
  const { ctx, form } = visit;
  const url = (form.get("url") ?? "").trim();
  const secret = (form.get("secret") ?? "").trim();
  const events = form.getAll("events");
  try {
    const order = { callback_url: url, events, ...(secret === "" ? {} : { secret }) };
    const made = await doOnce(visit, () => run(ctx, subscribeWebhook, order));
    if (made === null) return seeOther(WEBHOOKS_PATH, "sent-before");
    const { id, callback_url, secret: shown } = made.subscription;
    if (shown === undefined) return seeOther(subscriptionPath(id), "subscribed");
    const page = webhookSecretPage(id, callback_url, shown, null);
    return show(page, { status: subscribeWebhook.http.status, hasScripts: true });
  } catch (thrown) {
    const { problem, error } = problemOf(thrown, wordsOf);
    return showWebhooks(visit, { url, events, problem }, ERROR_TABLE[error.code].status);
  }
}

export async function showSubscription(visit: Visit): Promise<Response> {
  const { ctx, ids, query } = visit;
  const [id] = ids;
  const cursor = query.get("cursor");
  const [{ subscription }, { deliveries, nextCursor }] = await Promise.all([
    run(ctx, getWebhookSubscription, { id }),
    run(ctx, listWebhookDeliveries, { id, limit: PAGE_DELIVERIES, ...(cursor === null ? {} : { cursor }) }),
  ]);
  const page = { subscription, deliveries, nextCursor, isFirstPage: cursor === null };
  return show(subscriptionPage({ ...page, once: freshOnce(visit), notice: noticeOf(visit) }));
}

export async function changeSecret(visit: Visit): Promise<Response> {
  const [id = ""] = visit.ids;
  const changed = await doOnce(visit, () => run(visit.ctx, rotateWebhookSecret, { id }));
  if (changed === null) return seeOther(subscriptionPath(id), "sent-before");
  const { callback_url, secret = "", previous_secret_until: until = null } = changed.subscription;
  return show(webhookSecretPage(id, callback_url, secret, until), { hasScripts: true });
}

export async function replayDelivery(visit: Visit): Promise<Response> {
  const [id = "", deliveryId] = visit.ids;
  const replayed = await doOnce(visit, () => run(visit.ctx, replayWebhookDelivery, { id, deliveryId }));
  return seeOther(subscriptionPath(id), replayed === null ? "sent-before" : "replayed");
}

export async function deleteSubscription({ ctx, ids }: Visit): Promise<Response> {
  await run(ctx, deleteWebhookSubscription, { id: ids[0] });
  return seeOther(WEBHOOKS_PATH, "subscription-deleted");
}

function wordsOf(field: string, { details, message }: AppError): Problem | null {
  switch (field) {
    case "callback_url":
      return {
        field: "url",
        text: details?.["limit"] === undefined ? TEXTS.urlProblem(message) : TEXTS.hostProblem(WEBHOOK_LIMITS.perHost),
      };
    case "events":
      return { field: "events", text: TEXTS.eventsProblem };
    case "secret":
      return { field: "secret", text: TEXTS.secretProblem(SECRET_EXPECTED) };
    case "subscriptions":
      return {
        field: WHOLE_FORM,
        text: TEXTS.tooMany(WEBHOOK_LIMITS.perOwner),
      };
    default:
      return null;
  }
}
