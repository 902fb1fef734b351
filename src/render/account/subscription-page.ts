// GET /account/webhooks/{id}: one subscription, and what was sent to it.
import type { Delivery, ShownSubscription } from "../../model/webhook.ts";
import { WEBHOOK_LIMITS, WEBHOOK_TIMES_MS } from "../../model/webhook-limits.ts";
import { type Markup, markup } from "../markup.ts";
import { momentOf } from "../moment-in-words.ts";
import { chip, hidden, table, type Tone } from "../report/words.ts";
import { accountFrame, WEBHOOKS_PATH } from "./account-frame.ts";
import { postForm, question } from "./form-parts.ts";
import { deliveryChip, endInWords, subscriptionPath } from "./webhooks-page.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.account.subscription;
const { columns: head } = TEXTS;

export interface SubscriptionView {
  subscription: ShownSubscription;
  /** Newest first. */
  deliveries: readonly Delivery[];
  isFirstPage: boolean;
  nextCursor: string | null;
  once: string;
  notice: string | null;
}

const TONES: Record<Delivery["status"], Tone> = { waiting: "fair", delivered: "good", failed: "poor" };

const OVERLAP_HOURS = WEBHOOK_TIMES_MS.rotationOverlap / 3_600_000;
const KEPT_DAYS = WEBHOOK_LIMITS.keptMs / 86_400_000;

export const subscriptionPage = (view: SubscriptionView): string =>
  accountFrame({
    title: TEXTS.title,
    section: WEBHOOKS_PATH,
    notice: view.notice,
    main: [facts(view.subscription), changes(view), deliveries(view)],
  });

function facts(subscription: ShownSubscription): Markup {
  const { id, callback_url, events, created_at, delivery, previous_secret_until: until } = subscription;
  return markup`<p class="lead address">${callback_url} ${deliveryChip(subscription)}</p>
${delivery.reason !== null && markup`<p class="notice">${endInWords(delivery.reason)} ${delivery.since !== null && TEXTS.nothingSince(momentOf(delivery.since))} ${TEXTS.makeAnother}</p>`}
<dl class="pairs">
<dt>${TEXTS.sends}</dt><dd>${events.map((event) => markup`<code>${event}</code> `)}</dd>
<dt>${TEXTS.since}</dt><dd>${momentOf(created_at)}</dd>
<dt>${TEXTS.id}</dt><dd><code>${id}</code></dd>
${until !== undefined && markup`<dt>${TEXTS.secretBefore}</dt><dd>${TEXTS.signsUntil(momentOf(until))}</dd>`}
</dl>`;
}

const changes = ({
  subscription: { id, callback_url, delivery },
  once,
}: SubscriptionView): Markup => markup`<div class="questions">
${
  delivery.enabled &&
  question({
    ...TEXTS.rotate(callback_url, OVERLAP_HOURS),
    action: `${subscriptionPath(id)}/rotate`,
    once,
    isDangerous: false,
  })
}
${question({
  ...TEXTS.delete(callback_url),
  action: `${subscriptionPath(id)}/delete`,
  once,
  isDangerous: true,
})}
</div>`;

function deliveries(view: SubscriptionView): Markup {
  const { subscription, isFirstPage, nextCursor } = view;
  const path = subscriptionPath(subscription.id);
  return markup`<section aria-labelledby="deliveries">
<h2 id="deliveries">${TEXTS.deliveries}</h2>
<p class="note">${TEXTS.log(KEPT_DAYS)}</p>
${
  view.deliveries.length === 0 && isFirstPage
    ? markup`<div class="card empty"><p>${TEXTS.nothingSent}</p></div>`
    : markup`<ul class="items">${view.deliveries.map((delivery) => row(view, delivery))}
</ul>`
}
<nav class="row" aria-label="${TEXTS.paging}">
${!isFirstPage && markup`<a class="button quiet" href="${path}">${WORDS.account.frame.newest}</a>`}
${nextCursor !== null && markup`<a class="button quiet" href="${path}?cursor=${encodeURIComponent(nextCursor)}">${WORDS.account.frame.older}</a>`}
</nav>
</section>`;
}

function row({ subscription, once }: SubscriptionView, delivery: Delivery): Markup {
  const { id, event, status, createdAt, nextAttemptAt, attempts, replayOf } = delivery;
  return markup`
<li class="item">
<div class="item-head"><code class="item-name">${event}</code> ${chip(TEXTS.states[status], TONES[status])}</div>
<p class="note">${TEXTS.sent(momentOf(createdAt))} ${TEXTS.tried(attempts.length)} ${nextAttemptAt !== null && TEXTS.nextTry(momentOf(nextAttemptAt))} ${replayOf !== null && TEXTS.byHand}</p>
${attempts.length > 0 && attemptTable(delivery)}
${
  subscription.delivery.enabled &&
  status !== "waiting" &&
  postForm(
    `${subscriptionPath(subscription.id)}/deliveries/${encodeURIComponent(id)}/replay`,
    once,
    markup`<button class="quiet" type="submit">${TEXTS.again(hidden, `${event} ${id}`)}</button>`,
    "row",
  )
}</li>`;
}

const attemptTable = ({
  id,
  eventId,
  attempts,
}: Delivery): Markup => markup`<details><summary>${TEXTS.tries(hidden, id)}</summary>
<p class="note">${TEXTS.ids(markup`<code>${eventId}</code>`, markup`<code>${id}</code>`)}</p>
${table(
  TEXTS.triesOf(id),
  [head.attempt, head.at, head.answer, head.took],
  attempts.map(({ attempt, at, status, error, ms }) => [
    attempt,
    momentOf(at),
    TEXTS.answer(status, error === null ? null : TEXTS.errors[error]),
    TEXTS.took(ms),
  ]),
)}
</details>`;
