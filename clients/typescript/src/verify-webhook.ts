// Whether a delivery is from the service: both signatures that it carries, with WebCrypto alone.
import type { WebhookEvents } from "./generated.ts";
import { isObject } from "./read-answer.ts";
import { webCrypto } from "./web-crypto.ts";

export type WebhookEvent = WebhookEvents[keyof WebhookEvents];

/** Names in any case. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface Delivery {
  /** The body as it arrived, before any parsing. */
  payload: string | Uint8Array | ArrayBuffer;
  headers: WebhookHeaders;
  /** The subscription's secret; several while you change it. */
  secret: string | readonly string[];
  /** How far the time of the delivery may be from now; 300 by default. */
  toleranceSeconds?: number | undefined;
  /** Unix seconds; the clock's by default. */
  now?: number | undefined;
}

export type WebhookFault = "no_signature" | "bad_timestamp" | "outside_tolerance" | "wrong_signature" | "not_an_event";

export class WebhookError extends Error {
  override readonly name = "WebhookError";
  readonly fault: WebhookFault;
  constructor(fault: WebhookFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

interface Signed {
  timestamp: string;
  /** What stands before the body in the signed text. */
  prefix: string;
  signatures: Uint8Array<ArrayBuffer>[];
  keyOf: (secret: string) => Uint8Array<ArrayBuffer>;
}

const TOLERANCE_SECONDS = 300;
/** Two secrets sign at most; more items than this are not looked at. */
const MOST_SIGNATURES = 10;
const PREFIX = "whsec_";

/** The event, when one of the two signatures is genuine and of now; throws a WebhookError that says what is wrong. */
export async function verifyWebhook(delivery: Delivery): Promise<WebhookEvent> {
  const body = bytesOf(delivery.payload);
  const read = (name: string): string | null => headerOf(delivery.headers, name);
  const forms = [readStandard(read), readWhole(read)].filter((form) => form !== null);
  if (forms.length === 0)
    throw new WebhookError("no_signature", "Neither webhook-signature nor X-Webhook-Signature signs this request.");
  const fresh = forms.filter(({ timestamp }) => isFresh(timestamp, delivery));
  const tolerance = delivery.toleranceSeconds ?? TOLERANCE_SECONDS;
  if (fresh.length === 0)
    throw new WebhookError("outside_tolerance", `The request was signed more than ${tolerance} seconds from now.`);
  for (const form of fresh) if (await isGenuine(form, body, [delivery.secret].flat())) return readEvent(body);
  throw new WebhookError(
    "wrong_signature",
    "No signature is of this body under this secret. Give the body as it arrived, and the secret of this subscription.",
  );
}

/** Standard Webhooks 1.0: "v1,{base64}", several with spaces between them. */
function readStandard(read: (name: string) => string | null): Signed | null {
  const [id, timestamp, list] = [read("webhook-id"), read("webhook-timestamp"), read("webhook-signature")];
  if (id === null || timestamp === null || list === null) return null;
  const items = list.split(" ", MOST_SIGNATURES).filter((item) => item.startsWith("v1,"));
  return {
    timestamp,
    prefix: `${id}.${timestamp}.`,
    signatures: items.flatMap((item) => fromBase64(item.slice(3)) ?? []),
    keyOf: (secret) => (secret.startsWith(PREFIX) ? fromBase64(secret.slice(PREFIX.length)) : null) ?? utf8(secret),
  };
}

/** "t={unix seconds},v1={hex}", with one v1 for each secret. */
function readWhole(read: (name: string) => string | null): Signed | null {
  const items = read("x-webhook-signature")
    ?.split(",", MOST_SIGNATURES)
    .map((item) => item.trim());
  const timestamp = items?.find((item) => item.startsWith("t="))?.slice(2);
  if (items === undefined || timestamp === undefined) return null;
  return {
    timestamp,
    prefix: `${timestamp}.`,
    signatures: items.filter((item) => item.startsWith("v1=")).flatMap((item) => fromHex(item.slice(3)) ?? []),
    keyOf: utf8,
  };
}

function isFresh(timestamp: string, { toleranceSeconds = TOLERANCE_SECONDS, now }: Delivery): boolean {
  if (!/^\d{1,12}$/.test(timestamp))
    throw new WebhookError("bad_timestamp", "The time of the request is not given in Unix seconds.");
  return Math.abs((now ?? Date.now() / 1000) - Number(timestamp)) <= toleranceSeconds;
}

/** `verify` of WebCrypto compares in constant time. */
async function isGenuine({ prefix, signatures, keyOf }: Signed, body: Uint8Array, secrets: string[]): Promise<boolean> {
  const { subtle } = await webCrypto();
  const head = utf8(prefix);
  const signed = new Uint8Array(head.length + body.length);
  signed.set(head);
  signed.set(body, head.length);
  for (const secret of secrets) {
    const key = await subtle.importKey("raw", keyOf(secret), { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
    for (const signature of signatures) if (await subtle.verify("HMAC", key, signature, signed)) return true;
  }
  return false;
}

function readEvent(body: Uint8Array): WebhookEvent {
  let value: unknown = null;
  try {
    value = JSON.parse(new TextDecoder().decode(body));
  } catch {
    // Said below, as for any other body that is no event.
  }
  if (!isObject(value) || typeof value["type"] !== "string")
    throw new WebhookError("not_an_event", "The body is signed, but it is not an event in JSON.");
  // Signed by the service, which writes deliveries by the schemas that these types were made from.
  return value as unknown as WebhookEvent;
}

function headerOf(headers: WebhookHeaders, name: string): string | null {
  if (headers instanceof Headers) return headers.get(name);
  const [, value] = Object.entries(headers).find(([own]) => own.toLowerCase() === name) ?? [];
  return typeof value === "string" ? value : (value?.[0] ?? null);
}

function bytesOf(payload: Delivery["payload"]): Uint8Array {
  if (typeof payload === "string") return utf8(payload);
  return payload instanceof Uint8Array ? payload : new Uint8Array(payload);
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)) return null;
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

const fromHex = (text: string): Uint8Array<ArrayBuffer> | null =>
  /^(?:[0-9a-f]{2})+$/i.test(text)
    ? Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
    : null;
