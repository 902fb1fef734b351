// GET /account/webhooks: the subscriptions of the account, and the form that makes one.
import { EVENT_FACTS } from "../../model/event-envelope.ts";
import { EVENT_TYPES } from "../../model/events.ts";
import { URL_CHARS } from "../../model/limits.ts";
import { type EndReason, type ShownSubscription, WEBHOOK_LIMITS } from "../../model/webhook.ts";
import { type Markup, markup } from "../markup.ts";
import { momentOf } from "../moment-in-words.ts";
import { NAMED } from "../navigation.ts";
import { chip } from "../report/words.ts";
import { accountFrame, WEBHOOKS_PATH } from "./account-frame.ts";
import { choices, field, postForm, type Problem, secretOnce } from "./form-parts.ts";

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

const ENDS: Record<EndReason, string> = {
  gone: "The receiver answered 410, which means: do not send here any more.",
  exhausted: "The receiver never answered with success.",
  disabled: `Nothing but failures for ${WEBHOOK_LIMITS.disableAfterMs / 86_400_000} days.`,
  expired: "Its time was over.",
};
export const endInWords = (reason: EndReason): string => ENDS[reason];
export const subscriptionPath = (id: string): string => `${WEBHOOKS_PATH}/${encodeURIComponent(id)}`;
export const deliveryChip = ({ delivery }: ShownSubscription): Markup =>
  delivery.enabled ? chip("Active", "good") : chip("Ended", "poor");

export const webhooksPage = ({ subscriptions, form, once, notice }: WebhooksView): string =>
  accountFrame({
    title: "Webhooks",
    section: WEBHOOKS_PATH,
    notice,
    problem: form.problem,
    main: [
      subscriptions.length === 0
        ? markup`<div class="card empty"><p>No address is subscribed. A subscription sends a signed message to your server when a scan is over, so that nothing has to ask again and again.</p></div>`
        : markup`<ul class="items">${subscriptions.map(row)}
</ul>`,
      newSubscription(form, once),
    ],
  });

const row = (subscription: ShownSubscription): Markup => markup`
<li class="item">
<div class="item-head"><a class="item-name" href="${subscriptionPath(subscription.id)}">${subscription.callback_url}</a> ${deliveryChip(subscription)}</div>
<p class="note">${subscription.events.map((event) => markup`<code>${event}</code> `)}</p>
<p class="note">Since ${momentOf(subscription.created_at)}. ${subscription.delivery.reason !== null && endInWords(subscription.delivery.reason)}</p>
</li>`;

const newSubscription = (
  { url, events, problem }: SubscriptionForm,
  once: string,
): Markup => markup`<section aria-labelledby="subscribe">
<h2 id="subscribe">Subscribe an address</h2>
${postForm(
  WEBHOOKS_PATH,
  once,
  markup`${field({
    name: "url",
    label: "Address that receives",
    help: "https on a public host, port 443 or 8443.",
    problem,
    control: (described) =>
      markup`<input id="url" name="url" type="text" inputmode="url" value="${url}" autocomplete="off" autocapitalize="none" spellcheck="false" required maxlength="${URL_CHARS}" placeholder="https://example.com/hooks"${described}>`,
  })}
${choices({
  name: "events",
  legend: "What is sent",
  help: "One or more.",
  problem,
  options: EVENT_TYPES.map((event) => ({
    value: event,
    label: markup`${EVENT_FACTS[event].description} <code>${event}</code>`,
    isChosen: events.includes(event),
  })),
})}
${field({
  name: "secret",
  label: "Secret of your own",
  help: "Signs every message. Without one we make it, and show it once.",
  problem,
  control: (described) =>
    markup`<input id="secret" name="secret" type="text" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="256"${described}>`,
})}
<button type="submit">Subscribe</button>`,
)}
<p class="note">How messages are signed, with examples to test a receiver by: <a href="${NAMED.developers.path}">the guide for developers</a>.</p>
</section>`;

/** The answer that shows a secret of our making. */
export const webhookSecretPage = (id: string, callbackUrl: string, secret: string, isRotation: boolean): string =>
  accountFrame({
    title: isRotation ? "The new secret" : "The address is subscribed",
    section: WEBHOOKS_PATH,
    canCopy: true,
    main: [
      secretOnce(`Secret for ${callbackUrl}`, secret),
      isRotation
        ? markup`<p>For ${WEBHOOK_LIMITS.rotationOverlapMs / 3_600_000} hours every message is signed with this secret and the one before.</p>`
        : markup`<p>Your server checks the signature of every message with it.</p>`,
      markup`<p><a class="button quiet" href="${subscriptionPath(id)}">To the subscription</a></p>`,
    ],
  });
