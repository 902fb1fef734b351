// Hostile addresses over every sink: how many were handed in, how many requests went out, and whether one of them should
// not have.
import { interceptNetwork } from "./fake-network.ts";
import { ATTACKER, createSinks, OWN_HOSTS } from "./sinks.ts";

export interface SinkResult {
  sink: string;
  hostile: number;
  /** Requests that hostile addresses led to, all to public hosts unless they are breaches. */
  requests: number;
  breaches: { url: string; why: string }[];
  faults: string[];
  ordinary: number;
  /** Ordinary addresses that were not asked. */
  refused: string[];
}

export async function tortureUrls(hostile: readonly string[], ordinary: readonly string[]): Promise<SinkResult[]> {
  let pages: Record<string, () => Response> = {};
  const network = interceptNetwork(OWN_HOSTS, (url) =>
    url.origin === ATTACKER ? (pages[url.pathname]?.() ?? null) : null,
  );
  const results: SinkResult[] = [];
  try {
    for (const { name, batch, attack, isAscii = false } of createSinks((next) => void (pages = next))) {
      const result: SinkResult = {
        sink: name,
        hostile: hostile.length,
        requests: 0,
        breaches: [],
        faults: [],
        ordinary: ordinary.length,
        refused: [],
      };
      network.breaches.length = 0;
      for (let at = 0; at < hostile.length; at += batch) {
        await attack(hostile.slice(at, at + batch)).catch((error: unknown) => result.faults.push(String(error)));
        result.requests += network.take().filter((url) => !url.startsWith(`${ATTACKER}/`)).length;
      }
      for (let at = 0; at < ordinary.length; at += batch) {
        const asked = ordinary.slice(at, at + batch).map((url) => (isAscii ? new URL(url).href : url));
        await attack(asked).catch((error: unknown) => result.faults.push(String(error)));
        const seen = new Set(network.take().map((url) => withoutHash(url)));
        result.refused.push(...asked.filter((url) => !seen.has(withoutHash(url))));
      }
      result.breaches = [...network.breaches];
      results.push(result);
    }
  } finally {
    network.restore();
  }
  return results;
}

/** As it is asked for: without fragment, without the dot of the root. */
function withoutHash(address: string): string {
  const url = new URL(address);
  url.hash = "";
  url.hostname = url.hostname.replace(/\.$/, "");
  return url.href;
}

export const hasFailed = ({ breaches, faults, refused }: SinkResult): boolean =>
  breaches.length + faults.length + refused.length > 0;

/** Proof that the net catches: what happens when the policy lets everything pass. */
export async function requestsWithoutPolicy(hostile: readonly string[]): Promise<number> {
  const network = interceptNetwork(OWN_HOSTS, () => null);
  try {
    for (const address of hostile) if (URL.canParse(address)) await fetch(address);
    return network.breaches.length;
  } finally {
    network.restore();
  }
}
