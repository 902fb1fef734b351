// Signs one attempt of a delivery, in both schemes: Standard Webhooks 1.0, and the header the contract names.
import { standardKeyOf, toBase64, toHex, wholeKeyOf } from "../model/webhook-secret.ts";
import type { Hmac } from "../model/webhook-ports.ts";

export const SIGNATURE_HEADER = "X-Webhook-Signature";

export interface Attempt {
  /** The event's id: the same over all attempts. */
  id: string;
  /** Unix seconds of this attempt. */
  timestamp: number;
  body: string;
}

/**
 * Headers of one attempt. While a rotation overlaps, each secret signs: `webhook-signature` is a list separated by
 * spaces, `X-Webhook-Signature` carries one `v1` item for each.
 */
export async function signWebhook(
  hmac: Hmac,
  secrets: readonly string[],
  { id, timestamp, body }: Attempt,
): Promise<Record<string, string>> {
  const standard = await Promise.all(
    secrets.map(async (secret) => `v1,${toBase64(await hmac(standardKeyOf(secret), `${id}.${timestamp}.${body}`))}`),
  );
  const whole = await Promise.all(
    secrets.map(async (secret) => `v1=${toHex(await hmac(wholeKeyOf(secret), `${timestamp}.${body}`))}`),
  );
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": standard.join(" "),
    [SIGNATURE_HEADER]: [`t=${timestamp}`, ...whole].join(","),
  };
}
