// The last gate before the network, for every request to an address that somebody else named: first the text of the
// address, then where its host lies, then, in development, the local copy that stands for it.
import type { CallbackVerdict } from "../../model/callback.ts";
import type { HostCheck, HostState } from "../../model/host-state.ts";
import type { TargetPolicy, TargetVerdict } from "../../model/target.ts";

export interface Egress {
  policy: TargetPolicy;
  checkHost: HostCheck;
  /** Host name -> origin of a local copy (DEV_HOST_MAP); null outside development. */
  hostMap: Readonly<Record<string, string>> | null;
}

export type Admission =
  /** `route` is where the request really goes. */
  { ok: true; url: URL; route: string } | { ok: false; code: "not_public" | "dns"; detail: string };

export async function admit(
  verdict: TargetVerdict | CallbackVerdict,
  { checkHost, hostMap }: Egress,
  known?: Map<string, HostState>,
): Promise<Admission> {
  if (!verdict.ok) return { ok: false, code: "not_public", detail: verdict.reason };
  const { url, isLoopback } = verdict;
  if (isLoopback) return { ok: true, url, route: url.href };
  if (hostMap !== null) {
    // Where a map is set, names outside it lead nowhere.
    const origin = Object.hasOwn(hostMap, url.hostname) ? hostMap[url.hostname] : undefined;
    if (origin === undefined) return { ok: false, code: "dns", detail: `${url.hostname} is not in the host map` };
    return { ok: true, url, route: origin + url.pathname + url.search };
  }
  const state = await checkHost(url.hostname, known);
  if (state === "public") return { ok: true, url, route: url.href };
  return { ok: false, code: state, detail: DETAILS[state] };
}

const DETAILS = {
  not_public: "the name leads to an address that is not public",
  dns: "the name could not be resolved",
} as const;
