// Looks up where a host lies before it is asked.
import type { DnsResolver } from "../../model/dns.ts";
import { judgeAnswers, type HostCheck, type HostState } from "../../model/host-state.ts";
import { HOST_STATE_KEPT_MS, HOST_STATES_KEPT } from "../../model/limits.ts";

/** What is kept is plain data: a promise belongs to the request that made it. */
export function createHostCheck(resolve: DnsResolver, now: () => number): HostCheck {
  const kept = new Map<string, { state: HostState; until: number }>();

  async function lookUp(host: string): Promise<HostState> {
    const state = judgeAnswers(await Promise.all([resolve(host, "A"), resolve(host, "AAAA")]));
    // What could not be said may be said a moment later.
    if (state === "dns") return state;
    kept.delete(host);
    const [oldest] = kept.keys();
    if (kept.size >= HOST_STATES_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(host, { state, until: now() + HOST_STATE_KEPT_MS });
    return state;
  }

  return async (host, known) => {
    const before = known?.get(host);
    if (before !== undefined) return before;
    const fresh = kept.get(host);
    const state = fresh !== undefined && fresh.until > now() ? fresh.state : await lookUp(host);
    known?.set(host, state);
    return state;
  };
}
