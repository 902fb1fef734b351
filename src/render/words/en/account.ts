// The pages of whoever is signed in.
import { countOf, listOf } from "../../../model/words.ts";
import type { AttemptError, Delivery, EndReason } from "../../../model/webhook.ts";
import { type Markup, markup } from "../../markup.ts";

/** A link whose name is a part of the sentence. */
type LinkNamed = (name: string) => Markup;

/** A question before what cannot be taken back: what opens it, of what, what it means, and its button. */
interface Asked {
  open: string;
  about: string;
  text: string;
  button: string;
}

const notYours = { title: "Nothing of yours is here", text: "It was removed, or it belongs to another account." };

export const account = {
  frame: {
    label: "Account",
    overview: "Overview",
    keys: "API keys",
    webhooks: "Webhooks",
    scans: "My scans",
    signOut: "Sign out",
    refused: (what: Markup | string) => markup`Nothing was done. ${what}`,
    copy: "Copy",
    shownOnce:
      "It is shown this once. Copy it now and keep it where secrets are kept; we keep what we need to know it by.",
    newest: "Newest",
    older: "Older",
  },
  /** What was just done. */
  notices: {
    "key-revoked": "The key is revoked.",
    subscribed: "The address is subscribed. Messages are signed with your secret.",
    "subscription-deleted": "The subscription is deleted.",
    replayed: "The message is sent again.",
    "scan-deleted": "The scan is deleted.",
    "sent-before":
      "This form was sent before, and counted once. A key or secret was shown in its first answer alone: if you did not see it, make another.",
  },
  refusal: {
    notYours,
    notFromHere: {
      title: "That was not done",
      text: "A change counts only when it comes from these pages, and only for what belongs to your account.",
    },
    other: "That did not work",
    back: "Your account",
  },
  overview: {
    title: "Your account",
    scansToday: "Scans today",
    newDay: (time: Markup) => markup`A new day begins at ${time}.`,
    callsThisMinute: "Calls of the API this minute",
    callsCounted: "Of your keys and applications together; pages do not count.",
    plan: "Plan",
    planGives: (scans: number, calls: number) => `${countOf(scans, "scan")} a day, ${calls} calls a minute.`,
    allPlans: "All plans",
    usedOf: (used: number, small: LinkNamed, limit: number) => markup`${used} ${small(`of ${limit}`)}`,
    left: (remaining: number) => (remaining === 0 ? "None left." : `${remaining} left.`),
    newestScans: "Newest scans",
    allScans: "All my scans",
    programs: "For your programs",
    keys: (link: LinkNamed, inUse: number) =>
      markup`${link("API keys")}: ${inUse === 0 ? "none yet" : `${inUse} in use`}.`,
    webhooks: (link: LinkNamed, subscriptions: number) =>
      markup`${link("Webhooks")}: ${subscriptions === 0 ? "no subscription" : countOf(subscriptions, "subscription")}.`,
    guide: (link: LinkNamed) => markup`${link("The guide for developers")} has the first calls.`,
    kept: "What is kept about you",
    since: (time: Markup, browsers: number) =>
      markup`An account since ${time}, ${countOf(browsers, "browser")} signed in.`,
    applications: (all: readonly string[]) =>
      all.length === 0 ? "No application acts for you." : `Applications that may act for you: ${all.join(", ")}.`,
    export: (link: LinkNamed) => markup`${link("Everything as JSON")}, without secrets.`,
    delete: "Delete the account",
  },
  keys: {
    title: "API keys",
    none: (header: Markup) =>
      markup`No key is in use. A program sends one with every call, in the header ${header} or as a bearer token, and works within your plan.`,
    ended: (keys: number) => `${countOf(keys, "key")} that ${keys === 1 ? "opens" : "open"} nothing any more`,
    states: { live: "In use", replaced: "Replaced", over: "Over", revoked: "Revoked" },
    made: (time: Markup) => markup`Made ${time}.`,
    neverUsed: "Never used.",
    lastUsed: (time: Markup) => markup`Last used ${time}.`,
    opensUntil: (time: Markup) => markup`Opens until ${time}.`,
    everyScope: "Every scope.",
    may: (scopes: readonly Markup[]) => markup`May: ${scopes}`,
    endedAt: (time: Markup) => markup`Ended ${time}.`,
    noName: "Key without a name",
    replace: (about: string, hours: number): Asked => ({
      open: "Replace",
      about,
      text: `Makes a new key with the same rights. This one opens for ${hours} hours more, so that your programs can be changed one after the other.`,
      button: "Make the new key",
    }),
    revoke: (about: string): Asked => ({
      open: "Revoke",
      about,
      text: "The key opens nothing any more, everywhere within five seconds. Programs that use it get errors. This cannot be undone.",
      button: "Revoke this key",
    }),
    make: "Make a key",
    name: "Name",
    nameHelp: "What the key is for, so that you know it again. May stay empty.",
    nameProblem: (chars: number) => `A name has at most ${chars} characters.`,
    scopes: "What it may do",
    scopesHelp: "Take away what the program does not need.",
    scopesProblem: "Choose at least one of these, and none that your plan does not give.",
    days: "Days until it ends",
    daysHelp: (most: number) => `1 to ${most}. Without a number it has no end.`,
    daysProblem: (most: number) => `Write a whole number from 1 to ${most}, or nothing.`,
    tooMany: (most: number) => `An account holds at most ${most} keys in use. Revoke one first.`,
    makeIt: "Make the key",
    yours: "Your key",
    yourNew: "Your new key",
    replaced: (hours: number) =>
      `It has the rights of the one before, which opens for ${hours} hours more. Change your programs within that time.`,
    /** `null` is every scope. */
    mayUse: (scopes: readonly string[] | null) =>
      `It may use ${scopes === null ? "every scope" : listOf(scopes, scopes.length)}.`,
    noEnd: "It has no end.",
    ends: (time: Markup) => markup`It ends ${time}.`,
    back: "Back to the keys",
  },
  scans: {
    title: "My scans",
    counted: (total: number, isEstimate: boolean) =>
      `${isEstimate ? "More than " : ""}${countOf(total, "scan")}, newest first. Whoever knows the address of a report can read it.`,
    failed: (time: Markup, reason: string) => markup`${time}. ${reason}`,
    delete: (domain: string): Asked => ({
      open: "Delete",
      about: `the scan of ${domain}`,
      text: "The report, what it rests on and every place that shows it are removed. Links to it lead nowhere then. This cannot be undone.",
      button: "Delete this scan",
    }),
    none: "You have not started a scan yet. Signed in, the ones you start from the front page or with your keys stand here.",
    paging: "Pages of the list",
  },
  webhooks: {
    title: "Webhooks",
    none: "No address is subscribed. A subscription sends a signed message to your server when a scan is over, so that nothing has to ask again and again.",
    active: "Active",
    ended: "Ended",
    ends: {
      gone: () => "The receiver answered 410, which means: do not send here any more.",
      exhausted: () => "The receiver never answered with success.",
      disabled: (days) => `Nothing but failures for ${days} days.`,
      expired: () => "Its time was over.",
    } satisfies Record<EndReason, (days: number) => string>,
    since: (time: Markup) => markup`Since ${time}.`,
    subscribe: "Subscribe an address",
    url: "Address that receives",
    urlExample: "https://example.com/hooks",
    urlHelp: "https on a public host, port 443 or 8443.",
    /** The API's sentence on an address, which names the member of its request. */
    urlProblem: (message: string) => message.replaceAll("callback_url", "The address"),
    hostProblem: (most: number) =>
      `This host receives for ${most} subscriptions already, over all accounts. It takes no more.`,
    events: "What is sent",
    eventsHelp: "One or more.",
    eventsProblem: "Choose at least one of these.",
    secret: "Secret of your own",
    secretHelp: "Signs every message. Without one we make it, and show it once.",
    secretProblem: (expected: string) => `A secret is ${expected}.`,
    tooMany: (most: number) => `An account has at most ${most} active subscriptions. Delete one first.`,
    submit: "Subscribe",
    guide: (link: LinkNamed) =>
      markup`How messages are signed, with examples to test a receiver by: ${link("the guide for developers")}.`,
    newSecret: "The new secret",
    subscribed: "The address is subscribed",
    secretFor: (url: string) => `Secret for ${url}`,
    bothSign: (until: Markup) => markup`Until ${until} every message is signed with this secret and the one before.`,
    checks: "Your server checks the signature of every message with it.",
    toSubscription: "To the subscription",
  },
  subscription: {
    title: "Subscription",
    states: { waiting: "Waiting", delivered: "Delivered", failed: "Failed" } satisfies Record<
      Delivery["status"],
      string
    >,
    errors: {
      timeout: "no answer in time",
      dns: "the name was not found",
      tls: "no secure connection",
      refused: "no connection",
      not_public: "the address is not public",
      status: "no success",
      redirect: "led elsewhere, which is not followed",
    } satisfies Record<AttemptError, string>,
    nothingSince: (time: Markup) => markup`Nothing is sent since ${time}.`,
    makeAnother: "Make a new subscription to receive events again.",
    sends: "Sends",
    since: "Since",
    id: "Id",
    secretBefore: "Secret before",
    signsUntil: (time: Markup) => markup`signs beside the new one until ${time}`,
    rotate: (url: string, hours: number): Asked => ({
      open: "Change the secret",
      about: `of ${url}`,
      text: `We make a new secret and show it once. For ${hours} hours every message is signed with it and the one before.`,
      button: "Make a new secret",
    }),
    delete: (url: string): Asked => ({
      open: "Delete",
      about: `the subscription of ${url}`,
      text: "Nothing is sent any more, and what waits and the log below are removed. This cannot be undone.",
      button: "Delete this subscription",
    }),
    deliveries: "Deliveries",
    log: (days: number) => `Of the last ${days} days, newest first. Bodies are not kept in the log.`,
    nothingSent: "Nothing was sent yet. The first message comes with the next event.",
    paging: "Pages of the log",
    sent: (time: Markup) => markup`${time}.`,
    tried: (times: number) =>
      times === 0 ? "Not tried yet." : `Tried ${times === 1 ? "once" : countOf(times, "time")}.`,
    nextTry: (time: Markup) => markup`Next try ${time}.`,
    byHand: "Sent again by hand.",
    again: (hidden: LinkNamed, what: string) => markup`Send again${hidden(` ${what}`)}`,
    tries: (hidden: LinkNamed, id: string) => markup`Tries${hidden(` of ${id}`)}`,
    triesOf: (id: string) => `Tries of ${id}`,
    ids: (event: Markup, delivery: Markup) => markup`Event ${event}, delivery ${delivery}`,
    columns: { attempt: "Try", at: "When", answer: "Answer", took: "Took" },
    /** `null` where none came. */
    answer: (status: number | null, error: string | null) =>
      [status ?? "none", ...(error === null ? [] : [error])].join(", "),
    took: (ms: number) => `${ms} ms`,
  },
  delete: {
    title: "Delete your account",
    /** Typed to go on, in small letters. */
    word: "delete",
    final: "This cannot be undone.",
    keys: "Your keys open nothing any more, and applications that act for you stop within minutes.",
    webhooks: "Your webhook subscriptions are removed with everything that waits in them.",
    email: "Your e-mail address is forgotten, and you are signed out everywhere.",
    scans: (link: LinkNamed) =>
      markup`Unlisted scans go with it. Your public scans stay and belong to nobody: what shall go is deleted first, under ${link("My scans")}.`,
    type: (word: string) => `Type “${word}” to go on`,
    problem: (word: string) => `Write the word “${word}”. Nothing was deleted.`,
    button: "Delete the account",
    keep: "Keep it",
    done: "Your account is deleted",
    doneText: "You are signed out, and your keys open nothing any more.",
    front: "To the front page",
  },
};
