// Sections 4.12 and 4.13, and section 6: webhook documentation, subscriptions, events.
import { describe, expect } from "vitest";
import { call, type Json } from "./call.ts";
import { covers } from "./covers.ts";
import { callbackUrl, read, subscribe, withSubscription } from "./read.ts";
import { isDateTime, isObject, isText } from "./shapes.ts";

const EVENTS = [
  "scan.completed",
  "scan.failed",
  "scan.started",
  "directory.updated",
  "insights.updated",
  "analytics.weekly",
] as const;
interface Documentation {
  events: { event: string; description: string; payload_example: Json }[];
  subscription_format: Json;
  delivery: Json;
}
const readDocumentation = (): Promise<Documentation> =>
  read<Documentation>("/api/webhooks/subscribe", { as: "anonymous" });

describe("4.12 GET /api/webhooks/subscribe", () => {
  covers(["4.12.events"], "documents every event with a description and an example", async () => {
    const { events } = await readDocumentation();
    expect(events.map(({ event }) => event).toSorted()).toEqual([...EVENTS].toSorted());
    for (const { description, payload_example } of events) {
      expect(isText(description)).toBe(true);
      expect(isObject(payload_example)).toBe(true);
    }
  });
  covers(["4.12.subscription_format"], "describes the request body", async () => {
    const { subscription_format } = await readDocumentation();
    expect(Object.keys(subscription_format)).toEqual(expect.arrayContaining(["callback_url", "events"]));
  });
  covers(
    ["4.12.delivery", "6 Delivery.signature header"],
    "tells method, content type and signature header",
    async () => {
      expect((await readDocumentation()).delivery).toMatchObject({
        method: "POST",
        content_type: "application/json",
        signature_header: "X-Webhook-Signature",
      });
    },
  );
});

describe("4.13 POST /api/webhooks/subscribe", () => {
  covers(["4.13.201"], "answers 201 with ok and the subscription", async () => {
    const body = { callback_url: callbackUrl(), events: ["scan.completed", "scan.failed"] };
    await withSubscription(body, ({ ok, subscription }) => {
      expect(ok).toBe(true);
      expect(subscription).toMatchObject({ ...body, status: "active" });
      expect(isText(subscription["id"])).toBe(true);
      expect(isDateTime(subscription["created_at"])).toBe(true);
    });
  });

  for (const callback of [
    undefined,
    "",
    7,
    "not an address",
    "http://hooks.example.org/",
    "https://10.0.0.1/",
    "ftp://hooks.example.org/",
  ])
    covers(
      ["4.13.callback_url", "4.13.400"],
      `refuses the callback_url ${JSON.stringify(callback) ?? "left out"}`,
      async () => {
        const { status, body } = await subscribe({ callback_url: callback, events: ["scan.completed"] });
        expect(status).toBe(400);
        expect(body).toMatchObject({
          error: "bad_request",
          code: "INVALID_CALLBACK_URL",
          details: { field: "callback_url" },
        });
      },
    );

  for (const events of [undefined, [], "scan.completed", ["scan.paused"], [7]])
    covers(["4.13.events", "4.13.400"], `refuses the events ${JSON.stringify(events) ?? "left out"}`, async () => {
      const { status, body } = await subscribe({ callback_url: callbackUrl(), events });
      expect(status).toBe(400);
      expect(body).toMatchObject({ error: "bad_request", code: "INVALID_EVENTS" });
    });

  covers(["4.13.secret"], "takes a secret and never shows it; too short a one is refused", async () => {
    const secret = "a secret of sufficient length";
    await withSubscription({ secret }, (answer) => {
      expect(JSON.stringify(answer)).not.toContain(secret);
    });
    expect(await subscribe({ callback_url: callbackUrl(), events: ["scan.completed"], secret: "short" })).toMatchObject(
      {
        status: 400,
        body: { details: { field: "secret" } },
      },
    );
  });

  covers(["4.13.metadata"], "metadata is an object that is stored with the subscription", async () => {
    const metadata = { team: "growth", priority: 3 };
    await withSubscription({ metadata }, async ({ subscription }) => {
      const kept = await read(`/api/webhooks/subscriptions/${String(subscription["id"])}`);
      expect(JSON.stringify(kept)).toContain('"team":"growth"');
    });
    for (const wrong of ["text", 7, ["list"], { text: "x".repeat(5_000) }])
      expect(
        await subscribe({ callback_url: callbackUrl(), events: ["scan.completed"], metadata: wrong }),
      ).toMatchObject({
        status: 400,
        body: { details: { field: expect.stringMatching(/^metadata/) } },
      });
  });
});

describe("6 Events", () => {
  for (const event of EVENTS)
    covers([`6 Event.${event}`], "can be subscribed to, and is documented with an example of its own", async () => {
      await withSubscription({ events: [event] }, ({ subscription }) => {
        expect(subscription["events"]).toEqual([event]);
      });
      const example = (await readDocumentation()).events.find((one) => one.event === event)?.payload_example;
      expect(example).toMatchObject({ id: expect.any(String), type: event, data: expect.any(Object) });
    });

  covers(["6 Delivery.payload examples"], "examples have one envelope and say different things", async () => {
    const { events } = await readDocumentation();
    for (const { payload_example } of events)
      expect(Object.keys(payload_example)).toEqual(expect.arrayContaining(["id", "type", "createdAt", "data"]));
    expect(new Set(events.map(({ payload_example }) => JSON.stringify(payload_example["data"]))).size).toBe(
      events.length,
    );
  });

  covers(
    ["6 Delivery.POST JSON", "6 Delivery.signature header"],
    "the description has each event as a POST with the signature",
    async () => {
      const { webhooks } = await read<{
        webhooks: Record<string, { post: { parameters: { name: string }[]; requestBody: { content: Json } } }>;
      }>("/openapi.json");
      for (const event of EVENTS) {
        expect(Object.keys(webhooks[event]?.post.requestBody.content ?? {})).toEqual(["application/json"]);
        expect(webhooks[event]?.post.parameters.map(({ name }) => name)).toContain("X-Webhook-Signature");
      }
    },
  );

  covers(["4.13.201"], "an unknown subscription is 404", async () => {
    expect(await call("/api/webhooks/subscriptions/whk_unknown")).toMatchObject({
      status: 404,
      body: { code: "SUBSCRIPTION_NOT_FOUND" },
    });
  });
});
