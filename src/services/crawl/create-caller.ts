// Calls what a site declares, within its own domain: robots.txt of each host, budget and pace hold as for every page.
import { CALL_REQUESTS, CALL_TIMEOUT_MS, DOCUMENT_BYTES } from "../../model/limits.ts";
import type { WebPost } from "../../model/ports.ts";
import { isLoopbackHost, isSameHost, registrableDomainOf } from "../../model/target.ts";
import type { RobotsFacts } from "../../scanner/evidence/site-evidence.ts";
import { createCallBudget } from "./call-budget.ts";
import type { Received, SiteReader } from "./create-site-reader.ts";
import { mayRead } from "./may-read.ts";
import { PRIORITY } from "./priorities.ts";
import { createSisterHosts, MOST_OTHER_HOSTS } from "./sister-hosts.ts";

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
const NO_CALLS_LEFT = `A scan makes ${CALL_REQUESTS} requests of declared interfaces at most, and they were used up.`;

export function createCaller(
  reader: SiteReader,
  site: { origin: string; robots: RobotsFacts; isLocalCopy: boolean },
): Caller {
  const own = new URL(site.origin);
  const announced = new Set<string>();
  const budget = createCallBudget();
  const rulesOf = createSisterHosts(reader, budget);

  /** Why the address is not called; null when it may be. */
  async function refusalOf(url: URL): Promise<string | null> {
    if (!isOurs(url, own))
      return "It is declared on another domain; a scan calls nothing outside the site's own domain.";
    if (site.isLocalCopy && !isSameHost(url.hostname, own.hostname))
      return "The local copy of the site has no such host.";
    const robots = url.origin === own.origin ? site.robots : await rulesOf(url);
    if (robots === "too-many") return `Further hosts of the site are not called after ${MOST_OTHER_HOSTS}.`;
    if (robots === "no-budget") return NO_CALLS_LEFT;
    if (robots !== null && !mayRead(robots, url.href))
      return `robots.txt of ${url.hostname} forbids it or could not be read.`;
    return null;
  }

  async function send(address: string, accept: string, post?: Message): Promise<Called | string> {
    const refusal = await refusalOf(new URL(address));
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
    release: budget.release,
  };
}

const tooBusy = (address: string): string =>
  `${new URL(address).hostname} asked for fewer requests, so it was called no more.`;

/** Under the same registrable domain; on this machine under the same port, where each port is a site of its own. */
function isOurs(url: URL, own: URL): boolean {
  if (isLoopbackHost(own.hostname) || isLoopbackHost(url.hostname)) return url.host === own.host;
  return registrableDomainOf(url.hostname) === registrableDomainOf(own.hostname);
}

function locationOf({ answer }: Received, base: string): string | null {
  if (!answer.ok || answer.status < 300 || answer.status > 399) return null;
  const location = answer.headers["location"] ?? "";
  if (location === "" || !URL.canParse(location, base)) return null;
  const url = new URL(location, base);
  return /^https?:$/.test(url.protocol) ? url.href : null;
}
