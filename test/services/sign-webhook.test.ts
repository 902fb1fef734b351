import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { Stripe } from "stripe";
import { describe, expect, it } from "vitest";
import { hmac } from "../../src/adapters/hmac.ts";
import { signWebhook } from "../../src/services/sign-webhook.ts";

const WHSEC = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const PLAIN = "näif secret of one's own";

describe("the signer", () => {
  it("gives the vector that the specification of Standard Webhooks publishes", async () => {
    // Standard Webhooks 1.0, reference libraries: the vector of their own tests.
    const headers = await signWebhook(hmac, [WHSEC], {
      id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
      timestamp: 1_614_265_330,
      body: '{"test": 2432232314}',
    });
    expect(headers["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
  });

  it.each([
    [WHSEC, Buffer.from(WHSEC.slice(6), "base64")],
    [PLAIN, Buffer.from(PLAIN, "utf8")],
  ])("keys webhook-signature of %s by its own rule, and X-Webhook-Signature by the whole text", async (secret, key) => {
    const attempt = { id: "evt_1", timestamp: 1_795_158_000, body: '{"a":"ü"}' };
    const headers = await signWebhook(hmac, [secret], attempt);
    const standard = createHmac("sha256", key).update(`evt_1.1795158000.${attempt.body}`).digest("base64");
    const whole = createHmac("sha256", secret).update(`1795158000.${attempt.body}`).digest("hex");
    expect(headers).toEqual({
      "webhook-id": "evt_1",
      "webhook-timestamp": "1795158000",
      "webhook-signature": `v1,${standard}`,
      "X-Webhook-Signature": `t=1795158000,v1=${whole}`,
    });
  });

  it("signs with both secrets while a rotation overlaps, and two libraries take either", async () => {
    const other = "whsec_Zm9yIHRoZSB0ZXN0IHZlY3RvcnMgYWxvbmUh";
    const body = '{"id":"evt_2"}';
    const timestamp = Math.floor(Date.now() / 1_000);
    const headers = await signWebhook(hmac, [other, WHSEC], { id: "evt_2", timestamp, body });
    const { webhooks } = new Stripe("sk_test_unused");
    for (const secret of [WHSEC, other]) {
      expect(new Webhook(secret).verify(body, headers)).toEqual({ id: "evt_2" });
      expect(webhooks.constructEvent(body, headers["X-Webhook-Signature"] ?? "", secret)).toEqual({ id: "evt_2" });
    }
    expect(() => new Webhook(WHSEC).verify(`${body}x`, headers)).toThrow("signature");
  });
});
