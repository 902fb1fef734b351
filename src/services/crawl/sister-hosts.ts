// Rules of the hosts beside the site's own that its declarations name: an API, a sign-in.
import { registrableDomainOf } from "../../model/target.ts";
import type { RobotsFacts } from "../../scanner/evidence/site-evidence.ts";
import type { CallBudget } from "./call-budget.ts";
import type { SiteReader } from "./create-site-reader.ts";
import { isNobodyThere, readRobots } from "./read-robots.ts";

/** Hosts beside the site's own whose robots.txt is read: an API, its sign-in and one more. */
export const MOST_OTHER_HOSTS = 3;

/** Null when the host does not exist, so that the call itself shows it. */
type SisterRules = RobotsFacts | null | "too-many" | "no-budget";

/**
 * Rules of each origin, read once: robots.txt holds for its own scheme, host and port alone (RFC 9309 section 2.3), and
 * a host that does not show its rules is left alone. They count as calls.
 */
export function createSisterHosts(reader: SiteReader, budget: CallBudget): (url: URL) => Promise<SisterRules> {
  const known = new Map<string, Promise<SisterRules>>();

  async function ask(url: URL): Promise<SisterRules> {
    const domain = registrableDomainOf(url.hostname);
    const mayHop = (next: string): boolean => registrableDomainOf(new URL(next).hostname) === domain && budget.take();
    const robots = await readRobots(reader, url.href, mayHop);
    if (isNobodyThere(reader, url.origin)) return null;
    // A start page that every address is sent to says nothing about the rules of this one.
    const isElsewhere = new URL(robots.url).origin !== url.origin;
    return isElsewhere && robots.state === "html" ? { ...robots, state: "unreadable" } : robots;
  }

  return async (url) => {
    const before = known.get(url.origin);
    if (before !== undefined) return before;
    if (known.size >= MOST_OTHER_HOSTS) return "too-many";
    if (!budget.take()) return "no-budget";
    const asked = ask(url);
    known.set(url.origin, asked);
    return asked;
  };
}
