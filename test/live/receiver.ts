// A receiver of webhooks on a real socket of this machine.
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { listenOnLoopback } from "../../scripts/lib/listen-on-loopback.ts";
import type { EventType } from "../../src/model/events.ts";

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

const WAIT_MS = 30_000;

/** `statusOf` answers the n-th request, from 1. */
export class Receiver {
  readonly received: Received[] = [];
  readonly #server: Server;

  constructor(statusOf: (count: number) => number) {
    this.#server = createServer((request, response) => {
      let body = "";
      request.setEncoding("utf8");
      request.on("data", (chunk: string) => (body += chunk));
      request.on("end", () => {
        this.received.push({ headers: request.headers, body });
        response.writeHead(statusOf(this.received.length)).end("thanks");
      });
    });
  }

  /** Its callback address. */
  async listen(): Promise<string> {
    return `${await listenOnLoopback(this.#server)}/hooks?tenant=7`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  of(event: EventType): Received[] {
    return this.received.filter(({ headers }) => headers["x-webhook-event"] === event);
  }

  async until(isThere: () => boolean): Promise<void> {
    for (const end = Date.now() + WAIT_MS; !isThere();) {
      if (Date.now() > end) throw new Error(`only ${this.received.length} deliveries came, not those waited for`);
      await new Promise((resume) => setTimeout(resume, 50));
    }
  }
}
