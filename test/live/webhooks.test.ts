// Receivers that others wrote the verification for, on real sockets, against the real local service.
import { Webhook } from "standardwebhooks";
import { Stripe } from "stripe";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { makeKey } from "../../scripts/lib/make-key.ts";
import type { EventType } from "../../src/model/events.ts";
import { CLINIC_HOST, OTHER_HOST } from "../fixtures/clinic-site.ts";
import { Receiver, type Received } from "./receiver.ts";

const { origin, state } = inject("live");
/** One of its own: scan events go to every subscription of a key, and other tests scan as well. */
let key: string;
beforeAll(async () => {
  key = await makeKey({ state, plan: "pro", label: "webhook tests" });
});
async function call<T>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  const answer = await fetch(`${origin}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { "x-mcp-api-key": key, "content-type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

const subscribe = async (callback_url: string, events: EventType[]): Promise<{ id: string; secret: string }> => {
  const { subscription } = await call<{ subscription: { id: string; secret: string } }>("/api/webhooks/subscribe", {
    callback_url,
    events,
  });
  return subscription;
};
const startScan = (url = CLINIC_HOST): Promise<{ scanId: string }> =>
  call("/api/insights/scan", { url, scanType: "light" });
const header = (value: string | string[] | undefined): string => String(value ?? "");
const standardHeaders = ({ headers }: Received) => ({
  "webhook-id": header(headers["webhook-id"]),
  "webhook-timestamp": header(headers["webhook-timestamp"]),
  "webhook-signature": header(headers["webhook-signature"]),
});

describe("a receiver of a scan's events", () => {
  const receiver = new Receiver(() => 200);
  let secret: string;
  let scanId: string;
  const EVENTS = ["scan.started", "scan.completed", "directory.updated"] as const;
  const ofScan = (event: EventType) => receiver.of(event).filter(({ body }) => body.includes(scanId));
  beforeAll(async () => {
    const callback = await receiver.listen();
    ({ secret } = await subscribe(callback, ["scan.started", "scan.completed", "directory.updated"]));
    ({ scanId } = await startScan(OTHER_HOST));
    // Listings of other tests' scans are told to everyone, too.
    await receiver.until(() => EVENTS.every((event) => ofScan(event).length > 0));
  });
  afterAll(() => receiver.close());

  it("hears that it started, that it is complete, and that the business is listed, once each", () => {
    for (const event of EVENTS) expect(ofScan(event)).toHaveLength(1);
    expect(JSON.parse(ofScan("directory.updated")[0]?.body ?? "")).toMatchObject({
      data: { domain: OTHER_HOST, businessName: "Harbor Dental", slug: expect.stringMatching(/^harbor/) },
    });
    expect(JSON.parse(ofScan("scan.completed")[0]?.body ?? "")).toMatchObject({
      id: `evt_scan-completed_${scanId}`,
      type: "scan.completed",
      data: {
        scanId,
        domain: OTHER_HOST,
        readinessScore: expect.any(Number),
        links: { results: `${origin}/api/insights/scan/${scanId}/results` },
      },
    });
  });

  it("verifies them with the library of Standard Webhooks, and refuses a tampered one", () => {
    const webhook = new Webhook(secret);
    for (const delivery of receiver.received) {
      expect(webhook.verify(delivery.body, standardHeaders(delivery))).toEqual(JSON.parse(delivery.body));
      expect(() => webhook.verify(`${delivery.body} `, standardHeaders(delivery))).toThrow("signature");
    }
  });

  it("verifies them with Stripe's library, and refuses a tampered one", () => {
    const { webhooks } = new Stripe("sk_test_unused");
    for (const { headers, body } of receiver.received) {
      const signature = header(headers["x-webhook-signature"]);
      expect(webhooks.constructEvent(body, signature, secret)).toMatchObject({ id: headers["webhook-id"] });
      expect(() => webhooks.constructEvent(`${body} `, signature, secret)).toThrow("signature");
    }
  });
});

describe("a receiver that fails twice", () => {
  const receiver = new Receiver((count) => (count <= 2 ? 500 : 200));
  afterAll(() => receiver.close());

  it("gets the same event three times: same id and bytes, each attempt signed anew", async () => {
    const { id, secret } = await subscribe(await receiver.listen(), ["scan.completed"]);
    const { scanId } = await startScan();
    await receiver.until(() => receiver.received.length >= 3);
    expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual(
      Array.from({ length: 3 }, () => `evt_scan-completed_${scanId}`),
    );
    expect(receiver.received.map(({ headers }) => headers["x-webhook-attempt"])).toEqual(["1", "2", "3"]);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    for (const delivery of receiver.received)
      expect(() => new Webhook(secret).verify(delivery.body, standardHeaders(delivery))).not.toThrow();
    const { deliveries } = await call<{ deliveries: { attempts: { status: number }[] }[] }>(
      `/api/webhooks/subscriptions/${id}/deliveries`,
    );
    expect(deliveries[0]?.attempts.map(({ status }) => status).slice(0, 2)).toEqual([500, 500]);
  });
});

describe("a receiver after a rotation", () => {
  const receiver = new Receiver(() => 200);
  afterAll(() => receiver.close());

  it("verifies with the secret before and with the new one, in both libraries", async () => {
    const { id, secret: before } = await subscribe(await receiver.listen(), ["scan.started"]);
    const { subscription } = await call<{ subscription: { secret: string } }>(
      `/api/webhooks/subscriptions/${id}/rotate`,
      {},
    );
    await startScan();
    await receiver.until(() => receiver.received.length >= 1);
    const [delivery] = receiver.received;
    if (delivery === undefined) throw new Error("nothing was received");
    const signature = header(delivery.headers["x-webhook-signature"]);
    const { webhooks } = new Stripe("sk_test_unused");
    for (const secret of [before, subscription.secret]) {
      expect(() => new Webhook(secret).verify(delivery.body, standardHeaders(delivery))).not.toThrow();
      expect(() => webhooks.constructEvent(delivery.body, signature, secret)).not.toThrow();
    }
  });
});

describe("the test vectors of the documentation", () => {
  it("verify with Stripe's library, which reads no clock when no tolerance is given", async () => {
    const { delivery } = await call<{
      delivery: { test_vectors: { secret: string; body: string; headers: Record<string, string> }[] };
    }>("/api/webhooks/subscribe");
    const { webhooks } = new Stripe("sk_test_unused");
    for (const { secret, body, headers } of delivery.test_vectors) {
      const signature = header(headers["X-Webhook-Signature"]);
      expect(() => webhooks.constructEvent(body, signature, secret, 0)).not.toThrow();
      expect(() => webhooks.constructEvent(`${body} `, signature, secret, 0)).toThrow("signature");
    }
  });
});
