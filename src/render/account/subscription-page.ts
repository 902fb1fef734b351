// GET /account/webhooks/{id}: one subscription, and what was sent to it.
import { type AttemptError, type Delivery, type ShownSubscription, WEBHOOK_LIMITS } from "../../model/webhook.ts";
import { countOf } from "../../model/words.ts";
import { type Markup, markup } from "../markup.ts";
import { momentOf } from "../moment-in-words.ts";
import { chip, table, type Tone } from "../report/words.ts";
import { accountFrame, WEBHOOKS_PATH } from "./account-frame.ts";
import { postForm, question } from "./form-parts.ts";
import { deliveryChip, endInWords, subscriptionPath } from "./webhooks-page.ts";

export interface SubscriptionView {
  subscription: ShownSubscription;
  /** Newest first. */
  deliveries: readonly Delivery[];
  isFirstPage: boolean;
  nextCursor: string | null;
  once: string;
  notice: string | null;
}

const STATES: Record<Delivery["status"], { word: string; tone: Tone }> = {
  waiting: { word: "Waiting", tone: "fair" },
  delivered: { word: "Delivered", tone: "good" },
  failed: { word: "Failed", tone: "poor" },
};

const ERRORS: Record<AttemptError, string> = {
  timeout: "no answer in time",
  dns: "the name was not found",
  tls: "no secure connection",
  refused: "no connection",
  not_public: "the address is not public",
  status: "no success",
  redirect: "led elsewhere, which is not followed",
};

const OVERLAP_HOURS = WEBHOOK_LIMITS.rotationOverlapMs / 3_600_000;
const KEPT_DAYS = WEBHOOK_LIMITS.keptMs / 86_400_000;

export const subscriptionPage = (view: SubscriptionView): string =>
  accountFrame({
    title: "Subscription",
    section: WEBHOOKS_PATH,
    notice: view.notice,
    main: [facts(view.subscription), changes(view), deliveries(view)],
  });

function facts(subscription: ShownSubscription): Markup {
  const { id, callback_url, events, created_at, delivery, previous_secret_until: until } = subscription;
  return markup`<p class="lead address">${callback_url} ${deliveryChip(subscription)}</p>
${delivery.reason !== null && markup`<p class="notice">${endInWords(delivery.reason)} ${delivery.since !== null && markup`Nothing is sent since ${momentOf(delivery.since)}.`} Make a new subscription to receive events again.</p>`}
<dl class="pairs">
<dt>Sends</dt><dd>${events.map((event) => markup`<code>${event}</code> `)}</dd>
<dt>Since</dt><dd>${momentOf(created_at)}</dd>
<dt>Id</dt><dd><code>${id}</code></dd>
${until !== undefined && markup`<dt>Secret before</dt><dd>signs beside the new one until ${momentOf(until)}</dd>`}
</dl>`;
}

const changes = ({
  subscription: { id, callback_url, delivery },
  once,
}: SubscriptionView): Markup => markup`<div class="questions">
${
  delivery.enabled &&
  question({
    open: "Change the secret",
    about: `of ${callback_url}`,
    text: `We make a new secret and show it once. For ${OVERLAP_HOURS} hours every message is signed with it and the one before.`,
    action: `${subscriptionPath(id)}/rotate`,
    once,
    button: "Make a new secret",
    isDangerous: false,
  })
}
${question({
  open: "Delete",
  about: `the subscription of ${callback_url}`,
  text: "Nothing is sent any more, and what waits and the log below are removed. This cannot be undone.",
  action: `${subscriptionPath(id)}/delete`,
  once,
  button: "Delete this subscription",
  isDangerous: true,
})}
</div>`;

function deliveries(view: SubscriptionView): Markup {
  const { subscription, isFirstPage, nextCursor } = view;
  const path = subscriptionPath(subscription.id);
  return markup`<section aria-labelledby="deliveries">
<h2 id="deliveries">Deliveries</h2>
<p class="note">Of the last ${KEPT_DAYS} days, newest first. Bodies are not kept in the log.</p>
${
  view.deliveries.length === 0 && isFirstPage
    ? markup`<div class="card empty"><p>Nothing was sent yet. The first message comes with the next event.</p></div>`
    : markup`<ul class="items">${view.deliveries.map((delivery) => row(view, delivery))}
</ul>`
}
<nav class="row" aria-label="Pages of the log">
${!isFirstPage && markup`<a class="button quiet" href="${path}">Newest</a>`}
${nextCursor !== null && markup`<a class="button quiet" href="${path}?cursor=${encodeURIComponent(nextCursor)}">Older</a>`}
</nav>
</section>`;
}

function row({ subscription, once }: SubscriptionView, delivery: Delivery): Markup {
  const { id, event, status, createdAt, nextAttemptAt, attempts, replayOf } = delivery;
  const { word, tone } = STATES[status];
  return markup`
<li class="item">
<div class="item-head"><code class="item-name">${event}</code> ${chip(word, tone)}</div>
<p class="note">${momentOf(createdAt)}. ${attempts.length === 0 ? "Not tried yet." : `Tried ${attempts.length === 1 ? "once" : countOf(attempts.length, "time")}.`} ${nextAttemptAt !== null && markup`Next try ${momentOf(nextAttemptAt)}.`} ${replayOf !== null && "Sent again by hand."}</p>
${attempts.length > 0 && attemptTable(delivery)}
${
  subscription.delivery.enabled &&
  status !== "waiting" &&
  postForm(
    `${subscriptionPath(subscription.id)}/deliveries/${encodeURIComponent(id)}/replay`,
    once,
    markup`<button class="quiet" type="submit">Send again<span class="hidden"> ${event} ${id}</span></button>`,
    "row",
  )
}</li>`;
}

const attemptTable = ({
  id,
  eventId,
  attempts,
}: Delivery): Markup => markup`<details><summary>Tries<span class="hidden"> of ${id}</span></summary>
<p class="note">Event <code>${eventId}</code>, delivery <code>${id}</code></p>
${table(
  `Tries of ${id}`,
  ["Try", "When", "Answer", "Took"],
  attempts.map(({ attempt, at, status, error, ms }) => [
    attempt,
    momentOf(at),
    [status ?? "none", ...(error === null ? [] : [ERRORS[error]])].join(", "),
    `${ms} ms`,
  ]),
)}
</details>`;
