// Calls what a site declares, within its own domain: robots.txt of each host, budget and pace hold as for every page.
import { CALL_TIMEOUT_MS, DOCUMENT_BYTES } from "../../model/limits.ts";
import type { WebPost } from "../../model/ports.ts";
import { PRODUCT } from "../../model/product.ts";
import { isLoopbackHost, isSameHost, registrableDomainOf } from "../../model/target.ts";
import { allowsPath } from "../../scanner/evidence/site/robots-rules.ts";
import type { RobotsFacts } from "../../scanner/evidence/site-evidence.ts";
import type { Received, SiteReader } from "./create-site-reader.ts";
import { PRIORITY } from "./priorities.ts";
import { readRobots } from "./read-robots.ts";

export interface Called extends Received {
  /** Where a redirect led that was not followed; null without one. */
  leadsTo: string | null;
}

export interface Caller {
  /** The answer, after redirects within the domain; or in words why nothing was asked. */
  get(url: string, accept: string): Promise<Called | string>;
  /** Redirects are never followed. */
  post(url: string, message: Pick<WebPost, "json" | "headers">): Promise<Called | string>;
}

/** Hosts beside the site's own whose robots.txt is read: an API, its sign-in and one more. */
const MOST_OTHER_HOSTS = 3;
const HOPS = 3;
const RPC_ACCEPT = "application/json, text/event-stream";

const NO_BUDGET = "The budget of requests was used up.";

export function createCaller(
  reader: SiteReader,
  site: { origin: string; robots: RobotsFacts; isLocalCopy: boolean },
): Caller {
  const own = new URL(site.origin);
  const announced = new Set<string>();
  const rulesOfHosts = new Map<string, Promise<RobotsFacts | null>>();

  /** Why the address is not called; null when it may be. */
  async function refusalOf(address: string): Promise<string | null> {
    const url = new URL(address);
    if (!isOurs(url, own))
      return "It is declared on another domain; a scan calls nothing outside the site's own domain.";
    const isOwnHost = isSameHost(url.hostname, own.hostname);
    if (!isOwnHost && site.isLocalCopy) return "The local copy of the site has no such host.";
    const robots = isOwnHost ? site.robots : await rulesOf(url);
    if (robots === "too-many") return `Further hosts of the site are not called after ${MOST_OTHER_HOSTS}.`;
    if (robots === null || allowsPath(robots, url.pathname + url.search, PRODUCT.bot)) return null;
    return `robots.txt of ${url.hostname} forbids it or could not be read.`;
  }

  /**
   * Rules of a sister host, read once: robots.txt holds for its own host alone (RFC 9309 section 2.3), and a host that
   * does not show its rules is left alone. Null when the host does not exist, so that the call itself shows it.
   */
  async function rulesOf(url: URL): Promise<RobotsFacts | null | "too-many"> {
    const known = rulesOfHosts.get(url.host);
    if (known !== undefined) return known;
    if (rulesOfHosts.size >= MOST_OTHER_HOSTS) return "too-many";
    const asked = readRobots(reader, url.href).then((robots) => {
      const error = reader.exchanges.find((exchange) => exchange.url === robots.url)?.error;
      return error === "dns" || error === "tls" ? null : robots;
    });
    rulesOfHosts.set(url.host, asked);
    return asked;
  }

  async function send(url: string, accept: string, post?: Pick<WebPost, "json" | "headers">): Promise<Called | string> {
    const refusal = await refusalOf(url);
    if (refusal !== null) return refusal;
    // Seven messages to one server are one line in the live view.
    const isNew = !announced.has(url);
    announced.add(url);
    const received = await reader.read({
      url,
      purpose: "call",
      accept,
      follow: false,
      maxBytes: DOCUMENT_BYTES,
      timeoutMs: CALL_TIMEOUT_MS,
      priority: PRIORITY.call,
      ...(isNew ? { announce: "document" } : {}),
      ...(post === undefined ? {} : { post }),
    });
    return received === null ? NO_BUDGET : { ...received, leadsTo: locationOf(received, url) };
  }

  return {
    async get(address, accept) {
      let called = await send(address, accept);
      for (let hop = 0; hop < HOPS && typeof called === "object" && called.leadsTo !== null; hop += 1) {
        const next = await send(called.leadsTo, accept);
        if (typeof next === "string") break;
        called = next;
      }
      return called;
    },
    post: (url, message) => send(url, RPC_ACCEPT, message),
  };
}

/** Under the same registrable domain; on this machine under the same port, where each port is a site of its own. */
function isOurs(url: URL, own: URL): boolean {
  if (isLoopbackHost(own.hostname) || isLoopbackHost(url.hostname)) return url.host === own.host;
  return registrableDomainOf(url.hostname) === registrableDomainOf(own.hostname);
}

function locationOf({ answer }: Received, base: string): string | null {
  if (!answer.ok || answer.status < 300 || answer.status > 399) return null;
  const location = answer.headers["location"] ?? "";
  return location !== "" && URL.canParse(location, base) ? new URL(location, base).href : null;
}
