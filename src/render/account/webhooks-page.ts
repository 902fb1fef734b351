// GET /account/webhooks: the subscriptions of the account, and the form that makes one.
import { EVENT_FACTS } from "../../model/event-envelope.ts";
import { EVENT_TYPES } from "../../model/events.ts";
import { URL_CHARS } from "../../model/limits.ts";
import type { EndReason, ShownSubscription } from "../../model/webhook.ts";
import { WEBHOOK_TIMES_MS } from "../../model/webhook-limits.ts";
import { type Markup, markup } from "../markup.ts";
import { momentOf } from "../moment-in-words.ts";
import { NAMED } from "../navigation.ts";
import { chip } from "../report/words.ts";
import { accountFrame, WEBHOOKS_PATH } from "./account-frame.ts";
import { choices, field, postForm, type Problem, secretOnce } from "./form-parts.ts";
import { WORDS } from "../words/index.ts";

const TEXTS = WORDS.account.webhooks;

/** What was typed, to be shown again beside what was wrong with it; a secret is not. */
export interface SubscriptionForm {
  url: string;
  events: readonly string[];
  problem: Problem | null;
}

export const EMPTY_SUBSCRIPTION_FORM: SubscriptionForm = {
  url: "",
  events: ["scan.completed", "scan.failed"],
  problem: null,
};

export interface WebhooksView {
  /** Newest first, ended ones included for a while. */
  subscriptions: readonly ShownSubscription[];
  form: SubscriptionForm;
  once: string;
  notice: string | null;
}

export const endInWords = (reason: EndReason): string => TEXTS.ends[reason](WEBHOOK_TIMES_MS.disableAfter / 86_400_000);
export const subscriptionPath = (id: string): string => `${WEBHOOKS_PATH}/${encodeURIComponent(id)}`;
export const deliveryChip = ({ delivery }: ShownSubscription): Markup =>
  delivery.enabled ? chip(TEXTS.active, "good") : chip(TEXTS.ended, "poor");

export const webhooksPage = ({ subscriptions, form, once, notice }: WebhooksView): string =>
  accountFrame({
    title: TEXTS.title,
    section: WEBHOOKS_PATH,
    notice,
    problem: form.problem,
    main: [
      subscriptions.length === 0
        ? markup`<div class="card empty"><p>${TEXTS.none}</p></div>`
        : markup`<ul class="items">${subscriptions.map(row)}
</ul>`,
      newSubscription(form, once),
    ],
  });

const row = (subscription: ShownSubscription): Markup => markup`
<li class="item">
<div class="item-head"><a class="item-name" href="${subscriptionPath(subscription.id)}">${subscription.callback_url}</a> ${deliveryChip(subscription)}</div>
<p class="note">${subscription.events.map((event) => markup`<code>${event}</code> `)}</p>
<p class="note">${TEXTS.since(momentOf(subscription.created_at))} ${subscription.delivery.reason !== null && endInWords(subscription.delivery.reason)}</p>
</li>`;

const newSubscription = (
  { url, events, problem }: SubscriptionForm,
  once: string,
): Markup => markup`<section aria-labelledby="subscribe">
<h2 id="subscribe">${TEXTS.subscribe}</h2>
${postForm(
  WEBHOOKS_PATH,
  once,
  markup`${field({
    name: "url",
    label: TEXTS.url,
    help: TEXTS.urlHelp,
    problem,
    control: (described) =>
      markup`<input id="url" name="url" type="text" inputmode="url" value="${url}" autocomplete="off" autocapitalize="none" spellcheck="false" required maxlength="${URL_CHARS}" placeholder="${TEXTS.urlExample}"${described}>`,
  })}
${choices({
  name: "events",
  legend: TEXTS.events,
  help: TEXTS.eventsHelp,
  problem,
  options: EVENT_TYPES.map((event) => ({
    value: event,
    label: markup`${EVENT_FACTS[event].description} <code>${event}</code>`,
    isChosen: events.includes(event),
  })),
})}
${field({
  name: "secret",
  label: TEXTS.secret,
  help: TEXTS.secretHelp,
  problem,
  control: (described) =>
    markup`<input id="secret" name="secret" type="text" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="256"${described}>`,
})}
<button type="submit">${TEXTS.submit}</button>`,
)}
<p class="note">${TEXTS.guide((name) => markup`<a href="${NAMED.developers.path}">${name}</a>`)}</p>
</section>`;

/** The answer that shows a secret of our making; after a rotation with the end of its overlap. */
export const webhookSecretPage = (id: string, callbackUrl: string, secret: string, overlapEnd: string | null): string =>
  accountFrame({
    title: overlapEnd === null ? TEXTS.subscribed : TEXTS.newSecret,
    section: WEBHOOKS_PATH,
    canCopy: true,
    main: [
      secretOnce(TEXTS.secretFor(callbackUrl), secret),
      markup`<p>${overlapEnd === null ? TEXTS.checks : TEXTS.bothSign(momentOf(overlapEnd))}</p>`,
      markup`<p><a class="button quiet" href="${subscriptionPath(id)}">${TEXTS.toSubscription}</a></p>`,
    ],
  });
