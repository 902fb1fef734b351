// robots.txt of every origin that a scan is led to, the site's own and those of redirects, each read once.
import type { ScanErrorCode } from "../../model/scan.ts";
import type { RobotsFacts } from "../../scanner/evidence/site-evidence.ts";
import type { ReadOrder, SiteReader } from "./create-site-reader.ts";
import { mayRead } from "./may-read.ts";
import { PRIORITY } from "./priorities.ts";
import { isNobodyThere, readRobots } from "./read-robots.ts";

export interface OriginRules {
  /** Rules of the address's origin. To be called where nothing else of the scan is under way. */
  of(address: string): Promise<RobotsFacts>;
  isKnown(address: string): boolean;
}

/** Origins beside the first whose robots.txt is read for the sake of a redirect; honest sites need two or three. */
const MOST_OTHER_ORIGINS = 5;

/** From here on no redirect is followed that robots.txt of its own origin forbids (RFC 9309 section 2.3). */
export function createOriginRules(reader: SiteReader): OriginRules {
  const known = new Map<string, Promise<RobotsFacts>>();

  async function ask(address: string): Promise<RobotsFacts> {
    // A redirect that waits for the rules holds a place among the requests under way, which they must not wait for.
    const robots = await readRobots({ read: (order) => reader.readNow(order) }, address);
    const { origin, pathname } = new URL(robots.url);
    // Led to the robots.txt of another origin, we have read that one's rules too.
    if (pathname === "/robots.txt" && !known.has(origin)) known.set(origin, Promise.resolve(robots));
    return robots;
  }

  function of(address: string): Promise<RobotsFacts> {
    const { origin } = new URL(address);
    const asked = known.get(origin) ?? ask(address);
    known.set(origin, asked);
    return asked;
  }

  async function judgeHop(url: string, order: ReadOrder): Promise<ScanErrorCode | null> {
    const { origin } = new URL(url);
    if (!known.has(origin) && known.size > MOST_OTHER_ORIGINS) return "refused";
    const robots = await of(url);
    // The request itself shows best what is wrong with the host.
    if (isNobodyThere(reader, origin)) return null;
    // Where everyone is forbidden the one page that a person asked for is read all the same.
    if (order.priority === PRIORITY.start && robots.refusesEveryone && !robots.refusesUsByName) return null;
    if (mayRead(robots, url)) return null;
    // Rules that did not come forbid nothing in words.
    return robots.state === "unreadable" ? "timeout" : "robots_disallowed";
  }

  reader.judgeHops(judgeHop);
  return { of, isKnown: (address) => known.has(new URL(address).origin) };
}
