// Sites that redirects lead to are asked as the first one is: for one scan at a time, within their own budget. Otherwise
// whoever has many names could have us read somebody else's site through all of them at once.
import type { GateClient, Ports } from "../../model/ports.ts";
import type { ScanErrorCode, ScanType } from "../../model/scan.ts";
import { isLoopbackHost, registrableDomainOf } from "../../model/target.ts";
import type { Exchange } from "../../scanner/evidence/site-evidence.ts";

export interface OtherDomains {
  /** Asked before a redirect is followed; a code when it must not be. `isEntrance`: the scan goes on where it leads. */
  admit(url: string, isEntrance: boolean): Promise<ScanErrorCode | null>;
  /** Tells the gates of what was asked of their sites. */
  leave(exchanges: readonly Exchange[]): Promise<void>;
}

export interface OtherDomainsOptions {
  scanId: string;
  scanType: ScanType;
  startUrl: string;
  endsAt: number;
  /** Told how much may be asked of a site that was entered. */
  limitTo(requests: number): void;
}

/** A scan that is led to a site that is being read waits for it so long, and is told that it is busy then. */
const WAIT_MS = 20_000;
const ASK_AGAIN_MS = 1_000;
/** Redirects away from the site that are followed to any one other, which they only touch; honest sites have a few. */
const TOUCHES = 5;
/** After the scan's own time the turn is lost. */
const GRACE_MS = 60_000;

export function createOtherDomains(
  ports: Pick<Ports, "gate" | "clock" | "log">,
  options: OtherDomainsOptions,
): OtherDomains {
  const home = gateOf(options.startUrl);
  const entered = new Map<string, Promise<boolean>>();
  const touched = new Map<string, number>();

  async function enter(domain: string): Promise<boolean> {
    const gate = ports.gate(domain);
    const until = Math.min(ports.clock.now() + WAIT_MS, options.endsAt);
    for (let isFirst = true; ; isFirst = false) {
      const budget = await turnAt(gate, options, isFirst);
      if (budget !== null) {
        options.limitTo(budget);
        ports.log("crawl.led_elsewhere", { scanId: options.scanId, domain, budget });
        return true;
      }
      if (ports.clock.now() + ASK_AGAIN_MS >= until) return false;
      await ports.clock.sleep(ASK_AGAIN_MS);
    }
  }

  return {
    async admit(url, isEntrance) {
      const domain = gateOf(url);
      if (domain === home) return null;
      if (isEntrance && !entered.has(domain)) entered.set(domain, enter(domain));
      const entrance = entered.get(domain);
      if (entrance !== undefined) return (await entrance) ? null : "busy";
      const touches = (touched.get(domain) ?? 0) + 1;
      touched.set(domain, touches);
      return touches > TOUCHES ? "refused" : null;
    },
    async leave(exchanges) {
      for (const domain of entered.keys()) {
        const isThere = (exchange: Exchange): boolean =>
          gateOf(exchange.url) === domain || gateOf(exchange.finalUrl) === domain;
        const requestsUsed = exchanges.filter(isThere).reduce((sum, { redirects }) => sum + 1 + redirects, 0);
        const done = { scanId: options.scanId, requestsUsed, hasEvidence: false };
        ports.log("crawl.left_elsewhere", { scanId: options.scanId, domain, requests: requestsUsed });
        // A turn that cannot be given back ends by itself; what was read is not lost for it.
        await ports
          .gate(domain)
          .release(done)
          .catch(() => undefined);
      }
    },
  };
}

/**
 * Requests that may be made now; null while others have their turn. A worker in the place of a lost one has it already,
 * and pays for what that one may have asked; a turn that comes while it waits is its own.
 */
async function turnAt(
  gate: GateClient,
  { scanId, scanType, endsAt }: OtherDomainsOptions,
  isFirst: boolean,
): Promise<number | null> {
  const renewed = isFirst ? await gate.renew(scanId) : 0;
  if (renewed > 0) return renewed;
  const ask = { scanId, subject: `redirected ${scanId}`, scanType, reuseKey: null, until: endsAt + GRACE_MS };
  const answer = await gate.acquire(ask);
  return answer.granted ? answer.grant.requestBudget : null;
}

/** Name of the gate at which scans of an address wait for their turn. */
export function gateOf(address: string): string {
  const { host, hostname } = new URL(address);
  return isLoopbackHost(hostname) ? host : registrableDomainOf(hostname.replace(/\.$/, ""));
}
