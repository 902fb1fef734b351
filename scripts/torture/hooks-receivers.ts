// Receivers of webhooks on a real socket, one per path, each with what is wrong with it. Every request is verified with
// the libraries that receivers use, and written down.
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Webhook } from "standardwebhooks";
import { Stripe } from "stripe";
import { listenOnLoopback } from "../lib/listen-on-loopback.ts";
import type { Answer, Kind } from "./hooks-kinds.ts";

export interface Got {
  at: number;
  eventId: string;
  /** From the envelope: when the event was written. */
  createdAt: number;
  attempt: number;
  /** SHA-256 of the body's bytes. */
  digest: string;
  /** What the receiver answered with: true for a status of success. */
  isTaken: boolean;
  /** Status 429 or 503 with a pause asked for. */
  isPause: boolean;
}

export interface Receiver {
  id: number;
  kindName: string;
  kind: Kind;
  /** What it verifies with: after a rotation still the secret before, for a while. */
  secret: string;
  isMended: boolean;
  got: Got[];
  /** Requests that did not verify with both libraries, and why. */
  unverified: string[];
}

const DRIP_MS = 200;
const CHUNK = Buffer.alloc(16 * 1024, "x");
const { webhooks } = new Stripe("sk_test_unused");

export class Receivers {
  readonly all: Receiver[] = [];
  readonly #server = createServer((request, response) => void this.#receive(request, response));

  /** Origin of all of them. */
  listen(): Promise<string> {
    return listenOnLoopback(this.#server);
  }

  add(kindName: string, kind: Kind): Receiver {
    const receiver = { id: this.all.length, kindName, kind, secret: "", isMended: false, got: [], unverified: [] };
    this.all.push(receiver);
    return receiver;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    request.on("error", () => undefined);
    response.on("error", () => undefined);
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const receiver = this.all[Number(new URL(request.url ?? "", "http://x").pathname.split("/").at(-1))];
    if (receiver === undefined) return void response.writeHead(404).end();
    const body = Buffer.concat(chunks).toString("utf8");
    const why = verify(request, body, receiver.secret);
    if (why !== null) receiver.unverified.push(why);
    const eventId = header(request, "webhook-id");
    const known = [...new Set(receiver.got.map((got) => got.eventId))];
    const event = known.includes(eventId) ? known.indexOf(eventId) + 1 : known.length + 1;
    const before = receiver.got.filter((got) => got.eventId === eventId).length;
    const answer = receiver.kind.answer({ event, request: before + 1, isMended: receiver.isMended });
    receiver.got.push({
      at: Date.now(),
      eventId,
      createdAt: createdAtOf(body),
      attempt: Number(header(request, "x-webhook-attempt")),
      digest: createHash("sha256").update(body).digest("hex"),
      isTaken: isSuccess(answer),
      isPause: answer.how === "status" && answer.headers?.["retry-after"] !== undefined,
    });
    give(answer, request, response);
  }
}

const isSuccess = (answer: Answer): boolean =>
  answer.how === "status"
    ? answer.status >= 200 && answer.status < 300
    : answer.how === "endless" || answer.how === "drip";

const header = ({ headers }: IncomingMessage, name: string): string => String(headers[name] ?? "");

function createdAtOf(body: string): number {
  const parsed: unknown = JSON.parse(body);
  return Date.parse(String(Reflect.get(Object(parsed), "createdAt")));
}

/** Null when both libraries take it. */
function verify(request: IncomingMessage, body: string, secret: string): string | null {
  try {
    new Webhook(secret).verify(body, {
      "webhook-id": header(request, "webhook-id"),
      "webhook-timestamp": header(request, "webhook-timestamp"),
      "webhook-signature": header(request, "webhook-signature"),
    });
    webhooks.constructEvent(body, header(request, "x-webhook-signature"), secret);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 100) : "unknown";
  }
}

function give(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  switch (answer.how) {
    case "status":
      response.writeHead(answer.status, answer.headers).end(answer.status === 204 ? undefined : "noted");
      return;
    case "slow":
      setTimeout(() => response.writeHead(200).end("too late"), answer.ms).unref();
      return;
    case "reset":
      request.socket.resetAndDestroy();
      return;
    case "garbage":
      request.socket.end("\u0000\u0001 this is no HTTP\r\n\r\n");
      return;
    case "endless":
      response.writeHead(200);
      pour(response);
      return;
    case "drip":
      response.writeHead(200);
      drip(response);
  }
}

function pour(response: ServerResponse): void {
  while (!response.destroyed && response.write(CHUNK));
  if (!response.destroyed) response.once("drain", () => pour(response));
}

function drip(response: ServerResponse): void {
  const timer = setInterval(() => response.write("."), DRIP_MS);
  response.once("close", () => clearInterval(timer));
}
