// Sends requests as they were made: no client in between that would put them right.
import { Agent, request as startRequest } from "node:http";
import type { FuzzRequest } from "./fuzz-request.ts";

export interface FuzzAnswer {
  status: number;
  type: string;
  headers: Record<string, string>;
  text: string;
  /** Until the headers were there. */
  ms: number;
}

export interface Sender {
  send(request: FuzzRequest): Promise<FuzzAnswer>;
  close(): void;
}

/** A stream that goes on is left after this long. */
const STREAM_MS = 400;
/** Nothing may take this long; it ends the request as unanswered. */
const GIVE_UP_MS = 60_000;

export function createSender(origin: string): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const { hostname, port } = new URL(origin);
  const attempt = (sent: FuzzRequest): Promise<FuzzAnswer> =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const { method, path, headers, body } = sent;
      const length = body === null ? {} : { "content-length": String(body.length) };
      const call = startRequest(
        { agent, hostname, port, method, path, headers: { ...headers, ...length } },
        (answer) => {
          const ms = performance.now() - startedAt;
          const chunks: Buffer[] = [];
          const type = answer.headers["content-type"] ?? "";
          const done = (): void =>
            resolve({
              status: answer.statusCode ?? 0,
              type,
              headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
              text: Buffer.concat(chunks).toString("utf8"),
              ms,
            });
          answer.on("data", (chunk: Buffer) => chunks.push(chunk));
          answer.on("end", done);
          answer.on("error", done);
          if (type.startsWith("text/event-stream"))
            setTimeout(() => {
              done();
              answer.destroy();
            }, STREAM_MS).unref();
        },
      );
      call.setTimeout(GIVE_UP_MS, () => call.destroy(new Error(`no answer within ${GIVE_UP_MS} ms`)));
      // A server that did not read a whole body ends the connection, maybe after the next request went into it; clients
      // send that again (RFC 9112 section 9.3.1).
      call.on("error", (error) => (call.reusedSocket ? resolve(attempt(sent)) : reject(error)));
      call.end(body ?? undefined);
    });
  return { send: attempt, close: () => agent.destroy() };
}
