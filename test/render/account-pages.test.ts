import { parseHTML } from "linkedom";
import { describe, expect, it } from "vitest";
import type { ApiKey } from "../../src/model/account.ts";
import type { Delivery, ShownSubscription } from "../../src/model/webhook.ts";
import { END_REASONS } from "../../src/model/webhook.ts";
import { EMPTY_KEY_FORM, keysPage, newKeyPage } from "../../src/render/account/keys-page.ts";
import { scansPage } from "../../src/render/account/scans-page.ts";
import { subscriptionPage } from "../../src/render/account/subscription-page.ts";
import { EMPTY_SUBSCRIPTION_FORM, webhookSecretPage, webhooksPage } from "../../src/render/account/webhooks-page.ts";

const HOSTILE = `"></code><script>alert(1)</script><a href='javascript:x'>`;
const NOW = Date.UTC(2026, 10, 20, 9);
const key = (change: Partial<ApiKey> = {}): ApiKey => ({
  id: "key_1",
  label: HOSTILE,
  prefix: "fsk_abcdef",
  scopes: ["insights:read"],
  plan: "free",
  createdAt: NOW / 1000 - 100,
  lastUsedAt: null,
  expiresAt: null,
  revokedAt: null,
  rotatedTo: null,
  ...change,
});
const subscription = (change: Partial<ShownSubscription> = {}): ShownSubscription => ({
  id: "whk_1",
  status: "active",
  callback_url: `https://example.com/${HOSTILE}`,
  events: ["scan.completed"],
  created_at: "2026-11-20T09:00:00.000Z",
  delivery: { enabled: true, reason: null, since: null },
  ...change,
});
const delivery = (change: Partial<Delivery> = {}): Delivery => ({
  id: "dlv_1",
  eventId: HOSTILE,
  event: "scan.completed",
  status: "delivered",
  createdAt: "2026-11-20T09:00:00.000Z",
  nextAttemptAt: null,
  replayOf: null,
  attempts: [{ attempt: 1, at: "2026-11-20T09:00:00.000Z", status: 204, ms: 12, error: null }],
  ...change,
});
const shown = (change: Partial<ShownSubscription>, deliveries: Delivery[] = []) =>
  subscriptionPage({
    subscription: subscription(change),
    deliveries,
    isFirstPage: true,
    nextCursor: null,
    once: "o",
    notice: null,
  });
const keys = (...list: ApiKey[]) => keysPage({ keys: list, form: EMPTY_KEY_FORM, now: NOW, once: "o", notice: null });
const parse = (html: string) => parseHTML(html).document;

describe("pages of the account", () => {
  it.each([
    ["keys", keys(key(), key({ revokedAt: 1 }))],
    ["a new key", newKeyPage({ ...key(), key: HOSTILE }, false)],
    [
      "webhooks",
      webhooksPage({
        subscriptions: [subscription()],
        form: { ...EMPTY_SUBSCRIPTION_FORM, url: HOSTILE, events: [HOSTILE], problem: { field: "url", text: HOSTILE } },
        once: HOSTILE,
        notice: HOSTILE,
      }),
    ],
    ["a new secret", webhookSecretPage(HOSTILE, HOSTILE, HOSTILE, "2026-11-21T09:00:00.000Z")],
    ["a subscription", shown({}, [delivery({ id: HOSTILE })])],
    [
      "scans",
      scansPage({
        scans: [{ id: HOSTILE, domain: HOSTILE, status: "error", createdAt: 1, errorMessage: HOSTILE }],
        total: 1,
        isEstimate: false,
        isFirstPage: false,
        nextCursor: HOSTILE,
        once: HOSTILE,
        notice: null,
      }),
    ],
  ])("take what others wrote as text: %s", (_, html) => {
    const document = parse(html);
    expect(document.querySelectorAll("script:not([src='/scripts/copy.js'])")).toHaveLength(0);
    expect(document.querySelectorAll("a[href^='javascript']")).toHaveLength(0);
    expect(document.body.textContent).toContain("alert(1)");
  });

  it("load a script where there is something to copy, and nowhere else", () => {
    expect(newKeyPage({ ...key(), key: "fsk_x" }, true)).toContain('src="/scripts/copy.js"');
    expect(keys(key())).not.toContain("<script");
  });
});

describe("the list of keys", () => {
  it("offers to replace and to revoke what opens, and nothing for what has ended", () => {
    const actionsOf = (one: ApiKey) =>
      [...parse(keys(one)).querySelectorAll("form[action*=key_1]")].map((form) => form.getAttribute("action"));
    const [rotate, revoke] = ["/account/keys/key_1/rotate", "/account/keys/key_1/revoke"];
    expect(actionsOf(key())).toEqual([rotate, revoke]);
    expect(actionsOf(key({ rotatedTo: "key_2", expiresAt: NOW / 1000 + 60 }))).toEqual([revoke]);
    expect(actionsOf(key({ expiresAt: NOW / 1000 - 1 }))).toEqual([]);
    expect(actionsOf(key({ revokedAt: NOW / 1000 - 1 }))).toEqual([]);
  });
});

describe("a subscription", () => {
  it.each(END_REASONS)("that ended says why (%s), and nothing is sent again from it", (reason) => {
    const document = parse(
      shown({ delivery: { enabled: false, reason, since: "2026-11-19T09:00:00.000Z" } }, [
        delivery({ status: "failed" }),
      ]),
    );
    expect(document.querySelector(".notice")?.textContent).toMatch(
      /Nothing is sent since November 19, 2026, 09:00 UTC\./,
    );
    expect(document.querySelectorAll("form[action$=replay], form[action$=rotate]")).toHaveLength(0);
    expect(document.querySelectorAll("form[action$=delete]")).toHaveLength(1);
  });

  it("tells what waits, how often it was tried, and when it is tried next", () => {
    const failed = { attempt: 1, at: "2026-11-20T09:00:00.000Z", status: null, ms: 15_000, error: "timeout" as const };
    const waiting = delivery({ status: "waiting", nextAttemptAt: "2026-11-20T09:05:00.000Z", attempts: [failed] });
    const text = (parse(shown({}, [waiting])).querySelector(".items")?.textContent ?? "").replace(/\s+/g, " ");
    expect(text).toContain("Waiting");
    expect(text).toContain("Tried once. Next try November 20, 2026, 09:05 UTC.");
    expect(text).toContain("none, no answer in time");
    expect(text).not.toContain("Send again");
  });
});
