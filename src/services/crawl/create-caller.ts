// Calls what a site declares, within its own domain: robots.txt of each host, budget and pace hold as for every page.
import { CALL_TIMEOUT_MS, DOCUMENT_BYTES } from "../../model/limits.ts";
import type { WebPost } from "../../model/web-ports.ts";
import { createCallBudget, NO_CALLS_LEFT } from "./call-budget.ts";
import { createCallRules, type CallingSite } from "./call-rules.ts";
import type { Received, SiteReader } from "./create-site-reader.ts";
import { PRIORITY } from "./priorities.ts";

export interface Called extends Received {
  /** Where a redirect led that was not followed; null without one. */
  leadsTo: string | null;
}

type Message = Pick<WebPost, "method" | "json" | "headers">;

export interface Caller {
  /** The answer, after redirects within the domain; or in words why nothing was asked. */
  get(url: string, accept: string): Promise<Called | string>;
  /** Redirects are never followed. */
  post(url: string, message: Pick<Message, "json" | "headers">): Promise<Called | string>;
  /** Ends a session that the server opened. */
  end(url: string, headers: Message["headers"]): Promise<void>;
  /** From now on what was kept back of the budget may be spent. */
  release(): void;
}

const HOPS = 3;
const RPC_ACCEPT = "application/json, text/event-stream";

const NO_BUDGET = "The budget of requests was used up.";

export function createCaller(reader: SiteReader, site: CallingSite): Caller {
  const announced = new Set<string>();
  const budget = createCallBudget();
  const refusalOf = createCallRules(reader, site, budget);

  async function send(address: string, accept: string, post?: Message): Promise<Called | string> {
    const refusal = await refusalOf(address);
    if (refusal !== null) return refusal;
    if (reader.isTooBusyForCalls(address)) return tooBusy(address);
    if (!budget.take(post?.method === "DELETE")) return NO_CALLS_LEFT;
    // Seven messages to one server are one line in the live view.
    const isNew = !announced.has(address);
    announced.add(address);
    const received = await reader.read({
      url: address,
      purpose: "call",
      accept,
      follow: false,
      maxBytes: DOCUMENT_BYTES,
      timeoutMs: CALL_TIMEOUT_MS,
      priority: PRIORITY.call,
      ...(isNew ? { announce: "document" } : {}),
      ...(post === undefined ? {} : { post }),
    });
    if (received !== null) return { ...received, leadsTo: locationOf(received, address) };
    return reader.isTooBusyForCalls(address) ? tooBusy(address) : NO_BUDGET;
  }

  return {
    async get(address, accept) {
      let called = await send(address, accept);
      for (let hop = 0; hop < HOPS && typeof called === "object" && called.leadsTo !== null; hop += 1) {
        const next = await send(called.leadsTo, accept);
        // What the declared address itself answered says more than a hop that led to nothing.
        if (typeof next === "string" || !next.answer.ok) break;
        called = next;
      }
      return called;
    },
    post: (url, message) => send(url, RPC_ACCEPT, message),
    async end(url, headers) {
      await send(url, RPC_ACCEPT, { method: "DELETE", headers });
    },
    release: () => budget.release(),
  };
}

const tooBusy = (address: string): string =>
  `${new URL(address).hostname} asked for fewer requests, so it was called no more.`;

function locationOf({ answer }: Received, base: string): string | null {
  if (!answer.ok || answer.status < 300 || answer.status > 399) return null;
  const location = answer.headers["location"] ?? "";
  if (location === "" || !URL.canParse(location, base)) return null;
  const url = new URL(location, base);
  return /^https?:$/.test(url.protocol) ? url.href : null;
}
