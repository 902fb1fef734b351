import { afterEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import { verifyWebhook, WebhookError, type Delivery, type WebhookEvent } from "../../clients/typescript/src/index.ts";
import { hmac } from "../../src/adapters/hmac.ts";
import type { EVENT_TYPES } from "../../src/model/events.ts";
import { signWebhook } from "../../src/services/sign-webhook.ts";
import { webhookDocumentation } from "../../src/services/webhook-documentation.ts";

const { delivery } = await webhookDocumentation({
  config: { publicOrigin: "https://foresite.example", webhookScheduleMs: [0] },
  hmac,
});
const vectors = delivery.test_vectors.map(({ secret, body, headers }) => ({
  secret,
  payload: body,
  headers,
  now: Number(headers["webhook-timestamp"]),
}));
const [OLD, NEW] = ["whsec_Zm9yIHRoZSB0ZXN0IHZlY3RvcnMgYWxvbmUh", "an own secret with ü"];
const NOW = 1_795_158_000;
const BODY = '{"id":"evt_1","type":"scan.failed","data":{"name":"Zahnärzte"}}';

afterEach(() => void vi.unstubAllGlobals());

const faultOf = (given: Delivery): Promise<unknown> =>
  verifyWebhook(given).then(
    () => "genuine",
    (error: unknown) => (error instanceof WebhookError ? error.fault : error),
  );

/** The headers without those whose names match. */
const without = (headers: Record<string, string>, names: RegExp): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.test(name)));

describe("a delivery", () => {
  it("is genuine as the documented vectors have it, by both signatures and by each alone", async () => {
    expect(vectors.length).toBeGreaterThan(1);
    for (const vector of vectors) {
      const { headers, payload } = vector;
      const event: unknown = JSON.parse(payload);
      expect(await verifyWebhook(vector)).toEqual(event);
      expect(await verifyWebhook({ ...vector, headers: without(headers, /^webhook-/) })).toEqual(event);
      expect(await verifyWebhook({ ...vector, headers: without(headers, /^X-Webhook-Signature$/) })).toEqual(event);
    }
  });

  it("is taken as text or bytes, with headers of any kind", async () => {
    const headers = await signWebhook(hmac, [NEW], { id: "evt_1", timestamp: NOW, body: BODY });
    const bytes = new TextEncoder().encode(BODY);
    const shouted = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]));
    for (const payload of [BODY, bytes, Uint8Array.from(bytes).buffer])
      for (const one of [headers, shouted, new Headers(headers)])
        expect(await verifyWebhook({ payload, headers: one, secret: NEW, now: NOW })).toMatchObject({ id: "evt_1" });
  });

  it("is genuine under either secret while one is changed", async () => {
    const both = await signWebhook(hmac, [OLD, NEW], { id: "evt_1", timestamp: NOW, body: BODY });
    const one = await signWebhook(hmac, [OLD], { id: "evt_1", timestamp: NOW, body: BODY });
    for (const names of [/^none$/, /^webhook-/, /^X-Webhook-Signature$/]) {
      for (const secret of [OLD, NEW])
        expect(await faultOf({ payload: BODY, headers: without(both, names), secret, now: NOW })).toBe("genuine");
      const secrets = [NEW, OLD];
      expect(await faultOf({ payload: BODY, headers: without(one, names), secret: secrets, now: NOW })).toBe("genuine");
      expect(await faultOf({ payload: BODY, headers: without(one, names), secret: NEW, now: NOW })).toBe(
        "wrong_signature",
      );
    }
  });

  it("is refused when it was changed, is old, from the future, or signed by somebody else", async () => {
    for (const vector of vectors) {
      const { headers, payload, now } = vector;
      expect(await faultOf({ ...vector, payload: `${payload} ` })).toBe("wrong_signature");
      expect(await faultOf({ ...vector, secret: "another secret" })).toBe("wrong_signature");
      const renamed = without({ ...headers, "webhook-id": "evt_other" }, /^X-/);
      expect(await faultOf({ ...vector, headers: renamed })).toBe("wrong_signature");
      expect(await faultOf({ ...vector, now: now + 300 })).toBe("genuine");
      expect(await faultOf({ ...vector, now: now + 301 })).toBe("outside_tolerance");
      expect(await faultOf({ ...vector, now: now - 301 })).toBe("outside_tolerance");
      expect(await faultOf({ ...vector, now: now + 301, toleranceSeconds: 600 })).toBe("genuine");
    }
  });

  it("is measured by the clock where no time is given", async () => {
    const timestamp = Math.floor(Date.now() / 1000);
    const headers = await signWebhook(hmac, [NEW], { id: "evt_1", timestamp, body: BODY });
    expect(await faultOf({ payload: BODY, headers, secret: NEW })).toBe("genuine");
    expect(await faultOf({ ...(vectors[0] as Delivery), now: undefined })).toBe("outside_tolerance");
  });

  it("is refused with its reason when it is not signed, or by nothing that can be read", async () => {
    const given = { payload: BODY, secret: NEW, now: NOW };
    expect(await faultOf({ ...given, headers: {} })).toBe("no_signature");
    expect(await faultOf({ ...given, headers: { "X-Webhook-Signature": "v1=00" } })).toBe("no_signature");
    expect(await faultOf({ ...given, headers: { "X-Webhook-Signature": "t=soon,v1=00" } })).toBe("bad_timestamp");
    expect(await faultOf({ ...given, headers: { "X-Webhook-Signature": `t=${NOW}` } })).toBe("wrong_signature");
    expect(await faultOf({ ...given, headers: { "X-Webhook-Signature": `t=${NOW},v1=0` } })).toBe("wrong_signature");
    const standard = { "webhook-id": "evt_1", "webhook-timestamp": String(NOW) };
    for (const list of ["", "v1,", "v1,???", "v2,AAAA", "AAAA"])
      expect(await faultOf({ ...given, headers: { ...standard, "webhook-signature": list } })).toBe("wrong_signature");
    const headers = await signWebhook(hmac, [NEW], { id: "evt_1", timestamp: NOW, body: "[]" });
    expect(await faultOf({ ...given, headers, payload: "[]" })).toBe("not_an_event");
  });

  it("is verified where WebCrypto is no global, as in Node 18", async () => {
    vi.stubGlobal("crypto", undefined);
    expect(await faultOf(vectors[0] as Delivery)).toBe("genuine");
  });

  it("has a type for each event", () => {
    expectTypeOf<WebhookEvent["type"]>().toEqualTypeOf<(typeof EVENT_TYPES)[number]>();
    expectTypeOf<Extract<WebhookEvent, { type: "scan.completed" }>["data"]["readinessScore"]>().toBeNumber();
  });
});
