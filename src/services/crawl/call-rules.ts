// Which declared addresses may be called: those of the site's own domain, as robots.txt of their origin allows.
import { isLoopbackHost, isSameHost, registrableDomainOf } from "../../model/target.ts";
import type { RobotsFacts } from "../../scanner/evidence/site-evidence.ts";
import { NO_CALLS_LEFT, type CallBudget } from "./call-budget.ts";
import type { SiteReader } from "./create-site-reader.ts";
import { mayRead } from "./may-read.ts";
import { createSisterHosts, MOST_OTHER_HOSTS } from "./sister-hosts.ts";

export interface CallingSite {
  origin: string;
  robots: RobotsFacts;
  isLocalCopy: boolean;
}

/** Tells why an address is not called; null when it may be. */
export function createCallRules(
  reader: SiteReader,
  site: CallingSite,
  budget: CallBudget,
): (address: string) => Promise<string | null> {
  const own = new URL(site.origin);
  const rulesOf = createSisterHosts(reader, budget);
  return async (address) => {
    const url = new URL(address);
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
  };
}

/** Under the same registrable domain; on this machine under the same port, where each port is a site of its own. */
function isOurs(url: URL, own: URL): boolean {
  if (isLoopbackHost(own.hostname) || isLoopbackHost(url.hostname)) return url.host === own.host;
  return registrableDomainOf(url.hostname) === registrableDomainOf(own.hostname);
}
