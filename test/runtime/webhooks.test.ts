import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { portsFromEnv } from "../../src/context.ts";
import { envelopeOf } from "../../src/model/event-envelope.ts";
import { EVENT_TYPES } from "../../src/model/events.ts";
import type { Ports } from "../../src/model/ports.ts";
import type { Delivery, ShownSubscription } from "../../src/model/webhook.ts";
import { WEBHOOK_LIMITS, WEBHOOK_TIMES_MS } from "../../src/model/webhook-limits.ts";
import { dispatchEvents } from "../../src/services/dispatch-events.ts";
import { pokeEndpoints } from "../../src/services/poke-endpoints.ts";
import { MOST_FORMER_SECRETS, sealFormer, signingSecrets } from "../../src/services/webhook-secrets.ts";
import { signWebhook } from "../../src/services/sign-webhook.ts";
import { sweepWebhooks } from "../../src/services/sweep-webhooks.ts";
import { lastWeekOf, weeklyNumbers, writeWeeklyAnalytics } from "../../src/services/write-weekly-analytics.ts";
import { CLINIC_HOST } from "../fixtures/clinic-site.ts";
import { RECEIVER_HOSTS, type Received } from "./fake-receivers.ts";
import { HOST_MAP } from "./fake-web.ts";
import { call, makeTestKey, migrate, scan, type Answer } from "./service.ts";

const SECRET = "a secret of the receiver's own";
let ports: Ports;
beforeAll(async () => {
  await migrate();
  ports = portsFromEnv(env);
});

/** A host that no other test uses: one host takes few subscriptions, and deliveries to it are paced. */
let used = 0;
function freshHost(): string {
  const host = RECEIVER_HOSTS[used++];
  if (host === undefined) throw new Error("more receivers are needed in fake-receivers.ts");
  return host;
}

interface Created {
  ok: boolean;
  subscription: { id: string; callback_url: string; secret?: string; manageToken?: string; expires_at?: string };
}
interface As {
  key?: string;
  token?: string;
  address?: string;
}
const SUBSCRIBE = "/api/webhooks/subscribe";
const LIST = "/api/webhooks/subscriptions";
const headersOf = ({ key, token }: As): Record<string, string> => ({
  ...(key === undefined ? {} : { "x-mcp-api-key": key }),
  ...(token === undefined ? {} : { "x-manage-token": token }),
});
const ask = <T = Record<string, unknown>>(method: string, path: string, as: As, body?: unknown): Promise<Answer<T>> =>
  call<T>(path, {
    method,
    headers: headersOf(as),
    ...(body === undefined ? {} : { body }),
    ...(as.address === undefined ? {} : { address: as.address }),
  });
const subscribe = (body: Record<string, unknown>, as: As) =>
  ask<Created>("POST", SUBSCRIBE, as, { events: ["scan.completed"], secret: SECRET, ...body });

/** What the receiver of a callback address was sent so far. */
async function receivedAt(callback: string): Promise<Received[]> {
  const { hostname, pathname, search } = new URL(callback);
  return (await fetch(`${HOST_MAP[hostname]}/log${pathname}${search}`)).json();
}
async function until<T>(read: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  for (let tries = 0; ; tries++) {
    const value = await read();
    if (holds(value)) return value;
    if (tries > 200) throw new Error(`it did not come about: ${JSON.stringify(value)}`);
    await new Promise((resume) => setTimeout(resume, 50));
  }
}

/** Puts an event into the outbox, as a change of state does, and dispatches. */
async function emit(owner: string | null, type = "scan.started", about = crypto.randomUUID()): Promise<string> {
  const eventId = `evt_${type.replace(".", "-")}_${about}`;
  const data = JSON.stringify({ scanId: about, domain: "example.com", scanType: "light" });
  await env.DB.prepare(
    "insert into outbox (event_id, type, owner, scan_id, data, created_at, due_at) values (?, ?, ?, ?, ?, ?, ?)",
  )
    .bind(eventId, type, owner, about, data, Date.now(), Date.now())
    .run();
  await dispatchEvents(ports);
  return eventId;
}
const rowOf = (eventId: string) =>
  env.DB.prepare("select dispatched_at, attempts, due_at from outbox where event_id = ?")
    .bind(eventId)
    .first<{ dispatched_at: number | null; attempts: number; due_at: number }>();
async function ownerOf(subscriptionId: string): Promise<string> {
  const found = await ports.subscriptions.find(subscriptionId);
  if (found === null) throw new Error("no such subscription");
  return found.owner;
}
const deliveriesOf = async (id: string, as: As): Promise<Delivery[]> =>
  (await ask<{ deliveries: Delivery[] }>("GET", `${LIST}/${id}/deliveries`, as)).body.deliveries;
const shown = async (id: string, as: As): Promise<ShownSubscription> =>
  (await ask<{ subscription: ShownSubscription }>("GET", `${LIST}/${id}`, as)).body.subscription;

/** A receiver that answers as the word says, subscribed with a key of its own. */
async function receiver(kind: string, events: string[] = ["scan.started"]) {
  const key = await makeTestKey();
  const callback = `https://${freshHost()}/${kind}/hook?token=t1`;
  const { body, status } = await subscribe({ callback_url: callback, events }, { key });
  expect(status).toBe(201);
  const { id } = body.subscription;
  return { key, callback, id, owner: await ownerOf(id) };
}

type Subscribed = Awaited<ReturnType<typeof receiver>>;
async function rotate({ id, key }: Subscribed, order?: { secret: string }) {
  type Rotated = { subscription: ShownSubscription & { secret?: string } };
  const { status, body } = await ask<Rotated>("POST", `${LIST}/${id}/rotate`, { key }, order);
  expect(status).toBe(200);
  return body.subscription;
}
/** The first delivery, which each of the secrets signed, in their order, and no other. */
async function expectSigned({ owner, callback }: Subscribed, secrets: (string | undefined)[]): Promise<Received> {
  const eventId = await emit(owner);
  const [sent] = await until(
    () => receivedAt(callback),
    (list) => list.length === 1,
  );
  if (sent === undefined) throw new Error("nothing was received");
  const expected = await signWebhook(
    ports.hmac,
    secrets.filter((secret) => secret !== undefined),
    {
      id: eventId,
      timestamp: Number(sent.headers["webhook-timestamp"]),
      body: sent.body,
    },
  );
  expect(sent.headers["webhook-signature"]).toBe(expected["webhook-signature"]);
  return sent;
}

describe("GET /api/webhooks/subscribe", () => {
  it("documents every event with an example that its schema accepts", async () => {
    const { status, body } = await call<{ events: { event: string; payload_example: unknown }[] }>(SUBSCRIBE);
    expect(status).toBe(200);
    expect(body.events.map(({ event }) => event)).toEqual([...EVENT_TYPES]);
    for (const type of EVENT_TYPES) {
      const example = body.events.find(({ event }) => event === type)?.payload_example;
      expect(envelopeOf(type).strict().safeParse(example).error).toBeUndefined();
    }
  });

  it("tells how deliveries are signed, with vectors that the signer makes", async () => {
    const { body } = await call<{
      delivery: { test_vectors: { secret: string; body: string; headers: Record<string, string> }[] };
    }>(SUBSCRIBE);
    expect(body).toMatchObject({
      subscription_format: { callback_url: { required: true }, events: { required: true } },
      delivery: { method: "POST", content_type: "application/json", signature_header: "X-Webhook-Signature" },
    });
    expect(body.delivery.test_vectors).toHaveLength(2);
    for (const { secret, body: signed, headers } of body.delivery.test_vectors) {
      const again = await signWebhook(ports.hmac, [secret], {
        id: headers["webhook-id"] ?? "",
        timestamp: Number(headers["webhook-timestamp"]),
        body: signed,
      });
      expect(headers).toEqual(again);
    }
  });
});

describe("POST /api/webhooks/subscribe", () => {
  it("answers 201 with the contract's members, and shows a secret of its own making once", async () => {
    const key = await makeTestKey();
    const callback_url = `https://${freshHost()}/ok/a?token=t1`;
    const order = { callback_url, events: ["scan.completed", "scan.completed"], metadata: { team: "web" } };
    const { status, body } = await ask<Created>("POST", SUBSCRIBE, { key }, order);
    expect(status).toBe(201);
    expect(body).toEqual({
      ok: true,
      subscription: {
        id: expect.stringMatching(/^whk_\w{24}$/),
        status: "active",
        callback_url,
        events: ["scan.completed"],
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        metadata: { team: "web" },
        secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{64}$/),
      },
    });
    const read = await ask("GET", `${LIST}/${body.subscription.id}`, { key });
    expect(JSON.stringify(read.body)).not.toContain("whsec_");
    const stored = await env.DB.prepare("select * from webhook_subscriptions where id = ?")
      .bind(body.subscription.id)
      .first();
    expect(JSON.stringify(stored)).not.toContain(body.subscription.secret);
  });

  it("gives an anonymous caller seven days and a token, and no secret back that was theirs", async () => {
    const { status, body } = await subscribe(
      { callback_url: `https://${freshHost()}/ok/a` },
      { address: "198.51.100.20" },
    );
    expect(status).toBe(201);
    expect(body.subscription.manageToken).toMatch(/^\w{40}$/);
    expect(body.subscription).not.toHaveProperty("secret");
    const days = (Date.parse(body.subscription.expires_at ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
  });

  it.each([
    [{}, "INVALID_CALLBACK_URL", "callback_url"],
    [{ callback_url: 7 }, "INVALID_CALLBACK_URL", "callback_url"],
    [{ callback_url: "http://hooks-0.example.com/ok" }, "INVALID_CALLBACK_URL", "callback_url"],
    [{ callback_url: "https://example.com:8080/" }, "INVALID_CALLBACK_URL", "callback_url"],
    [{ callback_url: "https://user:pass@example.com/" }, "INVALID_CALLBACK_URL", "callback_url"],
    [{ callback_url: "https://10.0.0.1/" }, "INVALID_CALLBACK_URL", "callback_url"],
    [{ callback_url: "https://169.254.169.254/latest" }, "INVALID_CALLBACK_URL", "callback_url"],
    [{ callback_url: "http://127.0.0.1:9999/" }, "INVALID_CALLBACK_URL", "callback_url"],
    [{ callback_url: "http://127.0.0.1:8787/api/health" }, "INVALID_CALLBACK_URL", "callback_url"],
    [{ callback_url: "https://example.com/", events: [] }, "INVALID_EVENTS", "events"],
    [{ callback_url: "https://example.com/", events: ["scan.exploded"] }, "INVALID_EVENTS", "events.0"],
    [{ callback_url: "https://example.com/", events: "scan.started" }, "INVALID_EVENTS", "events"],
    [{ callback_url: "https://example.com/", secret: "short" }, "INVALID_REQUEST", "secret"],
    [{ callback_url: "https://example.com/", secret: "whsec_c2hvcnQ=" }, "INVALID_REQUEST", "secret"],
    [{ callback_url: "https://example.com/", metadata: { a: "x".repeat(4_096) } }, "INVALID_REQUEST", "metadata"],
    [{ callback_url: "https://example.com/", metadata: [] }, "INVALID_REQUEST", "metadata"],
  ])("refuses %j as %s and names %s", async (order, code, field) => {
    const answer = await subscribe(order, { key: await makeTestKey() });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: "bad_request", code, details: { field, expected: expect.any(String) } });
  });

  it("refuses a body without members by the first field that is needed", async () => {
    const answer = await call(SUBSCRIBE, { method: "POST" });
    expect(answer).toMatchObject({ status: 400, body: { code: "INVALID_CALLBACK_URL" } });
  });

  it("admits ten to a key, exactly, when many ask at once; and again after one was deleted", async () => {
    const key = await makeTestKey();
    const hosts = Array.from({ length: 14 }, (_, i) => `https://h${i}.ten-hooks.example.com/`);
    const answers = await Promise.all(hosts.map((callback_url) => subscribe({ callback_url }, { key })));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(WEBHOOK_LIMITS.perOwner);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.body).toMatchObject({ code: "INVALID_REQUEST", details: { limit: 10, field: "subscriptions" } });
    await ask("DELETE", `${LIST}/${made[0]?.body.subscription.id}`, { key });
    expect((await subscribe({ callback_url: "https://h20.ten-hooks.example.com/" }, { key })).status).toBe(201);
  });

  it("admits two to an anonymous address, and others beside it", async () => {
    const from = (address: string, i: number) =>
      subscribe({ callback_url: `https://h${i}.two.example.com/` }, { address });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await from("198.51.100.30", i)).status);
    expect(statuses).toEqual([201, 201, 400]);
    expect((await from("198.51.100.31", 3)).status).toBe(201);
  });

  it("admits five to a callback host, whoever asks", async () => {
    const statuses = [];
    for (let i = 0; i < 6; i++)
      statuses.push(
        (await subscribe({ callback_url: `https://five.example.com/${i}` }, { key: await makeTestKey() })).status,
      );
    expect(statuses).toEqual([201, 201, 201, 201, 201, 400]);
  });
});

describe("one's own subscriptions", () => {
  it("are listed, read and deleted by the key that made them", async () => {
    const { key, id, callback } = await receiver("ok");
    const { body } = await ask<{ subscriptions: ShownSubscription[] }>("GET", LIST, { key });
    expect(body.subscriptions).toMatchObject([
      { id, callback_url: callback, delivery: { enabled: true, reason: null, since: null } },
    ]);
    expect(await shown(id, { key })).toEqual(body.subscriptions[0]);
    expect(await ask("DELETE", `${LIST}/${id}`, { key })).toMatchObject({ status: 200, body: { ok: true, id } });
    expect(await ask("GET", `${LIST}/${id}`, { key })).toMatchObject({
      status: 404,
      body: { error: "not_found", code: "SUBSCRIPTION_NOT_FOUND", details: { field: "id" } },
    });
    expect((await ask<{ subscriptions: unknown[] }>("GET", LIST, { key })).body.subscriptions).toEqual([]);
  });

  it("do not exist for anybody else, known or anonymous, in any operation", async () => {
    const { id, key, owner, callback } = await receiver("ok");
    await emit(owner);
    const [delivery] = await until(
      () => deliveriesOf(id, { key }),
      (list) => list.length === 1,
    );
    for (const as of [{ key: await makeTestKey() }, {}, { token: "x".repeat(40) }])
      for (const [method, path] of [
        ["GET", ""],
        ["DELETE", ""],
        ["POST", "/rotate"],
        ["GET", "/deliveries"],
        ["POST", `/deliveries/${delivery?.id}/replay`],
        ["POST", "/deliveries/replay"],
      ] as const) {
        const since = { since: "2026-11-20T09:00:00Z" };
        const answer = await ask(method, `${LIST}/${id}${path}`, as, path === "/deliveries/replay" ? since : undefined);
        expect(answer).toMatchObject({ status: 404, body: { code: "SUBSCRIPTION_NOT_FOUND" } });
        expect(JSON.stringify(answer.body)).not.toContain(callback);
      }
    expect(await shown(id, { key })).toMatchObject({ id });
  });

  it("of an anonymous caller answer to the token alone, not to the address", async () => {
    const address = "198.51.100.40";
    const { body } = await subscribe({ callback_url: `https://${freshHost()}/ok/a` }, { address });
    const { id, manageToken: token = "" } = body.subscription;
    expect((await ask("GET", `${LIST}/${id}`, { address })).status).toBe(404);
    expect(await ask("GET", LIST, { address })).toMatchObject({
      status: 400,
      body: { details: { field: "x-manage-token" } },
    });
    const elsewhere = { token, address: "198.51.100.41" };
    expect((await ask<{ subscriptions: { id: string }[] }>("GET", LIST, elsewhere)).body.subscriptions).toMatchObject([
      { id },
    ]);
    expect((await ask("POST", `${LIST}/${id}/rotate`, elsewhere)).status).toBe(200);
    expect((await ask("DELETE", `${LIST}/${id}`, elsewhere)).status).toBe(200);
  });

  it("that are not there are 404, whatever the id looks like", async () => {
    const key = await makeTestKey();
    for (const id of ["whk_unknown", "%27", "a".repeat(200)])
      expect(await ask("GET", `${LIST}/${id}`, { key })).toMatchObject({
        status: 404,
        body: { code: "SUBSCRIPTION_NOT_FOUND" },
      });
  });

  it("are read and changed by a key with insights:write alone, since addresses may be secrets", async () => {
    const { id } = await receiver("ok");
    const reader = await makeTestKey("pro", ["directory:read", "insights:read", "scans:write"]);
    const requests = [
      ["GET", LIST],
      ["GET", `${LIST}/${id}`],
      ["GET", `${LIST}/${id}/deliveries`],
      ["DELETE", `${LIST}/${id}`],
      ["POST", `${LIST}/${id}/rotate`],
      ["POST", `${LIST}/${id}/deliveries/dlv_a/replay`],
      ["POST", `${LIST}/${id}/deliveries/replay`],
      ["POST", SUBSCRIBE],
    ] as const;
    for (const [method, path] of requests)
      expect(await ask(method, path, { key: reader }, method === "POST" ? {} : undefined)).toMatchObject({
        status: 403,
        body: { code: "INSUFFICIENT_SCOPE" },
      });
    const writer = await makeTestKey("pro", ["insights:write"]);
    expect((await ask("GET", LIST, { key: writer })).status).toBe(200);
  });

  it("are refused to a bad credential before anything else", async () => {
    const answer = await ask("GET", `${LIST}/whk_unknown`, { key: "nonsense" });
    expect(answer).toMatchObject({ status: 401, body: { code: "INVALID_CREDENTIALS" } });
  });
});

describe("a delivery", () => {
  it("arrives once, signed in both schemes, with the headers that the documentation names", async () => {
    const { id, key, owner, callback } = await receiver("ok");
    const eventId = await emit(owner);
    const [sent, ...more] = await until(
      () => receivedAt(callback),
      (list) => list.length > 0,
    );
    expect(more).toEqual([]);
    const { headers = {}, body = "" } = sent ?? {};
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "webhook-id": eventId,
      "x-webhook-event": "scan.started",
      "x-webhook-attempt": "1",
      "user-agent": expect.stringContaining("Foresite"),
    });
    const expected = await signWebhook(ports.hmac, [SECRET], {
      id: eventId,
      timestamp: Number(headers["webhook-timestamp"]),
      body,
    });
    expect(headers["webhook-signature"]).toBe(expected["webhook-signature"]);
    expect(headers["x-webhook-signature"]).toBe(expected["X-Webhook-Signature"]);
    expect(envelopeOf("scan.started").strict().safeParse(JSON.parse(body)).error).toBeUndefined();
    const [delivery] = await until(
      () => deliveriesOf(id, { key }),
      ([first]) => first?.status === "delivered",
    );
    expect(delivery).toMatchObject({
      eventId,
      event: "scan.started",
      nextAttemptAt: null,
      attempts: [{ attempt: 1, status: 204, error: null, ms: expect.any(Number) }],
    });
  });

  it("that fails twice is sent three times with the same id and body", async () => {
    const { id, key, owner, callback } = await receiver("twice");
    const eventId = await emit(owner);
    const sent = await until(
      () => receivedAt(callback),
      (list) => list.length === 3,
    );
    expect(sent.map(({ headers }) => headers["webhook-id"])).toEqual([eventId, eventId, eventId]);
    expect(sent.map(({ headers }) => headers["x-webhook-attempt"])).toEqual(["1", "2", "3"]);
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    const [delivery] = await until(
      () => deliveriesOf(id, { key }),
      ([first]) => first?.status === "delivered",
    );
    expect(delivery?.attempts.map(({ status, error }) => [status, error])).toEqual([
      [500, "status"],
      [500, "status"],
      [200, null],
    ]);
  });

  it("that is answered 410 ends the subscription", async () => {
    const { id, key, owner, callback } = await receiver("gone");
    await emit(owner);
    const { delivery } = await until(
      () => shown(id, { key }),
      (subscription) => !subscription.delivery.enabled,
    );
    expect(delivery).toMatchObject({ enabled: false, reason: "gone", since: expect.any(String) });
    await emit(owner);
    expect(await deliveriesOf(id, { key })).toHaveLength(1);
    expect(await receivedAt(callback)).toHaveLength(1);
    for (const path of ["/rotate", `/deliveries/${(await deliveriesOf(id, { key }))[0]?.id}/replay`])
      expect(await ask("POST", `${LIST}/${id}${path}`, { key })).toMatchObject({ status: 400 });
  });

  it("does not follow a redirect, and ends a subscription that never answered with success", async () => {
    const { id, key, owner, callback } = await receiver("moved");
    await emit(owner);
    await emit(owner);
    const { delivery } = await until(
      () => shown(id, { key }),
      (subscription) => !subscription.delivery.enabled,
    );
    expect(delivery.reason).toBe("exhausted");
    const log = await deliveriesOf(id, { key });
    expect(log.map(({ status, attempts }) => [status, attempts.map(({ error }) => error)])).toEqual([
      ["failed", []],
      ["failed", ["redirect", "redirect", "redirect", "redirect"]],
    ]);
    expect(await receivedAt(callback)).toHaveLength(4);
    const { origin } = new URL(callback);
    expect(await receivedAt(`${origin}/ok/elsewhere`)).toEqual([]);
  });

  it("waits for as long as Retry-After asks", async () => {
    const { owner, callback, id, key } = await receiver("later");
    await emit(owner);
    const [delivery] = await until(
      () => deliveriesOf(id, { key }),
      ([first]) => first?.status === "delivered",
    );
    const [first, second] = delivery?.attempts.map(({ at }) => Date.parse(at)) ?? [];
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(1_900);
    expect(await receivedAt(callback)).toHaveLength(2);
  });

  it("can be sent again, as a new delivery of the same event", async () => {
    const { owner, callback, id, key } = await receiver("ok");
    const eventId = await emit(owner);
    const [first] = await until(
      () => deliveriesOf(id, { key }),
      ([first]) => first?.status === "delivered",
    );
    const replay = await ask<{ delivery: Delivery }>("POST", `${LIST}/${id}/deliveries/${first?.id}/replay`, { key });
    expect(replay).toMatchObject({ status: 201, body: { ok: true, delivery: { eventId, replayOf: first?.id } } });
    const sent = await until(
      () => receivedAt(callback),
      (list) => list.length === 2,
    );
    expect(sent.map(({ headers }) => headers["webhook-id"])).toEqual([eventId, eventId]);
    expect(sent[1]?.body).toBe(sent[0]?.body);
    const page = await ask<{ deliveries: Delivery[]; nextCursor: string }>("GET", `${LIST}/${id}/deliveries?limit=1`, {
      key,
    });
    expect(page.body.deliveries.map((delivery) => delivery.id)).toEqual([replay.body.delivery.id]);
    const next = await ask<{ deliveries: Delivery[]; nextCursor: null }>(
      "GET",
      `${LIST}/${id}/deliveries?limit=1&cursor=${page.body.nextCursor}`,
      { key },
    );
    expect(next.body).toMatchObject({ deliveries: [{ id: first?.id }], nextCursor: null });
    expect(await ask("POST", `${LIST}/${id}/deliveries/dlv_none/replay`, { key })).toMatchObject({
      status: 404,
      body: { code: "NOT_FOUND" },
    });
    expect(await ask("GET", `${LIST}/${id}/deliveries?cursor=zz`, { key })).toMatchObject({
      status: 400,
      body: { details: { field: "cursor" } },
    });
  });

  it("that waits for its next attempt is tried now when it is replayed, and not twice", async () => {
    const { owner, callback, id, key } = await receiver("later");
    await emit(owner);
    const [waiting] = await until(
      () => deliveriesOf(id, { key }),
      ([first]) => first?.attempts.length === 1,
    );
    const { body, status } = await ask<{ delivery: Delivery }>(
      "POST",
      `${LIST}/${id}/deliveries/${waiting?.id}/replay`,
      { key },
    );
    expect(status).toBe(201);
    expect(body.delivery).toMatchObject({ id: waiting?.id, status: "waiting", replayOf: null });
    expect(Date.parse(body.delivery.nextAttemptAt ?? "")).toBeLessThanOrEqual(Date.now());
    await until(
      () => deliveriesOf(id, { key }),
      ([first]) => first?.status === "delivered",
    );
    expect(await receivedAt(callback)).toHaveLength(2);
  });

  it("that failed is sent again with all others since a time, once", async () => {
    const { owner, callback, id, key } = await receiver("ok");
    const delivered = await emit(owner);
    await until(
      () => deliveriesOf(id, { key }),
      ([first]) => first?.status === "delivered",
    );
    const failed = [await emit(owner), await emit(owner)];
    await runInDurableObject(env.WEBHOOK_ENDPOINT.getByName(id), (_object, state) => {
      state.storage.sql.exec("update deliveries set status = 'failed', due_at = null where status = 'waiting'");
    });
    const path = `${LIST}/${id}/deliveries/replay`;
    expect(await ask("POST", path, { key }, { since: "2100-01-01T00:00:00Z" })).toMatchObject({
      status: 200,
      body: { ok: true, replayed: 0, complete: true },
    });
    const since = (await deliveriesOf(id, { key })).at(-1)?.createdAt;
    const answers = [await ask("POST", path, { key }, { since }), await ask("POST", path, { key }, { since })];
    expect(answers.map(({ body }) => body["replayed"])).toEqual([2, 0]);
    const sent = await until(
      () => receivedAt(callback),
      (list) => list.length === 3,
    );
    expect(sent.map(({ headers }) => headers["webhook-id"])).toEqual([delivered, ...failed]);
    await until(
      () => deliveriesOf(id, { key }),
      (list) => list.filter(({ status }) => status === "delivered").length === 3,
    );
    expect((await ask("POST", path, { key }, { since })).body).toMatchObject({ replayed: 0 });
    for (const body of [{}, { since: "yesterday" }])
      expect(await ask("POST", path, { key }, body)).toMatchObject({
        status: 400,
        body: { details: { field: "since" } },
      });
  });

  it("that finds too many waiting fails at once, stands in the log, and can be sent again later", async () => {
    const { owner, id, key, callback } = await receiver("ok");
    await ports.endpoint(id).list(1, null);
    await runInDurableObject(env.WEBHOOK_ENDPOINT.getByName(id), (_object, state) => {
      state.storage.sql.exec(
        `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
          insert into deliveries (id, event_id, type, body, created_at, status, attempts, due_at)
          select 'dlv_' || i, 'evt_' || i, 'scan.started', '{}', ?, 'waiting', 0, ? from n`,
        WEBHOOK_LIMITS.waitingDeliveries,
        Date.now(),
        Date.now() + 3_600_000,
      );
    });
    const eventId = await emit(owner);
    const [overflow] = await deliveriesOf(id, { key });
    expect(overflow).toMatchObject({ eventId, status: "failed", attempts: [], nextAttemptAt: null });
    const replay = `${LIST}/${id}/deliveries/${overflow?.id}/replay`;
    expect(await ask("POST", replay, { key })).toMatchObject({ status: 400, body: { code: "INVALID_REQUEST" } });
    await runInDurableObject(env.WEBHOOK_ENDPOINT.getByName(id), (_object, state) => {
      state.storage.sql.exec("delete from deliveries where event_id <> ?", eventId);
    });
    expect(await ask("POST", replay, { key })).toMatchObject({ status: 201 });
    await until(
      () => receivedAt(callback),
      (list) => list.length === 1,
    );
  });

  it("is signed with the secret before although the same rotation was asked for twice", async () => {
    const subscribed = await receiver("ok");
    const secret = "the next secret of the receiver";
    const [first, again] = [await rotate(subscribed, { secret }), await rotate(subscribed, { secret })];
    expect(again).toEqual(first);
    await expectSigned(subscribed, [secret, SECRET]);
  });

  it("is signed with the new secret alone once the overlap is over", async () => {
    const { owner, callback, id, key } = await receiver("ok");
    const secret = "the next secret of the receiver";
    await ask("POST", `${LIST}/${id}/rotate`, { key }, { secret });
    const ended = await sealFormer(ports.vault, [{ secret: SECRET, until: Date.now() - 1 }]);
    await env.DB.prepare("update webhook_subscriptions set sealed_previous_secret = ? where id = ?")
      .bind(ended, id)
      .run();
    await emit(owner);
    const [sent] = await until(
      () => receivedAt(callback),
      (list) => list.length === 1,
    );
    expect(sent?.headers["webhook-signature"]?.split(" ")).toHaveLength(1);
    expect(sent?.headers["x-webhook-signature"]?.match(/v1=/g)).toHaveLength(1);
  });

  it("is signed with both secrets after a rotation", async () => {
    const subscribed = await receiver("ok");
    const rotated = await rotate(subscribed);
    expect(rotated).toMatchObject({
      secret: expect.stringMatching(/^whsec_/),
      previous_secret_until: expect.any(String),
    });
    const sent = await expectSigned(subscribed, [rotated.secret, SECRET]);
    expect(sent.headers["webhook-signature"]?.split(" ")).toHaveLength(2);
    expect(sent.headers["x-webhook-signature"]?.match(/v1=/g)).toHaveLength(2);
    const { id, key } = subscribed;
    expect(await ask("POST", `${LIST}/${id}/rotate`, { key }, { secret: "short" })).toMatchObject({ status: 400 });
  });

  it("is signed with the secret that the receiver has, although the answer to a first rotation was lost", async () => {
    const subscribed = await receiver("ok");
    const lost = await rotate(subscribed);
    const again = await rotate(subscribed);
    expect(Date.parse(again.previous_secret_until ?? "")).toBeGreaterThanOrEqual(
      Date.parse(lost.previous_secret_until ?? ""),
    );
    await expectSigned(subscribed, [again.secret, lost.secret, SECRET]);
  });

  it("is signed with the secret that the receiver took over, although its owner changes it again the same day", async () => {
    const subscribed = await receiver("ok");
    const { secret: taken } = await rotate(subscribed);
    const { secret: next } = await rotate(subscribed, { secret: "another secret of the receiver" });
    expect(next).toBeUndefined();
    await expectSigned(subscribed, ["another secret of the receiver", taken, SECRET]);
  });

  it("is signed with that secret also after many rotations at once, until there are too many", async () => {
    const subscribed = await receiver("ok");
    const some = await Promise.all(Array.from({ length: 4 }, () => rotate(subscribed)));
    const { sealedSecret, sealedPreviousSecret } = (await ports.subscriptions.find(subscribed.id)) ?? {
      sealedSecret: "",
      sealedPreviousSecret: null,
    };
    const signing = await signingSecrets(ports.vault, { sealedSecret, sealedPreviousSecret }, Date.now());
    expect(signing.toSorted()).toEqual([...some.map(({ secret }) => secret ?? ""), SECRET].toSorted());
    expect(signing.at(-1)).toBe(SECRET);
    await expectSigned(subscribed, signing);
    for (let more = signing.length; more <= MOST_FORMER_SECRETS; more += 1) await rotate(subscribed);
    const refused = await ask("POST", `${LIST}/${subscribed.id}/rotate`, { key: subscribed.key });
    expect(refused).toMatchObject({ status: 429, body: { code: "RATE_LIMIT" } });
  });

  it("is signed with both secrets when the one before is given as the next", async () => {
    const subscribed = await receiver("ok");
    const { secret } = await rotate(subscribed);
    await Promise.all(Array.from({ length: 3 }, () => rotate(subscribed, { secret: SECRET })));
    await expectSigned(subscribed, [SECRET, secret]);
  });

  it("is signed with no secret whose time is over", async () => {
    const subscribed = await receiver("ok");
    const { secret } = await rotate(subscribed);
    const found = await ports.subscriptions.find(subscribed.id);
    const later = Date.now() + WEBHOOK_TIMES_MS.rotationOverlap + 1;
    if (found === null) throw new Error("not there");
    expect(await signingSecrets(ports.vault, found, later)).toEqual([secret]);
  });
});

describe("an endpoint", () => {
  const objectOf = (id: string) => env.WEBHOOK_ENDPOINT.getByName(id);
  const alarmOf = (id: string) => runInDurableObject(objectOf(id), (_object, state) => state.storage.getAlarm());

  it("is disabled after five days of nothing but failure, which its owner reads", async () => {
    const { id, key, owner } = await receiver("broken");
    await emit(owner);
    await until(
      () => deliveriesOf(id, { key }),
      ([first]) => (first?.attempts.length ?? 0) > 0,
    );
    await runInDurableObject(objectOf(id), (_object, state) => {
      const longAgo = Date.now() - WEBHOOK_TIMES_MS.disableAfter;
      state.storage.sql.exec(
        "update endpoint set json = json_set(json, '$.isProven', json('true'), '$.failingSince', ?)",
        longAgo,
      );
    });
    const { delivery } = await until(
      () => shown(id, { key }),
      (subscription) => !subscription.delivery.enabled,
    );
    expect(delivery.reason).toBe("disabled");
    expect(await ports.subscriptions.match("scan.started", owner, null, 10)).toEqual([]);
  });

  it("whose secret cannot be read costs no attempt, and is tried again by its alarm", async () => {
    const { id, key, owner, callback } = await receiver("ok");
    const subscription = await ports.subscriptions.find(id);
    const seal = (text: string) =>
      env.DB.prepare("update webhook_subscriptions set sealed_secret = ? where id = ?").bind(text, id).run();
    await seal("v1.AAAA");
    await emit(owner);
    await until(
      () => alarmOf(id),
      (at) => at !== null && at > Date.now() + 10_000,
    );
    expect((await deliveriesOf(id, { key }))[0]).toMatchObject({ status: "waiting", attempts: [] });
    await seal(subscription?.sealedSecret ?? "");
    await runDurableObjectAlarm(objectOf(id));
    await until(
      () => receivedAt(callback),
      (list) => list.length === 1,
    );
  });

  it("that fails delays no other", async () => {
    const key = await makeTestKey();
    const callbacks = [`https://${freshHost()}/broken/a`, `https://${freshHost()}/ok/a`];
    for (const callback_url of callbacks) await subscribe({ callback_url, events: ["scan.started"] }, { key });
    const [first] = (await ask<{ subscriptions: ShownSubscription[] }>("GET", LIST, { key })).body.subscriptions;
    const sentAt = Date.now();
    await emit(await ownerOf(first?.id ?? ""));
    await until(
      () => receivedAt(callbacks[1] ?? ""),
      (list) => list.length === 1,
    );
    expect(Date.now() - sentAt).toBeLessThan(1_000);
  });

  it("paces what it sends to one host to about one a second", async () => {
    const { owner, callback, id, key } = await receiver("ok");
    await Promise.all([emit(owner), emit(owner), emit(owner)]);
    await until(
      () => receivedAt(callback),
      (list) => list.length === 3,
    );
    const times = (await deliveriesOf(id, { key })).map(({ attempts }) => Date.parse(attempts[0]?.at ?? ""));
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThanOrEqual(1_900);
  });

  it("that asks for a pause gets no other event before it is over", async () => {
    const { owner, callback, id, key } = await receiver("later");
    await emit(owner);
    await until(
      () => receivedAt(callback),
      (list) => list.length === 1,
    );
    // Proven, so that nothing but the pause holds the second event back.
    await runInDurableObject(objectOf(id), (_object, state) => {
      state.storage.sql.exec("update endpoint set json = json_set(json, '$.isProven', json('true'))");
    });
    await emit(owner);
    await until(
      () => receivedAt(callback),
      (list) => list.length === 3,
    );
    const [second, first] = (await deliveriesOf(id, { key })).map(({ attempts }) => attempts);
    const pausedAt = Date.parse(first?.[0]?.at ?? "");
    for (const { at } of [...(first?.slice(1) ?? []), ...(second ?? [])])
      expect(Date.parse(at) - pausedAt).toBeGreaterThanOrEqual(1_900);
  });

  it("that lost its alarm is found by the clock, and one that holds nothing is left alone", async () => {
    const { owner, callback, id, key } = await receiver("later");
    await emit(owner);
    await until(
      () => deliveriesOf(id, { key }),
      ([first]) => first?.attempts.length === 1,
    );
    await runInDurableObject(objectOf(id), (_object, state) => state.storage.deleteAlarm());
    const idle = await receiver("ok");
    for (let round = 0; round < 3; round++) await pokeEndpoints(ports);
    expect(await alarmOf(id)).not.toBeNull();
    await until(
      () => receivedAt(callback),
      (list) => list.length === 2,
    );
    expect(await alarmOf(idle.id)).toBeNull();
    const tables = await runInDurableObject(objectOf(idle.id), (_object, state) =>
      state.storage.sql.exec("select 1 from sqlite_master where name = 'deliveries'").toArray(),
    );
    expect(tables).toEqual([]);
  });

  it("keeps nothing once its subscription is deleted", async () => {
    const { id, key, owner } = await receiver("ok");
    await emit(owner);
    await ask("DELETE", `${LIST}/${id}`, { key });
    const tables = await runInDurableObject(objectOf(id), (_object, state) =>
      state.storage.sql
        .exec<{ name: string }>("select name from sqlite_master where name not like '\\_cf%' escape '\\'")
        .toArray(),
    );
    expect(tables.filter(({ name }) => !name.startsWith("sqlite_"))).toEqual([]);
    expect(await alarmOf(id)).toBeNull();
  });

  it("that was handed an event after its subscription was deleted erases itself", async () => {
    const { id, key } = await receiver("ok");
    await ask("DELETE", `${LIST}/${id}`, { key });
    await ports.endpoint(id).enqueue({ subscriptionId: id, eventId: "evt_late", type: "scan.started", body: "{}" });
    await until(
      async () => (await ports.endpoint(id).list(1, null)).deliveries.length,
      (count) => count === 0,
    );
  });
});

describe("the dispatcher", () => {
  it("marks a row once it is handed on, and handing on again changes nothing", async () => {
    const { owner, id, key, callback } = await receiver("ok");
    const eventId = await emit(owner);
    expect((await rowOf(eventId))?.dispatched_at).toEqual(expect.any(Number));
    await env.DB.prepare("update outbox set dispatched_at = null, cursor = null, due_at = 0 where event_id = ?")
      .bind(eventId)
      .run();
    await Promise.all([dispatchEvents(ports), dispatchEvents(ports)]);
    await until(
      () => deliveriesOf(id, { key }),
      ([first]) => first?.status === "delivered",
    );
    expect(await deliveriesOf(id, { key })).toHaveLength(1);
    expect(await receivedAt(callback)).toHaveLength(1);
  });

  it("gives a scan's events to its owner's subscriptions, and the others to everybody who lists them", async () => {
    const mine = await receiver("ok", ["scan.started", "analytics.weekly"]);
    const other = await receiver("ok", ["scan.started", "analytics.weekly"]);
    const deaf = await receiver("ok", ["scan.failed"]);
    await emit(mine.owner);
    await writeWeeklyAnalytics(ports);
    await writeWeeklyAnalytics(ports);
    await dispatchEvents(ports);
    await until(
      () => receivedAt(mine.callback),
      (list) => list.length === 2,
    );
    const [weekly] = await until(
      () => receivedAt(other.callback),
      (list) => list.length === 1,
    );
    const { weekStart } = lastWeekOf(Date.now());
    expect(weekly?.headers["webhook-id"]).toBe(`evt_analytics-weekly_${weekStart}`);
    expect(JSON.parse(weekly?.body ?? "")).toMatchObject({ type: "analytics.weekly", data: { weekStart } });
    expect(await receivedAt(deaf.callback)).toEqual([]);
  });

  it("leaves a row that cannot be handed on due again later", async () => {
    const { owner, id } = await receiver("ok");
    const broken: Ports = {
      ...ports,
      endpoint: (subscriptionId) => ({
        ...ports.endpoint(subscriptionId),
        enqueue: () => Promise.reject(new Error("not reachable")),
      }),
    };
    const eventId = "evt_scan-started_0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c12";
    await env.DB.prepare(
      "insert into outbox (event_id, type, owner, scan_id, data, created_at, due_at) values (?, 'scan.started', ?, 'x', ?, 0, 0)",
    )
      .bind(
        eventId,
        owner,
        JSON.stringify({ scanId: "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c12", domain: "a.com", scanType: "light" }),
      )
      .run();
    await dispatchEvents(broken);
    const row = await rowOf(eventId);
    expect(row).toMatchObject({ dispatched_at: null, attempts: 1 });
    expect(row?.due_at).toBeGreaterThan(Date.now());
    await env.DB.prepare("update outbox set due_at = 0 where event_id = ?").bind(eventId).run();
    await dispatchEvents(ports);
    expect((await rowOf(eventId))?.dispatched_at).toEqual(expect.any(Number));
    expect((await ports.endpoint(id).list(10, null)).deliveries).toHaveLength(1);
  });

  it("does not touch rows of types that others hand on, and lets go of rows that nobody can read", async () => {
    const foreign = await emit(null, "report.print");
    const unreadable = await emit(null, "insights.updated");
    expect(await rowOf(foreign)).toMatchObject({ dispatched_at: null, attempts: 0 });
    expect((await rowOf(unreadable))?.dispatched_at).toEqual(expect.any(Number));
  });
});

describe("the numbers of a week", () => {
  it("are sums over its days, averaged over its scans, and 0 where there were none", async () => {
    const rollup = env.DB.prepare(
      `insert into rollups (grain, period, industry, scans, readiness_sum, aeo_sum, categories_to_date)
       values ('day', ?, ?, ?, ?, ?, ?)`,
    );
    const failed = env.DB.prepare("insert into failures (day, scans) values (?, ?)");
    await env.DB.batch([
      rollup.bind("2020-01-05", "retail", 9, 900, 900, '{"data": 9}'),
      rollup.bind("2020-01-06", "retail", 1, 40, 30, '{"data": 9, "workflow": 1}'),
      rollup.bind("2020-01-12", "finance", 2, 110, 60, '{"workflow": 1, "communication": 3}'),
      rollup.bind("2020-01-13", "finance", 9, 900, 900, '{"workflow": 1, "communication": 3, "data": 9}'),
      ...[
        ["2020-01-05", 9],
        ["2020-01-12", 4],
        ["2020-01-13", 9],
      ].map((values) => failed.bind(...values)),
    ]);
    expect(await weeklyNumbers(ports, "2020-01-06", "2020-01-12")).toMatchObject({
      totalScans: 7,
      averageReadinessScore: 50,
      averageAeoScore: 30,
      topOpportunityCategories: ["communication", "workflow"],
    });
    expect(await weeklyNumbers(ports, "2019-01-07", "2019-01-13")).toMatchObject({
      totalScans: 0,
      averageReadinessScore: 0,
      averageAeoScore: 0,
    });
  });
});

describe("a scan", () => {
  it("of an anonymous caller tells the subscriptions of the same address, and nobody else's", async () => {
    const address = "203.0.113.1";
    const callbacks = [`https://${freshHost()}/ok/a`, `https://${freshHost()}/ok/b`];
    const events = ["scan.started", "scan.completed", "scan.failed"];
    await subscribe({ callback_url: callbacks[0], events }, { address });
    await subscribe({ callback_url: callbacks[1], events }, { address: "198.51.100.77" });
    const { scanId } = await scan(CLINIC_HOST, { scanType: "light" });
    const sent = await until(
      () => receivedAt(callbacks[0] ?? ""),
      (list) => list.length === 2,
    );
    expect(sent.map(({ headers }) => headers["x-webhook-event"])).toEqual(["scan.started", "scan.completed"]);
    expect(JSON.parse(sent[1]?.body ?? "")).toMatchObject({
      data: { scanId, domain: CLINIC_HOST, links: { results: expect.stringContaining(scanId) } },
    });
    await scan(CLINIC_HOST, { scanType: "light", visibility: "unlisted" });
    expect(await receivedAt(callbacks[0] ?? "")).toHaveLength(2);
    expect(await receivedAt(callbacks[1] ?? "")).toEqual([]);
  });
});

describe("what is over", () => {
  it("is cleared: expired subscriptions with their objects, and events dispatched long ago", async () => {
    const { id, owner, key } = await receiver("ok");
    const eventId = await emit(owner);
    await until(
      () => deliveriesOf(id, { key }),
      ([first]) => first?.status === "delivered",
    );
    await env.DB.batch([
      env.DB.prepare("update webhook_subscriptions set expires_at = 1 where id = ?").bind(id),
      env.DB.prepare("update outbox set dispatched_at = 1 where event_id = ?").bind(eventId),
    ]);
    expect((await shown(id, { key })).delivery).toMatchObject({ enabled: false, reason: "expired" });
    await sweepWebhooks(ports);
    expect(await ports.subscriptions.find(id)).toBeNull();
    expect(await rowOf(eventId)).toBeNull();
    expect((await ports.endpoint(id).list(10, null)).deliveries).toEqual([]);
    expect(await ports.subscriptions.match("scan.started", owner, null, 10)).toEqual([]);
  });
});
